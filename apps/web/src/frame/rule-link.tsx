/** The number of a rule, by which one opens it. */
import type { ReactNode } from 'react';
import { addressOf } from '../route.ts';
import { useFrame } from './frame.ts';

/** A rule is read beside the game, which stays as it is. */
export function RuleLink({ rule }: { rule: string }): ReactNode {
  const { web } = useFrame();
  return (
    <a href={addressOf({ at: 'rules', rule })} target="_blank" rel="noreferrer" aria-label={web.say('game', 'rule', { rule })}>
      {rule}
    </a>
  );
}
