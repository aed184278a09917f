/** The ID of a rule, as a link to the rule. */
import type { ReactNode } from 'react';
import { addressOf } from '../route.ts';
import { useFrame } from './frame.ts';

/** The rule opens beside the game, which stays as it is. */
export function RuleLink({ rule }: { rule: string }): ReactNode {
  const { web } = useFrame();
  return (
    <a href={addressOf({ at: 'rules', rule })} target="_blank" rel="noreferrer" aria-label={web.say('game', 'rule', { rule })}>
      {rule}
    </a>
  );
}
