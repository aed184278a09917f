/** The values of messages, as the compiler reads them from English texts. */
import { expectTypeOf, it } from 'vitest';
import type { Translated, VariablesOf } from '../src/speech/variables.ts';

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

it('stand in every translation', () => {
  expectTypeOf<'Bonjour {player}'>().toExtend<Other['text']>();
  expectTypeOf<'Bonjour'>().not.toExtend<Other['text']>();
  expectTypeOf<'{count, number} : {where}'>().toExtend<Other['plural']>();
  expectTypeOf<'{count, number}'>().not.toExtend<Other['plural']>();
  expectTypeOf<'Rien'>().toExtend<Other['bare']>();
});
