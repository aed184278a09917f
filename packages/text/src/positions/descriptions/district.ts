/** A District in sentences: its Barge, the pawns in it, its actions, and what lies on its spaces. */
import { at } from '../../speech/at.ts';
import { districtValues } from '../../table/table.ts';
import { tilesOf } from '../../tiles/tiles.ts';
import { type Description, listSentence, playerAt, type Seen } from './description.ts';
import { gridSentences } from './grid-spaces.ts';
import { portSentences } from './port.ts';
import { zigguratSentences } from './ziggurat.ts';

const PORT = 4;
const ZIGGURAT = 5;

/** Districts count from 1. */
export function describeDistrict(seen: Seen, district: number): Description {
  const { speech, table } = seen;
  const spaces = district === PORT ? portSentences(seen) : district === ZIGGURAT ? zigguratSentences(seen) : gridSentences(seen, district);
  return {
    title: speech.say(speech.catalogue.gridTitle, districtValues(table, district)),
    sentences: [...headSentences(seen, district), ...spaces],
  };
}

/** What all Districts have: the Barge, the pawns and the actions. */
export const headSentences = (seen: Seen, district: number): string[] => [
  bargeSentence(seen, district),
  pawnSentence(seen, 'architect', district),
  pawnSentence(seen, 'assistant', district),
  actionSentence(seen, district),
];

export function bargeSentence({ speech, view }: Seen, district: number): string {
  const { barge, dice } = at(view.districts, district - 1);
  const faces = dice.flatMap((count, face) => Array.from({ length: count }, () => String(face + 1)));
  return speech.say(speech.catalogue.description.barge, {
    barge: barge === null ? 'none' : faces.length === 0 ? 'empty' : 'dice',
    colour: barge ?? '',
    faces: speech.list(faces),
  });
}

function pawnSentence(seen: Seen, pawn: 'architect' | 'assistant', district: number): string {
  const { speech, view } = seen;
  const players = view.seats.flatMap((seat, number) => (seat[pawn] === district ? [playerAt(seen, number)] : []));
  const message = speech.catalogue.description[`${pawn}s`];
  return speech.say(message, { count: players.length, players: speech.list(players) });
}

/** Returns the printed actions, and the Action tiles in the District. */
function actionSentence(seen: Seen, district: number): string {
  const { speech, table, view } = seen;
  const { action, actionTile } = speech.catalogue.choice.action;
  const printed = at(table.game.setting.edition.districts.actions, district - 1).filter((kind) => kind !== 'tile');
  const tileWords = (tile: number | null): string => {
    if (tile === null) return speech.say(action, { action: 'tile' });
    const { number, name } = tilesOf(speech, table).actionTile(tile);
    return speech.say(actionTile, { actionTile: number, actionTileName: name });
  };
  const tiles = at(view.districts, district - 1).actionTiles.map(tileWords);
  return listSentence(seen, speech.catalogue.description.actions, [
    ...printed.map((kind) => speech.say(action, { action: kind })),
    ...tiles,
  ]);
}
