/** Events tell everything that happens to a player, and the events of a turn follow the rules of a turn. */
import { expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { apply, asked, describeChoice, isOver } from '../../src/engine.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { RULE_IDS, RULING_IDS } from '../../src/model/rule-ids.ts';
import type { State } from '../../src/model/state.ts';
import { answersOf, begin, type GameName, overGames } from './games.ts';
import { Ledger } from './ledger.ts';

test('what a player has is what the events say, after every answer', () => {
  overGames(100, (name) => {
    let ledger: Ledger | null = null;
    listen(name, (state, events) => {
      ledger ??= new Ledger(state);
      ledger.book(events);
      ledger.compare(state);
    });
  });
});

test('a turn finds no Barge empty (A-183), takes one die, moves the Architect, performs at most two actions and ends beside it', () => {
  overGames(100, (name) => {
    let turn: GameEvent[] = [];
    listen(name, (state, events) => {
      for (const event of events) {
        if (event.event === 'turnBegan') {
          turn = [];
          expect(state.emptyBarges()).toBe(0);
        }
        turn.push(event);
        if (event.event === 'assistantMoved') {
          expect(count(turn, 'dieTaken')).toBe(1);
          expect(turn.filter(({ event, rule }) => event === 'architectMoved' && rule.startsWith('TURN-')).length).toBe(1);
          // The Action tile that HM-B5 chooses is not one of the two Actions.
          expect(turn.filter(({ event, rule }) => event === 'actionChosen' && rule === 'TURN-09').length).toBeLessThanOrEqual(2);
          const last = turn.findLast((earlier) => earlier.event === 'architectMoved');
          expect(last).toMatchObject({ seat: event.seat, district: event.district });
        }
      }
    });
  });
});

test('a Gardening contains at least one purchase or placement (A-105)', () => {
  overGames(400, (name) => {
    let parts = 1;
    listen(name, (_, events) => {
      for (const event of events) {
        if (event.event === 'actionChosen' || event.event === 'assistantMoved') {
          expect(parts).toBeGreaterThan(0);
          parts = event.event === 'actionChosen' && event.action === 'gardening' ? 0 : 1;
        } else if (event.event !== 'asked' && event.rule.startsWith('ACT-GARD-')) parts++;
      }
    });
  });
});

test('a choice costs what it says', () => {
  overGames(60, (name) => {
    let said: Choice | null = null;
    listen(
      name,
      (_, events) => {
        if (said?.choose === 'pay') {
          const { dice, crates, gold } = said;
          expect(events).toContainEqual(expect.objectContaining({ event: 'paid', dice, crates, gold }));
        } else if (said?.choose === 'destination') {
          const moved = events.find(({ event }) => event === 'architectMoved');
          if (moved?.event === 'architectMoved') expect([moved.district, moved.gold]).toEqual([said.district, said.gold]);
        }
      },
      (choice) => {
        said = choice;
      },
    );
  });
});

test('every event has a rule and survives JSON', () => {
  overGames(20, (name) => {
    listen(name, (_, events) => {
      for (const event of events) {
        expect(KNOWN_RULES).toContain(event.rule);
        expect(JSON.parse(JSON.stringify(event))).toEqual(event);
      }
    });
  });
});

test('what chance brings has the cause for which it was asked', () => {
  let heard = 0;
  overGames(20, (name) => {
    let cause: GameEvent | undefined;
    listen(name, (_, events) => {
      if (cause?.event === 'chanceAsked') expect(events[0].rule).toBe(cause.rule);
      cause = events.at(-1);
      if (cause?.event === 'chanceAsked') heard++;
    });
  });
  expect(heard).toBeGreaterThan(100);
});

test('[BON-12] [TILE-S08] [DEC-01] a question has the cause that it names, or that of the tile that gives it', () => {
  const given = new Set<string>();
  overGames(200, (name) => {
    listen(name, (_, events) => {
      const last = events.at(-1);
      if (last?.event !== 'asked') return;
      const { question, rule } = last;
      if ('rule' in question) expect(rule).toBe(question.rule);
      if (question.ask === 'projectSpace') expect(rule === 'BON-12').toBe(question.further);
      if (question.ask === 'gardening') expect(rule === 'TILE-S08').toBe(question.extra);
      if (question.ask === 'portSpace') expect(rule === 'DEC-01').toBe(question.free);
      if (['BON-12', 'TILE-S08', 'DEC-01'].includes(rule)) given.add(rule);
    });
  });
  expect(given.size).toBe(3);
});

test('only which Urban cards a player saw and kept is for that player alone', () => {
  const secret = new Set<string>();
  overGames(20, (name) => {
    listen(name, (_, events) => {
      for (const event of events) {
        const isSecret = event.event === 'urbanCardSeen' || event.event === 'urbanCardKept';
        expect('audience' in event).toBe(isSecret);
        if (isSecret) expect(event.audience).toBe(event.seat);
        if (isSecret) secret.add(event.event);
      }
    });
  });
  expect(secret.size).toBe(2);
});

const KNOWN_RULES: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS]);

const count = (events: readonly GameEvent[], kind: GameEvent['event']): number => events.filter(({ event }) => event === kind).length;

/** Plays a game. Calls back with each choice before it is made, and with its events afterwards; before the first choice there are none. */
function listen(
  name: GameName,
  hear: (state: State, events: readonly GameEvent[]) => void,
  choose: (choice: Choice | null) => void = () => {},
): void {
  const state = begin(name);
  const answers = answersOf(name);
  state.events = [];
  for (;;) {
    hear(state, state.events);
    if (isOver(state)) return;
    const answer = answers.next(state);
    choose(asked(state) === CHANCE ? null : describeChoice(state, answer));
    state.events = [];
    apply(state, answer);
  }
}
