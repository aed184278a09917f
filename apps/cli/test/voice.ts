/** Voices for tests: one records its messages, the other hides the letters of its messages. */
import { createEditionWords, createStartWords, createWords, type StartWords } from '@tabannusi/text';
import type { Voice } from '../src/tell/tell-game.ts';

export type StartMessage = Parameters<StartWords['say']>[0];

/** English. `said` collects each message of the command that is requested. */
export function notingVoice(said: Set<StartMessage>): Voice {
  const start = createStartWords('en');
  return {
    start: {
      ...start,
      say(key, values) {
        said.add(key);
        return start.say(key, values);
      },
    },
    edition: createEditionWords('en'),
    words: (table) => createWords('en', table),
  };
}

/** English with hidden letters. Values keep their letters, so all that can be read comes from the app. */
export function hiddenVoice(): Voice {
  const start = createStartWords('en');
  const edition = createEditionWords('en');
  return {
    start: {
      say(key, values) {
        const kept = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? keep(value) : value]);
        return hide(start.say(key, Object.fromEntries(kept) as typeof values));
      },
      list: (items) => hide(start.list(items.map(keep))),
    },
    edition: {
      ...edition,
      origins: (of) => edition.origins(of).map(({ key, origin, groups }) => ({ key, origin: hide(origin), groups: hide(groups) })),
    },
    words(table) {
      const words = createWords('en', table);
      return {
        ...words,
        event(event, reader, next) {
          const line = words.event(event, reader, next);
          return line === null ? null : hide(line);
        },
        district: (district) => hide(words.district(district)),
        legend: () => words.legend().map(hide),
        board: (state) => words.board(state).map(hide),
        seat: (state, seat, reader) => words.seat(state, seat, reader).map(hide),
        inPlay: (state) => words.inPlay(state).map(hide),
        scores: (state) => words.scores(state).map(hide),
      };
    },
  };
}

/** Private-use code points, which keep the letters of values safe while the others are hidden. */
const AWAY = 0xe000;

const keep = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(AWAY + letter.charCodeAt(0)));

const hide = (text: string): string =>
  text.replace(/[A-Za-z]/g, '·').replace(/[\ue000-\ue0ff]/g, (kept) => String.fromCharCode(kept.charCodeAt(0) - AWAY));
