/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01': 'Z01 scores 2, 3 or 4 VP (first, second or third claim space) for each of your Houses in Districts 1 to 3.',
  'ZIG-Z02': 'Z02 scores 0, 1 or 2 VP (first, second or third claim space) for each of your Houses in the Ziggurat.',
  'ZIG-Z03':
    'Z03 scores 0, 1 or 2 VP (first, second or third claim space) for each blue line that your Mastery markers have passed, all three added up.',
  'ZIG-Z04': 'Z04 scores 1, 2 or 3 VP (first, second or third claim space) for each Ship that you have marked.',
  'ZIG-Z05':
    'Z05 scores 1, 2 or 3 VP (first, second or third claim space) for each of your Buildings in Districts 1 to 3 that is adjacent to at least one Garden.',
  'ZIG-Z06': 'Z06 scores 1, 1 or 2 VP (first, second or third claim space) for each of your Gardens on the board.',
  'ZIG-Z07': 'Z07 scores 2, 3 or 4 VP (first, second or third claim space) for each of your Houses in the Port.',
  'ZIG-Z08': 'Z08 scores 0, 5 or 10 VP (first, second or third claim space) and counts nothing.',
  'ZIG-Z09': 'Z09 scores 3, 5 or 7 VP (first, second or third claim space) for each Urban card or Decree that you have completed.',
  'ZIG-Z10':
    'Z10 scores 3, 5 or 7 VP (first, second or third claim space) for each set of three of your Buildings in different colours and for each set of three of your marked Ships in different colours.',

  'TILE-S01': 'S01 (size 1): whenever you claim a Ship, you gain 2 VP.',
  'TILE-S02': 'S02 (size 1): whenever you place a House, you gain 2 VP.',
  'TILE-S03': 'S03 (size 1): the one Resource that you pay for a refill refills up to two Crates.',
  'TILE-S04': 'S04 (size 1): whenever you place a Project, you gain a regular Water tile.',
  'TILE-S05': 'S05 (size 1): whenever you place a House in the Ziggurat, you gain a Garden tile or a Claim marker, as you choose.',
  'TILE-S06': 'S06 (size 1): when you Construct, you gain 2 VP for each Claim marker of opponents on the Projects.',
  'TILE-S07': 'S07 (size 2): whenever you place a Garden, you gain 2 VP.',
  'TILE-S08': 'S08 (size 2): whenever you place a House, you may take a Gardening in addition to your Actions.',
  'TILE-S09': 'S09 (size 2): for 1 more blue Resource your House for the Port may come from a coloured row.',
  'TILE-S10': 'S10 (size 2): whenever one of your Mastery markers crosses a blue line, you gain 3 VP.',
  'TILE-S11': 'S11 (size 2): when you claim a Ship, one blue Resource may replace 1 Gold, once per claim.',
  'TILE-S12': 'S12 (size 2): the Claim marker for a Garden may come from your supply instead of your player area.',
  'TILE-S13':
    'S13 (size 3): after placing a Project you may pay 1 Resource of any colour for one step on the track of the Project’s colour.',
  'TILE-S14':
    'S14 (size 3): when you Construct, for each Claim marker of opponents on the Projects you may pay 1 Resource of any colour; each payment gives one step on the track of the Building’s colour.',
  'TILE-S15': 'S15 (size 3): whenever you claim a Ship, you make one step on the track of that Ship’s colour.',
  'TILE-PRINTED': 'The printed Ships have no ability. Each counts as one Ship of any one colour.',

  'URB-01': 'An Urban card asks for numbers of your Houses in three Districts. If they are there, it scores the VP that it shows.',
  'URB-02':
    'For Urban cards the colour and size of your Buildings do not matter: in Districts 1 to 3 each Building is one House, in the Port its Houses count. The Ziggurat is never asked for.',
  'URB-03': 'If you have several Urban cards, you may score any or all of them, but each House serves one card only.',
  'URB-04': 'Your Urban card is secret. You may look at it at any time.',

  'DEC-01':
    'D01 asks for 3 white and 3 brown Buildings. It gives a House in the Port, placed without paying but with the bonus of its space, and 8 VP.',
  'DEC-02': 'D02 asks for 3 white and 3 yellow Buildings. It gives a refill of up to 3 Crates, 1 Claim marker and 10 VP.',
  'DEC-03': 'D03 asks for 3 yellow and 3 brown Buildings. It gives two steps on one track of choice and 8 VP.',
  'DEC-04': 'D04 asks for 2 Buildings of each colour. It gives 2 Gold and 10 VP.',
  'DEC-05':
    'D05 asks for 5 white and 1 brown Buildings, Ziggurat Houses of the colour included. Draw 2 Urban cards, keep 1 and put the other at the bottom of the draw deck; in the Final Scoring you may ignore one required House of each of your Urban cards. It gives 8 VP.',
  'DEC-06':
    'D06 asks for 5 yellow and 1 white Buildings, Ziggurat Houses of the colour included. It gives 1 Claim marker, a claim on any Ziggurat tile without placing a House, and 10 VP.',
  'DEC-07':
    'D07 asks for 5 brown and 1 yellow Buildings, Ziggurat Houses of the colour included. It gives 1 Claim marker, the claim of any Ship, and 10 VP.',
  'DEC-08': 'D08 asks for 1 Building of each colour and a Claim marker of yours on every Ziggurat tile. It gives 12 VP.',
  'DEC-09': 'D09 asks for 3 brown Buildings and for 2 white and 2 yellow Ships. It gives 1 Gold, one step on a track of choice and 8 VP.',
  'DEC-10':
    'D10 asks for 3 white Buildings and for 2 yellow and 2 brown Ships. You may move up to 2 Houses from coloured rows to the bottom row of your Player board and gain the bonuses that this uncovers. It gives 10 VP.',
  'DEC-11': 'D11 asks for 3 yellow Buildings and for 2 white and 2 brown Ships. It gives 2 special Water tiles, 1 Garden tile and 8 VP.',
  'DEC-12': 'D12 asks for 1 Building of each colour and 4 Houses in the Port. It gives 12 VP.',
  'DEC-13':
    'D13 asks for 6 Gardens adjacent to your Buildings and 2 Houses in the Port. It gives one step on each of two different tracks and 10 VP.',
  'DEC-14':
    'D14 asks for 1 Ship of each colour and for 1 Building of each colour adjacent to a Garden. It gives 2 Claim markers, 2 supply dice and 10 VP.',
  'DEC-15': 'D15 asks for 8 Gardens of yours. It gives a random Harbormaster of those that were kept aside, and 10 VP.',
  'DEC-16': 'D16 asks for 2 Ships of each colour and 2 Gardens of yours. It gives 12 VP.',

  'HM-B1': 'B1: make two steps on one track, or one step on each of two tracks.',
  'HM-B2': 'B2: gain a special Water tile, a Garden tile and 2 Claim markers.',
  'HM-B3': 'B3: refill up to 3 Crates and gain 1 Claim marker.',
  'HM-B4': 'B4: gain 2 Gold.',
  'HM-B5': 'B5: perform the Action of any one Action tile.',
  'HM-B6': 'B6: put one of your Claim markers on any Ship.',
  'HM-B7': 'B7: pay 1 Resource less for a House in a common District.',
  'HM-B8':
    'B8: put one of your Claim markers on a Ziggurat tile, on the leftmost claim space that has none of yours, without placing a House.',
  'HM-B9':
    'B9: draw 2 Urban cards, keep 1 and put the other at the bottom of the draw deck. In the Final Scoring you may ignore one required House of each of your Urban cards.',
} satisfies Partial<RuleSentences>;
