/** The filters of the log. */
import { SPECTATOR } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { usePlaying } from '../session/context.ts';
import { LOG_KINDS, type LogFilter } from '../session/log-filter.ts';

export function LogFilters({ filter, onChange }: { filter: LogFilter; onChange: (filter: LogFilter) => void }): ReactNode {
  const { told, scene } = usePlaying();
  const label = told.web.say('log', 'filter', {});
  const options: readonly (readonly [LogFilter, string])[] = [
    ...LOG_KINDS.filter((kind) => kind !== 'since' || scene.observer !== SPECTATOR).map(
      (kind) => [kind, told.web.say('log', kind, {})] as const,
    ),
    ...told.names.map((name, seat) => [seat, name] as const),
  ];
  return (
    <select
      aria-label={label}
      title={label}
      value={filter}
      onChange={({ target }) => onChange(options.find(([option]) => String(option) === target.value)?.[0] ?? 'all')}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
