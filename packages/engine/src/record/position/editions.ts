/**
 * Reads the edition and setting of a position. A shipped edition is named by id, version and content hash; any other edition is included
 * whole.
 */
import { LIMITS } from '../../edition/limits.ts';
import type { Edition, King } from '../../edition/types.ts';
import { validateEdition } from '../../edition/validate.ts';
import { createSetting, DEFAULT_SWITCHES, type Setting, type Switches } from '../../model/setting.ts';
import { shippedEdition, shippedHash } from '../editions.ts';
import { At } from './at.ts';
import type { Faults } from './faults.ts';
import { snapshot } from './snapshot.ts';

/** Editions that the validator returned here. They are frozen, so they need no second check. */
const validated = new WeakSet<object>();

/** `input` may be anything; a whole edition is recognised by its `format`. */
export function readEdition(input: unknown, faults: Faults): Edition | undefined {
  return isWhole(input) ? readWhole(input, faults) : readName(input, faults);
}

function readWhole(input: object, faults: Faults): Edition | undefined {
  if (validated.has(input)) return input as Edition;
  const result = validateEdition(input);
  if (!result.ok) {
    faults.put({ code: 'badEdition', path: 'edition', found: 'object', allowed: null, rule: null, edition: result.faults });
    return undefined;
  }
  validated.add(result.edition);
  return result.edition;
}

function readName(input: unknown, faults: Faults): Edition | undefined {
  const at = new At(input === undefined ? undefined : snapshot(input, 'edition', faults), faults, 'edition');
  if (faults.any || !at.required().isObject(['id', 'version', 'hash'])) return undefined;
  const [id, hash] = [at.key('id').required(), at.key('hash')];
  const version = at.key('version').required().whole(LIMITS.version.min, LIMITS.version.max);
  const name = id.text();
  if (name === undefined || version === undefined) return undefined;
  const shipped = shippedEdition(name, version);
  if (shipped === undefined) id.refuse('unknownEdition');
  else if (!hash.absent && hash.value !== shippedHash(shipped)) hash.refuse('editionHash', { values: [shippedHash(shipped)] });
  return shipped;
}

function isWhole(input: unknown): input is object {
  try {
    return typeof input === 'object' && input !== null && Object.hasOwn(input, 'format');
  } catch {
    return false;
  }
}

const SWITCH_NAMES = Object.keys(DEFAULT_SWITCHES) as (keyof Switches)[];
const MASTERY_RIGHT = ['anyLowest', 'minRises'] as const;

/** Returns the switches that differ from the defaults; undefined if none do. */
export function writeSwitches({ switches }: Setting): Partial<Switches> | undefined {
  const differing = SWITCH_NAMES.filter((name) => switches[name] !== DEFAULT_SWITCHES[name]);
  return differing.length === 0 ? undefined : Object.fromEntries(differing.map((name) => [name, switches[name]]));
}

export function readSwitches(at: At): Partial<Switches> {
  const read: Record<string, unknown> = {};
  for (const { key, at: written } of at.entries(SWITCH_NAMES)) {
    if (key === 'masteryRight') read[key] = MASTERY_RIGHT[written.oneOf(MASTERY_RIGHT) ?? 0];
    else read[key] = written.flag();
  }
  return read as Partial<Switches>;
}

/** Compiled settings by edition and by number of players, switches and king. */
const compiled = new WeakMap<Edition, Map<string, Setting>>();

export function settingFor(edition: Edition, players: number, switches: Partial<Switches>, king: King | null): Setting {
  const all = { ...DEFAULT_SWITCHES, ...switches };
  const key = [players, king, ...SWITCH_NAMES.map((name) => all[name])].join(' ');
  const settings = compiled.get(edition) ?? new Map<string, Setting>();
  compiled.set(edition, settings);
  const setting = settings.get(key) ?? createSetting(edition, players, switches, king);
  settings.set(key, setting);
  return setting;
}
