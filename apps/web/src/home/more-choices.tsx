/** The options of a new game besides its seats: the edition and optional readings of rules. */
import { type Edition, REFERENCE_EDITION, SHIPPED, type Switches } from '@tabannusi/engine';
import type { AppWords } from '@tabannusi/text';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAppWords } from '../frame/spoken.ts';
import { allEditions, editionKey, forgetEdition } from '../keep/editions.ts';
import { addressOf } from '../route.ts';

interface MoreChoicesProps {
  readonly edition: Edition;
  readonly onEdition: (edition: Edition) => void;
  readonly switches: Switches;
  readonly onSwitches: (switches: Switches) => void;
}

export function MoreChoices({ edition, onEdition, switches, onSwitches }: MoreChoicesProps): ReactNode {
  const words = useAppWords();
  if (words === null) return null;
  return (
    <>
      <EditionChoice words={words} edition={edition} onEdition={onEdition} />
      <SwitchChoices words={words} switches={switches} onSwitches={onSwitches} />
    </>
  );
}

type EditionChoiceProps = Pick<MoreChoicesProps, 'edition' | 'onEdition'> & { readonly words: AppWords };

function EditionChoice({ words, edition, onEdition }: EditionChoiceProps): ReactNode {
  const [all, setAll] = useState<readonly Edition[]>(SHIPPED);
  const read = useCallback(() => allEditions().then(setAll), []);
  useEffect(() => void read(), [read]);
  // An edition that has just been opened may not have been stored.
  const editions = all.some((each) => editionKey(each) === editionKey(edition)) ? all : [...all, edition];
  const forget = async (): Promise<void> => {
    await forgetEdition(edition);
    onEdition(REFERENCE_EDITION);
    await read();
  };
  return (
    <>
      <label className="row">
        {words.say('setUp', 'edition', {})}
        <select
          value={editionKey(edition)}
          onChange={({ target }) => onEdition(editions.find((each) => editionKey(each) === target.value) ?? edition)}
        >
          {editions.map((each) => (
            <option key={editionKey(each)} value={editionKey(each)}>
              {isShipped(each) ? words.say('choices', 'version', { name: each.title, version: each.version }) : each.title}
            </option>
          ))}
        </select>
      </label>
      {isShipped(edition) ? (
        <p className="faded">{words.say('setUp', 'ownEditions', {})}</p>
      ) : (
        <button type="button" onClick={forget}>
          {words.say('setUp', 'forget', { name: edition.title })}
        </button>
      )}
    </>
  );
}

type SwitchChoicesProps = Pick<MoreChoicesProps, 'switches' | 'onSwitches'> & { readonly words: AppWords };

function SwitchChoices({ words, switches, onSwitches }: SwitchChoicesProps): ReactNode {
  return (
    <fieldset>
      <legend>{words.say('setUp', 'switches', {})}</legend>
      {(['refillWithGold', 'finalCompensation'] as const).map((name) => (
        <p key={name} className="check">
          <label className="check">
            <input
              type="checkbox"
              checked={switches[name]}
              onChange={({ target }) => onSwitches({ ...switches, [name]: target.checked })}
            />
            {words.say('setUp', name, {})}
          </label>
          <Ruling words={words} ruling={RULINGS[name]} />
        </p>
      ))}
      <label className="row">
        <span>
          {words.say('setUp', 'masteryRight', {})} <Ruling words={words} ruling={RULINGS.masteryRight} />
        </span>
        <select
          value={switches.masteryRight}
          onChange={({ target }) => onSwitches({ ...switches, masteryRight: target.value === 'minRises' ? 'minRises' : 'anyLowest' })}
        >
          {(['anyLowest', 'minRises'] as const).map((way) => (
            <option key={way} value={way}>
              {words.say('setUp', way, {})}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function Ruling({ words, ruling }: { words: AppWords; ruling: string }): ReactNode {
  return (
    <a className="rule" href={addressOf({ at: 'rules', rule: ruling })} aria-label={words.say('setUp', 'ruling', { ruling })}>
      {ruling}
    </a>
  );
}

const isShipped = (edition: Edition): boolean => SHIPPED.includes(edition);

/** The ruling behind each switch. */
const RULINGS = { refillWithGold: 'A-23', finalCompensation: 'A-117', masteryRight: 'C-16' } as const;
