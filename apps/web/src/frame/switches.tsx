/** Language, theme and animation speed. */
import { LANGUAGE_NAMES, LANGUAGES } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { PACES, THEMES } from '../device/settings.ts';
import { useFrame } from './frame.ts';

export function Switches(): ReactNode {
  const { settings, change, web } = useFrame();
  return (
    <div className="switches">
      <Choice
        label={web.say('frame', 'language', {})}
        value={settings.language}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={web.say('frame', 'theme', {})}
        value={settings.theme}
        options={THEMES.map((theme) => [theme, web.say('frame', theme, {})])}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label={web.say('frame', 'speed', {})}
        value={settings.pace}
        options={PACES.map((pace) => [pace, web.say('frame', pace, {})])}
        onChange={(pace) => change({ pace })}
      />
    </div>
  );
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): ReactNode {
  return (
    <label title={label}>
      <span className="name">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}
