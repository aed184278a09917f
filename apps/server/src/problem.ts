/** What is wrong with a request. Codes are stable; clients translate them for their readers. */
import type { Replayed } from '@tabannusi/engine';
import type { RefusalCode, StoredFault } from '@tabannusi/host';
import type { StoreFault } from './store/store-error.ts';

export const STATUS = {
  /** The request does not fit the schema. */
  form: 400,
  badName: 422,
  notSignedIn: 401,
  /** The request comes from another web site. */
  otherSite: 403,
  /** The request uses a host name that this server has not announced. */
  otherHost: 421,
  notFound: 404,
  noCode: 404,
  noKey: 404,
  /** The table was cancelled before a game was played. */
  noRecord: 404,
  /** A local game was continued here, so its dice cannot be proven. */
  noProof: 404,
  /** The machine of the server is not in a network. */
  noNetwork: 409,
  /** The server cannot listen at its address in the network. */
  notOpened: 409,
  tooBig: 413,
  notJson: 415,
  tooFast: 429,
  tooManyTables: 429,
  /** It is not known whether anything was stored: the same request may be sent again. */
  again: 503,
  /** The store cannot do it; `fault` says why. */
  store: 503,
  /** The log of the table cannot be read; `fault` says why. */
  log: 500,
  internal: 500,
} as const;

const REFUSALS: Partial<Readonly<Record<RefusalCode, number>>> = {
  noTable: 404,
  noSeat: 404,
  notHost: 403,
  notSeated: 403,
  reserved: 403,
  badGame: 422,
  badPlaces: 422,
  badOrders: 422,
};

export type ProblemCode = keyof typeof STATUS | RefusalCode;

const isOwn = (code: ProblemCode): code is keyof typeof STATUS => code in STATUS;

/** What is wrong with a record or an edition, and where. */
export type GameFaults = Extract<Replayed, { readonly ok: false }>['faults'];

interface Details {
  /** Why the store cannot do it, or why a log cannot be read. */
  readonly fault?: StoreFault | StoredFault | undefined;
  readonly faults?: GameFaults;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return isOwn(this.code) ? STATUS[this.code] : (REFUSALS[this.code] ?? 409);
  }
}

/** A refused command as an HTTP answer. */
export const problemOf = ({ code, fault }: { readonly code: ProblemCode; readonly fault?: StoreFault }): Problem =>
  new Problem(code, { fault });
