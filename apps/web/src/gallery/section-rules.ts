/** The rules for the pieces of a section, the main one first. */
import type { RuleId } from '@tabannusi/engine';
import type { GalleryPiece } from '@tabannusi/text';

/** Signs have no section rules: each sign has its own. */
export const SECTION_RULES: Readonly<Record<GalleryPiece, readonly RuleId[]>> = {
  signs: [],
  colours: ['COMP-14', 'KEY-26'],
  players: ['COMP-15'],
  dice: ['KEY-24', 'TURN-04', 'TURN-07'],
  barges: ['KEY-19', 'TURN-03', 'SCORE-01'],
  projects: ['ACT-PROJ-01', 'ACT-PROJ-06', 'ACT-BLD-02'],
  buildings: ['KEY-10', 'KEY-09', 'SCORE-09'],
  water: ['ACT-GARD-04', 'ACT-GARD-03'],
  gardens: ['ACT-GARD-07', 'ACT-GARD-02', 'SCORE-10'],
  ships: ['ACT-SHIP-01', 'ACT-SHIP-06', 'SCORE-11'],
  crates: ['KEY-01'],
  harbormasters: ['HM-01', 'ACT-SHIP-04', 'HM-02'],
  ziggurat: ['ACT-ZIG-01', 'ACT-ZIG-05', 'BONZ-01'],
  zigguratTiles: ['SCORE-12', 'ACT-ZIG-06', 'ACT-ZIG-07'],
  mastery: ['KEY-31', 'KEY-34', 'KEY-33', 'KEY-32'],
  decrees: ['FREE-04', 'FREE-05', 'SET-15'],
  timeTrack: ['SET-06'],
  pawns: ['KEY-22'],
  markers: ['KEY-03', 'KEY-07'],
  houses: ['KEY-08', 'KEY-11', 'KEY-14'],
  urbanCards: ['URB-01', 'URB-02', 'END-05'],
  specialWater: ['ACT-GARD-09', 'BON-05'],
  actionTiles: ['TURN-09', 'SET-12'],
  bonuses: ['BON-15'],
  botSigns: ['SOLO-18', 'SOLO-27'],
  automaCards: ['SOLO-36', 'SOLO-37', 'SOLO-39', 'SOLO-40', 'SOLO-A1', 'SOLO-B1', 'SOLO-C1', 'SOLO-D1', 'SOLO-19'],
  kingCards: ['SOLO-01', 'SOLO-13'],
  automaUrbanCards: ['SOLO-05', 'SOLO-37', 'SOLO-C3'],
  numberTiles: ['SOLO-09', 'SOLO-18', 'SOLO-B4'],
  bag: ['SOLO-09', 'SOLO-45'],
};
