/** The sources of the VP of a scoring: together they equal what each player scores. */
import { expect, it } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import { apply, asked, drawOutcome, isOver, legal } from '../src/engine.ts';
import { CHANCE } from '../src/model/ids.ts';
import { BareBoard } from './bare-board.ts';
import { newTestGame, PURPLE, RED } from './support/index.ts';

const COMMON = 1;
const PORT = 4;

function sourcesOf(board: BareBoard, district: number): unknown[] {
  board.state.events = [];
  board.run(district, RED);
  return board.events('districtScored').flatMap(({ sources }) => sources);
}

it('[SCORE-09] [SCORE-10] [A-50] a Building with its spaces and the Gardens that it touches', () => {
  const board = new BareBoard().mastery(RED, [0, 3, 0]).building(RED, 'yellow', 'b2', 'c2').gardens(PURPLE, 'b3', 'c3', 'a1');
  expect(sourcesOf(board, COMMON)).toEqual([
    { source: 'building', seat: RED, colour: 'yellow', spaces: ['b2', 'c2'], gardens: ['b3', 'c3'], value: 2, vp: 8 },
  ]);
});

it('[SCORE-11] a Ship with the lines that have an own House', () => {
  const board = new BareBoard().ships(RED, 5, 9).portHouses(RED, 'row2 red', 'column2 blue').ships(PURPLE, 5);
  expect(sourcesOf(board, PORT)).toEqual([{ source: 'ship', seat: RED, shipSpace: 5, lines: ['row2', 'column2'], vp: 2 }]);
});

it('[SCORE-08] in random games the sources of every scoring add up to its VP', () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const game = newTestGame({ players: ([2, 3, 4] as const)[seed % 3] });
    const { state } = game;
    const random = new Generator(seed);
    while (!isOver(state)) apply(state, asked(state) === CHANCE ? drawOutcome(state, random) : state.choices[random.below(legal(state))]);
    for (const { vp, sources } of game.events('districtScored')) {
      expect(sources.reduce((sum, source) => sum + source.vp, 0)).toBe(vp);
      for (const { source } of sources) found.add(source);
    }
  }
  expect([...found].toSorted()).toEqual(['building', 'ship', 'zigguratTile']);
});
