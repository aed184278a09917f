/** Choices as other programs are told them: `kind` and its typed fields, and an id. */
import type { Choice } from '@tabannusi/engine';

type TypedForm<C extends Choice = Choice> = C extends Choice ? { readonly kind: C['choose'] } & Omit<C, 'choose'> : never;

export const typedForm = ({ choose, ...fields }: Choice): TypedForm => ({ kind: choose, ...fields }) as TypedForm;

/** The kind and the values of its fields: the same wherever the same is offered, and different for all choices of a decision. */
export const idOf = ({ choose, ...fields }: Choice): string => [choose, ...Object.values(fields)].join(':');
