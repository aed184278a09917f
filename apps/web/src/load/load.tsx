/** Loads a record, a saved game, a position or an edition from a file, a paste or a drop. */
import { type DragEvent, type FormEvent, type ReactNode, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords } from '../frame/spoken.ts';
import { keepEdition } from '../keep/editions.ts';
import { newId } from '../keep/new-id.ts';
import { Answer } from './answer.tsx';
import { type Given, readGiven } from './read-given.ts';

export function Load(): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  const [text, setText] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
  const read = (content: string): void => {
    const answer = readGiven(content, newId());
    setGiven(answer);
    // Kept, so that every new game can use it.
    if (answer.is === 'edition') keepEdition(answer.edition);
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    // Reading a dropped folder throws.
    if (file !== undefined) read(await file.text().catch(() => ''));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    read(text);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    readFile(event.dataTransfer.files[0]);
  };
  if (words === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one way of three; the others are a button and a field
    <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <Page title={web.say('frame', 'load', {})} className="page prose load">
        <p>{words.say('load', 'what', {})}</p>
        <form className="card" onSubmit={onSubmit}>
          {/* The label of the browser's own button is in the browser's language. */}
          <label className="button">
            {words.say('load', 'file', {})}
            <input
              type="file"
              className="unseen"
              accept=".json,.jsonc,.txt,application/json"
              onChange={({ target }) => {
                readFile(target.files?.[0]);
                // Allows choosing the same file again after it was corrected.
                target.value = '';
              }}
            />
          </label>
          <label>
            {words.say('load', 'paste', {})}
            <textarea rows={5} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          <p className="faded drop">{words.say('load', 'drop', {})}</p>
          <button type="submit" className="main" disabled={text.trim() === ''}>
            {words.say('load', 'read', {})}
          </button>
        </form>
        <Answer given={given} words={words} />
      </Page>
    </div>
  );
}
