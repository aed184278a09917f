/**
 * Checks the chain of entries against the rest of a proof: each link must follow from the one before it, and the entries must tell the game
 * that the proof holds.
 */
import {
  asked,
  CHANCE,
  createSetting,
  idOf,
  newGame,
  nextAnswer,
  RunningGame,
  readRecord,
  SPECTATOR,
  State,
  tell,
} from '@tabannusi/engine';
import { CHAIN_START, canonical, chained } from './canonical.ts';
import type { ChainLink, Proof, ProofFault } from './proof.ts';
import { sealOf } from './sealed.ts';

/** Returns the first broken link or, if there is none, all entries that contradict the proof. The proof's game must be legal. */
export function chainFaults(proof: Proof): ProofFault[] {
  const { chain } = proof;
  if (chain === undefined) return [];
  const broken = brokenLink(chain);
  if (broken !== null) return [{ code: 'brokenChain', path: `chain[${broken}].chain`, at: broken }];
  return otherEntries(proof, chain);
}

function brokenLink(links: readonly ChainLink[]): number | null {
  let before = CHAIN_START;
  for (const [n, { entry, chain }] of links.entries()) {
    before = chained(before, canonical(entry));
    if (before !== chain) return n;
  }
  return null;
}

/** Returns the entries that contradict the proof, by kind of entry. */
function otherEntries(proof: Proof, chain: readonly ChainLink[]): ProofFault[] {
  const { sealed, secret, shares } = proof;
  const faults: ProofFault[] = [];
  const steps = toldSteps(proof);
  let played = 0;
  const expect = (at: number, key: string, found: unknown, wanted: unknown): void => {
    if (canonical(found) !== canonical(wanted)) faults.push({ code: 'otherEntry', path: `chain[${at}].entry.${key}`, at });
  };
  const seen = { opened: 0, sealed: 0, begun: 0 };
  for (const [at, { entry }] of chain.entries()) {
    const { kind } = entry;
    if (kind === 'opened' || kind === 'sealed' || kind === 'begun') seen[kind]++;
    if (kind === 'opened') {
      expect(at, 'table', entry['table'], sealed.table);
      expect(at, 'commitment', entry['commitment'], sealed.commitment);
      expect(at, 'game', entry['game'], sealed.game);
    }
    if (kind === 'sealed') expect(at, 'seal', entry['seal'], sealOf(sealed));
    if (kind === 'begun') expect(at, 'shares', entry['shares'], shares);
    if ('secret' in entry) expect(at, 'secret', entry['secret'], secret);
    if (Array.isArray(entry['steps'])) {
      const { length } = entry['steps'];
      expect(at, 'steps', entry['steps'], steps.slice(played, played + length));
      played += length;
    }
  }
  const last = chain.length - 1;
  if (played !== steps.length || Object.values(seen).some((count) => count !== 1))
    faults.push({ code: 'otherEntry', path: 'chain', at: last });
  return faults;
}

/** The maker and the id of each step in the record, as a spectator is told. */
function toldSteps(proof: Proof): [by: number | 'chance', id: string | null][] {
  const read = readRecord(proof.record);
  if (!read.ok) throw new Error('the record has been read before');
  // Ids are made of members in the schema's order, which reading restores.
  const { record } = read;
  const { switches, king, seats } = record;
  const game = new RunningGame(newGame(new State(createSetting(read.edition, seats.length, switches, king))));
  const steps: [number | 'chance', string | null][] = [];
  for (let answer = nextAnswer(record, game); answer !== undefined; answer = nextAnswer(record, game)) {
    const by = asked(game.state);
    const told = tell(game.state, answer, SPECTATOR);
    steps.push([by === CHANCE ? 'chance' : by, told === null ? null : idOf(told)]);
    if ('chance' in answer) game.happen(answer);
    else game.decide(answer);
  }
  return steps;
}
