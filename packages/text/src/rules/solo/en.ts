/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Choose a King card and take the Automa Urban card of that King. The rules for several players apply unless the solo rules change them.',
  'SOLO-02': 'Set up the game for two players. The Bot gets {botGold, number} Gold and no Crate.',
  'SOLO-03':
    'Draw the first Decree at random from the King’s list: Gilgabot D04 and D08; Bot~baba D05 to D07; Sarbot D13 to D16; Botmuzi D09 to D11 and D16.',
  'SOLO-04': 'Draw the second Decree at random from all other Decrees.',
  'SOLO-05':
    'Put as many of the Bot’s Claim markers on each District of the Automa Urban card as its number says. These are the Automa markers.',
  'SOLO-06': 'Shuffle the 15 Automa cards into a deck and open two of them side by side.',
  'SOLO-07':
    'For each colour, take the larger of the numbers of Buildings that the two Decrees require, add one, and put that many Project tiles into the bag. These are the Automa tiles. Numbers in white/yellow/brown: D01 3/0/3, D02 3/3/0, D03 0/3/3, D04 2/2/2, D05 5/0/1, D06 1/5/0, D07 0/1/5, D08 1/1/1, D09 0/0/3, D10 3/0/0, D11 0/3/0, D12 1/1/1, D13 0/0/0, D14 1/1/1, D15 0/0/0, D16 0/0/0.',
  'SOLO-08': 'Gardens and Ships that the Decrees require do not change what goes into the bag.',
  'SOLO-09': 'Draw one Automa tile from the bag for each of the Number tiles I, II and III and lay it beside its Number.',
  'SOLO-10': 'The Bot is the start player, so you place your starting Building before the Bot does.',
  'SOLO-11': 'The Bot’s starting Building goes to the District that the number at the top of the left Automa card names; 0 counts as 3.',
  'SOLO-12':
    'The colour of the Bot’s first Building is that of the Automa tile beside the Number to which the large arrow of the left Automa card points.',
  'SOLO-13':
    'The Bot’s first Building stands on the lowest- or highest-numbered empty grid space of the District, never on Water: the arrow at C on the King card points down or up.',
  'SOLO-14': 'Then remove an Automa marker of that District from the Automa Urban card.',
  'SOLO-15': 'For its starting Building the Bot gains the bonus at C of the King card instead of the bonus of the space.',
  'SOLO-16':
    'The Bot’s Architect and Assistant start in the District that you reach by counting the sum of both Automa cards’ numbers backwards from District 1: to 5, 4, 3 and so on.',

  'SOLO-17':
    'The large arrow of the left Automa card points at a symbol, a Number and an action on the right Automa card: the Current Symbol, the Current Number and the second action.',
  'SOLO-18': 'The Current Symbol decides positions, the Current Number decides colours, and the action beside them is the second action.',
  'SOLO-19': 'The bonus at the foot of the left Automa card replaces the bonuses of the Main board for the Bot.',
  'SOLO-20': 'The Bot’s Claim markers are free and never run out.',
  'SOLO-21':
    'The Bot pays the right number of Resources and ignores their colours. It pays with dice first, and with Gold only when it has no dice left or the price is in Gold.',
  'SOLO-22': 'Die Value Preference: the Bot takes a die whose value is the number of its next District; if there is none, the highest die.',
  'SOLO-23':
    'Resource Colour Preference: the Bot pays with the colour of which it has most; in a tie blue, then green, then a colour at random.',
  'SOLO-24':
    'Ship Preference: the Bot claims a Ship whose row and column both have a Bot House; if there is none, a Ship whose row has one; then a Ship whose column has one; then any. Among equals it takes the first from the top, in a row from the right. Only Ships without a Bot marker count, and after a Construct only those of the Building’s size.',
  'SOLO-25': 'The Bot acts in the District of its Assistant.',
  'SOLO-26': 'From its Player board the Bot gains Gold and column bonuses, but never the Claim markers that a House uncovers.',
  'SOLO-27':
    'When the Bot covers a bonus in a common District, it gains the bonus at the foot of the left Automa card instead, or under the King symbol the bonus in brackets on the King card (at B for a Project, at D for a Garden).',
  'SOLO-28': 'When you Construct next to the Bot’s Gardens, it makes its steps on tracks drawn at random.',
  'SOLO-29': 'The Bot never keeps Water tiles and never pays for them: the Water that it needs is laid free of charge.',
  'SOLO-30': 'Instead of a Crate the Bot gains 1 Gold, and the Crate leaves the game.',
  'SOLO-31': 'On a blue space of the Port the Bot gains the bonus at the foot of the left Automa card.',
  'SOLO-32': 'The Bot ignores the abilities of Ships.',
  'SOLO-33': 'Instead of a Harbormaster the Bot gains {botHarbormasterVp, number} VP, and the tile leaves the game.',
  'SOLO-34': 'The Bot gains the bonuses of Ziggurat spaces as they are.',
  'SOLO-35':
    'On the Mastery tracks the Bot gains Gold and VP; a Claim marker is worth 1 VP to it, here and wherever no other rule applies. It ignores supply dice.',

  'SOLO-36': 'The Bot’s turn begins with its cards: put the left Automa card on the right one and open a new left card.',
  'SOLO-37':
    'Then its Architect moves down the ring of Districts by the sum of both numbers; only Districts that still have Automa markers are counted.',
  'SOLO-38': 'Then the Bot takes a die from the Barge of its Assistant’s District, by the Die Value Preference.',
  'SOLO-39': 'First action: the topmost possible action of the left Automa card; if none is possible, action A.',
  'SOLO-40':
    'Second action: the action of the right Automa card at the arrow; if it is impossible, the next possible one below it; if there is none, action A.',
  'SOLO-41': 'After its two actions the Bot takes every Decree whose requirements it meets.',
  'SOLO-42':
    'Scorings follow the normal rules. After the first and the third District Scoring the Automa deck and the Automa tiles are reset.',
  'SOLO-43': 'At the end of the Bot’s turn its Assistant joins its Architect.',
  'SOLO-44': 'When the Automa deck is empty, it is reset: all Automa cards are shuffled together and two are opened.',
  'SOLO-45':
    'When an Automa tile must be drawn and the bag is empty, the tiles are reset instead: all Automa tiles, covered ones too, go into the bag and three are drawn, one for each Number. The tile that caused this is not drawn.',
  'SOLO-46':
    'If there are fewer than three Automa tiles at a reset, each Number that stays empty gets a random Project from the stock, which becomes an Automa tile.',
  'SOLO-47':
    'Arrow pointing down: the Bot takes the lowest-numbered legal space. Arrow pointing up: the highest-numbered one. King symbol: what the King card says.',

  'SOLO-A1': 'Action A: the Bot gains 4 VP, or under the King symbol what the King card says at A.',
  'SOLO-B1':
    'Action B in a common District: the Bot places a Project in the colour at the Current Number; if the District has three of that colour, in the colour at the next Number (after III comes I).',
  'SOLO-B2':
    'The Bot’s Project joins the Projects of its colour if there are any and may go to any empty space otherwise; the Current Symbol decides which legal space it is.',
  'SOLO-B3': 'Under the King symbol Action B follows the priorities of the King card.',
  'SOLO-B4': 'After the Bot has placed a Project, draw an Automa tile from the bag and cover the one at the Current Number with it.',
  'SOLO-B5': 'Action B in the Port: the Bot claims a Ship for 2 Gold, by the Ship Preference.',
  'SOLO-B6': 'Action B in the Ziggurat is an Action C.',
  'SOLO-C1': 'Action C in a common District: the Bot constructs a Building and pays for it.',
  'SOLO-C2':
    'Of several possible Buildings the Bot takes the largest; then the one in the colour of its highest Mastery marker; then the one in the colour at the Current Number or at the Numbers that follow it.',
  'SOLO-C3':
    'After its Construct remove an Automa marker of the District from the Automa Urban card and return an Automa tile of the Building’s colour to the stock, from the bag if one is there.',
  'SOLO-C4': 'After its Construct the Bot claims a Ship if it has the Gold for it.',
  'SOLO-C5':
    'Action C in the Port: the pairs of House spaces form the ring row 3, row 2, row 1, column 1, column 2, column 3. Count the sum of both Automa cards’ numbers on from the start pair, which itself is 0: row 3 for the first House, later the last pair in this order that holds a Bot House.',
  'SOLO-C6': 'A pair of House spaces counts as one when the Bot counts, and the Bot prefers its Crate space.',
  'SOLO-C7': 'After placing a House in the Port, remove an Automa marker of the Port from the Automa Urban card.',
  'SOLO-C8':
    'Action C in the Ziggurat: the Bot places a House in the section of the colour at the Current Number, on a space with a step on a Mastery track if there is one, otherwise on a space with Gold.',
  'SOLO-C9': 'After placing a House in the Ziggurat, remove an Automa marker of the Ziggurat from the Automa Urban card.',
  'SOLO-D1': 'For Action D, the Bot must be in a common District and have at least one Garden tile. The Bot places up to three Gardens.',
  'SOLO-D2': 'In Action D the Bot may buy Garden tiles for Resources or Gold if it has one or two.',
  'SOLO-D3':
    'The Bot places each Garden on the lowest-numbered printed Water; if there is none, on the lowest-numbered space next to a Building of its own that at most 3 Water tiles can reach; otherwise on the lowest-numbered of the spaces that need the fewest Water tiles.',
  'SOLO-D4': 'Under the King symbol Action D follows the King card.',
  'SOLO-D5': 'Action D in the Port or in the Ziggurat is an Action C.',
  'SOLO-E1': 'A tie in VP is a win for the Bot.',

  'KING-G-A': 'Gilgabot, A: the Bot gains 1 Gold and 2 VP.',
  'KING-G-B':
    'Gilgabot, B: the Project joins the largest group; then the colour at the Current Number decides; then the highest-numbered space. A covered bonus is a step on the Bot’s lowest track.',
  'KING-G-C':
    'Gilgabot, C: by the normal rules; in set-up on the highest-numbered space. The bonus is a step on the track of the Building’s colour.',
  'KING-G-D': 'Gilgabot, D: by the normal rules.',
  'KING-S-A': 'Sarbot, A: the Bot gains 2 Garden tiles.',
  'KING-S-B':
    'Sarbot, B: by the normal rules, on the lowest-numbered space. A covered bonus is a step on the track of the Project’s colour.',
  'KING-S-C': 'Sarbot, C: by the normal rules; in set-up on the lowest-numbered space. The bonus is 1 Garden tile.',
  'KING-S-D':
    'Sarbot, D: next to a Building of the Bot, then on the lowest-numbered space, with at most 3 Water tiles for each Garden and no limit of three Gardens. A covered bonus is a step on the Bot’s lowest track.',
  'KING-M-A': 'Botmuzi, A: a step on the Bot’s lowest track.',
  'KING-M-B': 'Botmuzi, B: by the normal rules, on the highest-numbered space. A covered bonus is 1 Gold.',
  'KING-M-C': 'Botmuzi, C: by the normal rules; in set-up on the highest-numbered space. The bonus is 1 Gold.',
  'KING-M-D': 'Botmuzi, D: by the normal rules.',
  'KING-B-A': 'Bot~baba, A: a step on the Bot’s highest track.',
  'KING-B-B':
    'Bot~baba, B: a Project in the colour of most Automa tiles; then the colour at the Current Number decides; then the highest-numbered space. A covered bonus is a step on the Bot’s highest track.',
  'KING-B-C':
    'Bot~baba, C: a Building in the colour of most Automa tiles; then the largest; then the colour at the Current Number decides; in set-up on the lowest-numbered space. The bonus is a step on the track of the Building’s colour.',
  'KING-B-D':
    'Bot~baba, D: next to a Building of the Bot, then on the lowest-numbered space, with at most 3 Water tiles for each Garden. A covered bonus is 3 VP.',
} satisfies Partial<RuleSentences>;

/** Rulings on the Solo mode. */
export const rulingsOnSolo = {
  'C-58': 'The District of the Bot’s starting Building is read from the left Automa card, not from the right one.',
  'C-59': 'Count downwards to find the Bot’s starting District: after District 1 come 5, 4, 3 and 2.',
  'C-60': 'In its turns the Bot’s Architect walks the ring of Districts downwards as well. An edition can set both directions.',
  'C-61':
    'Bot~baba’s starting Building stands on the lowest-numbered empty space; two Kings start at the lowest number, two at the highest.',
  'C-62': 'When you Construct, the Bot takes one step for each adjacent Garden of its own, and the track is drawn at random each time.',
  'C-63': 'For its second action the Bot tries only the indicated action and those below it; it does not start again at the top.',
  'C-64':
    'The Automa tiles are reset when you must draw from an empty bag, not as soon as it is empty; otherwise three tiles would be reset forever. The reset replaces the draw.',
  'C-65': 'The Bot counts the pairs of the Port clockwise: bottom row, middle row, top row, left column, middle column, right column.',
  'C-66': 'Ship Preference is the rule for every Ship that the Bot claims, even where it is called Ship Sequence.',
  'C-67': 'Among equal Ships the Bot takes the one in the highest row, and within a row the one farthest right.',
  'C-68': 'If the Bot’s Claim markers run out, others take their place: there is no limit.',
  'C-69': 'A Project that fills a Number at a reset has a random colour among those still in stock.',
  'C-70': 'The Bot has a Player board with 14 Houses and its Mastery, Scoring and Claim markers, like a player.',
  'C-71': 'For B and for C Bot~baba counts all Automa tiles: in the bag and at the Numbers, covered ones included.',
  'C-72': 'The name of the author of the Solo mode does not affect the game.',

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
  'A-141': 'The Current Symbol and the Current Number are the same for both actions of a turn.',
  'A-142':
    'If the colour at a Number cannot be placed for any reason, Action B goes on to the next Number; if no Number works, B is impossible.',
  'A-143': 'The new Automa tile covers the one at the Current Number, even if the colour came from another Number.',
  'A-144': 'For Action C the Bot considers the groups of Projects that it can pay for and has a House for.',
  'A-145':
    'The Automa tile returned after a Construct comes from the bag. If the bag has none, it is the visible tile of that colour at the lowest Number, otherwise the uppermost covered tile of that colour at the lowest Number. If there is none, nothing is returned. A tile below becomes visible; a Number left without a tile draws one from the bag, and if that is empty, the tiles are reset.',
  'A-146': 'If Mastery markers of the Bot tie for highest, the next criterion decides.',
  'A-147':
    'After a Construct the Bot pays 1 Gold for a Ship of exactly the Building’s size; with B in the Port it pays 2 Gold for any size. The Ship must lack its marker.',
  'A-148':
    'The Bot’s claimed Ships count for the Port, Z04, Z10, Decrees and Harbormasters, each of which is {botHarbormasterVp, number} VP and leaves the game.',
  'A-149':
    'If the Bot’s count in the Port ends at a pair without a legal space for it, the next pair in the order that has one is used, beginning again after the last. A sum of 0 means the start pair.',
  'A-150': 'The Bot’s House for the Port comes from its bottom row; when that is empty, the action is impossible.',
  'A-151':
    'If the Bot can place no House in the section of the Current Number, it takes that of the next Number. In a section it prefers a space with an arrow, then Gold, then a plain one, each time the first one from the base upwards and from the left.',
  'A-152': 'The Bot always has a Claim marker for a claim.',
  'A-153': 'A Claim marker that the Bot gains is 1 VP; those under the Houses of its Player board are ignored.',
  'A-154': 'The Bot ignores supply dice, unless one is the bonus of the Automa card itself.',
  'A-155': 'For lost blue dice the Bot gets nothing; for green ones a Garden tile, for others a step.',
  'A-156': 'Of column bonuses the Bot takes Gold, VP, steps and Garden tiles; a Claim marker is 1 VP, all else is lost.',
  'A-157': 'Where a player would choose the track of a step, the Bot’s is drawn at random among those on which it is not at the top.',
  'A-158':
    'After its second action the Bot takes all Decrees that it fulfils, in their order on the board, and gains their VP. Further: D01 a free House in the Port by its counting rule (an Automa marker of the Port is removed; without a legal pair nothing); D02 1 VP; D03 two steps on one random track; D04 the Gold; D05 no card; D06 1 VP and a marker on the first Ziggurat tile with room, by Number from the Current one; D07 1 VP and a Ship by preference; D09 the Gold and a step on a random track; D10 nothing; D11 the Garden tile; D13 steps on two different random tracks; D14 2 VP; D15 3 VP.',
  'A-159': 'The first and the third scoring are counted over the whole game, including yours. The reset comes at the end of that turn.',
  'A-160': 'An empty Automa deck is reset at the end of the Bot’s turn that opened its last card.',
  'A-161': 'A reset of the Automa tiles takes those in the bag and at the Numbers; tiles returned to the stock after a Construct stay out.',
  'A-162':
    'In Action D the Bot, having one or two Garden tiles, buys up to three in all (Sarbot under the King symbol: without limit), for 1 Resource or Gold each, and never more than it can place.',
  'A-163':
    'Water for the Bot’s Garden takes the shortest way over empty spaces, as far as the stock lasts. The Water under the Garden counts; laid Water without a Garden needs none. In the last criterion the fewest Water tiles come first, then the lowest number. The place is determined again for each Garden.',
  'A-164':
    'Where several ways for the Water are equal, an arrow pointing down or the King symbol means the lowest numbers, an arrow pointing up the highest. The place of the Garden itself follows its own criteria.',
  'A-165':
    'In Action D the Bot gains a bonus for each bonus covered. Gilgabot and Botmuzi have no bonus in brackets at D, so they gain the one at the foot of the left Automa card.',
  'A-166':
    'Gilgabot’s largest group is the largest group of one colour that can still grow, so it has fewer than three Projects. In a tie the Current Number decides, then the highest-numbered space.',
  'A-167': 'For Sarbot and Botmuzi the colour at B is that of the Current Number or, if it cannot be placed, of the Numbers that follow.',
  'A-168': 'If the Bot’s lowest or highest markers are tied, one of them is drawn at random.',
  'A-169': 'The Bot gains the King’s bonus at C only under the King symbol or in set-up, and only in Districts 1 to 3.',
  'A-170': 'In the Port and the Ziggurat the King’s A applies; B, C and D follow the rules of these Districts.',
  'A-171': 'When the Bot Constructs, you get your rewards as from any player, and you choose the tracks.',
  'A-172':
    'When you Construct on Projects with Bot markers, the Bot takes a step for each, and the markers go to its supply. For S06 and S14 they count as an opponent’s.',
  'A-173': 'The second Decree of the Solo mode may have the same symbol as the first.',
  'A-174': 'The tiles for the bag come from the common stock of 20 Projects of each colour.',
  'A-175': 'The House of the Bot’s starting Building gives no bonus of its Player board, only the King’s bonus at C.',
  'A-176': 'The Bot’s first turn begins with shifting the cards; the two opened in set-up serve set-up only.',
  'A-177': 'The Bot never uses a 6 or Gold to choose a District, because its Architect follows the cards.',
  'A-178': 'The Bot is the start player, so each round ends with your turn.',
  'A-179':
    'The Bot gains nothing for Water tiles; a Crate is 1 Gold and leaves the game; a Harbormaster is {botHarbormasterVp, number} VP.',
  'A-180': 'In Final Scoring the Bot scores Districts 1 to 5 with compensation, but no Urban cards and no Harbormasters; it wins a tie.',
  'A-181':
    'The Bot’s criteria are applied in order to what is possible; a criterion that nothing meets is skipped. “Current Number” means the first possible colour at the Numbers, starting with the Current one and going round. If no Number shows a possible colour, the colour is random. A Project of action B and a Ziggurat section must have a colour shown at a Number; otherwise the action is impossible. Bot~baba’s B goes through the colours by number of Automa tiles, skipping those that cannot be placed; the Current Number breaks ties. If Gilgabot’s B finds no group that can grow, the Current Number decides, then the highest-numbered space. The colours at the Numbers are read again for each action.',
  'A-187':
    'The Bot’s Construct is followed by the Automa marker, the Automa tile, the King’s bonus and the Ship, in this order, so Gold from the King card can pay for the Ship.',
  'A-188':
    'The Bot buys Gardens one at a time, each only when it has placed all its own. It may use Gardens and Gold that it gains by covering Water.',
  'A-189': 'If the Bot’s highest marker is at the top, a step on the highest track is lost; no other marker moves.',
  'A-190': 'When two Automa cards are opened, the first lies on the left, the second on the right.',
  'A-191':
    'Each of the Bot’s criteria keeps all colours that meet it best among those that are possible: with the highest markers tied, both colours stay, and “most Automa tiles” compares only what can be placed or built.',
  'A-192': 'After each Decree that the Bot takes, the Decrees are checked again, starting at the first space.',
  'A-193': 'Only full District Scorings count as the first and the third. If both happen in one turn, there is one reset.',
} satisfies Partial<RuleSentences>;
