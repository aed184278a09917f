/** Who a bot is: a portrait and a sentence, below its seat. */
import { type BotName, isLearned } from '@tabannusi/ai';
import type { Edition } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Portrait } from './portrait.tsx';
import { useLevelWords } from './use-level-words.ts';

interface LevelLineProps {
  readonly bot: BotName;
  readonly edition: Edition;
  readonly players: number;
  readonly isSolo: boolean;
}

/** The levels that judge by a network. */
const LEARNED: readonly BotName[] = ['vizier', 'sage'];

export function LevelLine({ bot, edition, players, isSolo }: LevelLineProps): ReactNode {
  const words = useLevelWords();
  if (words === null) return null;
  const isLost = LEARNED.includes(bot) && !isLearned(edition, players, isSolo);
  return (
    <>
      <Portrait bot={bot} size={40} />
      <span>
        {words.say('about', { bot })}
        {isLost ? <strong> {words.say('notLearned', {})}</strong> : null}
      </span>
    </>
  );
}
