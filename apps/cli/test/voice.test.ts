/** Every message of the command is used, and no other text is printed. */

import { createCliWords } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createDemo } from '../src/commands/demo.ts';
import { tellGame } from '../src/tell/tell-game.ts';
import { hiddenVoice, notingVoice, type StartMessage } from './voice.ts';

const NAMES = ['①', '②', '③', '④'];

/** All messages of the command. A missing one is a type error. */
const MESSAGES: Readonly<Record<StartMessage, true>> = {
  title: true,
  about: true,
  seed: true,
  repeat: true,
  players: true,
  edition: true,
  origin: true,
  missing: true,
  setUp: true,
  round: true,
  roundGoesOn: true,
  boardAfterSetUp: true,
  boardAfterScoring: true,
  boardAtEnd: true,
  inPlay: true,
  scores: true,
  helpUsage: true,
  helpSeed: true,
  helpPlayers: true,
  helpSeen: true,
  helpHeader: true,
  helpLog: true,
  helpBoard: true,
  helpInPlay: true,
  helpScores: true,
};

it('says every message', () => {
  const said = new Set<StartMessage>();
  const voice = notingVoice(said);
  for (const _ of tellGame({ seed: 'ur', players: 3 }, NAMES, voice));
  createDemo(createCliWords('en'), voice.start, () => {});
  expect([...said].sort()).toEqual(Object.keys(MESSAGES).sort());
});

it('says nothing that is no message', () => {
  const lines = [...tellGame({ seed: '7', players: 4 }, NAMES, hiddenVoice())];
  expect(lines.filter((line) => /[A-Za-z]/.test(line))).toEqual([
    expect.stringMatching(/^[^A-Za-z]*npm run demo -- --seed 7 --players 4$/),
    expect.stringMatching(/^[^A-Za-z]*Reference edition[^A-Za-z]*$/),
  ]);
});
