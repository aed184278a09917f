/** The step of the turn at every question of whole games. */
import { Generator, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable, Screen } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { sceneOf } from '../src/session/scene.ts';
import { turnPathOf } from '../src/session/turn-path.ts';

/** Returns what was shown in a game of two persons, in order: `ask step stage`. */
function waysOf(seed: string): string[] {
  const table = newTable({ edition: REFERENCE_EDITION, seats: ['Puabi', 'Shulgi'].map((name) => ({ kind: 'person', name })), seed });
  const screen = new Screen(table);
  const lots = new Generator(seed, 'bot');
  const ways: string[] = [];
  while (table.prompt.wait !== 'over') {
    if (screen.handOver !== null) screen.takeOver(screen.handOver);
    const scene = sceneOf(table, screen);
    const path = turnPathOf(scene);
    const asked = table.prompt.wait === 'confirm' ? 'confirm' : scene.view.question?.ask;
    if (path !== null) {
      const stage = path.stage === null ? '' : `${path.stage.stage} ${path.stage.number}`;
      ways.push(`${asked} ${path.at + 1}/${path.steps.length} ${stage}`.trim());
      // A step before the present one is done, so its Action is known.
      for (const [index, { step, action }] of path.steps.entries())
        if (step === 'action' && index < path.at && path.at < 4) expect(action).not.toBeNull();
    }
    const { seat } = table.prompt;
    if (table.prompt.wait === 'confirm') table.confirm(seat);
    else {
      const choices = table.choices(seat);
      const choice = choices[lots.below(choices.length)];
      if (choice === undefined) throw new Error('nothing is offered');
      table.play(seat, choice);
    }
  }
  return ways;
}

it('counts the parts of an action that are asked: none is skipped [ACT-PORT-03]', () => {
  let houses = 0;
  for (const seed of ['path 1', 'path 2', 'path 3', 'path 4']) {
    let most = 0;
    for (const way of waysOf(seed)) {
      if (/^(?:action|die|confirm) /.test(way)) most = 0;
      if (/^portSpace .* space 1$/.test(way)) houses++;
      const number = Number(/ (\d+)$/.exec(way)?.[1] ?? 0);
      expect(number, `${seed}: ${way}`).toBeLessThanOrEqual(most + 1);
      most = Math.max(most, number);
    }
  }
  expect(houses).toBeGreaterThan(0);
});

it('goes from the die by the Architect and up to two actions to the end of the turn [TURN-01]', () => {
  const ways = new Set(['path 1', 'path 2', 'path 3'].flatMap(waysOf));
  expect([...ways]).toEqual(
    expect.arrayContaining([
      'pawns 1/5',
      'die 1/5',
      'destination 2/5',
      'action 3/5',
      'action 4/5',
      'projectColour 3/5 colour 1',
      'projectSpace 4/5 space 2',
      'constructColour 3/5 projects 1',
      'payment 3/5 payment 2',
      'gardening 3/5 tiles 1',
      'gardenSpace 3/5 space 2',
      'confirm 5/5',
    ]),
  );
  // A turn starts at its die and ends at its end.
  expect([...ways].filter((way) => /^(?:die|pawns) [^1]|^confirm [^5]/.test(way))).toEqual([]);
});
