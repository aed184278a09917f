/** The JSON Schema of positions accepts whatever the reader accepts, and refuses the faults that a schema can express. */
import { describe, expect, it } from 'vitest';
import * as types from '../../src/edition/types.ts';
import { FRAME_KINDS } from '../../src/model/frames.ts';
import { VP_SOURCES } from '../../src/model/vp-sources.ts';
import { POSITION_FAULT_CODES, type PositionFaultCode } from '../../src/record/position/faults.ts';
import { POSITION_LIMITS } from '../../src/record/position/format.ts';
import { FRAME_FORMS } from '../../src/record/position/frame-forms.ts';
import { writePosition } from '../../src/record/position/write.ts';
import { walk } from '../properties/games.ts';
import { playSolo } from '../properties/solo.ts';
import { fitsPosition, SCHEMAS } from './json-schema.ts';
import { PLANTED } from './position-planted.ts';
import { plain } from './position-round-trip.ts';

/** Faults of form that depend on the value alone. */
const OF_THE_FORM: readonly PositionFaultCode[] = [
  'tooLarge',
  'wrongType',
  'missing',
  'unknownKey',
  'wrongLength',
  'wrongFormat',
  'wrongVersion',
];

/** JSON leaves it out. */
const NOT_IN_JSON = 'a function';

describe('the schema of positions', () => {
  it('accepts positions of whole games', () => {
    for (const edition of ['reference', 'other', 'random'] as const) {
      for (const players of [2, 3, 4] as const) {
        walk({ edition, players, player: 'ruleSeeking', start: players === 3 ? 'midGame' : 'setUp', seed: players }, (state, _, step) => {
          if (step % 3 > 0) return;
          // A whole edition is checked once per game.
          const position = { ...writePosition(state), ...(step > 0 && { edition: { id: 'reference', version: 1 } }) };
          if (!fitsPosition(plain(position))) throw new Error(`step ${step}: ${JSON.stringify(position).slice(-2000)}`);
        });
      }
    }
  });

  it('accepts positions of games against the Bot', () => {
    for (const king of types.KINGS) {
      playSolo(king, 3, (state) => {
        const position = writePosition(state);
        if (!fitsPosition(plain(position))) throw new Error(JSON.stringify(position));
      });
    }
  });

  it('refuses what the reader refuses for its form alone', () => {
    const planted = PLANTED.filter(({ what, code }) => OF_THE_FORM.includes(code) && what !== NOT_IN_JSON);
    expect(planted.length).toBeGreaterThan(7);
    for (const { what, position } of planted) expect(fitsPosition(JSON.parse(JSON.stringify(position))), what).toBe(false);
  });

  it('lets pass what only the reader can know', () => {
    const known = POSITION_FAULT_CODES.slice(POSITION_FAULT_CODES.indexOf('repeated'));
    const passing = PLANTED.filter(({ code, position }) => known.includes(code) && fitsPosition(JSON.parse(JSON.stringify(position))));
    expect(passing.length).toBeGreaterThan(20);
  });

  it('names the same words and limits as the sources', () => {
    const { $defs: defs, properties } = SCHEMAS.position;
    expect(defs['colour'].enum).toEqual(types.BUILDING_COLOURS);
    expect(defs['resource'].enum).toEqual(types.RESOURCE_COLOURS);
    expect(defs['ship'].enum).toEqual(types.SHIP_IDS);
    expect(defs['harbormaster'].enum).toEqual(types.HARBORMASTER_IDS);
    expect(defs['zigguratTile'].enum).toEqual(types.ZIGGURAT_TILE_IDS);
    expect(defs['decree'].enum).toEqual(types.DECREE_IDS);
    expect(properties['king'].enum).toEqual(types.KINGS);
    expect(defs['portLine'].enum).toEqual(types.PORT_LINES);
    expect(Object.keys(defs['vp'].anyOf[1].properties)).toEqual([...VP_SOURCES]);
    const { kind, seat: _, ...fields } = defs['frame'].properties;
    expect(kind.enum).toEqual(FRAME_KINDS);
    const names = new Set(Object.values(FRAME_FORMS).flatMap((form) => form.fields.map(({ name }) => name)));
    expect(Object.keys(fields).sort()).toEqual([...names].sort());
    expect(properties['pending'].maxItems).toBe(POSITION_LIMITS.pending);
    expect(properties['water'].maxItems).toBe(POSITION_LIMITS.entries);
  });
});
