/** The rules reference: searchable, one entry for every rule and ruling, each with an address of its own. */
import type { RuleId } from '@tabannusi/engine';
import { type AppWords, loadRuleSearch } from '@tabannusi/text';
import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords, useRuleSentences, useSpoken } from '../frame/spoken.ts';
import { lateView } from '../late/late-view.ts';
import { addressOf } from '../route.ts';
import { CHAPTERS } from './chapters.ts';
import { type Found, finderOf, piecesOf } from './search.ts';

/** Load after the words of the rules. */
const TurnInPictures = lateView(async () => (await import('./pictures.tsx')).TurnInPictures);
const ActionsInPictures = lateView(async () => (await import('./pictures.tsx')).ActionsInPictures);

export function Rules({ rule }: { rule: string | null }): ReactNode {
  const { speaker, web } = useFrame();
  const sentences = useRuleSentences();
  const words = useAppWords();
  const language = useSpoken(loadRuleSearch);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const finder = useMemo(
    () =>
      sentences === null || words === null || language === null
        ? null
        : finderOf(sentences, (chapter) => words.say('chapter', chapter, {}), language),
    [sentences, words, language],
  );
  /** Null if nothing is searched for. */
  const found = useMemo(() => (finder === null || wanted.trim() === '' ? null : finder.find(wanted)), [finder, wanted]);
  const count = found?.rules.length ?? CHAPTERS.reduce((sum, { rules }) => sum + rules.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule of the address is shown as soon as it is there, in every language
  useEffect(() => (rule === null ? undefined : scrollSteadily(rule, 'center')), [rule, sentences === null, words === null, speaker]);
  if (words === null) return null;
  const entries = (rules: readonly RuleId[]): ReactNode =>
    sentences === null
      ? null
      : rules.map((id) => <Rule key={id} words={words} id={id} sentence={sentences[id]} found={found} isCurrent={id === rule} />);
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
        {found !== null
          ? null
          : CHAPTERS.map(({ chapter, rules }) => (
              <button key={chapter} type="button" onClick={() => scrollSteadily(chapter, 'start')}>
                {words.say('chapter', chapter, {})} <span className="figure">{rules.length}</span>
              </button>
            ))}
      </nav>
      <div className="rules-text">
        {found === null ? (
          <Suspense>
            <TurnInPictures words={words} />
          </Suspense>
        ) : null}
        {sentences === null ? null : found !== null ? (
          count === 0 ? null : (
            <section aria-label={words.say('rules', 'search', {})}>{entries(found.rules)}</section>
          )
        ) : (
          CHAPTERS.map(({ chapter, rules }) => (
            <section key={chapter} id={chapter} aria-labelledby={`${chapter}-title`}>
              <h2 id={`${chapter}-title`}>{words.say('chapter', chapter, {})}</h2>
              {chapter === 'actions' ? (
                <Suspense>
                  <ActionsInPictures words={words} />
                </Suspense>
              ) : null}
              {entries(rules)}
            </section>
          ))
        )}
      </div>
    </Page>
  );
}

/**
 * Scrolls an element into view, and again when the fonts have loaded, which moves all lines, unless the person has scrolled meanwhile.
 * Returns a function that cancels this.
 */
function scrollSteadily(id: string, block: 'start' | 'center'): () => void {
  const bring = (): void => document.getElementById(id)?.scrollIntoView({ block });
  let isWanted = true;
  const end = (): void => {
    isWanted = false;
  };
  bring();
  for (const deed of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(deed, end, { once: true });
  document.fonts.ready.then(() => isWanted && bring());
  return end;
}

interface RuleProps {
  readonly words: AppWords;
  readonly id: RuleId;
  readonly sentence: string;
  readonly found: Found | null;
  readonly isCurrent: boolean;
}

const Rule = memo(function Rule({ words, id, sentence, found, isCurrent }: RuleProps): ReactNode {
  return (
    <article id={id} className="rule" aria-current={isCurrent ? 'true' : undefined}>
      <a href={addressOf({ at: 'rules', rule: id })} aria-label={words.say('rules', 'linkTo', { rule: id })}>
        <Marked text={id} found={found} />
      </a>
      <p>
        <Marked text={sentence} found={found} />
      </p>
    </article>
  );
});

/** Marks the words that the search found. */
function Marked({ text, found }: { text: string; found: Found | null }): ReactNode {
  if (found === null) return text;
  return piecesOf(text, found.isSought).map(({ text: piece, isFound }, at) => (isFound ? <mark key={at}>{piece}</mark> : piece));
}
