/** A choice that may be a slip: reconsider it, insist on it, or switch such warnings off. */
import type { Warning } from '@tabannusi/table';
import { type ReactNode, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { unlessDoubled } from '../pointing/unless-doubled.ts';
import { usePlaying } from '../session/context.ts';

export function Warned({ warnings }: { warnings: readonly Warning[] }): ReactNode {
  const { session, told } = usePlaying();
  const { settings, change } = useFrame();
  const { web, tableWords } = told;
  const [isLast, setLast] = useState(false);
  const and = (deed: () => void) => (): void => {
    deed();
    if (!isLast) return;
    const off = Object.fromEntries(warnings.map(({ warning }) => [warning, false]));
    change({ seat: { ...settings.seat, warnings: { ...settings.seat.warnings, ...off } } });
  };
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning.warning} className="warning" role="alert">
          {tableWords.warning(warning)}
        </p>
      ))}
      <button type="button" className="main" onClick={and(session.reconsider)}>
        {web.say('game', 'thinkAgain', {})}
      </button>
      <button type="button" onClick={unlessDoubled(and(session.insist))}>
        {web.say('game', 'doIt', {})}
      </button>
      <label className="check">
        <input type="checkbox" checked={isLast} onChange={({ target }) => setLast(target.checked)} />
        {web.say('game', 'doNotAsk', {})}
      </label>
    </>
  );
}
