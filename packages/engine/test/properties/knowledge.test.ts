/** Nobody learns hidden information, and re-dealt games can be played on. */
import { expect, test } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { apply, isOver, questionKind } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { viewOf } from '../../src/knowledge/view.ts';
import { heldUrbanCards } from '../../src/look.ts';
import { hashText } from '../../src/model/hash.ts';
import { RED } from '../support/index.ts';
import { position } from '../support/position.ts';
import { overGames, walk } from './games.ts';
import { checkObserver, type Eyes, HONEST, observersOf } from './knowledge.ts';
import { RandomAnswers } from './random-answers.ts';

test('no observer can tell a re-dealt state from the real one', () => {
  overGames(12, (name) => {
    walk(name, (state, answer, step) => {
      if (step % 5 !== name.seed % 5 && !isOver(state)) return;
      for (const observer of observersOf(state)) checkObserver(state, answer, observer, `${name.seed} ${step} ${observer}`);
    });
  });
});

test('a re-dealt state plays on to its end', () => {
  overGames(30, (name) => {
    walk(name, (state, _, step) => {
      if (step !== name.seed % 200) return;
      for (const observer of observersOf(state)) {
        const dealt = redeal(mask(state, observer), new Generator(name.seed, 'redeal'));
        const answers = new RandomAnswers('uniform', name.seed);
        while (!isOver(dealt)) apply(dealt, answers.next(dealt));
      }
    });
  });
});

test('all hidden cards are dealt, each as likely to each place', () => {
  const { state } = position({ players: 3 }).urbanCards(RED, 'U01').turnOf(RED);
  const found = new Map<string, number>();
  for (let seed = 0; seed < 2000; seed++) {
    const dealt = redeal(mask(state, RED), new Generator(seed, 'redeal'));
    expect(heldUrbanCards(dealt, RED)).toEqual(['U01']);
    const [card = ''] = heldUrbanCards(dealt, 1);
    found.set(card, (found.get(card) ?? 0) + 1);
  }
  expect(found.size).toBe(14);
  for (const count of found.values()) expect(count).toBeGreaterThan(90);
});

test('a spectator knows no card', () => {
  const { state } = position({ players: 2 }).turnOf(RED);
  const seen = new Set(Array.from({ length: 50 }, (_, seed) => hashText(redeal(mask(state, SPECTATOR), new Generator(seed, 'redeal')))));
  expect(seen.size).toBeGreaterThan(30);
});

/** Leaks as a careless programmer might make them; each must be found within a few games. */
const LEAKS: Readonly<Record<string, Eyes>> = {
  'a view that shows the first card of the next seat': {
    ...HONEST,
    view: (state, observer) =>
      ({ ...viewOf(mask(state, observer)), leak: heldUrbanCards(state, (observer + 1) % state.setting.players)[0] }) as never,
  },
  'a view with a hash of the whole state': {
    ...HONEST,
    view: (state, observer) => ({ ...viewOf(mask(state, observer)), leak: hashText(state) }) as never,
  },
  'a log for everybody': { ...HONEST, events: (events) => events },
  'a view of another seat': { ...HONEST, view: (state, observer) => viewOf(mask(state, observer === 0 ? 1 : 0)) },
};

test.each(Object.keys(LEAKS))('%s is found', (leak) => {
  expect(() => {
    for (let seed = 0; seed < 5; seed++) {
      walk({ edition: 'reference', players: 3, player: 'uniform', start: 'setUp', seed }, (state, answer, step) => {
        if (step % 20 === 0 || questionKind(state) === 'dealUrbanCard')
          for (const observer of observersOf(state)) checkObserver(state, answer, observer, step, LEAKS[leak]);
      });
    }
  }).toThrow('tells what is hidden');
});

test('events of another seat are not told', () => {
  const events = [
    { event: 'urbanCardDrawn', rule: 'SET-20', seat: 0, from: 'deck' },
    { event: 'urbanCardSeen', rule: 'SET-20', seat: 0, card: 'U01', audience: 0 },
  ] as const;
  expect(eventsFor(events, 0)).toEqual(events);
  expect(eventsFor(events, 1)).toEqual([events[0]]);
  expect(eventsFor(events, SPECTATOR)).toEqual([events[0]]);
});
