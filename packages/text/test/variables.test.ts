/** The values of messages, as the compiler reads them from English texts. */
import { expectTypeOf, it } from 'vitest';
import type { Translated, ValuesOf, VariablesOf } from '../src/speech/variables.ts';

const vp = '{vp, number, ::.0} VP';
const english = {
  part: {
    bare: 'Nothing',
    text: 'Hello {player}',
    plural: '{count, plural, =0 {No rule.} one {# rule} other {# rules}} in {where}',
    nested: '{count, plural, one {{winners} wins.} other {{winners} win.}}',
    select: '{kind, select,\n  a {x {y}} b {{n, plural, one {# z} other {# zz}}}}',
    other: '{ship, select, printed {the Ship} other {Ship {ship}}}',
    phrase: `{equal, plural, =1 {${vp} ahead.} other {# of them, ${vp} ahead.}}`,
    unknown: `${String(1)} {player}`,
  },
} as const;

type Part = VariablesOf<typeof english>['part'];
type Other = Translated<typeof english>['part'];

it('are texts, numbers and the forms of selects', () => {
  expectTypeOf<keyof Part['bare']>().toEqualTypeOf<never>();
  expectTypeOf<Part['text']>().toEqualTypeOf<{ readonly player: string }>();
  expectTypeOf<Part['plural']>().toEqualTypeOf<{ readonly count: number; readonly where: string }>();
  expectTypeOf<Part['nested']>().toEqualTypeOf<{ readonly count: number; readonly winners: string }>();
  expectTypeOf<Part['select']>().toEqualTypeOf<{ readonly kind: 'a' | 'b'; readonly y: string; readonly n: number }>();
  expectTypeOf<Part['other']>().toEqualTypeOf<{ readonly ship: string }>();
  expectTypeOf<Part['phrase']>().toEqualTypeOf<{ readonly equal: number; readonly vp: number }>();
});

it('cannot be given to a text that the compiler does not know', () => {
  expectTypeOf<Part['unknown']>().toEqualTypeOf<never>();
});

it('are those of all messages where the key can be one of several', () => {
  expectTypeOf<ValuesOf<Part, 'text'>>().toEqualTypeOf<Part['text']>();
  expectTypeOf<ValuesOf<Part, 'bare' | 'text'>>().toExtend<{ readonly player: string }>();
  expectTypeOf<ValuesOf<Part, 'text' | 'plural'>>().toExtend<{ readonly player: string; readonly count: number; readonly where: string }>();
  expectTypeOf<ValuesOf<{ readonly a: Part['text'] } | { readonly a: Part['phrase'] }, 'a'>>().toExtend<{
    readonly player: string;
    readonly vp: number;
  }>();
  const say = <K extends keyof Part>(key: K, values: ValuesOf<Part, K>): unknown => [key, values];
  const either = 'text' as 'bare' | 'text';
  // @ts-expect-error: one of the two needs a player
  say(either, {});
  say(either, { player: 'a' });
});

it('stand in every translation', () => {
  expectTypeOf<'Bonjour {player}'>().toExtend<Other['text']>();
  expectTypeOf<'Bonjour'>().not.toExtend<Other['text']>();
  expectTypeOf<'{count, number} : {where}'>().toExtend<Other['plural']>();
  expectTypeOf<'{count, number}'>().not.toExtend<Other['plural']>();
  expectTypeOf<'Rien'>().toExtend<Other['bare']>();
});
