/** Plays games at a table with random choices. */
import { type Choice, type Edition, Generator, KINGS, type King, REFERENCE_EDITION, shippedEdition } from '@tabannusi/engine';
import { DEFAULT_SETTINGS, newTable, type Seat, type SeatSettings, type Table } from '../src/index.ts';

/** The first version of the reference edition, which never changes, because seeds were searched for on it. */
const EDITION: Edition = shippedEdition('reference', 1) ?? REFERENCE_EDITION;

const NAMES = ['Adda', 'Beli', 'Enna', 'Ilku'] as const;

export const persons = (players: number): Seat[] => NAMES.slice(0, players).map((name) => ({ kind: 'person', name }));

/** No confirmation, so that every choice is a step. */
export const AT_ONCE: SeatSettings = { ...DEFAULT_SETTINGS, confirm: false };

/** With one player, a solo game whose king depends on the seed. */
export const tableOf = (players: number, seed: string, settings: SeatSettings = AT_ONCE): Table =>
  players === 1
    ? soloTable(KINGS[lotsOf(seed).below(KINGS.length)] ?? 'gilgabot', seed, settings)
    : newTable({ edition: EDITION, seats: persons(players), seed, settings });

export const soloTable = (king: King, seed: string, settings: SeatSettings = AT_ONCE): Table =>
  newTable({ edition: EDITION, seats: persons(1), king, seed, settings });

/** Returns the seat that decides or confirms; throws when the game is over. */
export function seatAsked({ prompt }: Table): number {
  if (prompt.wait === 'over') throw new Error('the game is over');
  return prompt.seat;
}

export const isOver = ({ prompt }: Table): boolean => prompt.wait === 'over';

/** Returns the choices of the seat that is asked; empty when the game is over. */
export const offered = (table: Table): Choice[] => (isOver(table) ? [] : table.choices(seatAsked(table)));

/** Makes a random decision and confirms it if necessary. */
export function step(table: Table, lots: Generator): void {
  const { prompt } = table;
  const choices = offered(table);
  if (prompt.wait === 'over') throw new Error('the game is over');
  if (prompt.wait === 'confirm') {
    expectOk(table.confirm(prompt.seat));
    return;
  }
  const choice = choices[lots.below(choices.length)];
  if (choice === undefined) throw new Error('nothing is offered');
  expectOk(table.play(prompt.seat, choice));
}

/** Makes a decision of a kind made least often. `made` counts them over many games. */
export function curiousStep(table: Table, lots: Generator, made: Map<string, number>): void {
  const ask = table.view(seatAsked(table)).question?.ask;
  const kinds = offered(table).map(({ choose }) => `${ask} ${choose}`);
  const least = Math.min(...kinds.map((kind) => made.get(kind) ?? 0));
  const rare = offered(table).filter((_, n) => (made.get(kinds[n] ?? '') ?? 0) === least);
  const choice = rare[lots.below(rare.length)];
  if (choice === undefined) throw new Error('nothing is offered');
  made.set(`${ask} ${choice.choose}`, least + 1);
  expectOk(table.play(seatAsked(table), choice));
}

/** Makes random decisions until the game is over or `until` returns true. */
export function playOn(table: Table, lots: Generator, until: (table: Table) => boolean = () => false): Table {
  while (table.prompt.wait !== 'over' && !until(table)) step(table, lots);
  return table;
}

export const lotsOf = (seed: string): Generator => new Generator(seed, 'bot');

function expectOk(done: { readonly ok: boolean }): void {
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done)}`);
}
