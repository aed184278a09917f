/** Invariants of every game against the Bot. */
import { describe, expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { KINGS } from '../../src/edition/types.ts';
import { apply, asked, describeChoice, drawOutcome, isOver, legal, newGame } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { viewOf } from '../../src/knowledge/view.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { State } from '../../src/model/state.ts';
import { Recording } from '../../src/record/recording.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';
import { foldEvents } from '../fold/fold.ts';
import { checkPosition } from './check-game.ts';
import { randomEdition } from './random-edition.ts';
import { checkBlindness, checkReplay, overSoloGames, playSolo, soloSetting } from './solo.ts';

const PERSON = 0;
const BOT = 1;

describe('games against the Bot', () => {
  it('end, conserve everything and place nothing where it may not lie', () => {
    overSoloGames(15, (king, seed) => {
      const state = playSolo(king, seed);
      expect(state.timeGold).toBe(0);
    });
  });

  it('do so on other boards, too', () => {
    for (const king of KINGS) for (let seed = 0; seed < 10; seed++) playSolo(king, seed, checkPosition, OTHER_EDITION);
  });

  it('do so on boards, cards and stocks of all kinds', () => {
    for (let seed = 0; seed < 12; seed++) playSolo(KINGS[seed % KINGS.length], seed, checkPosition, randomEdition(seed));
  });

  it('never ask the Bot', () => {
    overSoloGames(5, (king, seed) => playSolo(king, seed, (state) => expect(asked(state)).not.toBe(BOT)));
  });

  it('are told by events: folded over a view they give the next one', () => {
    overSoloGames(2, (king, seed) => {
      const state = new State(soloSetting(king));
      const observers = [PERSON, SPECTATOR];
      newGame(state);
      let views = observers.map((observer) => viewOf(mask(state, observer)));
      const random = new Generator(seed);
      while (!isOver(state)) {
        state.events = [];
        apply(state, asked(state) === CHANCE ? drawOutcome(state, random) : state.choices[random.below(legal(state))]);
        const heard = state.events;
        views = views.map((view, n) => foldEvents(view, eventsFor(heard, observers[n]), state.setting));
        expect(JSON.stringify(views)).toBe(JSON.stringify(observers.map((observer) => viewOf(mask(state, observer)))));
      }
    });
  });

  it('are replayed from their records to the same hash, and no undo passes a card that was opened', () => {
    overSoloGames(3, (king, seed) => {
      const recording = new Recording({ edition: REFERENCE_EDITION, names: ['Adda'], king, seed: String(seed) });
      const person = new Generator(seed, 'bot');
      recording.draw();
      while (!isOver(recording.state)) {
        const { state } = recording;
        const opened = String(state.automaCards);
        while (recording.undo().ok) expect(String(state.automaCards)).toBe(opened);
        while (recording.redo().ok);
        const count = legal(state);
        recording.decide(describeChoice(state, state.choices[person.below(count)]));
        recording.draw();
      }
      checkReplay(recording);
    });
  });

  it('tell an observer nothing hidden: with everything hidden dealt anew they look the same', () => {
    overSoloGames(2, (king, seed) => {
      playSolo(king, seed, (state) => {
        for (const observer of [PERSON, SPECTATOR]) {
          const other = redeal(mask(state, observer), new Generator(seed, 'redeal'));
          checkPosition(other);
          expect(JSON.stringify(viewOf(mask(other, observer)))).toBe(JSON.stringify(viewOf(mask(state, observer))));
        }
      });
    });
  });

  it('do not let the Bot see the person’s Urban card: with another one it does the same', () => {
    overSoloGames(3, (king, seed) => {
      let turns = 0;
      playSolo(king, seed, (state) => {
        if (isOver(state) || state.active !== BOT || asked(state) !== CHANCE || ++turns % 4 !== 0) return;
        checkBlindness(state, seed);
      });
    });
  });
});
