/** A field for typed commands, in the place of the log, with the answer to the last one. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { RuleLink } from '../frame/rule-link.tsx';
import { useAppWords } from '../frame/spoken.ts';
import { usePlaying } from '../session/context.ts';
import { answerTo, type Reply } from './answer.ts';

export function CommandCard({ onClose }: { onClose: () => void }): ReactNode {
  const playing = usePlaying();
  const { settings } = useFrame();
  const words = useAppWords();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<Reply>([]);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there when the words are
  useEffect(() => field.current?.focus(), [words === null]);
  if (words === null) return null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() === '') return;
    setTyped('');
    setAnswer(await answerTo(typed, playing, words, settings.estimate && playing.scene.aids.estimate));
  };
  return (
    <div className="commands">
      <form onSubmit={submit}>
        <label>
          {words.commands.say('field', {})}
          <input
            ref={field}
            value={typed}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="how-to-type"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        </label>
        <p className="faded" id="how-to-type">
          {words.commands.say('howTo', { help: words.commands.words('help')[0] ?? '' })}
        </p>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled by keyboard */}
      <div className="answer" role="log" aria-label={words.commands.say('answer', {})} tabIndex={0}>
        {answer.map(({ title, sentences }, part) => (
          <section key={`${part} ${title}`}>
            {title === null ? null : <h3>{title}</h3>}
            {sentences.map((said, n) =>
              typeof said === 'string' ? (
                <p key={`${n} ${said}`}>{said}</p>
              ) : (
                <p key={`${n} ${said.rule}`}>
                  {said.sentence} <RuleLink rule={said.rule} />
                </p>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
