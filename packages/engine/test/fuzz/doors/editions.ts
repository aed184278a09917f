/** The door for editions: `validateEdition`. */
import { Generator } from '../../../src/chance/generator.ts';
import { EDITION_FAULT_CODES } from '../../../src/edition/faults.ts';
import { contentHash } from '../../../src/edition/identity.ts';
import { REFERENCE_EDITION } from '../../../src/edition/reference.ts';
import { validateEdition } from '../../../src/edition/validate.ts';
import { newGame } from '../../../src/engine.ts';
import { createSetting } from '../../../src/model/setting.ts';
import { State } from '../../../src/model/state.ts';
import { OTHER_EDITION } from '../../edition/other-edition.ts';
import { PLAYER_COUNTS } from '../../properties/games.ts';
import { randomEdition } from '../../properties/random-edition.ts';
import type { Door } from '../door.ts';
import { pick } from '../lots.ts';
import { playOn } from '../moments.ts';
import { editionSchema } from '../schemas.ts';

export const editions: Door<string> = {
  codes: EDITION_FAULT_CODES,
  schema: editionSchema,
  cases(seed) {
    const lots = new Generator(`editions ${seed}`);
    const random = [1, 2].map(() => randomEdition(lots.next() % 1_000_000));
    return [REFERENCE_EDITION, OTHER_EDITION, ...random].map((edition) => JSON.stringify(edition));
  },
  good: (text) => JSON.parse(text),
  knock(_, input) {
    const result = validateEdition(input);
    return { faults: result.ok ? [] : result.faults, says: [result.warnings, result.ok && contentHash(result.edition)] };
  },
  letIn(_, input, seed) {
    const result = validateEdition(input);
    if (!result.ok) throw new Error('refused at last');
    const { edition } = result;
    const again = validateEdition(JSON.parse(JSON.stringify(edition)));
    if (!again.ok || contentHash(again.edition) !== contentHash(edition)) throw new Error('written and read it is another edition');
    const players = pick(new Generator(seed), PLAYER_COUNTS);
    playOn(newGame(new State(createSetting(edition, players))), seed);
  },
};
