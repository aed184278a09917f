/** The rules reference: searchable, one entry for every rule and ruling, each with an address of its own. */
import type { RuleId } from '@tabannusi/engine';
import type { AppWords } from '@tabannusi/text';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords, useRuleSentences } from '../frame/spoken.ts';
import { addressOf } from '../route.ts';
import { chaptersWith, piecesOf } from './chapters.ts';

export function Rules({ rule }: { rule: string | null }): ReactNode {
  const { speaker, web } = useFrame();
  const sentences = useRuleSentences();
  const words = useAppWords();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const chapters = useMemo(() => (sentences === null ? [] : chaptersWith(sentences, wanted)), [sentences, wanted]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule of the address is shown as soon as it is there, in every language
  useEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, sentences === null, words === null, speaker]);
  if (words === null) return null;
  return (
    <Page title={web.say('frame', 'rules', {})} className="rules">
      <search className="rules-search">
        <input
          type="search"
          aria-label={words.say('rules', 'search', {})}
          placeholder={words.say('rules', 'search', {})}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status">{sentences === null ? null : words.say('rules', 'found', { count })}</p>
      </search>
      <nav className="rules-chapters" aria-label={words.say('rules', 'chapters', {})}>
        {chapters.map(({ chapter, rules }) => (
          <button key={chapter} type="button" onClick={() => document.getElementById(chapter)?.scrollIntoView({ block: 'start' })}>
            {words.say('chapter', chapter, {})} <span className="figure">{rules.length}</span>
          </button>
        ))}
      </nav>
      <div className="rules-text">
        {sentences === null
          ? null
          : chapters.map(({ chapter, rules }) => (
              <section key={chapter} id={chapter} aria-labelledby={`${chapter}-title`}>
                <h2 id={`${chapter}-title`}>{words.say('chapter', chapter, {})}</h2>
                {rules.map((id) => (
                  <Rule key={id} words={words} id={id} sentence={sentences[id]} search={wanted} isCurrent={id === rule} />
                ))}
              </section>
            ))}
      </div>
    </Page>
  );
}

interface RuleProps {
  readonly words: AppWords;
  readonly id: RuleId;
  readonly sentence: string;
  readonly search: string;
  readonly isCurrent: boolean;
}

const Rule = memo(function Rule({ words, id, sentence, search, isCurrent }: RuleProps): ReactNode {
  return (
    <article id={id} className="rule" aria-current={isCurrent ? 'true' : undefined}>
      <a href={addressOf({ at: 'rules', rule: id })} aria-label={words.say('rules', 'linkTo', { rule: id })}>
        <Marked text={id} search={search} />
      </a>
      <p>
        <Marked text={sentence} search={search} />
      </p>
    </article>
  );
});

/** What a search found is marked. */
function Marked({ text, search }: { text: string; search: string }): ReactNode {
  return piecesOf(text, search).map(({ text: piece, isFound }, at) => (isFound ? <mark key={at}>{piece}</mark> : piece));
}
