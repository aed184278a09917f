/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { Trigger } from '@tabannusi/engine';
import { crates, gardens, gold, markers, shipGain, specialWater, spelled, vp } from '../../phrases/en-amounts.ts';
import { select } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01':
    'Z01 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each of your Houses in Districts 1 to 3.',
  'ZIG-Z02':
    'Z02 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each of your Houses in the Ziggurat.',
  'ZIG-Z03':
    'Z03 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each blue line that your Mastery markers have passed, all three added up.',
  'ZIG-Z04':
    'Z04 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each Ship that you have claimed.',
  'ZIG-Z05':
    'Z05 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each of your Buildings in Districts 1 to 3 that is adjacent to at least one Garden.',
  'ZIG-Z06':
    'Z06 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each of your Gardens on the board.',
  'ZIG-Z07':
    'Z07 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each of your Houses in the Port.',
  'ZIG-Z08': 'Z08 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) and counts nothing.',
  'ZIG-Z09':
    'Z09 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each Urban card or Decree that you have completed.',
  'ZIG-Z10':
    'Z10 scores {first, number}, {second, number} or {third, number} VP (first, second or third claim space) for each set of three of your Buildings in different colours and for each set of three of your claimed Ships in different colours.',

  'TILE-S03': `S03 (size {size, number}): the one Resource that you pay for a refill refills up to ${spelled('refills')} Crates.`,
  'TILE-S05':
    'S05 (size {size, number}): whenever you place a House in the Ziggurat, you gain a Garden tile or a Claim marker, as you choose.',
  'TILE-S08': 'S08 (size {size, number}): whenever you place a House, you may take a Gardening in addition to your Actions.',
  'TILE-S09':
    'S09 (size {size, number}): for {blue, number} more blue {blue, plural, one {Resource} other {Resources}} your House for the Port may come from a coloured row.',
  'TILE-S11': 'S11 (size {size, number}): when you claim a Ship, one blue Resource may replace 1 Gold, once per claim.',
  'TILE-S12': 'S12 (size {size, number}): the Claim marker for a Garden may come from your supply instead of your player area.',
  'TILE-S13':
    'S13 (size {size, number}): after placing a Project you may pay 1 Resource of any colour for one step on the track of the Project’s colour.',
  'TILE-S14':
    'S14 (size {size, number}): when you Construct, for each Claim marker of opponents on the Projects you may pay 1 Resource of any colour; each payment gives one step on the track of the Building’s colour.',
  'TILE-S15': 'S15 (size {size, number}): whenever you claim a Ship, you take one step on the track of that Ship’s colour.',
  'TILE-PRINTED': 'The printed Ships have no ability. Each counts as one Ship of any one colour.',

  'URB-01': 'An Urban card requires numbers of your Houses in three Districts. If you have them, it scores the VP that it shows.',
  'URB-02':
    'For Urban cards the colour and size of your Buildings do not matter: in Districts 1 to 3 each Building counts as one House; in the Port, Houses count. No Urban card requires Houses in the Ziggurat.',
  'URB-03': 'If you have several Urban cards, you may score any or all of them, but each House counts for only one card.',
  'URB-04': 'Your Urban card is secret. You may look at it at any time.',

  'DEC-01': `D01 asks for {white} white and {brown} brown Buildings. It gives a House in the Port, placed without paying but with the bonus of its space, and ${vp}.`,
  'DEC-02': `D02 asks for {white} white and {yellow} yellow Buildings. It gives a refill of up to ${crates}, ${markers} and ${vp}.`,
  'DEC-03': `D03 asks for {yellow} yellow and {brown} brown Buildings. It gives ${spelled('stepsOnOneTrack')} steps on one track of choice and ${vp}.`,
  'DEC-04': `D04 asks for {buildings, number} Buildings of each colour. It gives ${gold} and ${vp}.`,
  'DEC-05': `D05 asks for {white} white and {brown} brown Buildings, Ziggurat Houses of the colour included. Draw {drawn, number} Urban cards, keep 1 and put the other at the bottom of the draw deck; in Final Scoring you may ignore one required House of each of your Urban cards. It gives ${vp}.`,
  'DEC-06': `D06 asks for {yellow} yellow and {white} white Buildings, Ziggurat Houses of the colour included. It gives ${markers}, a claim on any Ziggurat tile without placing a House, and ${vp}.`,
  'DEC-07': `D07 asks for {brown} brown and {yellow} yellow Buildings, Ziggurat Houses of the colour included. It gives ${markers}, the claim of any Ship, and ${vp}.`,
  'DEC-08': `D08 asks for {buildings, number} Building of each colour and a Claim marker of yours on every Ziggurat tile. It gives ${vp}.`,
  'DEC-09': `D09 asks for {brown} brown Buildings and for {white} white and {yellow} yellow Ships. It gives ${gold}, {stepsOfChoice, plural, one {one step} other {# steps}} on a track of choice and ${vp}.`,
  'DEC-10': `D10 asks for {white} white Buildings and for {yellow} yellow and {brown} brown Ships. You may move up to {moveHouses, plural, one {# House} other {# Houses}} from coloured rows to the bottom row of your Player board and gain the bonuses that this uncovers. It gives ${vp}.`,
  'DEC-11': `D11 asks for {yellow} yellow Buildings and for {white} white and {brown} brown Ships. It gives ${specialWater}, {gardens, plural, one {# Garden tile} other {# Garden tiles}} and ${vp}.`,
  'DEC-12': `D12 asks for {buildings, number} Building of each colour and {portHouses, number} Houses in the Port. It gives ${vp}.`,
  'DEC-13': `D13 asks for {gardensAtBuildings, number} Gardens adjacent to your Buildings and {portHouses, number} Houses in the Port. It gives one step on each of ${spelled('stepsOnDifferentTracks')} different tracks and ${vp}.`,
  'DEC-14': `D14 asks for {ships, number} Ship of each colour and for {buildingsAtGardens, number} Building of each colour adjacent to a Garden. It gives ${markers}, {supplyDice, plural, one {# supply die} other {# supply dice}} and ${vp}.`,
  'DEC-15': `D15 asks for {ownGardens, number} Gardens of yours. It gives a random Harbormaster from those kept aside, and ${vp}.`,
  'DEC-16': `D16 asks for {ships, number} Ships of each colour and {ownGardens, number} Gardens of yours. It gives ${vp}.`,

  'HM-B1': `B1: take ${spelled('stepsOfChoice')} steps on one track, or one step on each of ${spelled('stepsOfChoice')} tracks.`,
  'HM-B2': `B2: gain ${specialWater}, ${gardens} and ${markers}.`,
  'HM-B3': `B3: refill up to ${crates} and gain ${markers}.`,
  'HM-B4': `B4: gain ${gold}.`,
  'HM-B5': 'B5: perform the Action of any one Action tile.',
  'HM-B6': 'B6: put one of your Claim markers on any Ship.',
  'HM-B7': 'B7: pay {discount, plural, one {# Resource} other {# Resources}} less for a House in a common District.',
  'HM-B8':
    'B8: put one of your Claim markers on a Ziggurat tile, on the leftmost claim space that has none of yours, without placing a House.',
  'HM-B9':
    'B9: draw {drawn, number} Urban cards, keep 1 and put the other at the bottom of the draw deck. In Final Scoring you may ignore one required House of each of your Urban cards.',
} satisfies Partial<RuleSentences>;

/** The Ships that gain something, by their trigger. */
export const gainShip = `{ship} (size {size, number}): ${select<Trigger>('when', {
  shipMarked: `whenever you claim a Ship, you gain ${shipGain}`,
  housePlaced: `whenever you place a House, you gain ${shipGain}`,
  projectPlaced: `whenever you place a Project, you gain ${shipGain}`,
  opposingMarkerBuiltOver: `when you Construct, you gain ${shipGain} for each Claim marker of opponents on the Projects`,
  gardenPlaced: `whenever you place a Garden, you gain ${shipGain}`,
  blueLineCrossed: `whenever one of your Mastery markers crosses a blue line, you gain ${shipGain}`,
})}.`;

/** The bonuses of spaces and of special Water. */
export const bonuses = {
  'BON-01': 'Gain the highest die of the shown colour from its Barge. Your Architect does not move.',
  'BON-02': 'Gain a die of any colour from the general supply, or nothing if it is empty.',
  'BON-03': 'Gain 1 Gold.',
  'BON-04': 'Gain a regular Water tile.',
  'BON-05': 'Take a special Water tile of your choice from the display. The display is refilled at once.',
  'BON-06': 'Gain a Garden tile.',
  'BON-07': 'You may move your Architect to any District.',
  'BON-08': 'You may refill one Crate without paying.',
  'BON-09': 'Gain the shown number of Claim markers, as far as your supply allows.',
  'BON-10': 'Take one step on a track of choice.',
  'BON-11': 'Take one step on the track of the Project’s colour.',
  'BON-12':
    'You may place another Project of the same colour in the District, following all the rules for Projects, and gain the bonus that it covers.',
  'BON-13': 'Gain the shown number of VP.',
  'BON-14': 'You may pay a white, yellow or brown Resource to take one step on the track of that colour.',
  'BON-15':
    'The bonuses of grid spaces, printed Water and special Water come from placing Projects or Gardens (in set-up, the starting Building), never from laying Water.',

  'BONP-01': 'Blue space of the Port: gain {claims, plural, one {# Claim marker} other {# Claim markers}}, as far as your supply allows.',
  'BONP-02': 'Blue space of the Port: take one step on a track of choice.',
  'BONP-03': 'Blue space of the Port: gain a die of any colour that is in the supply, or nothing if it is empty.',
  'BONP-04': 'Red space of the Port: put its Crate face up on a Crate slot of your Player board. You need a free slot.',

  'BONZ-01': 'On a plain Ziggurat space you only put a Claim marker on the section’s tile.',
  'BONZ-02':
    'On a Ziggurat space with an arrow, you put a Claim marker on the section’s tile and take one step on the track of the arrow’s colour.',
  'BONZ-03': 'On a Ziggurat space with Gold, you put a Claim marker on the section’s tile and gain 1 Gold.',
} satisfies Partial<RuleSentences>;

/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
export const rulingsOnTilesAndCards = {
  'C-51': 'S10 and Z03 count the blue lines drawn across the Mastery tracks.',
  'C-52': 'For D05, D06 and D07 a House in the Ziggurat counts in the colour of its section.',
  'C-53': 'D10 lets you move up to {moveHouses, plural, one {# House} other {# Houses}}, so you may move only one or none.',
  'C-54': `For D11 you choose both special Water tiles among the open ones; then the display is refilled. If fewer than ${spelled('specialWater')} are open, regular Water replaces the rest.`,
  'C-55': 'D08 asks for at least one Claim marker of yours on each of the three Ziggurat tiles in play.',
  'C-56': 'The ability of Ship S11 works once for each claim in the Port: it never replaces 2 Gold of one claim.',
  'C-57': 'You claim a printed Ship like any other; it has no ability and counts as one Ship in a colour of your choice.',
  'C-73':
    'You take the Gardening of Ship S08 at its place in the order of effects, once for each House placed. You cannot save it for later.',

  'A-85': 'You may score a Decree at any point of your own turn, never in another player’s turn or after the final round.',
  'A-86': 'If a part of a Decree’s bonus cannot be carried out, you still score the Decree; that part is ignored.',
  'A-87': 'You do not have to score a Decree whose requirements you meet.',
  'A-88': 'All numbers that Decrees require are minimums.',
  'A-89': 'For D13 each Garden counts once, however many of your Buildings it is adjacent to, and whoever owns it.',
  'A-90': 'For D14 the Gardens may belong to anybody, and one Garden may serve several Buildings.',
  'A-91':
    'In D09 to D11, D14, D16 and Z10 a printed Ship counts as one Ship of one colour. You choose the colour anew each time, always to your advantage.',
  'A-92': 'For D05, D06 and D07 a Ziggurat House counts in the colour of its section, not of the row it came from; each House counts once.',
  'A-93':
    'For D10 you move the leftmost Houses of coloured rows to the rightmost vacated space of the bottom row, or, if none is vacated, beyond its right end, where there is no bonus and from where they leave last. You gain what this uncovers, including column bonuses; bonuses of the bottom row can be uncovered again.',
  'A-94': 'If you have both D05 and B9, you may ignore two required Houses of each Urban card.',
  'A-95': `If fewer than ${spelled('drawn')} Urban cards are left, you draw those, and you may still ignore Houses. Only you know the card that you put at the bottom.`,
  'A-96':
    'Your Houses are assigned to your Urban cards in the way that gives you the most VP from these cards and Z09 together. An ignored House may be in any District that the card names.',
  'A-97':
    'Before the end Z09 counts only your scored Decrees, because counting secret cards would reveal them. In Final Scoring it counts your fulfilled Urban cards too.',
  'A-98': 'You may use a Harbormaster in the turn in which you gain it, but never in another player’s turn.',
  'A-99':
    'B7 saves any one Resource of a Construct’s cost, local or of the Projects’ colour, but not the Gold for the Ship, and nothing in the Port or Ziggurat. You use it when you pay; a Construct that you can pay only with B7 is allowed.',
  'A-100': `B5 may use any of the ${spelled('actionTiles')} Action tiles, wherever your Assistant is, and is not one of your two Actions.`,
  'A-101':
    'The Claim marker for B6, B8, D06 and D07 comes from your player area and costs no Gold. The Ship may have any size but must lack your marker; the Ziggurat tile needs a claim space without your marker. S01 and S15 work for these Ships too.',
  'A-102': `The ${spelled('stepsOfChoice')} steps of B1 are both on one track or on two different tracks, as you choose.`,
  'A-103': `The ${spelled('asideHarbormasters')} Harbormasters kept aside are hidden; only D15 brings one into play.`,
  'A-104': 'Unused Harbormasters add their {unusedVp, number} VP each before ties are broken.',
  'A-105':
    'Gains without a choice are automatic, as far as possible: Gold, VP, Claim markers, tiles from a stock and steps in a fixed colour; uncovered, column, Port and Ziggurat bonuses; compensation. You must take steps of choice, supply dice and display Water if you can. You may decline: the bonus of a space under your Project or Garden, including in set-up; the step for a Garden; refills, Architect moves, further Projects and paid options; the House of D01; the Claim markers of D06, D07, B6 and B8; House moves by D10. Only these bonuses ask whether you want to decline the whole bonus: Barge dice, Architect moves, further Projects, paid steps, and bonuses where you have a choice to make anyway. An impossible effect is skipped and makes nothing illegal, unless a rule says so. An Action tile, Harbormaster or Gardening that would change nothing is not offered; a Gardening contains at least one purchase or placement.',
} satisfies Partial<RuleSentences>;
