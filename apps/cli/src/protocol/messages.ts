/** Messages of JSON-RPC 2.0: incoming requests and outgoing answers. */
import { isObject } from '@tabannusi/engine';

export type Id = string | number | null;

export interface Request {
  readonly method: string;
  /** Missing arguments are read as an empty object. */
  readonly params: unknown;
  /** Undefined for a notification, which is never answered. */
  readonly id: Id | undefined;
}

export type Answer =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0';
      readonly id: Id;
      readonly error: { readonly code: number; readonly message: string; readonly data: object };
    };

/** Null if it is not a request. Unknown members are ignored. */
export function readRequest(message: unknown): Request | null {
  if (!isObject(message)) return null;
  const { jsonrpc, method, params = {}, id } = message;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !(id === undefined || isId(id))) return null;
  return { method, params, id };
}

/** Returns the ID of an invalid request; null if it has none. */
export const idOfMessage = (message: unknown): Id => (isObject(message) && isId(message.id) ? message.id : null);

/** Infinity, as from 1e999, cannot be written as JSON. */
const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isFinite(id) || id === null;
