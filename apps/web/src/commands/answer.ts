/** Carries out a typed command and answers in words. */
import { isEndOfTurn, SPECTATOR } from '@tabannusi/engine';
import {
  type Answer,
  answerTo as answerIn,
  type DeedAt,
  type Numbered,
  type RefusedChoice,
  refusedOf,
  type Typing,
} from '@tabannusi/presenter';
import type { AppWords, ToldRule } from '@tabannusi/text';
import type { Playing } from '../session/context.ts';
import { estimateOf } from '../session/estimate.ts';
import { logLines } from '../session/log.ts';
import { hasHints } from '../session/scene.ts';
import type { ToldOffer } from '../session/told-offer.ts';

/** Titled groups of sentences. The title of a rule is shown with its ID. */
export type Reply = readonly { readonly title: string | null; readonly sentences: readonly (string | ToldRule)[] }[];

type Typed = Answer<ToldOffer, 'page'>;
type Why = Extract<Typed, { readonly answer: 'why' }>;

/** Log lines shown when the command gives no number. */
const DEFAULT_LINES = 10;

const said = (...sentences: readonly string[]): Reply => [{ title: null, sentences }];

/** `mayEstimate` is whether the reply may include the standing if the game ended now. */
export async function answerTo(typed: string, playing: Playing, words: AppWords, mayEstimate = true): Promise<Reply> {
  const answer = answerIn(typed, typingOf(playing, words));
  // Choices and commands take effect at once. Only `why` waits for words to load, and it changes nothing.
  return answer.answer === 'why' ? why(answer, playing, words) : tell(answer, playing, words, mayEstimate);
}

async function why({ told: toldOf }: Why, playing: Playing, words: AppWords): Promise<Reply> {
  const { scene, told } = playing;
  const { question } = scene.view;
  const loaded = await told.speaker.loadRuleWords().catch(() => null);
  if (loaded === null) return said(words.commands.say('whyNotLoaded', {}));
  const answer = toldOf(question === null ? [] : refusedOf(scene.state, question, told.words, loaded.reasons));
  if (answer.answer === 'sentence') return said(answer.text);
  return [...answer.legal.map((offer) => possible(offer, playing, words)), ...answer.refused.map((things) => impossible(things, playing))];
}

function typingOf({ scene, told }: Playing, { commands }: AppWords): Typing<ToldOffer, 'page'> {
  const { view, observer } = scene;
  return {
    surface: 'page',
    words: commands,
    also: () => [],
    quote: (text) => commands.say('quoted', { text }),
    offers: told.offers,
    seat: (observer === SPECTATOR ? view.active : observer) ?? 0,
    seats: told.names.length,
    districts: view.districts.length,
    isSolo: view.solo !== null,
  };
}

function tell(answer: Exclude<Typed, Why>, playing: Playing, words: AppWords, mayEstimate: boolean): Reply {
  const { session, scene, told } = playing;
  const { commands } = words;
  switch (answer.answer) {
    case 'sentence':
      return said(answer.text);
    case 'choose':
      return choose(answer.offer, session, words);
    case 'legal':
      return legal(playing, words);
    case 'district':
      return [told.words.describeDistrict(scene.view, answer.district)];
    case 'seats':
      return answer.seats.map((seat) => told.words.describeSeat(scene.view, seat));
    case 'log':
      return log(answer.lines ?? DEFAULT_LINES, playing);
    case 'help':
      return said(...answer.commands.map((each) => commands.say('listed', { word: each.words.join(', '), means: each.means })));
    case 'deed':
      return carryOut(answer.deed, playing, words, mayEstimate);
  }
}

/** Carries out a command. The page itself shows the result, as it does for clicks. */
function carryOut(deed: DeedAt<'page'>, playing: Playing, words: AppWords, mayEstimate: boolean): Reply {
  const { session, adviser, told, scene } = playing;
  if (deed === 'score') return score(playing, words, mayEstimate);
  if (deed === 'hint' && !hasHints(scene)) return said(words.commands.say('noHints', {}));
  if (deed === 'hint') adviser.toggle();
  else if (deed === 'end') {
    // If no turn waits to be confirmed, ending the turn may be one of the choices.
    for (const [n, offer] of told.offers.entries())
      if (isEndOfTurn(scene.state, offer.preview.choice)) return choose({ ...offer, number: n + 1 }, session, words);
    session.confirm();
  } else session[deed]();
  return [];
}

function choose(offer: Numbered<ToldOffer>, session: Playing['session'], words: AppWords): Reply {
  session.choose(offer.preview);
  return said(numbered(offer, words));
}

const numbered = ({ number, label }: Numbered<ToldOffer>, { commands }: AppWords): string =>
  commands.say('numbered', { number, choice: label });

function legal({ told: { offers, asks } }: Playing, words: AppWords): Reply {
  const sentences = offers.map((offer, n) => numbered({ ...offer, number: n + 1 }, words));
  return [{ title: asks, sentences: offers.length === 0 ? [words.commands.say('nothingToChoose', {})] : sentences }];
}

const possible = (offer: Numbered<ToldOffer>, { explain }: Playing, { commands }: AppWords): Reply[number] => ({
  title: commands.say('isLegal', { number: offer.number, choice: offer.label }),
  sentences: explain(offer).lines,
});

/** `things` are refused for the same reasons. */
const impossible = (things: readonly RefusedChoice[], { told }: Playing): Reply[number] => ({
  title: told.web.list(things.map(({ label }) => label)),
  sentences: (things[0]?.reasons ?? []).flatMap(({ rule, sentence, missing }) => [
    ...(missing === null ? [] : [missing]),
    { rule, sentence },
  ]),
});

const log = (lines: number, { scene, told }: Playing): Reply =>
  said(
    ...logLines(scene, told.speaker)
      .slice(-lines)
      .map(({ text }) => text),
  );

function score({ scene, told: { names, web } }: Playing, { commands }: AppWords, mayEstimate: boolean): Reply {
  const { soFar, total } = estimateOf(scene);
  return said(
    ...names.map((player, seat) => {
      const vp = soFar[seat] ?? 0;
      if (mayEstimate) return commands.say('standing', { player, vp, total: total[seat] ?? 0 });
      return commands.say('listed', { word: player, means: web.say('game', 'vp', { vp }) });
    }),
  );
}
