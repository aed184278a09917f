/** Terminal and page say what is typed, and what is answered to it, from the same messages. */
import { expect, it } from 'vitest';
import { CLI_MESSAGES } from '../src/command-line/words.ts';
import * as de from '../src/commands/de.ts';
import * as en from '../src/commands/en.ts';
import * as fr from '../src/commands/fr.ts';
import * as pl from '../src/commands/pl.ts';
import { LANGUAGES } from '../src/speech/locales.ts';

const COMMANDS = { en, fr, pl, de };

it.each(LANGUAGES)('no message of typed commands has a twin among those of the terminal: %s', (language) => {
  // The Polish word between `why` and a thing is the one for no.
  const { not: _, ...answers } = COMMANDS[language].command;
  const { commandMeans } = COMMANDS[language];
  const inTerminal = new Set<string>(Object.values(CLI_MESSAGES[language].play));
  expect(inTerminal.size).toBeGreaterThan(50);
  expect([...Object.values(answers), ...Object.values(commandMeans)].filter((text) => inTerminal.has(text))).toEqual([]);
});
