/** The knowledge that bots are given in tests. */
import {
  apply,
  asked,
  CHANCE,
  createSetting,
  describeChoice,
  drawOutcome,
  Generator,
  type Knowledge,
  legal,
  mask,
  newGame,
  REFERENCE_EDITION,
  type Setting,
  State,
} from '@tabannusi/engine';

/**
 * Returns the knowledge of the seat that is asked after `decisions` decisions of a random game, at a question with at least two choices.
 */
export function knowledgeAfter(decisions: number, setting: Setting = createSetting(REFERENCE_EDITION, 2)): Knowledge {
  const state = new State(setting);
  const lots = new Generator('ur');
  newGame(state);
  for (let made = 0; ; ) {
    const seat = asked(state);
    if (seat === CHANCE) {
      apply(state, drawOutcome(state, lots));
      continue;
    }
    const count = legal(state);
    if (made++ >= decisions && count > 1) {
      const choices = Array.from(state.choices.subarray(0, count), (answer) => describeChoice(state, answer));
      return { seat, masked: mask(state, seat), choices, random: new Generator(`ur ${made}`, 'bot') };
    }
    apply(state, state.choices[lots.below(count)] ?? 0);
  }
}
