/** The settings of this device. Changes take effect at once, and all can be reset to their defaults. */
import { WARNING_KINDS } from '@tabannusi/table';
import type { AppWords } from '@tabannusi/text';
import { type ReactNode, useState } from 'react';
import { areKeys, DEEDS, type Deed, deedName } from '../device/keys.ts';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords } from '../frame/spoken.ts';
import { Switches } from '../frame/switches.tsx';

export function SettingsPage(): ReactNode {
  const { web, settings, change, reset } = useFrame();
  const words = useAppWords();
  if (words === null) return null;
  const { seat } = settings;
  return (
    <Page title={web.say('frame', 'settings', {})} className="page prose settings">
      <p>{words.say('settings', 'saved', {})}</p>
      <section className="card">
        <h2>{words.say('settings', 'look', {})}</h2>
        <Switches />
        <Check isOn={settings.marks} words={words.say('choices', 'marks', {})} set={(marks) => change({ marks })} />
        <Check isOn={settings.sound} words={words.say('settings', 'sound', {})} set={(sound) => change({ sound })} />
      </section>
      <section className="card">
        <h2>{words.say('settings', 'table', {})}</h2>
        <Check isOn={seat.confirm} words={words.say('settings', 'confirm', {})} set={(confirm) => change({ seat: { ...seat, confirm } })} />
        <Check isOn={settings.recapWaits} words={words.say('settings', 'recapWaits', {})} set={(recapWaits) => change({ recapWaits })} />
        <Check isOn={settings.automatic} words={words.say('settings', 'automatic', {})} set={(automatic) => change({ automatic })} />
        <Check
          isOn={settings.estimate}
          words={words.say('choices', 'estimate', {})}
          set={(estimate) => change({ estimate, standing: estimate && settings.standing })}
        />
        {settings.estimate ? (
          <Check isOn={settings.standing} words={words.say('choices', 'standing', {})} set={(standing) => change({ standing })} />
        ) : null}
        <h3>{words.say('settings', 'warnings', {})}</h3>
        {WARNING_KINDS.map((kind) => (
          <Check
            key={kind}
            isOn={seat.warnings[kind]}
            words={words.say('settings', kind, {})}
            set={(isOn) => change({ seat: { ...seat, warnings: { ...seat.warnings, [kind]: isOn } } })}
          />
        ))}
      </section>
      <Keys words={words} />
      <button type="button" onClick={reset}>
        {words.say('settings', 'reset', {})}
      </button>
    </Page>
  );
}

function Keys({ words }: { words: AppWords }): ReactNode {
  const { web, settings, change } = useFrame();
  const { keys, numbers } = settings;
  const [isTwice, setTwice] = useState(false);
  const setKey = (deed: Deed, typed: string): void => {
    const wanted = { ...keys, [deed]: typed.slice(-1).toLowerCase() };
    setTwice(!areKeys(wanted));
    if (areKeys(wanted)) change({ keys: wanted });
  };
  return (
    <section className="card">
      <h2>{words.say('settings', 'keys', {})}</h2>
      <Check isOn={numbers} words={words.say('settings', 'numbers', {})} set={(isOn) => change({ numbers: isOn })} />
      <p className="faded">{words.say('settings', 'keysMean', {})}</p>
      {DEEDS.map((deed) => (
        <label key={deed} className="key-row">
          {deedName(web, deed)}
          <input
            aria-label={words.say('settings', 'key', { deed: deedName(web, deed) })}
            value={keys[deed].toUpperCase()}
            onChange={({ target }) => setKey(deed, target.value)}
          />
        </label>
      ))}
      {isTwice ? (
        <p className="warning" role="alert">
          {words.say('settings', 'sameKey', {})}
        </p>
      ) : null}
    </section>
  );
}

function Check({ isOn, words, set }: { isOn: boolean; words: string; set: (isOn: boolean) => void }): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      {words}
    </label>
  );
}
