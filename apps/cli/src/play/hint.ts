/** `hint`: the best choices of the person who is asked, with their expected VP and the reasons for and against them. */
import { mask } from '@tabannusi/engine';
import { createHintWords } from '@tabannusi/text';
import { hintFor } from '../thinking/think.ts';
import type { Asking } from './asking.ts';
import { type Next, type Session, say, sightOf } from './session.ts';

export async function showHint(session: Session, { seat, choices }: Asking): Promise<Next> {
  const { input, language, page } = session;
  if (choices.length === 0) {
    page.text(say(session, 'noHint', {}));
    return 'again';
  }
  // The hint uses only what the screen may show: a decision on the open board is made without the player's cards.
  const known = { seat, masked: mask(sightOf(session).state, seat), choices: choices.map(({ preview }) => preview.choice) };
  const stop = new AbortController();
  const hint = await input.orInterrupt(hintFor(known, { stop: stop.signal }));
  if (hint === 'interrupt') {
    stop.abort();
    return 'again';
  }
  const { heading, note, told } = createHintWords(language);
  const instead = note(hint, choices.length);
  page.text(instead ?? heading());
  if (instead !== null) return 'again';
  for (const hinted of hint.best) {
    const number = choices.findIndex(({ preview }) => preview.choice === hinted.choice);
    const { place, reasons } = told(hinted, hint);
    page.item(`  ${String(number + 1).padStart(String(choices.length).length)}  `, choices[number]?.label ?? '');
    page.aside(reasons === null ? place : `${place} ${reasons}`, 3);
  }
  return 'again';
}
