/** The session for a game that is hosted elsewhere: it shows and does only what the seat may. */
import { newGame, nextAnswer, REFERENCE_EDITION, RunningGame, SPECTATOR, State, tell } from '@tabannusi/engine';
import { FollowedTable, newTable, type Table, type ToldEntry } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { wholeGame } from '../src/opening/recorded.ts';
import { canAdvise } from '../src/session/scene.ts';
import { followingSession, type Session } from '../src/session/session.ts';

const SEATS = [
  { kind: 'person', name: 'a' },
  { kind: 'person', name: 'b' },
  { kind: 'bot', name: 'c', bot: 'random' },
] as const;

/** Returns a function that tells an observer what has happened since its last call, as a server does. */
function tellerOf(table: Table, observer: number): () => ToldEntry {
  const game = new RunningGame(newGame(new State(table.setting)));
  return () => {
    const record = table.record();
    const steps: ToldEntry['steps'][number][] = [];
    for (let answer = nextAnswer(record, game); answer !== undefined; answer = nextAnswer(record, game)) {
      steps.push(tell(game.state, answer, observer));
      if ('chance' in answer) game.happen(answer);
      else game.decide(answer);
    }
    const { seed: _, ...unseeded } = record;
    return { steps, ...(table.prompt.wait === 'over' && { record: unseeded }) };
  };
}

/** Other seats make the first choice. */
function othersPlay(table: Table, seat: number): void {
  for (let { prompt } = table; prompt.wait !== 'over' && prompt.seat !== seat; prompt = table.prompt) {
    const [choice] = table.choices(prompt.seat);
    if (choice === undefined) throw new Error('nothing can be chosen');
    table.play(prompt.seat, choice, { isConfirmed: true });
  }
}

function follow(seed: string, observer: number) {
  const table = newTable({ edition: REFERENCE_EDITION, seats: SEATS, seed });
  const followed = new FollowedTable({ setting: table.setting, seats: table.seats, observer });
  const next = tellerOf(table, observer);
  const hear = (): void => {
    othersPlay(table, observer);
    if (!followed.told([next()])) throw new Error('it cannot be followed');
  };
  hear();
  return { table, followed, hear, session: followingSession({ sight: followed, own: observer }) };
}

/** Makes the first choice, whatever is asked. */
function goOn(session: Session): void {
  const { warned, prompt, offers } = session.get();
  if (warned !== null) session.insist();
  else if (prompt.wait === 'confirm') session.confirm();
  else if (offers[0] !== undefined) session.choose(offers[0]);
}

it('plays the turns of its seat, and shows those of others, to the end', () => {
  const { table, followed, hear, session } = follow('following', 1);
  let [sent, offered] = [0, 0];
  while (session.get().prompt.wait !== 'over') {
    const { offers, handOver, observer } = session.get();
    expect([handOver, observer]).toEqual([null, 1]);
    expect(wholeGame(followed)).toBeNull();
    offered += offers.length;
    goOn(session);
    const stretch = followed.takeOut();
    for (const choice of stretch?.decisions ?? []) expect(table.play(1, choice, { isConfirmed: true })).toEqual({ ok: true });
    if (stretch === null) continue;
    sent++;
    hear();
  }
  expect(table.prompt.wait).toBe('over');
  expect(session.get().view).toEqual(table.view(1));
  expect(sent).toBeGreaterThan(10);
  expect(offered).toBeGreaterThan(200);
  // After the end the game can be played on from any moment, by the same players.
  const whole = wholeGame(followed);
  const { seed: _, seedFrom: __, ...record } = table.record();
  expect(whole?.record()).toMatchObject(record);
  const branch = whole?.branch(table.turns[9]?.moment ?? 0, 'branch');
  expect([branch?.turns.length, branch?.seats]).toEqual([10, table.seats]);
  session.close();
});

it('neither shares nor branches nor keeps it, and asks none of its bots', () => {
  const { session } = follow('elsewhere', 0);
  expect(session.hosted).toBeNull();
  session.close();
});

it('gives hints only where the game has them, and always after its end', () => {
  const { table, followed, hear } = follow('aids', 0);
  const aids = { hints: false, estimate: false };
  const [without, all] = [followingSession({ sight: followed, own: 0, aids }), followingSession({ sight: followed, own: 0 })];
  const may = (): readonly boolean[] => [canAdvise(without.get()), canAdvise(all.get())];
  expect([may(), without.get().aids, all.get().aids]).toEqual([[false, true], aids, { hints: true, estimate: true }]);
  while (table.prompt.wait !== 'over') {
    goOn(all);
    for (const choice of followed.takeOut()?.decisions ?? []) table.play(0, choice, { isConfirmed: true });
    if (followed.prompt.wait === 'sending') hear();
  }
  for (const session of [without, all]) session.look(table.turns[3]?.moment ?? 0);
  expect(may()).toEqual([true, true]);
});

it('does nothing in the name of another seat, and nothing for a spectator', () => {
  const table = newTable({ edition: REFERENCE_EDITION, seats: SEATS, seed: 'looking' });
  const { prompt } = table;
  if (prompt.wait !== 'decision') throw new Error('nobody is asked');
  for (const own of [SEATS.findIndex((_, seat) => seat !== prompt.seat), SPECTATOR]) {
    const followed = new FollowedTable({ setting: table.setting, seats: table.seats, observer: own });
    followed.told([tellerOf(table, own)()]);
    const session = followingSession({ sight: followed, own });
    const before = session.get();
    for (const deed of ['undo', 'redo', 'restart', 'confirm', 'insist'] as const) session[deed]();
    expect(session.get()).toBe(before);
    expect([before.offers, before.handOver, before.observer]).toEqual([[], null, own]);
    session.close();
  }
});
