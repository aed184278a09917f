/** `hint`: shows where to look; typed again, a plan for the rest of the turn; typed once more, other plans. */
import { mask } from '@tabannusi/engine';
import { createPlanWords, STRENGTHS } from '@tabannusi/text';
import { adviceFor } from '../thinking/think.ts';
import type { Asking } from './asking.ts';
import { type Next, type Session, say, sightOf } from './session.ts';

export async function showHint(session: Session, { seat, choices }: Asking): Promise<Next> {
  const { input, language, page, table, hinted } = session;
  if (choices.length === 0) {
    page.text(say(session, 'noHint', {}));
    return 'again';
  }
  // The hint uses only what the screen may show: a decision on the open board is made without the player's cards.
  const { state, words } = sightOf(session);
  const known = { seat, masked: mask(state, seat), choices: choices.map(({ preview }) => preview.choice) };
  const stop = new AbortController();
  const advice = await input.orInterrupt(adviceFor(known, { stop: stop.signal }));
  if (advice === 'interrupt') {
    stop.abort();
    return 'again';
  }
  const times = hinted.moment === table.moment ? hinted.times : 0;
  Object.assign(hinted, { moment: table.moment, times: times + 1 });
  const strength = STRENGTHS[Math.min(times, STRENGTHS.length - 1)] ?? 'alternatives';
  const { all, more } = createPlanWords(language, words, state.setting);
  for (const text of all(advice, strength)) page.text(text);
  const next = more(advice, strength, 'typing');
  if (next !== null) page.aside(next);
  return 'again';
}
