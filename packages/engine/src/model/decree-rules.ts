/** The rules of the Decrees, in the order of DECREE_IDS. */
import { DECREE_IDS, type DecreeId } from '../edition/types.ts';

type DecreeRule<Id extends DecreeId> = Id extends `D${infer Printed}` ? `DEC-${Printed}` : never;
export const DECREE_RULES = DECREE_IDS.map((id) => `DEC-${id.slice(1)}` as DecreeRule<DecreeId>);
