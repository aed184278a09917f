/**
 * Hand-drawn outlines: straight edges that bend slightly. An outline depends only on its corners and a seed, so a piece looks the same in
 * every render and pieces side by side look different.
 */
export type Point = readonly [x: number, y: number];

/** Returns the path of a polygon whose edges bend by up to `bend` and whose corners are rounded by `round`. */
export function roughPolygon(corners: readonly Point[], seed = 1, bend = 0.8, round = 2): string {
  const next = lots(seed);
  const parts: string[] = [];
  corners.forEach((corner, index) => {
    const after = corners[(index + 1) % corners.length] ?? corner;
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const begin = towards(corner, before, round);
    const end = towards(corner, after, round);
    parts.push(`${index === 0 ? 'M' : 'L'}${text(begin)}`, `Q${text(corner)} ${text(end)}`);
    const stop = towards(after, corner, round);
    const middle: Point = [(end[0] + stop[0]) / 2 + bend * next(), (end[1] + stop[1]) / 2 + bend * next()];
    parts.push(`Q${text(middle)} ${text(stop)}`);
  });
  return `${parts.join('')}Z`;
}

/** Cache of paths: a board draws hundreds of them in every render. */
const drawn = new Map<string, string>();

export function roughRect(x: number, y: number, width: number, height: number, seed = 1, bend = 0.8, round = 2): string {
  const key = `${x} ${y} ${width} ${height} ${seed} ${bend} ${round}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const path = roughPolygon(corners, seed, bend, round);
  drawn.set(key, path);
  return path;
}

/** Returns a wavering line from left to right. */
export function wave(x: number, y: number, width: number, height: number, crests: number): string {
  const step = width / crests / 2;
  const parts = [`M${text([x, y])}`];
  for (let crest = 0; crest < crests * 2; crest++) {
    const up = crest % 2 === 0 ? -height : height;
    parts.push(`q${text([step / 2, up])} ${text([step, 0])}`);
  }
  return parts.join('');
}

/** Returns a generator of numbers in [-1, 1] that repeats for the same seed. */
export function lots(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return (state / 0xffffffff) * 2 - 1;
  };
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(by, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}

const text = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
