/** Choices in the form of the protocol: `kind`, the typed fields and the engine's ID. */
import type { Choice } from '@tabannusi/engine';

type TypedForm<C extends Choice = Choice> = C extends Choice ? { readonly kind: C['choose'] } & Omit<C, 'choose'> : never;

export const typedForm = ({ choose, ...fields }: Choice): TypedForm => ({ kind: choose, ...fields }) as TypedForm;
