/** Whoever changes anything in a proof breaks it, but for what no dice depend on: names, the layout of hashes, how many decisions are final. */
import { Generator } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { verifyProof } from '../src/index.ts';
import { provenGame, withChain } from './proofs.ts';

const PROOF = withChain(provenGame({ name: 'one change', bots: [0], decisions: 60 }));

/** With another layout hashes are not compared; a hash of the edition may be left out of its name. */
const FREE = /^record\.(?:seats\[\d\]\.name|layout|confirmed|turns\[\d+\]\.hash)$/;

interface Place {
  readonly path: string;
  readonly of: Record<string, unknown>;
  readonly key: string;
}

function placesOf(tree: unknown, path = ''): Place[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.keys(tree).flatMap((key) => {
    const place = Array.isArray(tree) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const of = tree as Record<string, unknown>;
    return [{ path: place, of, key }, ...placesOf(of[key], place)];
  });
}

/** Another value of the same kind, so that most changes have the right form. */
function other(value: unknown, lots: Generator): unknown {
  if (typeof value === 'number') return lots.below(2) === 0 ? value + 1 : Math.max(0, value - 1) + (value === 0 ? 2 : 0);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const at = lots.below(value.length);
    return `${value.slice(0, at)}${value[at] === '0' ? '1' : '0'}${value.slice(at + 1)}`;
  }
  if (Array.isArray(value) && value.length > 0) return value.slice(1);
  return 0;
}

test('400 single changes, each at a place by lot: none holds', () => {
  const lots = new Generator('one change', 'bot');
  const codes = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const changed = structuredClone(PROOF);
    // Each part as often as any other: most of a proof are its steps.
    const part = ['sealed', 'secret', 'shares', 'record', 'chain'][n % 5] ?? 'sealed';
    const places = placesOf(changed).filter(({ path }) => path.startsWith(part) && !FREE.test(path));
    const { path, of, key } = places[lots.below(places.length)] as Place;
    if (lots.below(8) === 0 && !Array.isArray(of)) delete of[key];
    else of[key] = other(of[key], lots);
    const verified = verifyProof(changed);
    // Without its chain a proof is one, too.
    if (verified.ok && !(path === 'chain' && !('chain' in changed))) throw new Error(`${path} was changed: ${JSON.stringify(of[key])}`);
    if (!verified.ok) codes.add(verified.faults[0]?.code ?? '');
  }
  expect([...codes]).toEqual(
    expect.arrayContaining(['otherSecret', 'otherShare', 'otherChance', 'otherGame', 'notLegal', 'brokenChain', 'badProof']),
  );
});
