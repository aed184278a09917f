/** The winner named after a game against a king. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, Screen } from '@tabannusi/table';
import { loadSpeaker } from '@tabannusi/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSettings } from '../src/device/settings.ts';
import { FrameContext } from '../src/frame/frame.ts';
import { createMemoryLibrary } from '../src/keep/library.ts';
import { createTablet } from '../src/pointing/tablet-text.ts';
import { createAdviser } from '../src/session/advice.ts';
import { PlayingContext, tabletTextOf } from '../src/session/context.ts';
import { sceneOf } from '../src/session/scene.ts';
import { createSession } from '../src/session/session.ts';
import { tell } from '../src/session/told.ts';
import { Result } from '../src/table/result.tsx';

const speaker = await loadSpeaker('en');
const { change, reset, get } = createSettings({ getItem: () => null, setItem: () => undefined }, ['en']);
const frame = { settings: get(), change, reset, speaker, web: speaker.web, library: createMemoryLibrary() };
const table = newTable({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'Puabi' }], king: 'sarbot', seed: 'tie' });
while (table.prompt.wait !== 'over') {
  const [choice] = table.choices(0);
  if (table.prompt.wait === 'confirm') table.confirm(0);
  else if (choice !== undefined) table.play(0, choice);
}

/** Returns the result with these VP of the person and the Bot. */
function resultWith(vp: readonly [number, number]): string {
  const scene = sceneOf(table, new Screen(table));
  scene.state.vp.set(vp);
  const session = createSession({ table, bots: {}, keep: () => {}, pace: () => 0 });
  const adviser = createAdviser(session, () => ({ stop: () => undefined }));
  const playing = {
    session,
    scene,
    told: tell(scene, speaker),
    tablet: createTablet(),
    adviser,
    explain: tabletTextOf,
    bot: null,
    sentence: null,
  };
  return renderToStaticMarkup(
    createElement(FrameContext, { value: frame }, createElement(PlayingContext, { value: playing }, createElement(Result, { id: 'tie' }))),
  );
}

it('says that a tie is a win for the Bot [SOLO-E1]', () => {
  expect(resultWith([80, 80])).toContain('<h1>Sarbot wins.</h1><p>A tie is a win for the Bot.</p>');
});

it('says nothing of a tie where there is none', () => {
  expect(resultWith([81, 80])).toContain('<h1>Puabi wins.</h1><ol>');
  expect(resultWith([79, 80])).toContain('<h1>Sarbot wins.</h1><ol>');
});
