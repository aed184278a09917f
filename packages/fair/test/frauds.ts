/** Frauds that a server, a seat or both might try, and the fault that reveals each. */
import { type GameRecord, type Outcome, REFERENCE_EDITION, Recording } from '@tabannusi/engine';
import {
  type AnyProofFault,
  type ChainLink,
  canonical,
  chained,
  fairChance,
  type Proof,
  type Sealed,
  sealOf,
  seatCommitment,
  seedOf,
  serverCommitment,
} from '../src/index.ts';
import { chainOf, secretOf, withChain } from './proofs.ts';

export interface Fraud {
  /** Makes a false proof from a true one that has a chain. */
  forge(proof: Proof): unknown;
  readonly code: AnyProofFault['code'];
  readonly path?: string;
}

/** Replaces an outcome of a kind. */
function otherOutcome(
  record: GameRecord,
  kind: Outcome['chance'],
  change: (outcome: Outcome, all: readonly Outcome[]) => Outcome,
): GameRecord {
  const at = record.chance.findLastIndex(({ chance }) => chance === kind);
  return { ...record, chance: record.chance.map((outcome, n) => (n === at ? change(outcome, record.chance) : outcome)) };
}

/** Swaps the first two outcomes of a kind. */
function swapped(record: GameRecord, kind: Outcome['chance']): GameRecord {
  const places = record.chance.flatMap(({ chance }, n) => (chance === kind ? [n] : []));
  const [a = 0, b = 0] = [
    places[0],
    places.find((n) => JSON.stringify(record.chance[n]) !== JSON.stringify(record.chance[places[0] ?? 0])),
  ];
  const chance = [...record.chance];
  [chance[a], chance[b]] = [chance[b] as Outcome, chance[a] as Outcome];
  return { ...record, chance };
}

const seatsWith = ({ seats }: Sealed, seat: number, commitment: string): Sealed['seats'] =>
  seats.map((of, n) => (n === seat ? { early: false, ...of, commitment } : of));

/** Draws the set-up again from another seed, without decisions. */
function drawnAgain({ sealed, secret, shares, record }: Proof, changed: Partial<Proof> & { readonly seal?: string }): GameRecord {
  const seed = seedOf({ secret, shares, seal: sealOf(sealed), ...changed });
  const recording = new Recording({ edition: REFERENCE_EDITION, names: record.seats.map(({ name }) => name), chance: fairChance(seed) });
  recording.draw();
  return recording.record();
}

type Entry = ChainLink['entry'];

/** A proof whose chain was made again from other entries. */
const told = ({ chain = [], ...proof }: Proof, change: (entries: readonly Entry[]) => readonly Entry[]): Proof => ({
  ...proof,
  chain: chainOf(change(chain.map(({ entry }) => entry))),
});

/** Changes the first entry of a kind. */
function changed(entries: readonly Entry[], kind: string, change: object): Entry[] {
  const at = entries.findIndex((entry) => entry['kind'] === kind);
  return entries.map((entry, n) => (n === at ? { ...entry, ...change } : entry));
}

/** Adds members to the sealed game, and draws its dice again, as a server does that tries them. */
function ground(proof: Proof, change: (game: Sealed['game']) => object): Proof {
  const sealed = { ...proof.sealed, game: change(proof.sealed.game) as Sealed['game'] };
  return without({ ...proof, sealed, record: drawnAgain(proof, { seal: sealOf(sealed) }) });
}

/** A proof without a chain, which nobody kept. */
const without = ({ chain: _, ...proof }: Proof): Proof => proof;

export const FRAUDS: Readonly<Record<string, Fraud>> = {
  'the server chooses its secret when it has seen the shares': {
    forge: (proof) => ({ ...proof, secret: secretOf('better') }),
    code: 'otherSecret',
  },
  'the server has chosen its secret afterwards, and its commitment with it': {
    forge(proof) {
      const secret = secretOf('better');
      return without({ ...proof, secret, sealed: { ...proof.sealed, commitment: serverCommitment(proof.sealed.table, secret) } });
    },
    code: 'otherChance',
  },
  'the same, with the dice of the new secret: the chain that everybody saw has the other commitment': {
    forge(proof) {
      const secret = secretOf('better');
      const sealed = { ...proof.sealed, commitment: serverCommitment(proof.sealed.table, secret) };
      return { ...proof, secret, sealed, record: drawnAgain(proof, { secret, seal: sealOf(sealed) }) };
    },
    code: 'otherEntry',
    path: 'chain[0].entry.commitment',
  },
  'a seat tells another share than it had committed to': {
    forge: (proof) => ({ ...proof, shares: proof.shares.map((share, seat) => (seat === 1 ? secretOf('better') : share)) }),
    code: 'otherShare',
    path: 'shares[1]',
  },
  'two seats exchange their shares': {
    forge: (proof) => ({ ...proof, shares: [proof.shares[1], proof.shares[0], ...proof.shares.slice(2)] }),
    code: 'otherShare',
    path: 'shares[0]',
  },
  'a seat keeps its share to itself': {
    forge: (proof) => ({ ...proof, shares: proof.shares.map((share, seat) => (seat === 0 ? null : share)) }),
    code: 'lackingShare',
    path: 'shares[0]',
  },
  'a share is made up for the seat of a bot': {
    forge: (proof) => ({ ...proof, shares: proof.shares.map((share, seat) => (seat === 2 ? secretOf('made up') : share)) }),
    code: 'strangeShare',
    path: 'shares[2]',
  },
  'a commitment is exchanged together with its share': {
    forge(proof) {
      const share = secretOf('better');
      const seats = seatsWith(proof.sealed, 1, seatCommitment(proof.sealed.table, 1, share));
      return without({ ...proof, sealed: { ...proof.sealed, seats }, shares: proof.shares.map((of, seat) => (seat === 1 ? share : of)) });
    },
    code: 'otherChance',
  },
  'a seat’s share was known early, and this is hushed up': {
    forge(proof) {
      const seats = proof.sealed.seats.map((seat) => (seat === null ? null : { ...seat, early: false }));
      return without({ ...proof, sealed: { ...proof.sealed, seats } });
    },
    code: 'otherChance',
  },
  'the commitments are those of another table': {
    forge: (proof) => ({ ...proof, sealed: { ...proof.sealed, table: 'another table' } }),
    code: 'otherSecret',
  },
  'a roll of dice shows one face more': {
    forge: (proof) => ({
      ...proof,
      record: otherOutcome(proof.record, 'dice', (roll) => {
        const faces = roll.chance === 'dice' ? [...roll.faces] : [];
        const from = faces.findIndex((count) => count > 0);
        const to = from === 5 ? 0 : 5;
        faces[from] = (faces[from] ?? 0) - 1;
        faces[to] = (faces[to] ?? 0) + 1;
        return { chance: 'dice', faces };
      }),
    }),
    code: 'otherChance',
  },
  'the rolls of two Districts change places': {
    forge: (proof) => ({ ...proof, record: swapped(proof.record, 'dice') }),
    code: 'otherChance',
  },
  'two Ships of the set-up change places': {
    forge: (proof) => ({ ...proof, record: swapped(proof.record, 'ship') }),
    code: 'otherChance',
  },
  'somebody is dealt a better Urban card': {
    forge: (proof) => ({ ...proof, record: swapped(proof.record, 'urbanCard') }),
    code: 'otherChance',
  },
  'another player starts': {
    forge: (proof) => ({
      ...proof,
      record: otherOutcome(proof.record, 'startPlayer', (start) => ({
        chance: 'startPlayer',
        seat: (start.chance === 'startPlayer' ? start.seat + 1 : 0) % 3,
      })),
    }),
    code: 'otherChance',
  },
  'a decision is exchanged for one that the rules forbid': {
    forge: ({ record, ...proof }) => ({
      ...proof,
      record: { ...record, decisions: record.decisions.map((choice, n) => (n === 7 ? { choose: 'ship', shipSpace: 9 } : choice)) },
    }),
    code: 'notLegal',
    path: 'decisions',
  },
  'a decision is left out': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, decisions: record.decisions.slice(1) } }),
    code: 'notLegal',
  },
  'the end of the game is left out': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, decisions: record.decisions.slice(0, -9) } }),
    code: 'lacking',
  },
  'a switch is claimed to have been set otherwise': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, switches: { ...record.switches, finalCompensation: false } } }),
    code: 'otherGame',
    path: 'sealed.game.switches',
  },
  'the same is claimed of what was sealed, too': {
    forge({ record, sealed, ...proof }) {
      const switches = { ...record.switches, finalCompensation: false };
      return without({ ...proof, record: { ...record, switches }, sealed: { ...sealed, game: { ...sealed.game, switches } } });
    },
    code: 'otherChance',
  },
  'another edition is claimed': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, edition: { id: 'reference', version: 1 } } }),
    code: 'otherGame',
    path: 'sealed.game.edition',
  },
  'a sealed game has a member that changes the dice alone': {
    forge: (proof) => ground(proof, (game) => ({ ...game, lucky: 7 })),
    code: 'otherGame',
    path: 'sealed.game.lucky',
  },
  'the same, with a name that every object has': {
    forge: (proof) => ground(proof, (game) => JSON.parse(`${JSON.stringify(game).slice(0, -1)},"__proto__":{}}`)),
    code: 'otherGame',
    path: 'sealed.game.__proto__',
  },
  'the same, by the hash of the edition': {
    forge: (proof) => ground(proof, (game) => ({ ...game, edition: { ...game.edition, hash: '0123456789abcdef' } })),
    code: 'otherGame',
    path: 'sealed.game.edition',
  },
  'the same, by a member of the edition': {
    forge: (proof) => ground(proof, (game) => ({ ...game, edition: { ...game.edition, lucky: 7 } })),
    code: 'otherGame',
    path: 'sealed.game.edition',
  },
  'a seat is left out': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, seats: record.seats.slice(1) } }),
    code: 'otherGame',
    path: 'sealed.game.seats',
  },
  'the record explains its chance by a seed of its own': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, seed: 'Ur' } }),
    code: 'seedGiven',
    path: 'record.seed',
  },
  'the first outcomes are said to come from another game': {
    forge: ({ record, ...proof }) => ({ ...proof, record: { ...record, seedFrom: 20 } }),
    code: 'seedGiven',
    path: 'record.seedFrom',
  },
  'the state at a turn is claimed to have been another': {
    forge: ({ record, ...proof }) => ({
      ...proof,
      record: { ...record, turns: record.turns.map((turn, n) => (n === 3 ? { ...turn, hash: '0123456789abcdef' } : turn)) },
    }),
    code: 'otherHash',
  },
  'an entry of the chain is exchanged': {
    forge: ({ chain = [], ...proof }) => ({
      ...proof,
      chain: chain.map((link, n) => (n === 4 ? { ...link, entry: { ...link.entry, seat: 1 } } : link)),
    }),
    code: 'brokenChain',
    path: 'chain[4].chain',
  },
  'an entry of the chain is left out': {
    forge: ({ chain = [], ...proof }) => ({ ...proof, chain: chain.filter((_link, n) => n !== 4) }),
    code: 'brokenChain',
    path: 'chain[4].chain',
  },
  'the chain begins with another table': {
    forge: ({ chain = [], ...proof }) => ({
      ...proof,
      chain: chain.map((link, n) => (n === 0 ? { ...link, entry: { ...link.entry, table: 'another' } } : link)),
    }),
    code: 'brokenChain',
    path: 'chain[0].chain',
  },
  'the whole chain is made anew without an entry': {
    forge: ({ chain = [], ...proof }) => ({ ...proof, chain: chainOf(chain.map(({ entry }) => entry).filter((_entry, n) => n !== 4)) }),
    code: 'otherEntry',
  },
  'the whole chain is made anew with another step': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'played', { steps: [[0, 'done']] })),
    code: 'otherEntry',
    path: 'chain[9].entry.steps',
  },
  'everybody was told another seal': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'sealed', { seal: secretOf('other') })),
    code: 'otherEntry',
    path: 'chain[6].entry.seal',
  },
  'somebody else sat there': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'seated', { commitment: secretOf('other') })),
    code: 'otherEntry',
    path: 'chain[6].entry.seal',
  },
  'everybody was told that a share was not early': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'shared', { early: false })),
    code: 'otherEntry',
    path: 'chain[3].entry.early',
  },
  'the shares were revealed before the table was sealed': {
    forge: (proof) =>
      told(proof, (entries) => {
        const [first, ...others] = [...entries];
        const late = others.findLast(({ kind }) => kind === 'shared');
        return [
          first as Entry,
          ...others.flatMap((entry) => (entry === late ? [] : entry['kind'] === 'sealed' ? [late as Entry, entry] : [entry])),
        ];
      }),
    code: 'otherEntry',
    path: 'chain[6].entry.early',
  },
  'the table was sealed while a seat was free': {
    forge: (proof) => told(proof, (entries) => [...entries.slice(0, 6), { kind: 'stood', seat: 1 }, ...entries.slice(6)]),
    code: 'otherEntry',
    path: 'chain[7].entry.kind',
  },
  'the opening comes after the game': {
    forge: (proof) => told(proof, ([first, ...others]) => [...others, first as Entry]),
    code: 'otherEntry',
    path: 'chain[0].entry.kind',
  },
  'two entries of the game change places': {
    forge: (proof) => told(proof, (entries) => [...entries.slice(0, 9), ...entries.slice(9, 11).reverse(), ...entries.slice(11)]),
    code: 'otherEntry',
    path: 'chain[9].entry.steps',
  },
  'something is played after the end': {
    forge: (proof) => told(proof, (entries) => [...entries, entries.at(-2) as Entry]),
    code: 'otherEntry',
  },
  'somebody sits down after the end': {
    forge: (proof) => told(proof, (entries) => [...entries, entries[1] as Entry]),
    code: 'otherEntry',
  },
  'an entry of a kind that there is not': {
    forge: (proof) => told(proof, (entries) => [...entries, { kind: '__proto__' }]),
    code: 'otherEntry',
  },
  'a seat that there is not has played': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'played', { seat: 7 })),
    code: 'otherEntry',
    path: 'chain[9].entry.seat',
  },
  'another seat has played': {
    forge: (proof) =>
      told(proof, (entries) =>
        changed(entries, 'played', { seat: (Number(entries.find(({ kind }) => kind === 'played')?.['seat']) + 1) % 3 }),
      ),
    code: 'otherEntry',
    path: 'chain[9].entry.seat',
  },
  'nobody has played': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'played', { seat: null })),
    code: 'otherEntry',
    path: 'chain[9].entry.seat',
  },
  'the cards that were hidden were others': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'over', { hidden: ['urbanCard:U01'] })),
    code: 'otherEntry',
  },
  'a whole game was given up': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'over', { kind: 'ended' })),
    code: 'otherEntry',
  },
  'a local game went on here': {
    forge: (proof) => told(proof, (entries) => changed(entries, 'opened', { proven: false })),
    code: 'otherEntry',
    path: 'chain[0].entry.proven',
  },
  'the numbers of the entries have a gap': {
    forge({ chain = [], ...proof }) {
      let link = '';
      return {
        ...proof,
        chain: chain.map(({ entry }, n) => {
          const told = { ...entry, seq: n < 5 ? n + 1 : n + 2 };
          link = chained(link, canonical(told));
          return { entry: told, chain: link };
        }),
      };
    },
    code: 'otherEntry',
    path: 'chain[5].entry.seq',
  },
  'the chain is that of another game': {
    forge: (proof) => ({ ...proof, chain: withChain({ ...proof, record: drawnAgain(proof, { seal: secretOf('other') }) }).chain }),
    code: 'otherEntry',
  },
};
