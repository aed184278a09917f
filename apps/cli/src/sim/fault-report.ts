/** The faults of outside bots, for people and for programs. */
import type { CliWords } from '@tabannusi/text';
import { FAULT_KINDS, type FaultCounts, type FaultKind } from '../outside-bot/faults.ts';
import type { OutsideFaults } from './outside-games.ts';

type Faults = ReadonlyMap<string, OutsideFaults>;

/** Returns a sentence per bot and kind of fault, and the last output of the program. */
export const faultLines = (faults: Faults, words: CliWords): string[] =>
  [...faults].flatMap(([bot, { counts, lastWords }]) => [
    ...FAULT_KINDS.flatMap((kind) => {
      const count = counts.get(kind) ?? 0;
      return count === 0 ? [] : [words.say('sim', 'botFault', { kind, bot, count })];
    }),
    ...(lastWords === '' ? [] : [words.say('sim', 'botSaid', { bot, text: lastWords })]),
  ]);

/** Returns the number of faults of each kind by bot; bots without faults are left out. */
export const faultCounts = (faults: Faults): Record<string, Partial<Record<FaultKind, number>>> =>
  Object.fromEntries([...faults].flatMap(([bot, { counts }]) => (counts.size === 0 ? [] : [[bot, inOrder(counts)]])));

const inOrder = (counts: FaultCounts): Partial<Record<FaultKind, number>> =>
  Object.fromEntries(FAULT_KINDS.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind)]] : [])));
