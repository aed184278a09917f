/** The record and the saved game as files. */
import type { Table } from '@tabannusi/table';
import type { AppWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { download } from './download.ts';

interface FilesProps {
  readonly table: Pick<Table, 'record' | 'save'>;
  readonly words: AppWords;
  /** Whether there is room for a sign and a noun only. */
  readonly isShort?: boolean;
}

export function Files({ table, words, isShort = false }: FilesProps): ReactNode {
  const files = [
    ['record', 'recordAlone', () => download('tabannusi-record.json', table.record())],
    ['savedGame', 'savedGameAlone', () => download('tabannusi-game.json', table.save())],
  ] as const;
  return files.map(([name, short, save]) => {
    const label = words.say('resultPage', name, {});
    return isShort ? (
      <button key={name} type="button" className="file" aria-label={label} title={label} onClick={save}>
        <svg className="sign" width={16} height={16} viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M9 2V11M5 7.5L9 11.5L13 7.5M3 15.5H15"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {words.say('resultPage', short, {})}
      </button>
    ) : (
      <button key={name} type="button" onClick={save}>
        {label}
      </button>
    );
  });
}
