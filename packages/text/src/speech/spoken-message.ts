/**
 * Compiles ICU messages into functions of their values. Each message is compiled once; after that, formatting only walks through its
 * pieces.
 *
 * Supports what our messages use: text, values, numbers, selects and plurals. Anything else is refused when the message is compiled.
 */
import type { MessageFormatElement, NumberElement, PluralElement, SelectElement } from '@formatjs/icu-messageformat-parser';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
} from './message-parser.ts';

/** A function is called only if the message uses the value. */
export type Value = string | number | (() => string);
export type Values = Readonly<Record<string, Value>>;
export type SpokenMessage = (values: Values) => string;

/** `count` is the number of the enclosing plural, for `#`. */
type Piece = (values: Values, count: number) => string;

/** Returns the compiler for a locale's messages, with its plural rules and numbers. */
export function createMessageReader(locale: string): (message: readonly MessageFormatElement[]) => SpokenMessage {
  const numbers = new Intl.NumberFormat(locale);
  const cardinals = new Intl.PluralRules(locale);

  const piecesOf = (elements: readonly MessageFormatElement[]): Piece => {
    const pieces = elements.map(pieceOf);
    const [first] = pieces;
    if (first !== undefined && pieces.length === 1) return first;
    return (values, count) => {
      let text = '';
      for (const piece of pieces) text += piece(values, count);
      return text;
    };
  };

  const pieceOf = (element: MessageFormatElement): Piece => {
    if (isLiteralElement(element)) return () => element.value;
    if (isPoundElement(element)) return (_, count) => numbers.format(count);
    if (isArgumentElement(element)) return (values) => String(givenValue(values, element.value));
    if (isNumberElement(element)) return numberPiece(element);
    if (isSelectElement(element)) return selectPiece(element);
    if (isPluralElement(element)) return pluralPiece(element);
    throw new TypeError(`message: ${element.value} has a kind of value that is not said here`);
  };

  const numberPiece = ({ value: name, style }: NumberElement): Piece => {
    if (typeof style === 'string') throw new TypeError(`message: the number ${name} has a style that is not known here`);
    const format = style ? new Intl.NumberFormat(locale, style.parsedOptions) : numbers;
    return (values) => format.format(numberOf(values, name));
  };

  const selectPiece = ({ value: name, options }: SelectElement): Piece => {
    const forms = formsOf(options);
    const other = forms.get('other');
    return (values, count) => {
      const form = String(givenValue(values, name));
      const piece = forms.get(form) ?? other;
      if (piece === undefined) throw new RangeError(`message: ${name} has no form for ${form}`);
      return piece(values, count);
    };
  };

  const pluralPiece = ({ value: name, options, offset, pluralType }: PluralElement): Piece => {
    const forms = formsOf(options);
    const rules = pluralType === 'ordinal' ? new Intl.PluralRules(locale, { type: 'ordinal' }) : cardinals;
    return (values) => {
      const number = numberOf(values, name);
      const piece = forms.get(`=${number}`) ?? forms.get(rules.select(number - offset)) ?? forms.get('other');
      if (piece === undefined) throw new RangeError(`message: ${name} has no form for ${number}`);
      return piece(values, number - offset);
    };
  };

  const formsOf = (options: SelectElement['options']): Map<string, Piece> =>
    new Map(Object.entries(options).map(([form, { value }]) => [form, piecesOf(value)]));

  return (message) => {
    const piece = piecesOf(message);
    return (values) => piece(values, 0);
  };
}

function givenValue(values: Values, name: string): string | number {
  const value = values[name];
  if (value === undefined) throw new RangeError(`message: the value ${name} is missing`);
  return typeof value === 'function' ? value() : value;
}

function numberOf(values: Values, name: string): number {
  const value = givenValue(values, name);
  if (typeof value !== 'number') throw new RangeError(`message: the value ${name} is no number`);
  return value;
}
