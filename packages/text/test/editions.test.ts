/** What is said about editions. */
import { parseBonus, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createEditionWords, createFaultWords } from '../src/index.ts';
import { CODES } from '../src/tiles/bonuses.ts';
import { plant, plantEdition } from './plant.ts';
import { FAULTS, WARNINGS } from './samples/faults.ts';

const words = createFaultWords('en');
const { origins } = createEditionWords('en');

describe.each(Object.entries(FAULTS))('fault %s', (code, planted) => {
  it.each(planted)('%j', (changes, sentence) => {
    const result = validateEdition(plant(changes));
    const faults = result.ok ? [] : result.faults.filter((fault) => fault.code === code);
    expect(faults.map(words.edition)).toContain(sentence);
  });
});

it('tells of an edition that cannot be read', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const result = validateEdition(proxy);
  expect(result.ok ? [] : result.faults.map(words.edition)).toEqual(['The edition cannot be read. Needed: an object with named values.']);
});

describe.each(Object.entries(WARNINGS))('warning %s', (code, planted) => {
  it.each(planted)('%j', (changes, sentence) => {
    const warnings = validateEdition(plant(changes)).warnings.filter((warning) => warning.code === code);
    expect(warnings.map(words.warning)).toContain(sentence);
  });
});

it('says when a report was cut off', () => {
  expect(words.more()).toBe('There are more faults than shown here.');
});

it('names the groups of values by origin, as the edition has them', () => {
  expect(origins(REFERENCE_EDITION)).toEqual([
    { key: 'stated', origin: 'Stated in words', groups: 'dice, Time track and numbers of tiles and pieces' },
    { key: 'derived', origin: 'Derived from rules', groups: 'Districts and their actions' },
    {
      key: 'reconstructed',
      origin: 'Reconstructed by us',
      groups:
        'Player boards, Mastery tracks, Port, Ship tiles, Ziggurat, special Water tiles, Urban cards, Decree cards, solo cards, building grids for 1 or 2 players and building grids for 3 or 4 players',
    },
  ]);
  const copied = plantEdition({ 'board.duo.origin': 'stated', 'dice.origin': 'stated' });
  expect(origins(copied)[0]?.groups).toContain('building grids for 1 or 2 players');
});

it('shows codes that the engine reads as the kind they stand for', () => {
  for (const [kind, codes] of Object.entries(CODES)) expect(codes.map((code) => parseBonus(code)?.kind)).toEqual(codes.map(() => kind));
});
