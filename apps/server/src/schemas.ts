/** Schemas of everything that comes in and goes out. They check requests and messages and describe them. */
import { BOTS } from '@tabannusi/ai';
import { KINGS } from '@tabannusi/engine';
import { PHRASES } from '@tabannusi/host/client';
import { type TEnum, Type } from 'typebox';

/** Objects from outside have no other members. */
const CLOSED = { additionalProperties: false } as const;

const oneOf = <const Word extends string>(words: readonly Word[]): TEnum<Word[]> => Type.Enum([...words]);

/** 128 random bits chosen by the sender: a repeated request has the same id and gets the same answer. */
const Id = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Seq = Type.Integer({ minimum: 0 });
const Name = Type.String({ minLength: 1, maxLength: 60 });
const Language = Type.String({ pattern: '^[a-z]{2}$' });
const Bot = oneOf(Object.keys(BOTS) as (keyof typeof BOTS)[]);
/** In a path or a query, where all values are text. */
const SeqText = Type.String({ pattern: '^[0-9]{1,9}$' });

export const OnTable = Type.Object({ table: Id }, CLOSED);
export const OnSeat = Type.Object({ table: Id, seat: Type.String({ pattern: '^[0-3]$' }) }, CLOSED);
export const WithId = Type.Object({ id: Type.Optional(Id) }, CLOSED);
export const WithCode = Type.Object({ code: Type.String({ minLength: 8, maxLength: 20 }) }, CLOSED);
export const After = Type.Object({ after: Type.Optional(SeqText), chain: Type.Optional(Type.Union([Hex32, Type.Literal('')])) }, CLOSED);

const Options = Type.Object({ hints: Type.Boolean(), estimate: Type.Boolean(), watching: oneOf(['seats', 'link']) }, CLOSED);
const Place = Type.Union([Type.Null(), Type.Object({ bot: Bot }, CLOSED)]);

/**
 * A new game, or the record of a local game that continues at the table. A new game uses the reference edition, unless it names another
 * version of it or includes an edition. The engine reads editions, switches and records, and reports their faults.
 */
export const OpenTable = Type.Object(
  {
    game: Type.Union([
      Type.Object(
        {
          seats: Type.Integer({ minimum: 1, maximum: 4 }),
          king: Type.Optional(oneOf(KINGS)),
          edition: Type.Optional(Type.Object({})),
          switches: Type.Optional(Type.Object({})),
        },
        CLOSED,
      ),
      Type.Object({ record: Type.Object({}) }, CLOSED),
    ]),
    options: Options,
    places: Type.Array(Place, { minItems: 1, maxItems: 4 }),
    /** A repeated request with the same id opens no second table. */
    id: Type.Optional(Id),
  },
  CLOSED,
);

export const TakeSeat = Type.Union([Type.Object({ id: Id, commitment: Hex32 }, CLOSED), Type.Object({ id: Id, bot: Bot }, CLOSED)]);

export const Opened = Type.Object({ table: Id, code: Type.String(), commitment: Hex32 });
export const Found = Type.Object({ table: Id });
export const Done = Type.Object({ seq: Seq });

const Somebody = Type.Union([Type.Object({ person: Id, name: Type.String() }), Type.Object({ bot: Type.String() }), Type.Null()]);

const Game = Type.Object({
  seats: Type.Integer(),
  king: Type.Union([Type.String(), Type.Null()]),
  /** `own`: an edition that the host brought, not one of the program's. */
  edition: Type.Object({ id: Type.String(), version: Type.Integer(), title: Type.String(), own: Type.Boolean() }),
  switches: Type.Object({}, { additionalProperties: true }),
});

export const Table = Type.Object({
  table: Id,
  phase: Type.String(),
  seq: Seq,
  host: Somebody,
  game: Game,
  /** False if a local game continues here, because its dice cannot be proven. */
  proven: Type.Boolean(),
  options: Options,
  commitment: Hex32,
  seats: Type.Array(Type.Object({ sitter: Somebody, invited: Somebody, ready: Type.Boolean() })),
  /** Only for the host and the seats, until the game begins. */
  code: Type.Union([Type.String(), Type.Null()]),
  you: Type.Object({ seat: Type.Union([Type.Integer(), Type.Null()]), host: Type.Boolean() }),
});

export const Feed = Type.Object({ seq: Seq, anew: Type.Boolean(), entries: Type.Array(Type.Unknown()) });

export const Describe = Type.Object({ name: Name, language: Language }, CLOSED);
export const Me = Type.Object({ person: Id, name: Type.String(), language: Type.String() });
export const Key = Type.Object({ key: Hex32 }, CLOSED);
export const MyTables = Type.Object({
  tables: Type.Array(
    Type.Object({
      ...{ table: Id, phase: Type.String(), seq: Seq, host: Type.Boolean(), changedAt: Type.Integer() },
      /** One's own. */
      seat: Type.Union([Type.Integer(), Type.Null()]),
      isYourMove: Type.Boolean(),
      /** A seat is kept for this person, as at a rematch. */
      isInvited: Type.Boolean(),
      seats: Type.Array(Type.Object({ sitter: Somebody, invited: Somebody })),
    }),
  ),
});

/** A record or a proof, as `docs/formats.md` describes them. */
export const File = Type.Object({ format: Type.String() }, { additionalProperties: true });

export const Network = Type.Object({
  /** Where others in the network find this server; null while it is open to nobody else. */
  address: Type.Union([Type.String(), Type.Null()]),
  /** Whether this person may let others in: only on the server's own machine. */
  mayLetIn: Type.Boolean(),
});

const Decision = Type.Union([Type.String({ maxLength: 200 }), Type.Object({ choose: Type.String() })]);
const Decisions = Type.Array(Decision, { maxItems: 301 });

/** Distinguished by their member `t`. */
export const MESSAGES = {
  hello: Type.Object({ t: Type.Literal('hello'), v: Type.Integer(), after: Seq, chain: Type.String({ maxLength: 64 }) }, CLOSED),
  commit: Type.Object({ t: Type.Literal('commit'), id: Id, at: Seq, decisions: Decisions }, CLOSED),
  draft: Type.Object({ t: Type.Literal('draft'), at: Seq, decisions: Decisions }, CLOSED),
  ready: Type.Object({ t: Type.Literal('ready'), id: Id }, CLOSED),
  share: Type.Object({ t: Type.Literal('share'), id: Id, share: Hex32 }, CLOSED),
  orders: Type.Object({ t: Type.Literal('orders'), id: Id, orders: Type.Object({}) }, CLOSED),
  end: Type.Object({ t: Type.Literal('end'), id: Id }, CLOSED),
  say: Type.Object({ t: Type.Literal('say'), id: Id, phrase: oneOf(PHRASES) }, CLOSED),
  focus: Type.Object({ t: Type.Literal('focus'), on: Type.Boolean() }, CLOSED),
  ping: Type.Object({ t: Type.Literal('ping'), n: Type.Integer() }, CLOSED),
} as const;
