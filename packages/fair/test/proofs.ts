/** Games with proofs, as a server leaves them. */
import { createHash } from 'node:crypto';
import {
  asked,
  CHANCE,
  type Chance,
  type Choice,
  createSetting,
  describeChoice,
  type Edition,
  Generator,
  idOf,
  isOver,
  type King,
  legal,
  newGame,
  nextAnswer,
  REFERENCE_EDITION,
  Recording,
  RunningGame,
  SPECTATOR,
  State,
  tell,
} from '@tabannusi/engine';
import {
  CHAIN_START,
  type ChainLink,
  canonical,
  chained,
  fairChance,
  PROOF_FORMAT,
  PROOF_VERSION,
  type Proof,
  type Sealed,
  sealOf,
  seatCommitment,
  seedOf,
  serverCommitment,
} from '../src/index.ts';

export interface ProvenGame {
  readonly name: string;
  readonly players?: number;
  readonly king?: King;
  readonly edition?: Edition;
  /** Seats played by bots. */
  readonly bots?: readonly number[];
  /** Seats that gave their share before the table was sealed. */
  readonly early?: readonly number[];
  /** The number of decisions after which the game is abandoned. */
  readonly decisions?: number;
}

/** Returns 64 hexadecimal digits, the same in every run. */
export const secretOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the chance that follows from the secrets of a proof. */
export const chanceOf = ({ sealed, secret, shares }: Pick<Proof, 'sealed' | 'secret' | 'shares'>): Chance =>
  fairChance(seedOf({ secret, shares, seal: sealOf(sealed) }));

/** Plays a game at random to its end. */
export function provenGame({ name, players = 3, king, edition = REFERENCE_EDITION, bots = [], early = [], decisions }: ProvenGame): Proof {
  const count = king === undefined ? players : 1;
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const secret = secretOf(`${name} server`);
  const shares = seats.map((seat) => (bots.includes(seat) ? null : secretOf(`${name} seat ${seat}`)));
  const names = seats.map((seat) => `Seat ${seat + 1}`);
  const { rules, edition: named, switches } = new Recording({ edition, names, king }).record();
  const sealed: Sealed = {
    table: name,
    commitment: serverCommitment(name, secret),
    game: { rules, edition: named, switches, ...(king === undefined ? {} : { king }), seats: count },
    seats: shares.map((share, seat) =>
      share === null ? null : { commitment: seatCommitment(name, seat, share), early: early.includes(seat) },
    ),
  };
  const chance = chanceOf({ sealed, secret, shares });
  const recording = new Recording({ edition, names, king, chance });
  const { state } = recording;
  const lots = new Generator(name, 'bot');
  for (recording.draw(); !isOver(state) && recording.decisions.length !== decisions; recording.draw()) {
    recording.decide(describeChoice(state, state.choices[lots.below(legal(state))] ?? 0));
  }
  // Passed through JSON, as if from a file.
  return JSON.parse(
    JSON.stringify({ format: PROOF_FORMAT, version: PROOF_VERSION, sealed, secret, shares, record: recording.record() }),
  ) as Proof;
}

/** Adds the chain of what a spectator was told, with an entry for each decision. */
export function withChain(proof: Proof): Proof {
  const { secret, shares, record } = proof;
  const { switches, king, seats } = record;
  const game = new RunningGame(newGame(new State(createSetting(REFERENCE_EDITION, seats.length, switches, king))));
  const entries = [...seating(proof)];
  const hidden: string[] = [];
  let steps: (readonly [number | 'chance', string | null])[] = [];
  const settle = (): void => {
    const isFirst = !entries.some(({ kind }) => kind === 'begun');
    entries.push(isFirst ? { kind: 'begun', shares, steps, ordered: 0 } : { kind: 'played', seat: steps[0]?.[0], steps, ordered: 0 });
    steps = [];
  };
  for (let answer = nextAnswer(record, game); answer !== undefined; answer = nextAnswer(record, game)) {
    const by = asked(game.state);
    if (by !== CHANCE && steps.length > 0) settle();
    const told = tell(game.state, answer, SPECTATOR);
    if (told === null) hidden.push(idOf(answer));
    steps.push([by === CHANCE ? 'chance' : by, told === null ? null : idOf(told)]);
    if ('chance' in answer) game.happen(answer);
    else game.decide(answer as Choice);
  }
  settle();
  entries.push({ kind: isOver(game.state) ? 'over' : 'ended', secret, hidden });
  return { ...proof, chain: chainOf(entries) };
}

/** What is told from the opening to the last share. A seat that was not early shares when the table is sealed. */
function seating({ sealed }: Proof): Record<string, unknown>[] {
  const { table, commitment, game, seats } = sealed;
  const places = seats.map((seat) => (seat === null ? { bot: 'random' } : null));
  const persons = seats.flatMap((one, seat) => (one === null ? [] : [{ seat, ...one }]));
  const shared = (isEarly: boolean) => persons.flatMap(({ seat, early }) => (early === isEarly ? [{ kind: 'shared', seat, early }] : []));
  return [
    { kind: 'opened', table, commitment, game, places, proven: true },
    ...persons.map((one) => ({ kind: 'seated', seat: one.seat, sitter: { person: `p${one.seat}` }, commitment: one.commitment })),
    ...shared(true),
    ...persons.map(({ seat }) => ({ kind: 'ready', seat })),
    { kind: 'sealed', seal: sealOf(sealed) },
    ...shared(false),
  ];
}

/** Returns entries with the chain after each. */
export function chainOf(entries: readonly Readonly<Record<string, unknown>>[]): ChainLink[] {
  let chain = CHAIN_START;
  return entries.map((told, n) => {
    const entry = { ...told, seq: n + 1 };
    chain = chained(chain, canonical(entry));
    return { entry, chain };
  });
}
