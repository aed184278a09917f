/** `tabannusi record convert`: writes a game in another format. */
import { formatJson, formatPosition, type GameRecord, writePosition } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, type SavedTable } from '@tabannusi/table';
import type { CliWords } from '@tabannusi/text';
import { type Environment, EXIT, type ExitCode, Mistake } from '../environment.ts';
import { expectUpTo } from './bounds.ts';
import type { Game } from './game-file.ts';
import { fileName } from './read-file.ts';
import { tellRecord } from './tell-record.ts';
import { stepsTo, walk } from './walk.ts';
import { withGame } from './with-game.ts';
import { type Target, writeText } from './write-file.ts';

export const FORMS = ['record', 'position', 'text', 'table'] as const;
type Form = (typeof FORMS)[number];

export interface ConvertOptions extends Target {
  readonly to: Form;
  readonly moment?: number;
  readonly stripSeed?: boolean;
}

export function convertRecord(environment: Environment, words: CliWords, file: string, options: ConvertOptions): Promise<ExitCode> {
  const { to, moment, stripSeed = false } = options;
  if (stripSeed && to !== 'record') throw new Mistake(words.say('files', 'stripsRecordsOnly', { option: '--strip-seed', form: to }));
  return withGame(environment, words, file, async (game) => {
    const { decisions, chance } = game.record;
    if (moment !== undefined) expectUpTo(words, '--moment', moment, 0, decisions.length + chance.length);
    await writeText(environment, words, options, textOf(environment, words, file, game, options));
    return EXIT.done;
  });
}

function textOf(environment: Environment, words: CliWords, file: string, game: Game, options: ConvertOptions): string {
  const { to, moment = Number.POSITIVE_INFINITY, stripSeed = false } = options;
  switch (to) {
    case 'record':
      return `${formatJson(stripSeed ? withoutSeed(recordAt(game, moment)) : recordAt(game, moment))}\n`;
    case 'position':
      return formatPosition(writePosition(recordingAt(game, moment).state));
    case 'text':
      return Array.from(tellRecord(environment, game, { toMoment: moment }), (page) => `${page.join('\n')}\n`).join('\n');
    case 'table':
      if (game.record.seed === undefined) throw new Mistake(words.say('files', 'seedNeeded', { file: fileName(words, file) }));
      return `${formatJson(tableAt(game, moment))}\n`;
  }
}

function recordingAt({ record, setting }: Game, moment: number) {
  const walked = walk(record, setting);
  for (const _ of stepsTo(walked, moment));
  return walked.recording;
}

/** Returns the record, or the record up to a moment if that is finite. */
const recordAt = (game: Game, moment: number): GameRecord => (Number.isFinite(moment) ? recordingAt(game, moment).record() : game.record);

function withoutSeed({ seed: _, seedFrom: __, ...record }: GameRecord): GameRecord {
  return record;
}

/** Returns a saved table unchanged. Up to a moment, or from a record, it has the default settings; from a record, all seats are persons. */
function tableAt(game: Game, moment: number): SavedTable {
  if (game.table !== null && !Number.isFinite(moment)) return game.table.save();
  const record = recordAt(game, moment);
  const each = <T>(value: T): T[] => record.seats.map(() => value);
  return {
    format: 'tabannusi-table',
    version: 1,
    record,
    seats: game.table?.save().seats ?? each({ kind: 'person' }),
    settings: each(DEFAULT_SETTINGS),
    orders: each({}),
    ordered: [],
    held: null,
    undone: [],
  };
}
