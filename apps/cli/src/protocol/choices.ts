/** The choices of a game, and the choice named by a call. */
import { answerOf, type Choice, choiceOf, choicesOf, idOf, isObject, type State } from '@tabannusi/engine';
import type { Protocol } from '../wire/protocols.ts';
import { shortened, wrongType } from './arguments.ts';
import { refusal } from './refusal.ts';

/** Returns the index of a choice among the legal ones; -1 if it is not legal. */
export function numberOf(state: State, choice: Choice): number {
  const answer = answerOf(state, choice);
  return answer === null ? -1 : state.choices.indexOf(answer);
}

/** Reads a choice by its ID or as a typed object. In version 1 the ID must be that of an offered choice. */
export function readChoice(state: State, value: unknown, path: string, protocol: Protocol): Choice {
  if (protocol === 1 && typeof value === 'string' && !choicesOf(state).some((choice) => idOf(choice) === value))
    throw unknownChoice(value, path);
  return readAttempt(value, path);
}

/** Reads a choice, offered or not, by its ID or as a typed object. */
export function readAttempt(value: unknown, path: string): Choice {
  if (isObject(value)) return readTyped(value, path);
  if (typeof value !== 'string') throw wrongType(path, 'choice');
  const choice = choiceOf(value);
  if (choice === null) throw unknownChoice(value, path);
  return choice;
}

const unknownChoice = (id: string, path: string) => refusal('unknownChoice', { choice: shortened(id) }, { path });

/** The keys of an offer that are not fields of the choice. A caller may send them back. */
const BESIDE: readonly string[] = ['id', 'rule', 'text'];

/** Returns a typed object, legal or not, in the engine's form. */
function readTyped(value: Readonly<Record<string, unknown>>, path: string): Choice {
  const { kind, ...others } = value;
  if (kind === undefined) throw refusal('missing', { path: `${path}.kind` }, { path: `${path}.kind` });
  if (typeof kind !== 'string') throw wrongType(`${path}.kind`, 'text');
  if (Object.hasOwn(others, 'choose'))
    throw refusal('unknownKey', { path: `${path}.choose`, allowed: 'kind' }, { path: `${path}.choose`, allowed: ['kind'] });
  const fields = Object.entries(others).filter(([key]) => !BESIDE.includes(key));
  // Not checked here: the engine validates it like any input.
  return Object.fromEntries([['choose', kind], ...fields]) as unknown as Choice;
}
