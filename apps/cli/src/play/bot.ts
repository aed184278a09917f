/** `bot`: how the Bot's king plays, the Bot's open cards and tiles, and why it did what it did in its last turn. */
import { createBotWords } from '@tabannusi/text';
import { type Session, say, sightOf } from './session.ts';

export function showBot(session: Session): void {
  const { language, page, screen, table } = session;
  const { solo } = table.setting;
  if (solo === null) {
    page.text(say(session, 'noBot', {}));
    return;
  }
  const parts = [createBotWords(language).king(solo.king), ...sightOf(session).words.describeBot(screen.view)];
  for (const { title, sentences } of parts) {
    page.heading(title);
    for (const sentence of sentences) page.text(sentence, 1);
  }
  tellLastTurn(session);
}

/** Prints every line of the Bot's last turn with the rules behind it. Each rule is printed where it first applies. */
function tellLastTurn(session: Session): void {
  const { language, page, screen, table } = session;
  const last = table.turns.findLastIndex(({ seat }) => seat === table.setting.bot);
  const turn = table.turns[last];
  if (turn === undefined) return;
  const { why } = createBotWords(language);
  const told = new Set<string>();
  // The log begins one step before the Bot's turn and ends after it, so lines outside the turn are left out.
  let isItsTurn = false;
  page.heading(say(session, 'botTurnHeading', {}));
  for (const { events, moment } of table.log(screen.observer, turn.moment - 1, table.turns[last + 1]?.moment)) {
    const { words, reader } = sightOf(session, moment);
    for (const [index, event] of events.entries()) {
      if (event.event === 'turnBegan') isItsTurn = event.seat === table.setting.bot;
      const line = isItsTurn ? words.event(event, reader, events[index + 1]) : null;
      if (line === null) continue;
      page.text(line, 1);
      for (const { rule, sentence } of why(event)) {
        if (!told.has(rule)) page.aside(say(session, 'reason', { rule, reason: sentence }), 3);
        told.add(rule);
      }
    }
  }
}
