/** A thread in which our bots think. */
import { type Budget, hint, type Known } from '@tabannusi/ai';
import { createSetting, Generator, type Setting, unpackMasked } from '@tabannusi/engine';
import { BOTS } from '../bots.ts';
import type { Measure, PackedHint, PackedKnown, Question } from './messages.ts';

/** The place of the choice that a bot makes, or a hint. */
export async function think(question: Question): Promise<number | PackedHint> {
  const known = unpacked(question.known);
  const budget = budgetOf(question.measure);
  const placeOf = (choice: Known['choices'][number]): number => known.choices.indexOf(choice);
  if (question.ask === 'choice') return placeOf(await BOTS[question.bot].choose({ ...known, random: Generator.at(question.lots) }, budget));
  const { best, equal } = hint(known, budget, question.count);
  return { best: best.map((hinted) => ({ ...hinted, choice: placeOf(hinted.choice) })), equal };
}

const unpacked = ({ setting, seat, masked, choices }: PackedKnown): Known => ({
  seat,
  masked: unpackMasked(settingOf(setting), masked),
  choices,
});

let last: { readonly of: string; readonly setting: Setting } | null = null;

/** A game asks many questions of the same setting. */
function settingOf({ edition, persons, switches, king }: PackedKnown['setting']): Setting {
  const of = JSON.stringify([edition, persons, switches, king]);
  if (last?.of !== of) last = { of, setting: createSetting(edition, persons, switches, king) };
  return last.setting;
}

function budgetOf({ iterations, milliseconds }: Measure): Budget {
  const end = milliseconds === undefined ? null : performance.now() + milliseconds;
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(end === null ? {} : { isOver: () => performance.now() > end }),
  };
}
