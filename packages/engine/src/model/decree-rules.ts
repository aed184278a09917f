/** The rules of the Decrees, such as DEC-01 for D01. */
import { DECREE_IDS, type DecreeId } from '../edition/types.ts';

type DecreeRule<Id extends DecreeId> = Id extends `D${infer Printed}` ? `DEC-${Printed}` : never;
export const decreeRule = (id: DecreeId): DecreeRule<DecreeId> => `DEC-${id.slice(1)}` as DecreeRule<DecreeId>;

export const DECREE_RULES = DECREE_IDS.map(decreeRule);
