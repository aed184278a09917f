/** A bot's portrait and description, below its seat. */
import { type BotName, isLearned } from '@tabannusi/ai';
import { type Edition, KINGS } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { Portrait } from './portrait.tsx';
import { useLevelWords } from './use-level-words.ts';

interface LevelLineProps {
  readonly bot: BotName;
  readonly edition: Edition;
  /** The occupant of a seat: `nobody`, a king, a bot or a person. */
  readonly kinds: readonly string[];
}

/** The levels that use a network. */
const LEARNED: readonly BotName[] = ['vizier', 'sage'];

export function LevelLine({ bot, edition, kinds }: LevelLineProps): ReactNode {
  const words = useLevelWords();
  if (words === null) return null;
  const players = kinds.filter((kind) => kind !== 'nobody').length;
  const isSolo = KINGS.some((king) => kinds.includes(king));
  const isLost = LEARNED.includes(bot) && !isLearned(edition, players, isSolo);
  return (
    <p className="level">
      <Portrait bot={bot} size={40} />
      <span>
        {words.say('about', { bot })}
        {isLost ? <strong> {words.say('notLearned', {})}</strong> : null}
      </span>
    </p>
  );
}
