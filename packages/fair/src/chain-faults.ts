/**
 * Checks the chain of entries against the rest of a proof: each link must follow from the one before it, and the entries must tell the table
 * and the game that the proof holds, from its opening to its end.
 */
import type { Replayed } from '@tabannusi/engine';
import { CHAIN_START, canonical, chained } from './canonical.ts';
import type { ChainLink, Proof, ProofFault } from './proof.ts';
import { toldGame } from './told-game.ts';
import { ToldTable } from './told-table.ts';

/** Returns the first broken link or, if there is none, all values in entries that contradict the proof. */
export function chainFaults(proof: Proof, replayed: Extract<Replayed, { readonly ok: true }>): ProofFault[] {
  const { chain } = proof;
  if (chain === undefined) return [];
  const broken = brokenLink(chain);
  if (broken !== null) return [{ code: 'brokenChain', path: `chain[${broken}].chain`, at: broken }];
  const table = new ToldTable(proof, toldGame(replayed.record, replayed.state.setting));
  const faults = chain.flatMap(({ entry }, at) =>
    table.take(entry).map((key): ProofFault => ({ code: 'otherEntry', path: `chain[${at}].entry.${key}`, at })),
  );
  return table.isOver || faults.length > 0 ? faults : [{ code: 'otherEntry', path: 'chain', at: chain.length - 1 }];
}

function brokenLink(links: readonly ChainLink[]): number | null {
  let before = CHAIN_START;
  for (const [n, { entry, chain }] of links.entries()) {
    before = chained(before, canonical(entry));
    if (before !== chain) return n;
  }
  return null;
}
