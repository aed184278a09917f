/** Every statement, by name. Both engines prepare all of them when they open. */
import type { Statement } from '../statement.ts';
import * as draft from './draft.ts';
import * as entry from './entry.ts';
import * as foldedLog from './folded-log.ts';
import * as game from './game.ts';
import * as job from './job.ts';
import * as person from './person.ts';
import * as seat from './seat.ts';
import * as secret from './secret.ts';
import * as session from './session.ts';

const SUBJECTS: readonly Readonly<Record<string, Statement>>[] = [draft, entry, foldedLog, game, job, person, seat, secret, session];

export const STATEMENTS: ReadonlyMap<string, Statement> = new Map(
  SUBJECTS.flatMap((subject) => Object.values(subject)).map((statement) => [statement.name, statement]),
);
