/** All keys of the table, with what they do now. */
import { type ReactNode, useEffect, useRef } from 'react';
import { DEEDS, deedName } from '../device/keys.ts';
import { useFrame } from '../frame/frame.ts';
import { useAppWords } from '../frame/spoken.ts';
import { addressOf } from '../route.ts';

/** Keys that cannot be changed. */
const FIXED = [
  ['Tab', 'region'],
  ['← ↑ → ↓', 'within'],
  ['Enter', 'confirm'],
  ['Esc', 'close'],
  ['?', 'list'],
] as const;

export function KeyList({ onClose }: { onClose: () => void }): ReactNode {
  const { web, settings } = useFrame();
  const words = useAppWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // It is shown when the words are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the words are there
  useEffect(() => dialog.current?.showModal(), [words === null]);
  if (words === null) return null;
  const rows: readonly (readonly [key: string, does: string])[] = [
    ...(settings.numbers
      ? ([
          ['1 – 9', words.say('keyList', 'choose', {})],
          ['0 + …', words.say('keyList', 'chooseMore', {})],
        ] as const)
      : []),
    ...DEEDS.filter((deed) => settings.keys[deed] !== '').map((deed) => [settings.keys[deed].toUpperCase(), deedName(web, deed)] as const),
    ...FIXED.map(([key, does]) => [key, words.say('keyList', does, {})] as const),
  ];
  return (
    <dialog ref={dialog} className="key-list card" aria-labelledby="key-list-title" onClose={onClose}>
      <h2 id="key-list-title">{words.say('settings', 'keys', {})}</h2>
      <table>
        <tbody>
          {rows.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={addressOf({ at: 'settings' })}>{words.say('keyList', 'change', {})}</a>
      </p>
      <button type="button" className="main" onClick={() => dialog.current?.close()}>
        {web.say('game', 'close', {})}
      </button>
    </dialog>
  );
}
