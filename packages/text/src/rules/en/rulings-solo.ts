/** Rulings on the Solo mode. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnSolo = {
  'C-58': 'The District of the Bot’s starting Building is read from the left Automa card, not from the right one.',
  'C-59': 'The Bot’s starting District is counted downwards: from District 1 to 5, 4, 3, 2.',
  'C-60': 'In its turns the Bot’s Architect walks the ring of Districts downwards as well. An edition can set both directions.',
  'C-61':
    'Bot~baba’s starting Building stands on the lowest-numbered empty space; two Kings start at the lowest number, two at the highest.',
  'C-62': 'When you Construct, the Bot makes one step for each adjacent Garden of its own, and the track is drawn at random each time.',
  'C-63': 'For its second action the Bot tries only the indicated action and those below it; it does not start again at the top.',
  'C-64':
    'The Automa tiles are reset when you must draw from an empty bag, not as soon as it is empty; otherwise three tiles would be reset for ever. The reset replaces the draw.',
  'C-65': 'The Bot counts the pairs of the Port clockwise: bottom row, middle row, top row, left column, middle column, right column.',
  'C-66': 'Ship Preference is one rule for every Ship that the Bot claims, also where it is called Ship Sequence.',
  'C-67': 'Among equal Ships the Bot takes the one in the highest row, and within a row the one farthest right.',
  'C-68': 'If the Bot’s Claim markers run out, others take their place: there is no limit.',
  'C-69': 'A Project that fills a Number at a reset has a random colour among those still in stock.',
  'C-70': 'The Bot has a Player board with 14 Houses and its Mastery, Scoring and Claim markers, like a player.',
  'C-71': 'For B and for C Bot~baba counts all Automa tiles: in the bag and at the Numbers, covered ones included.',
  'C-72': 'Who is named as the author of the Solo mode has no effect on the game.',

  'A-71': 'The Bot has no Urban card and scores none; for it Z09 counts Decrees only.',
  'A-131': 'If the sum of the two Automa cards is 0, the Bot starts in District 1; in its turns its Architect stays.',
  'A-132': 'The Bot’s Architect starts counting from the District it is in and skips Districts without Automa markers.',
  'A-133': 'When no Automa marker is left, the Bot’s Architect counts all five Districts.',
  'A-134': 'If only one District has Automa markers, every count above 0 ends there.',
  'A-135': 'The Bot may perform Action C in a District without Automa markers; then none is removed.',
  'A-136':
    'The next District of the Die Value Preference is the one to which the Bot’s Architect has just moved, even if it stayed. A 6 is simply the highest die.',
  'A-137': 'The Bot always finds a die on the Barge, just as you do.',
  'A-138':
    'The Bot pays die by die, each time with the colour of which it then has most (tie: blue, green, random), and only then with Gold. A Construct costs it 2 and 1 more for each Bot marker on the Projects.',
  'A-139': 'An action is possible for the Bot if it is legal and the Bot can pay for it.',
  'A-140': 'If no listed action is possible, Action A is the usual one: 4 VP, or the King’s A under the King symbol.',
  'A-141': 'Current Symbol and Current Number are the same for both actions of a turn.',
  'A-142':
    'If the colour at a Number cannot be placed for any reason, Action B goes on to the next Number; if no Number works, B is impossible.',
  'A-143': 'The new Automa tile covers the one at the Current Number, even if the colour came from another Number.',
  'A-144': 'For Action C the Bot considers the groups of Projects that it can pay for and has a House for.',
  'A-145':
    'The Automa tile returned after a Construct comes from the bag; else it is the visible tile of that colour at the lowest Number; else the uppermost covered one of that colour at the lowest Number; if there is none, nothing is returned. A tile below becomes visible; a Number left without a tile draws one from the bag, and if that is empty, the tiles are reset.',
  'A-146': 'If Mastery markers of the Bot tie for highest, the next criterion decides.',
  'A-147':
    'After a Construct the Bot pays 1 Gold for a Ship of exactly the Building’s size; with B in the Port it pays 2 Gold for any size. The Ship must lack its marker.',
  'A-148': 'The Bot’s marked Ships count for the Port, Z04, Z10, Decrees and Harbormasters, each of which is 3 VP and leaves the game.',
  'A-149':
    'If the Bot’s count in the Port ends at a pair without a legal space for it, the next pair in the order that has one is used, beginning again after the last. A sum of 0 means the start pair.',
  'A-150': 'The Bot’s House for the Port comes from its bottom row; when that is empty, the action is impossible.',
  'A-151':
    'If the Bot can place no House in the section of the Current Number, it takes that of the next Number. In a section it prefers a space with an arrow, then Gold, then a plain one, each time the first one from the base upwards and from the left.',
  'A-152': 'No claim of the Bot fails for lack of Claim markers.',
  'A-153': 'A Claim marker that the Bot gains is 1 VP; those under the Houses of its Player board are ignored.',
  'A-154': 'The Bot ignores supply dice, unless one is the bonus of the Automa card itself.',
  'A-155': 'For lost blue dice the Bot gets nothing; for green ones a Garden tile, for others a step.',
  'A-156': 'Of column bonuses the Bot takes Gold, VP, steps and Garden tiles; a Claim marker is 1 VP, all else is lost.',
  'A-157': 'Where a player would choose the track of a step, the Bot’s is drawn at random among those on which it is not at the top.',
  'A-158':
    'After its second action the Bot takes all Decrees that it fulfils, in their order on the board, and gains their VP. Further: D01 a free House in the Port by its counting rule (an Automa marker of the Port is removed; without a legal pair nothing); D02 1 VP; D03 two steps on one random track; D04 the Gold; D05 no card; D06 1 VP and a marker on the first Ziggurat tile with room, by Number from the Current one; D07 1 VP and a Ship by preference; D09 the Gold and a step on a random track; D10 nothing; D11 the Garden tile; D13 steps on two different random tracks; D14 2 VP; D15 3 VP.',
  'A-159': 'The first and the third scoring are those of the whole game, yours included; the reset comes at the end of that turn.',
  'A-160': 'An empty Automa deck is reset at the end of the Bot’s turn that opened its last card.',
  'A-161': 'A reset of the Automa tiles takes those in the bag and at the Numbers; tiles returned to the stock after a Construct stay out.',
  'A-162':
    'In Action D the Bot, having one or two Garden tiles, buys up to three in all (Sarbot under the King symbol: without limit), for 1 Resource or Gold each, and never more than it can place.',
  'A-163':
    'Water for the Bot’s Garden takes the shortest way over empty spaces, as far as the stock lasts. The Water under the Garden counts; laid Water without a Garden needs none. In the last criterion the fewest Water tiles come first, then the lowest number. The place is found anew for each Garden.',
  'A-164':
    'Where several ways for the Water are equal, an arrow pointing down or the King symbol means the lowest numbers, an arrow pointing up the highest. The place of the Garden itself follows its own criteria.',
  'A-165':
    'In Action D the Bot gains a bonus for each bonus covered. Gilgabot and Botmuzi have none in brackets at D; with them it is the one at the foot of the left Automa card.',
  'A-166':
    'Gilgabot’s largest group is the largest of one colour that can still grow, so of fewer than three Projects. In a tie the Current Number decides, then the highest-numbered space.',
  'A-167': 'For Sarbot and Botmuzi the colour at B is that of the Current Number or, if it cannot be placed, of the Numbers that follow.',
  'A-168': 'If the Bot’s lowest or highest markers are tied, one of them is drawn at random.',
  'A-169': 'The King’s bonus at C is gained under the King symbol and in set-up only, and only in Districts 1 to 3.',
  'A-170': 'In the Port and the Ziggurat the King’s A applies; B, C and D follow the rules of these Districts.',
  'A-171': 'When the Bot Constructs, you get your rewards as from any player, and you choose the tracks.',
  'A-172':
    'When you Construct on Projects with Bot markers, the Bot makes a step for each and the markers go to its supply. For S06 and S14 they are an opponent’s.',
  'A-173': 'The second Decree of the Solo mode may have the same symbol as the first.',
  'A-174': 'The tiles for the bag come from the common stock of 20 Projects of each colour.',
  'A-175': 'The House of the Bot’s starting Building gives no bonus of its Player board, only the King’s bonus at C.',
  'A-176': 'The Bot’s first turn begins with shifting the cards; the two opened in set-up serve set-up only.',
  'A-177': 'The Bot never uses a 6 or Gold to choose a District, because its Architect follows the cards.',
  'A-178': 'The Bot is the start player, so each round ends with your turn.',
  'A-179': 'Water tiles are nothing to the Bot; a Crate is 1 Gold and leaves the game; a Harbormaster is 3 VP.',
  'A-180':
    'In the Final Scoring the Bot scores Districts 1 to 5 with compensation, but no Urban cards and no Harbormasters; it wins a tie.',
  'A-181':
    'The Bot’s criteria are applied in order to what is possible; one that nothing meets is skipped. “Current Number” means the first possible colour at the Numbers, from the Current one on and round; if none shows one, a random colour. A Project of action B and a Ziggurat section must have a colour shown at a Number, else the action is impossible. Bot~baba’s B goes through the colours by number of Automa tiles, passing over what cannot be placed; ties by Current Number. If Gilgabot’s B finds no group that can grow, the Current Number decides, and the highest-numbered space. The colours at the Numbers are read anew for each action.',
  'A-187':
    'After the Bot’s Construct come, in this order, the Automa marker, the Automa tile, the King’s bonus and the Ship; so Gold from the King card can pay for the Ship.',
  'A-188': 'The Bot buys a Garden only when its own are all placed, one at a time; Gardens and Gold that it gains by covering Water count.',
  'A-189': 'If the Bot’s highest marker is at the top, a step on the highest track is lost; no other marker moves.',
  'A-190': 'When two Automa cards are opened, the first lies on the left, the second on the right.',
  'A-191':
    'Each of the Bot’s criteria keeps all colours that meet it best among those that are possible: with the highest markers tied, both colours stay, and “most Automa tiles” compares only what can be placed or built.',
  'A-192': 'After each Decree that the Bot takes, the Decrees are checked again from the first space on.',
  'A-193': 'Only full District Scorings count as the first and the third; one reset serves where both fall into one turn.',
} satisfies Partial<RuleSentences>;
