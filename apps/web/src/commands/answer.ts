/** What is typed instead of clicked, and the answer to it, in words. */
import { SPECTATOR } from '@tabannusi/engine';
import { groupedByReasons, refusedChoices, refusedIn } from '@tabannusi/presenter';
import { type AppWords, COMMANDS, type Command, type ToldRule } from '@tabannusi/text';
import type { Playing } from '../session/context.ts';
import { estimateOf } from '../session/estimate.ts';
import { logLines } from '../session/log.ts';
import { plain } from '../words/plain.ts';

/** Titles stand above their sentences; that of a rule comes with its number. */
export type Answer = readonly { readonly title: string | null; readonly sentences: readonly (string | ToldRule)[] }[];

/** So many lines of the log. */
const LINES = 10;

const said = (...sentences: readonly string[]): Answer => [{ title: null, sentences }];

/** Does what was typed, where it is a deed, and says what there is to say; `mayEstimate`: also what would be if the game ended now. */
export async function answerTo(typed: string, playing: Playing, words: AppWords, mayEstimate = true): Promise<Answer> {
  const { session, scene, told, adviser } = playing;
  const { names } = told;
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  if (/^\d+$/.test(first)) return choose(Number(first), playing, words);
  const own = scene.observer === SPECTATOR ? scene.view.active : scene.observer;
  switch (commandOf(words, first)) {
    case 'legal':
      return legal(playing, words);
    case 'why':
      return why(withoutNot(words, rest), playing, words);
    case 'district':
      return district(Number(rest[0]), playing, words);
    case 'me':
      return [told.words.describeSeat(scene.view, own ?? 0)];
    case 'players':
      return names.map((_, seat) => told.words.describeSeat(scene.view, seat));
    case 'score': {
      const { soFar, total } = estimateOf(scene);
      if (!mayEstimate)
        return said(
          ...names.map((player, seat) =>
            words.say('command', 'listed', { word: player, means: told.web.say('game', 'vp', { vp: soFar[seat] ?? 0 }) }),
          ),
        );
      return said(
        ...names.map((player, seat) => words.say('command', 'standing', { player, vp: soFar[seat] ?? 0, total: total[seat] ?? 0 })),
      );
    }
    case 'log':
      return said(
        ...logLines(scene, told.speaker)
          .slice(-LINES)
          .map(({ text }) => text),
      );
    case 'undo':
      return done(session.undo);
    case 'redo':
      return done(session.redo);
    case 'restart':
      return done(session.restart);
    case 'end':
      return done(session.confirm);
    case 'hint':
      return done(adviser.toggle);
    case 'help':
      return said(
        ...COMMANDS.map((name) =>
          words.say('command', 'listed', { word: shownOf(words, name).join(', '), means: words.say('commandMeans', name, {}) }),
        ),
      );
    case null:
      return said(words.say('command', 'unknown', { found: typed.trim(), help: wordOf(words, 'help') }));
  }
}

/** What comes of a deed is said where it is said for every click. */
function done(deed: () => void): Answer {
  deed();
  return [];
}

/** The words of the language for it. */
const shownOf = (words: AppWords, name: Command): readonly string[] => words.say('commandWords', name, {}).split(' ');

/** All that can be typed for it. */
const wordsOf = (words: AppWords, name: Command): readonly string[] => [...shownOf(words, name), name].map(plain);

/** The first word for it. */
export const wordOf = (words: AppWords, name: Command): string => shownOf(words, name)[0] ?? '';

/** By one of its words, or the beginning of one. */
function commandOf(words: AppWords, typed: string): Command | null {
  const meant = plain(typed);
  if (meant === '') return null;
  if (meant === '?') return 'help';
  const isWhole = (name: Command): boolean => wordsOf(words, name).includes(meant);
  const isBegun = (name: Command): boolean => wordsOf(words, name).some((word) => word.startsWith(meant));
  return COMMANDS.find(isWhole) ?? COMMANDS.find(isBegun) ?? null;
}

function withoutNot(words: AppWords, [first, ...rest]: readonly string[]): string {
  if (first === undefined) return '';
  return (words.say('command', 'not', {}).split(' ').includes(first.toLowerCase()) ? rest : [first, ...rest]).join(' ');
}

function choose(number: number, { session, told: { offers } }: Playing, words: AppWords): Answer {
  const offer = offers[number - 1];
  if (offers.length === 0) return said(words.say('command', 'nothingToChoose', {}));
  if (offer === undefined) return said(words.say('command', 'noSuchChoice', { found: number, choices: offers.length }));
  session.choose(offer.preview);
  return said(words.say('command', 'numbered', { number, choice: offer.label }));
}

function legal({ told: { offers, asks } }: Playing, words: AppWords): Answer {
  if (offers.length === 0) return [{ title: asks, sentences: [words.say('command', 'nothingToChoose', {})] }];
  return [{ title: asks, sentences: offers.map(({ label }, n) => words.say('command', 'numbered', { number: n + 1, choice: label })) }];
}

function district(number: number, { scene, told }: Playing, words: AppWords): Answer {
  const districts = scene.view.districts.length;
  if (!(Number.isInteger(number) && number >= 1 && number <= districts)) return said(words.say('command', 'whichDistrict', { districts }));
  return [told.words.describeDistrict(scene.view, number)];
}

/** Of everything that could be tried and is not legal, or of what has these words in it; of a legal choice, all that it would do. */
async function why(what: string, { scene, told, explain }: Playing, words: AppWords): Promise<Answer> {
  const { state, view, offers } = scene;
  const { question } = view;
  if (question === null || offers.length === 0) return said(words.say('command', 'nothingToChoose', {}));
  const { reasons } = await told.speaker.loadRuleWords();
  const isMeant = (label: string): boolean => what === '' || ` ${label.toLowerCase()}`.includes(` ${what.toLowerCase()}`);
  const possible = told.offers.flatMap((offer, n) =>
    what === '' || !isMeant(offer.label)
      ? []
      : [{ title: words.say('command', 'isLegal', { number: n + 1, choice: offer.label }), sentences: explain(offer).lines }],
  );
  const refused = refusedChoices(state)
    .map(refusedIn(state, question, told.words, reasons))
    .filter(({ label }) => isMeant(label));
  const impossible = groupedByReasons(refused).map((group) => ({
    title: told.web.list(group.map(({ label }) => label)),
    sentences: (group[0]?.reasons ?? []).flatMap(({ rule, sentence, missing }) => [
      ...(missing === null ? [] : [missing]),
      { rule, sentence },
    ]),
  }));
  if (possible.length + impossible.length > 0) return [...possible, ...impossible];
  return said(what === '' ? words.say('command', 'allLegal', {}) : words.say('command', 'whyNothing', { found: what }));
}
