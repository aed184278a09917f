/**
 * Ids of decisions and outcomes: the word of the answer and the values of its fields, such as `destination:2:0` or `dice:1,0,0,2,1,1`.
 * Equal answers have equal ids in every game, and the answers to one question have different ids. Ids are short enough to store and send
 * for every step.
 *
 * No value contains a colon or a space.
 */
import type { Choice, Outcome } from './choices.ts';

/** How a field is written; `textOrNumber` is read as a number if possible. */
type Field = 'text' | 'number' | 'numbers' | 'textOrNumber';

/** The fields of each word, in the order in which the id holds them. */
type FieldsOf<Union, Tag extends keyof Union> = {
  readonly [Word in Union[Tag] & string]: {
    readonly [Key in Exclude<keyof Extract<Union, Readonly<Record<Tag, Word>>>, Tag>]: Field;
  };
};

const CHOICES: FieldsOf<Choice, 'choose'> = {
  colour: { colour: 'text' },
  space: { space: 'text' },
  district: { district: 'number' },
  destination: { district: 'number', gold: 'number' },
  die: { face: 'number' },
  noDie: {},
  action: { action: 'text' },
  actionTile: { tile: 'number' },
  done: {},
  accept: {},
  decline: {},
  track: { colour: 'text' },
  resource: { colour: 'text' },
  crate: { colour: 'text' },
  pay: { dice: 'numbers', crates: 'numbers', gold: 'number' },
  payLess: { colour: 'text' },
  buy: { tile: 'text' },
  buyStep: {},
  lay: { tile: 'textOrNumber' },
  place: { tile: 'text' },
  markerFrom: { from: 'text' },
  gain: { gain: 'text' },
  specialWater: { tile: 'number' },
  ship: { shipSpace: 'number' },
  portSpace: { line: 'text', side: 'text' },
  row: { row: 'text' },
  zigguratSpace: { section: 'text', space: 'number' },
  section: { section: 'text' },
  urbanCard: { card: 'text' },
  refill: { colour: 'text' },
  decree: { decree: 'text' },
  harbormaster: { harbormaster: 'text' },
};

const OUTCOMES: FieldsOf<Outcome, 'chance'> = {
  barge: { colour: 'text' },
  dice: { faces: 'numbers' },
  ship: { ship: 'text' },
  harbormaster: { harbormaster: 'text' },
  specialWater: { tile: 'number' },
  crate: { colour: 'text' },
  actionTile: { tile: 'number' },
  zigguratTile: { tile: 'text' },
  decree: { decree: 'text' },
  urbanCard: { card: 'text' },
  startPlayer: { seat: 'number' },
  automaCard: { automaCard: 'number' },
  automaTile: { colour: 'text' },
  colour: { colour: 'text' },
};

/** More characters than any id has. The longest are payments, with two lists of five numbers. */
const LONGEST_ID = 80;

/** Returns the id of an answer in the engine's own form, whose first member is its word. */
export const idOf = (answer: Choice | Outcome): string => Object.values(answer).join(':');

/** Returns the choice with this id; null if no choice can have it. Whether it is legal is not checked. */
export const choiceOf = (id: string): Choice | null => answerOfId('choose', CHOICES, id);

/** Returns the outcome with this id; null if no outcome can have it. */
export const outcomeOf = (id: string): Outcome | null => answerOfId('chance', OUTCOMES, id);

function answerOfId<T extends Choice | Outcome>(tag: 'choose' | 'chance', words: Readonly<Record<string, object>>, id: string): T | null {
  if (id.length > LONGEST_ID) return null;
  const [word = '', ...values] = id.split(':');
  if (!Object.hasOwn(words, word)) return null;
  const fields = words[word] as Readonly<Record<string, Field>>;
  const answer: Record<string, unknown> = { [tag]: word };
  let at = 0;
  for (const key in fields) {
    const [field, value] = [fields[key], values[at++]];
    const read = field === undefined || value === undefined ? null : READ[field](value);
    if (read === null) return null;
    answer[key] = read;
  }
  return at === values.length ? (answer as unknown as T) : null;
}

const READ: Readonly<Record<Field, (value: string) => string | number | number[] | null>> = {
  text: (value) => value,
  number: readNumber,
  numbers: (value) => {
    const numbers = value.split(',').map(readNumber);
    return numbers.includes(null) ? null : (numbers as number[]);
  },
  textOrNumber: (value) => readNumber(value) ?? value,
};

/** Accepts 0 to 9999, each with one spelling only. */
function readNumber(value: string): number | null {
  return /^(?:0|[1-9]\d{0,3})$/.test(value) ? Number(value) : null;
}
