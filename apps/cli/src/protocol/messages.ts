/** Messages of JSON-RPC 2.0: requests as they are read, answers as they are written. */
import { isObject } from './arguments.ts';

export type Id = string | number | null;

export interface Request {
  readonly method: string;
  /** No arguments are the same as an empty object. */
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

/** Null for what is no request. Members that JSON-RPC does not know are left alone. */
export function readRequest(message: unknown): Request | null {
  if (!isObject(message)) return null;
  const { jsonrpc, method, params = {}, id } = message;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !(id === undefined || isId(id))) return null;
  return { method, params, id };
}

/** The id of something that is no request; null where it has none. */
export const idOfMessage = (message: unknown): Id => (isObject(message) && isId(message.id) ? message.id : null);

/** A number beyond all others could not be written again. */
const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isFinite(id) || id === null;
