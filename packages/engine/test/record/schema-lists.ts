/** The lists of tiles and cards in the JSON Schemas, generated from the engine's. The rest of the schemas is written by hand. */
import { DECREE_IDS, HARBORMASTER_IDS, SHIP_IDS, ZIGGURAT_TILE_IDS } from '../../src/edition/types.ts';

export const SCHEMA_FILES = ['edition/edition.schema.json', 'record/position.schema.json', 'record/record.schema.json'];

/** Returns the text of a schema with the present lists. */
export function withLists(schema: string): string {
  let text = schema;
  for (const ids of [SHIP_IDS, HARBORMASTER_IDS, ZIGGURAT_TILE_IDS, DECREE_IDS])
    text = text.replaceAll(new RegExp(`\\[\\s*"${ids[0]}"(?:,\\s*"\\w+")*\\s*\\]`, 'g'), `[${ids.map((id) => `"${id}"`).join(', ')}]`);
  return text
    .replace(/("tiles": \{\s*"type": "array",\s*"maxItems": )\d+/, `$1${SHIP_IDS.length}`)
    .replace(/("harbormasters": \{\s*"type": "array",\s*"maxItems": )\d+/, `$1${HARBORMASTER_IDS.length}`)
    .replace(/^( +)"D01": \{ "\$ref": "#\/\$defs\/symbol" \}(?:,\s*"D\d\d": \{ "\$ref": "#\/\$defs\/symbol" \})*/m, (_, indent: string) =>
      DECREE_IDS.map((id) => `${indent}"${id}": { "$ref": "#/$defs/symbol" }`).join(',\n'),
    );
}
