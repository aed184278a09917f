/**
 * Parses ICU messages: only the syntax that our messages use, in a tenth of the size of `@formatjs/icu-messageformat-parser`, because size
 * matters before the board is shown. Refuses everything else. The result is the same as that parser's; a test compares every message.
 */
import type {
  ArgumentElement,
  LiteralElement,
  MessageFormatElement,
  NumberElement,
  PluralElement,
  PoundElement,
  SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { optionsOfSkeleton } from './number-skeletons.ts';

/** The numbers with which that parser distinguishes kinds of elements. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

const isOf =
  <T extends MessageFormatElement>(type: number) =>
  (element: MessageFormatElement): element is T =>
    element.type === type;

export const isLiteralElement = isOf<LiteralElement>(LITERAL);
export const isArgumentElement = isOf<ArgumentElement>(ARGUMENT);
export const isNumberElement = isOf<NumberElement>(NUMBER);
export const isSelectElement = isOf<SelectElement>(SELECT);
export const isPluralElement = isOf<PluralElement>(PLURAL);
export const isPoundElement = isOf<PoundElement>(POUND);

const TEXT = /[^{}#']+/y;
const WORD = /\s*([^\s{},]+)\s*/y;
const SPACE = /\s*/y;
const OFFSET = /\s*offset:(\d+)\s*/y;

/** Select and plural may lack the form `other`, because our unions list all cases. */
export const parseMessage = (text: string): MessageFormatElement[] => new MessageParser(text).message();

type Forms = Record<string, { value: MessageFormatElement[] }>;

class MessageParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  message(): MessageFormatElement[] {
    const message = this.#elements(false);
    return this.#at < this.#text.length ? this.#fail() : message;
  }

  /** Parses up to the end of the text or of a form. */
  #elements(isPlural: boolean): MessageFormatElement[] {
    const found: object[] = [];
    let literal = '';
    const add = (element: object): void => {
      if (literal !== '') found.push({ type: LITERAL, value: literal });
      literal = '';
      found.push(element);
    };
    for (;;) {
      literal += this.#taken(TEXT)?.[0] ?? '';
      const sign = this.#text[this.#at];
      if (sign === undefined || sign === '}') break;
      if (sign === "'") literal += this.#quoted(isPlural);
      else if (sign === '{') add(this.#placeholder());
      else {
        this.#at++;
        if (isPlural) add({ type: POUND });
        else literal += sign;
      }
    }
    if (literal !== '') found.push({ type: LITERAL, value: literal });
    return found as MessageFormatElement[];
  }

  /** A single apostrophe is a character, unless it precedes another apostrophe or a special character that it escapes. */
  #quoted(isPlural: boolean): string {
    const next = this.#text[++this.#at] ?? ' ';
    if (next === "'") this.#at++;
    if (!'{}<>'.includes(next) && !(next === '#' && isPlural)) return "'";
    const end = this.#text.indexOf("'", this.#at);
    const inside = this.#text.slice(this.#at, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#text.length : end + 1;
    return inside;
  }

  #placeholder(): object {
    this.#expect('{');
    const value = this.#word();
    if (this.#passes('}')) return { type: ARGUMENT, value };
    this.#expect(',');
    const kind = this.#word();
    if (kind === 'number') return { type: NUMBER, value, style: this.#passes('}') ? null : this.#skeleton() };
    this.#expect(',');
    if (kind === 'select') return { type: SELECT, value, options: this.#forms(false) };
    if (kind !== 'plural' && kind !== 'selectordinal') return this.#fail();
    const offset = Number(this.#taken(OFFSET)?.[1] ?? 0);
    return { type: PLURAL, value, options: this.#forms(true), offset, pluralType: kind === 'plural' ? 'cardinal' : 'ordinal' };
  }

  #skeleton(): object {
    this.#expect(',');
    const end = this.#text.indexOf('}', this.#at);
    if (end < 0) this.#fail();
    const skeleton = /^\s*::(.*?)\s*$/.exec(this.#text.slice(this.#at, end))?.[1] ?? this.#fail();
    this.#at = end + 1;
    const tokens = skeleton.split(' ').map((stem) => ({ stem, options: [] }));
    return { type: 0, tokens, parsedOptions: optionsOfSkeleton(skeleton) };
  }

  #forms(isPlural: boolean): Forms {
    const found = new Map<string, Forms[string]>();
    do {
      const form = this.#word();
      if (found.has(form)) this.#fail(`the form ${form} stands there twice`);
      this.#expect('{');
      found.set(form, { value: this.#elements(isPlural) });
      this.#expect('}');
      this.#taken(SPACE);
    } while (!this.#passes('}'));
    return Object.fromEntries(found);
  }

  #word(): string {
    return this.#taken(WORD)?.[1] ?? this.#fail();
  }

  #expect(sign: string): void {
    if (!this.#passes(sign)) this.#fail();
  }

  #passes(sign: string): boolean {
    const isThere = this.#text[this.#at] === sign;
    if (isThere) this.#at++;
    return isThere;
  }

  #taken(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    this.#at += match?.[0].length ?? 0;
    return match;
  }

  #fail(fault = 'not understood'): never {
    throw new TypeError(`message: ${fault} at ${this.#at}: ${this.#text}`);
  }
}
