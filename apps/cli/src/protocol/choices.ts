/** The choices of a game, and those that a call names. */
import { answerOf, type Choice, choiceOf, choicesOf, idOf, type State } from '@tabannusi/engine';
import type { Protocol } from '../wire/protocols.ts';
import { isObject, shortened, wrongType } from './arguments.ts';
import { refusal } from './refusal.ts';

/** The number of a legal choice in the list; -1 where it is none. */
export function numberOf(state: State, choice: Choice): number {
  const answer = answerOf(state, choice);
  return answer === null ? -1 : state.choices.indexOf(answer);
}

/** A choice by its id or as a typed object. In version 1 an id must be on offer. */
export function readChoice(state: State, value: unknown, path: string, protocol: Protocol): Choice {
  if (protocol === 1 && typeof value === 'string' && !choicesOf(state).some((choice) => idOf(choice) === value))
    throw unknownChoice(value, path);
  return readAttempt(value, path);
}

/** A choice by its id or as a typed object, on offer or not. */
export function readAttempt(value: unknown, path: string): Choice {
  if (isObject(value)) return readTyped(value, path);
  if (typeof value !== 'string') throw wrongType(path, 'choice');
  const choice = choiceOf(value);
  if (choice === null) throw unknownChoice(value, path);
  return choice;
}

const unknownChoice = (id: string, path: string) => refusal('unknownChoice', { choice: shortened(id) }, { path });

/** What an offer has beside its kind and fields: who sends it back may leave it in. */
const BESIDE: readonly string[] = ['id', 'rule', 'text'];

/** A typed object, legal or not, in the engine's form. */
function readTyped(value: Readonly<Record<string, unknown>>, path: string): Choice {
  const { kind, ...others } = value;
  if (kind === undefined) throw refusal('missing', { path: `${path}.kind` }, { path: `${path}.kind` });
  if (typeof kind !== 'string') throw wrongType(`${path}.kind`, 'text');
  if (Object.hasOwn(others, 'choose'))
    throw refusal('unknownKey', { path: `${path}.choose`, allowed: 'kind' }, { path: `${path}.choose`, allowed: ['kind'] });
  const fields = Object.entries(others).filter(([key]) => !BESIDE.includes(key));
  // The engine looks at it as at anything from outside.
  return Object.fromEntries([['choose', kind], ...fields]) as unknown as Choice;
}
