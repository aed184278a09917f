/** Requests and messages made from their schemas, so that every kind is tried. */
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

interface Shape {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly TSchema[];
}

/** The forms of a body. */
export const formsOf = (schema: TSchema): readonly TSchema[] => (schema as Shape).anyOf ?? [schema];

/** The values that distinguish one form of a body from the others. */
export function markOf(form: TSchema, others: readonly TSchema[]): string {
  const names = (each: TSchema): string[] => Object.keys((each as Shape).properties ?? {});
  const elsewhere = new Set(others.filter((other) => other !== form).flatMap(names));
  return names(form)
    .filter((name) => !elsewhere.has(name))
    .join(' ');
}

/** Returns an object with everything that the schema requires, taking values by name. Throws if a value is missing or does not fit. */
export function sampleOf(schema: TSchema | undefined, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { required = [] } = (schema ?? Type.Object({})) as Shape;
  const sample = Object.fromEntries(required.map((name) => [name, values[name]]));
  if (schema !== undefined && !Compile(schema).Check(sample)) throw new Error(`no sample: ${JSON.stringify(sample)}`);
  return sample;
}
