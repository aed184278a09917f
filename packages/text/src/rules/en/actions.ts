/** The Actions of all Districts. */
import type { RuleSentences } from '../sentences.ts';

export const actions = {
  'ACT-PROJ-01': 'Place a Project tile in the common District of your Assistant.',
  'ACT-PROJ-02': 'Choose any colour that is in stock and of which a Project can be placed there.',
  'ACT-PROJ-03': 'A colour of which three Projects lie in the District cannot be chosen.',
  'ACT-PROJ-04': 'If there are Projects of the colour in the District, the new one must be adjacent to one of them.',
  'ACT-PROJ-05': 'A Project may not be adjacent to a Building of its colour.',
  'ACT-PROJ-06': 'Put one of your Claim markers on the Project. Without a Claim marker in your player area you cannot place a Project.',
  'ACT-PROJ-07': 'You may gain the bonus of the space that the Project covers.',
  'ACT-PROJ-08': 'Spaces marked for four players do not exist in a game of three players.',
  'ACT-PROJ-09': 'The numbers of the spaces on the board side for 1 or 2 players serve the Solo mode only.',

  'ACT-BLD-01': 'Construct a Building in the common District of your Assistant.',
  'ACT-BLD-02': 'Choose one colour: all Projects of this colour in the District are used for the Building.',
  'ACT-BLD-03': 'Without a Project in the District you cannot Construct there.',
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
  'ACT-BLD-12': 'For each Claim marker returned so, its owner makes one step on the track of the Building’s colour.',
  'ACT-BLD-13': 'Each other player may make one step on a track of choice for each own Garden adjacent to the new Building.',
  'ACT-BLD-14': 'Immediately afterwards you may pay 1 Gold to claim a Ship.',
  'ACT-BLD-15': 'The Ship that you claim after a Construct must have exactly the size of the Building.',

  'ACT-GARD-01':
    'In a Gardening you buy Water and Garden tiles, lay Water and place Gardens in the District of your Assistant, all or some of it, in any order.',
  'ACT-GARD-02': 'Buy any number of Garden tiles for 1 green Resource each.',
  'ACT-GARD-03': 'Buy any number of regular Water tiles for 1 blue Resource each.',
  'ACT-GARD-04':
    'Lay any number of your Water tiles, each adjacent to Water or a Garden. It may be printed or laid, even in this same turn.',
  'ACT-GARD-05': 'Water must lie on a space of your Assistant’s District.',
  'ACT-GARD-06': 'When you lay Water, you do not gain the bonus underneath.',
  'ACT-GARD-07': 'Place up to three Gardens in one Gardening, on Water of your Assistant’s District. Border Water belongs to it.',
  'ACT-GARD-08': 'Put one of your Claim markers on each Garden that you place. Without one you cannot place it.',
  'ACT-GARD-09': 'When you place a Garden, you gain the bonus of the Water that it covers.',
  'ACT-GARD-10': 'Without Claim markers you can still buy tiles and lay Water.',

  'ACT-PORT-01': 'As an Action you can place a House in the Port only with your Assistant there.',
  'ACT-PORT-02': 'A House in the Port costs 2 local Resources.',
  'ACT-PORT-03': 'A House for the Port comes from the bottom row of your Player board.',
  'ACT-PORT-04':
    'Choose an unoccupied House space. They come in pairs, one for each row and each column of Ships: a blue space on the left and a red one, the Crate space, on the right.',
  'ACT-PORT-05': 'A blue space gives what it shows: Claim markers, a step on a track of choice or a supply die.',
  'ACT-PORT-06': 'A red space gives you the Crate that lies there.',
  'ACT-PORT-07': 'You may not choose a red space while you hold four Crates.',
  'ACT-PORT-08': 'You may not have Houses on both spaces of the pair of a row or column.',

  'ACT-SHIP-01': 'With your Assistant in the Port, pay 2 Gold and put one of your Claim markers on any Ship.',
  'ACT-SHIP-02': 'Opponents’ Claim markers on a Ship do not keep you from claiming it.',
  'ACT-SHIP-03': 'You claim the same Ship only once.',
  'ACT-SHIP-04': 'When you have marked all three Ships of a row or column, you take its Harbormaster at once, if it is still there.',
  'ACT-SHIP-05': 'If one claim completes both a row and a column, you take both Harbormasters.',
  'ACT-SHIP-06': 'You have the ability of a Ship from your next turn on.',
  'ACT-SHIP-07': 'A Ship claimed after a Construct counts for Harbormasters in the same way.',
  'HM-01': 'You may use a Harbormaster at any moment of your own turn. Then it leaves the game.',
  'HM-02': 'Every Harbormaster that you have not used is worth 3 VP in the Final Scoring.',

  'ACT-ZIG-01': 'With your Assistant in the Ziggurat, place a House on a free space of its brown, white or yellow section.',
  'ACT-ZIG-02': 'A House in the Ziggurat costs 2 local Resources.',
  'ACT-ZIG-03': 'Use the leftmost House of the row in the section’s colour, or of the bottom row if that row is empty.',
  'ACT-ZIG-04': 'Each section of the Ziggurat has six House spaces.',
  'ACT-ZIG-05': 'You gain the bonus of the Ziggurat space that the House covers.',
  'ACT-ZIG-06': 'Then put one of your Claim markers on the leftmost claim space of the section’s tile that has none of yours.',
  'ACT-ZIG-07': 'Several players may have Claim markers on the same claim space.',
  'ACT-ZIG-08': 'You may place a House in the Ziggurat only if you can carry out every step of the Action.',

  'ACT-TILE-1': 'Action tile T1: gain 2 VP and 2 Claim markers.',
  'ACT-TILE-2': 'Action tile T2: gain 1 Gold and 1 Claim marker.',
  'ACT-TILE-3':
    'Action tile T3: take a special Water tile from the display, which is refilled, a Garden tile and 1 Claim marker. When no special Water is left, take a regular Water tile.',
  'ACT-TILE-4': 'Action tile T4: you may move your Architect to any District, and you take a supply die of your choice.',
  'ACT-TILE-5': 'Action tile T5: refill up to 2 Crates and gain 1 Claim marker.',
  'ACT-TILE-6': 'Action tile T6: lose 2 VP, though not below 0, and make one step on a track of choice.',
} satisfies Partial<RuleSentences>;
