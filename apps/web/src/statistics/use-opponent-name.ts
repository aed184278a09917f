/** The name of a kind of opponent: a level, a king, or other people. */
import { KINGS } from '@tabannusi/engine';
import type { AppWords } from '@tabannusi/text';
import { useFrame } from '../frame/frame.ts';
import type { Level } from './next-level.ts';
import type { Opponent } from './summary.ts';

const BOTS = {
  apprentice: 'botApprentice',
  brickmaker: 'botBrickmaker',
  mason: 'botMason',
  builder: 'botBuilder',
  architect: 'botArchitect',
  vizier: 'botVizier',
  sage: 'botSage',
  random: 'botRandom',
} as const satisfies Readonly<Record<Level | 'random', string>>;

const isBuiltIn = (bot: string): bot is keyof typeof BOTS => Object.hasOwn(BOTS, bot);

/** Bots that are not built in keep the name that they have in the result. */
export function useOpponentName(words: AppWords): (opponent: Opponent) => string {
  const { web, speaker } = useFrame();
  return (opponent) => {
    if (opponent.kind === 'people') return words.say('statistics', 'people', {});
    const { name } = opponent;
    if (opponent.kind === 'bot') return isBuiltIn(name) ? web.say('home', BOTS[name], {}) : name;
    const king = KINGS.find((each) => each === name);
    return king === undefined ? name : speaker.king(king);
  };
}
