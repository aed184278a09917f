/**
 * A link to a moment: the record up to it, compressed into the fragment of the address, so that it opens on any device without a server. It
 * contains no seed and nothing later than the moment, but the outcomes of chance reveal which Urban cards were dealt.
 */
import { type GameRecord, TEXT_LIMITS } from '@tabannusi/engine';
import { type SavedTable, savedSeat, type Table } from '@tabannusi/table';

/**
 * Characters of the compressed record. Whole games of bots take 2,400 to 3,100; only long games with a custom edition come near the limit.
 * Browsers allow more, but messengers cut off long links.
 */
export const LONGEST_LINK = 8_000;

/** Without the seed, which would reveal what is still to come. */
export function recordUpTo(table: Table, moment: number): GameRecord {
  const { seed: _, seedFrom: __, ...record } = table.branch(moment, 'link').record();
  return record;
}

/** The content of a link, and of the file if the link would be too long. Older links contain the record alone. */
export interface SharedMoment {
  readonly format: 'tabannusi-moment';
  readonly version: 1;
  readonly record: GameRecord;
  /** The players, so that bots stay bots when the game is continued. */
  readonly seats: SavedTable['seats'];
}

export const sharedMoment = (table: Table, moment: number): SharedMoment => ({
  format: 'tabannusi-moment',
  version: 1,
  record: recordUpTo(table, moment),
  seats: table.seats.map(savedSeat),
});

export async function pack(shared: SharedMoment | GameRecord): Promise<string> {
  const bytes = await read(new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Unpacks the text of a record or of anything else in a link. Null if it cannot be unpacked or is longer than any record. */
export async function unpack(packed: string): Promise<string | null> {
  if (packed.length > LONGEST_LINK) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await read(unpacked, TEXT_LIMITS.record));
  } catch {
    return null;
  }
}

/** Reads a whole stream. Throws if it is longer than `most` bytes: a few packed bytes can unpack to gigabytes. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > most) {
      reader.cancel();
      throw new RangeError('too long');
    }
    chunks.push(value);
  }
}
