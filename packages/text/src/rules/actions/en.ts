/** The Actions of all Districts. */
import { crates, gardens, gold, markers, specialWater, vp } from '../../phrases/en-amounts.ts';
import type { RuleSentences } from '../sentences.ts';

export const actions = {
  'ACT-PROJ-01': 'Place a Project tile in the common District of your Assistant.',
  'ACT-PROJ-02': 'Choose any colour that is in stock and that you can place there.',
  'ACT-PROJ-03': 'You cannot choose a colour that already has three Projects in the District.',
  'ACT-PROJ-04': 'If there are Projects of the colour in the District, the new one must be adjacent to one of them.',
  'ACT-PROJ-05': 'A Project may not be adjacent to a Building of its colour.',
  'ACT-PROJ-06': 'Put one of your Claim markers on the Project. Without a Claim marker in your player area you cannot place a Project.',
  'ACT-PROJ-07': 'You may gain the bonus of the space that the Project covers.',
  'ACT-PROJ-08': 'Spaces marked for four players do not exist in a game of three players.',
  'ACT-PROJ-09': 'The numbers on the board side for 1 or 2 players are for the Solo mode only.',

  'ACT-BLD-01': 'Construct a Building in the common District of your Assistant.',
  'ACT-BLD-02': 'Choose one colour: all Projects of this colour in the District are used for the Building.',
  'ACT-BLD-03': 'You cannot Construct in a District without Projects.',
  'ACT-BLD-04': 'A Construct costs 2 local Resources.',
  'ACT-BLD-05': 'It also costs 1 Resource of the Projects’ colour for each of your own Claim markers on them.',
  'ACT-BLD-06': 'Local means the colour of the District’s Barge and Property Cost tile.',
  'ACT-BLD-07':
    'Set the Claim markers aside and replace the Project tiles by Building pieces of the same colour on the same spaces. The tiles return to their stock.',
  'ACT-BLD-08':
    'Put one House on the Building, from the row of its colour on your Player board, or from the bottom row if that row is empty.',
  'ACT-BLD-09': 'You immediately gain the bonuses of your Player board that the House of the Building uncovers.',
  'ACT-BLD-10': 'Your own Claim markers that were set aside go to your supply.',
  'ACT-BLD-11': 'Opponents’ Claim markers that were set aside return to the player areas of their owners.',
  'ACT-BLD-12': 'For each Claim marker that returns in this way, its owner takes one step on the track of the Building’s colour.',
  'ACT-BLD-13': 'Each other player may take one step on a track of choice for each of their Gardens adjacent to the new Building.',
  'ACT-BLD-14': 'Immediately afterwards you may pay 1 Gold to claim a Ship.',
  'ACT-BLD-15': 'The Ship that you claim after a Construct must have exactly the size of the Building.',

  'ACT-GARD-01':
    'In a Gardening you may buy Water and Garden tiles, lay Water and place Gardens in the District of your Assistant, in any order.',
  'ACT-GARD-02': 'Buy any number of Garden tiles for 1 green Resource each.',
  'ACT-GARD-03': 'Buy any number of regular Water tiles for 1 blue Resource each.',
  'ACT-GARD-04':
    'Lay any number of your Water tiles, each adjacent to Water or a Garden. That Water may be printed or laid, even in this turn.',
  'ACT-GARD-05': 'Water must lie on a space of your Assistant’s District.',
  'ACT-GARD-06': 'When you lay Water, you do not gain the bonus underneath.',
  'ACT-GARD-07': 'Place up to three Gardens in one Gardening, on Water of your Assistant’s District. Border Water belongs to it.',
  'ACT-GARD-08': 'Put one of your Claim markers on each Garden that you place. Without one you cannot place it.',
  'ACT-GARD-09': 'When you place a Garden, you gain the bonus of the Water that it covers.',
  'ACT-GARD-10': 'Without Claim markers you can still buy tiles and lay Water.',

  'ACT-PORT-01': 'As an Action, you can place a House in the Port only if your Assistant is there.',
  'ACT-PORT-02': 'A House in the Port costs 2 local Resources.',
  'ACT-PORT-03': 'A House for the Port comes from the bottom row of your Player board.',
  'ACT-PORT-04':
    'Choose an unoccupied House space. They come in pairs, one for each row and each column of Ships: a blue space on the left and a red one, the Crate space, on the right.',
  'ACT-PORT-05': 'A blue space gives what it shows: Claim markers, a step on a track of choice or a supply die.',
  'ACT-PORT-06': 'A red space gives you the Crate that lies there.',
  'ACT-PORT-07': 'You may not choose a red space while you hold four Crates.',
  'ACT-PORT-08': 'You may not have Houses on both spaces of a pair.',

  'ACT-SHIP-01': 'With your Assistant in the Port, pay 2 Gold and put one of your Claim markers on any Ship.',
  'ACT-SHIP-02': 'You can claim a Ship that opponents have claimed.',
  'ACT-SHIP-03': 'You can claim each Ship only once.',
  'ACT-SHIP-04': 'When you have claimed all three Ships of a row or column, you take its Harbormaster at once, if it is still there.',
  'ACT-SHIP-05': 'If one claim completes both a row and a column, you take both Harbormasters.',
  'ACT-SHIP-06': 'You have the ability of a Ship from your next turn on.',
  'ACT-SHIP-07': 'A Ship claimed after a Construct counts for Harbormasters in the same way.',
  'HM-01': 'You may use a Harbormaster at any moment of your own turn. Then it leaves the game.',
  'HM-02': 'Every Harbormaster that you have not used is worth {unusedVp, number} VP in Final Scoring.',

  'ACT-ZIG-01': 'With your Assistant in the Ziggurat, place a House on a free space of its brown, white or yellow section.',
  'ACT-ZIG-02': 'A House in the Ziggurat costs 2 local Resources.',
  'ACT-ZIG-03': 'Use the leftmost House of the row in the section’s colour, or of the bottom row if that row is empty.',
  'ACT-ZIG-04': 'Each section of the Ziggurat has six House spaces.',
  'ACT-ZIG-05': 'You gain the bonus of the Ziggurat space that the House covers.',
  'ACT-ZIG-06': 'Then put one of your Claim markers on the leftmost claim space of the section’s tile that has none of yours.',
  'ACT-ZIG-07': 'Several players may have Claim markers on the same claim space.',
  'ACT-ZIG-08': 'You may place a House in the Ziggurat only if you can carry out every step of the Action.',

  'ACT-TILE-1': `Action tile T1: gain ${vp} and ${markers}.`,
  'ACT-TILE-2': `Action tile T2: gain ${gold} and ${markers}.`,
  'ACT-TILE-3': `Action tile T3: take ${specialWater} from the display, which is refilled, ${gardens} and ${markers}. When no special Water is left, take a regular Water tile.`,
  'ACT-TILE-4':
    'Action tile T4: you may move your Architect to any District, and you take {supplyDice, plural, one {a supply die} other {# supply dice}} of your choice.',
  'ACT-TILE-5': `Action tile T5: refill up to ${crates} and gain ${markers}.`,
  'ACT-TILE-6':
    'Action tile T6: lose {loseVp, number} VP, though not below 0, and take {stepsOfChoice, plural, one {one step} other {# steps}} on a track of choice.',
} satisfies Partial<RuleSentences>;

/** Rulings on Actions and Ships. */
export const rulingsOnActions = {
  'C-25': 'You may decline the bonus of the space that your Project covers, and of the Water that your Garden covers.',
  'C-26': 'Gardening is an Action of Districts 1 to 3, and takes place in the District of your Assistant only.',
  'C-27': 'Water must be next to Water or a Garden; a Building is not enough.',
  'C-28': 'You need a Claim marker only to place a Garden, not to buy tiles or lay Water.',
  'C-29':
    'A Construct goes in this order: pay; set the Claim markers aside; replace the Projects; place the House and gain what it uncovers; your markers go to your supply; opponents’ markers return to them and give their steps; Garden owners make steps; you may claim a Ship. So you gain the bonuses of your House before any marker returns.',
  'C-30':
    'After a Construct an opponent takes one step for each returned Claim marker and one for each of their adjacent Gardens, not just one in all. You, the builder, take none.',
  'C-31': 'You may decline the steps that your Gardens give when another player builds beside them.',
  'C-32': 'Houses in the Port and in the Ziggurat cost 2 Resources in the colour of the local Barge, which need not be blue or green.',
  'C-33': 'A Ship costs 2 Gold as an Action in the Port and 1 Gold after a Construct.',
  'C-34': 'You can have only one Claim marker on a Ship: Ships are counted, not markers.',
  'C-35':
    'Every row and every column of the Port has exactly one pair of House spaces, so “not both of a row or column” means “not both of a pair”. You may have one House at a row and one at a column that cross.',
  'C-36':
    'Placing a House in the Ziggurat has five steps: choose the space, pay, place the House, gain the bonus of the space, place the Claim marker.',
  'C-37': 'On a Ziggurat tile you claim the leftmost space without your own marker, whoever else is there.',
  'C-38': 'When the row of the section’s colour is empty, a House for the Ziggurat may come from the bottom row.',
  'C-39': 'A House in the Ziggurat places one Claim marker in all, not one for the Action and one for the bonus of the space.',
  'C-40': 'You take special Water while there is any; regular Water replaces it only when none is left.',
  'C-41': 'Action tile T5 refills up to {refills, number} Crates, so you can use it with one Crate or none to refill.',
  'C-42': 'Districts are scored before your Assistant joins your Architect.',
  'C-43': 'The third part of a turn is a check: nothing is scored unless a Barge is empty.',

  'A-33':
    'The Gardening of Ship S08 takes place in your Assistant’s District: in the Port and the Ziggurat, you can only buy tiles. If D01 gives you a Port House while your Assistant is in District 1, 2 or 3, you can lay and place there.',
  'A-34': 'A Project goes only on an empty grid space in play, not on Water, a Garden, a Building or another Project.',
  'A-35': 'Water also goes only on an empty grid space in play, and a Garden only on Water without a Garden.',
  'A-36':
    'A District never has more than one group of Projects of a colour, nor more than three in it. If the group has no legal adjacent space left, its colour cannot be placed there.',
  'A-37': 'For Projects and Buildings only spaces of the same District are adjacent, not those across border Water.',
  'A-38': 'It is enough that the new Project is adjacent to one Project of its colour; those of other colours do not matter.',
  'A-39': 'You may Construct on Projects without a Claim marker of yours; it then costs only the 2 local Resources.',
  'A-40':
    'The ability of Ship S11 works for both claims that cost Gold: as an Action, you may pay 1 blue Resource and 1 Gold; after a Construct, 1 blue Resource. Claims by B6 and D07 are free anyway.',
  'A-41':
    'If the row of its colour and the bottom row are both empty, you cannot Construct a Building. The House may come from the bottom row only when the other row is empty.',
  'A-42': 'You cannot Construct a Building without enough Building pieces of its colour.',
  'A-43': 'You cannot place a Project of a colour whose stack is empty.',
  'A-44':
    'After a Construct the steps for returned Claim markers come first, clockwise from the active player; then the Garden owners choose theirs, clockwise, one step at a time.',
  'A-45': 'Your own Gardens give you no step when you Construct beside them.',
  'A-46': 'Opponents’ Claim markers return to their player areas, not to their supplies, and before their steps.',
  'A-47':
    'The Claim marker for the Ship after a Construct comes from your player area. You may use markers gained in this Construct, but not your own from the Projects, which went to your supply.',
  'A-48': 'You claim the Ship after a Construct once all rewards have been given, or not at all. You cannot postpone it.',
  'A-49': 'Gardens do not enlarge a Building for the size of the Ship; they do so only in scorings.',
  'A-50': 'A Garden on border Water is adjacent to Buildings of both Districts: for scorings, rewards, Z05, D13 and D14.',
  'A-51': 'The limit of three Gardens is for each Gardening; that of Ship S08 is a separate Gardening.',
  'A-52':
    'When regular Water or Gardens have run out, you gain nothing in their place. When special Water has run out, you gain regular Water instead, whatever gives it; the display may shrink.',
  'A-53': 'Special Water is laid with its bonus face up, and a Garden that covers it gains the bonus.',
  'A-54': 'When you place a Garden, the Claim marker comes first, then the bonus, then the abilities of Ships.',
  'A-55': 'You may lay Water without placing a Garden on it.',
  'A-56': 'In the Port you may have one House at each pair, six in all, even though their rows and columns cross.',
  'A-57': 'When your bottom row is empty, you cannot place a House in the Port without the ability of Ship S09.',
  'A-58': 'If all three claim spaces of a Ziggurat tile have your marker, you cannot place a House in its section.',
  'A-59':
    'A Claim marker that the House in the Ziggurat itself brings you, by an uncovered, column or space bonus, can be used for its claim, so the Action is allowed even if you have none before.',
  'A-60': 'A Ship claimed by B6, by D07 or after a Construct can give you a Harbormaster like any other.',
  'A-61': 'If its Harbormaster is gone, completing a row or column gives nothing.',
  'A-62': 'The ability of a Ship begins with your next turn. From then on it always works, in opponents’ turns too (S10).',
  'A-63': 'S01 and S15 give nothing for the claim of these Ships themselves.',
  'A-64': 'If you claim a printed Ship, you choose the colour of the step that S15 gives.',
  'A-65':
    'S02 and S08 work for every House that you place by a Construct, in the Port, in the Ziggurat or by D01, but not in set-up and not for D10.',
  'A-66':
    'With S09 you take the leftmost House of the coloured row you choose and gain what it uncovers, including a column bonus. You pay the blue Resource on top of the 2 local ones, and also for the House of D01.',
  'A-67':
    'If your supply is empty, S12 does not help: the Claim marker for the Garden comes from your player area, or the Garden is not placed.',
  'A-68': 'S13 buys one step per Project, S14 one step per Claim marker of opponents.',
  'A-69': 'If one of the two things that S05 offers has run out, you gain the other; if both have, nothing.',
  'A-70': 'You may use Action tile T6 with fewer than {loseVp, number} VP; your score then becomes 0.',
  'A-72':
    'The bonus “another Project” can repeat without limit, as long as Claim markers and the rules for Projects allow it. Each is optional.',
  'A-73': 'The paid step of a space is optional, and you make it once, in one of the three colours. Gold or a Crate may pay for it.',
  'A-74': 'On Water a step in the Project’s colour is a step on a track of choice, and “another Project” gives nothing.',
  'A-81':
    'Your effects come in this order. Project: tile, Claim marker, bonus of the space (a further Project with all its effects), S04, S13. Construct: the Building, House, uncovered and column bonuses, all markers and rewards, S02, S06; then S14, S08 and the Ship, in any order. Port: payment (with S09), House, uncovered and column bonuses, bonus of the space, S02, S08. Ziggurat: payment, House, uncovered and column bonuses, bonus of the space, Claim marker, S02, S05, S08. Ship: Claim marker, Harbormasters, S01, S15.',
  'A-184':
    'A House in the Ziggurat can pay for its own claim only with Claim markers that it is certain to bring. If its column bonus lets you choose a step, neither that step nor the arrow of the space after it is certain.',
  'A-185':
    'If a free Action or Harbormaster that you use while paying takes away what you are buying (the last Garden tile, the last step of a track), you still pay, and gain nothing for it.',
} satisfies Partial<RuleSentences>;
