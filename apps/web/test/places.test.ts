/** Whole games of the page's own session: every choice has words, and a place that no other choice of another kind has. */
import { SHIPPED } from '@tabannusi/engine';
import { newTable, Screen } from '@tabannusi/table';
import { LANGUAGES, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createExplain } from '../src/board/explaining.ts';
import { place } from '../src/session/places.ts';
import { sceneOf } from '../src/session/scene.ts';
import { tell } from '../src/session/told.ts';

const SPEAKERS = await Promise.all(LANGUAGES.map(loadSpeaker));
const english = await loadSpeaker('en');
const rules = await english.loadRuleWords();

/** Kinds of places that were lit in any of the games. */
const placed = new Set<string>();

const GAMES = SHIPPED.flatMap((edition) => [2, 3, 4].map((players) => ({ edition, players, version: edition.version })));

it.each(GAMES)('tells every scene of a game of $players in every language, edition $version', ({ edition, players }) => {
  const seats = ['a', 'b', 'c', 'd'].slice(0, players).map((name) => ({ kind: 'person', name }) as const);
  const table = newTable({ edition, seats, seed: `places ${players}` });
  const screen = new Screen(table);
  for (let n = 0; table.prompt.wait !== 'over'; n++) {
    if (table.prompt.wait === 'confirm') {
      table.confirm(table.prompt.seat);
      continue;
    }
    if (screen.handOver !== null) screen.takeOver(screen.handOver);
    const scene = sceneOf(table, screen);
    const told = tell(scene, SPEAKERS[n % SPEAKERS.length] ?? english);
    expect(told.offers.length).toBe(table.choices(table.prompt.seat).length);
    expect(told.asks).not.toBe('');
    for (const offer of told.offers) {
      expect(offer.label).not.toBe('');
      if (offer.place === null) continue;
      placed.add(offer.place.split(':')[0] ?? '');
      // Several choices at one place differ only in their price.
      expect(told.at(offer.place)?.offer.choice.choose).toBe(offer.offer.choice.choose);
    }
    const refused = createExplain(scene, told, rules);
    for (const district of [1, 2, 3, 4, 5]) {
      const why = refused(place.district(district));
      // What is lit is not forbidden, and what is forbidden names its rules.
      if (why?.forbidden) expect([told.at(place.district(district)), why.lines.length > 0]).toEqual([undefined, true]);
    }
    const chosen = told.offers[(n * 7) % told.offers.length];
    if (chosen !== undefined) table.play(table.prompt.seat, chosen.offer.choice);
  }
});

it('lights places of every kind', () => {
  const kinds = ['space', 'district', 'die', 'action', 'actionTile', 'stack', 'projects', 'track', 'ship', 'port', 'row', 'ziggurat'];
  expect(kinds.filter((kind) => !placed.has(kind))).toEqual([]);
});
