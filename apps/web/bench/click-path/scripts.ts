/** The scripts of a build with their source maps, which give the module of any position in a script. */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';

/** Lines and columns from 0. */
interface Place {
  readonly lineNumber: number;
  readonly columnNumber?: number;
}

/** A function. */
export interface Spot {
  /** Path in the checkout. */
  readonly module: string;
  readonly name: string;
  readonly url: string;
  readonly from: Place;
  readonly to: Place;
  /** A unique key of the function. */
  readonly at: string;
}

/** A call frame as reported by the debugger. */
export interface Frame {
  readonly callFrameId: string;
  readonly functionName: string;
  /** The start of the function. */
  readonly functionLocation?: Place;
  readonly location: Place & { readonly scriptId: string };
}

interface Script {
  readonly text: string;
  readonly map: SourceMap;
  /** Offsets of the starts of lines. */
  readonly lines: readonly number[];
}

export class Scripts {
  readonly #assets: string;
  readonly #checkout: string;
  readonly #scripts: ReadonlyMap<string, Script>;
  /** The debugger's script IDs, by file name. */
  readonly #ids = new Map<string, string>();
  readonly #urls = new Map<string, string>();

  constructor(folder: string, checkout: string) {
    this.#assets = join(folder, 'assets');
    this.#checkout = checkout;
    // Worker scripts have no map, since no part of a click runs in them.
    const mapped = readdirSync(this.#assets).flatMap((name) => /^(.*\.js)\.map$/.exec(name)?.[1] ?? []);
    this.#scripts = new Map(mapped.map((name) => [name, read(join(this.#assets, name))]));
  }

  learn(url: string, id: string): void {
    this.#ids.set(nameOf(url), id);
    this.#urls.set(nameOf(url), url);
  }

  idOf(url: string): string {
    return this.#ids.get(nameOf(url)) ?? '';
  }

  /** Returns the function between two offsets; null if it is not ours, such as a part of React. */
  spotAt(url: string, from: number, to: number, name: string): Spot | null {
    const script = this.#scripts.get(nameOf(url));
    if (script === undefined) return null;
    const start = placeOf(script, from);
    const module = this.#moduleAt(script, start);
    if (module === null) return null;
    const at = `${nameOf(url)}:${start.lineNumber}:${start.columnNumber}`;
    return { module, name: name || unnamed(script, start), url, from: start, to: placeOf(script, to), at };
  }

  /** Returns the caller of the topmost function; null if that is not ours. */
  callerIn([, caller]: readonly Frame[]): { readonly module: string; readonly name: string; readonly frame: string } | null {
    const file = [...this.#ids].find(([, id]) => id === caller?.location.scriptId)?.[0] ?? '';
    const script = this.#scripts.get(file);
    if (caller === undefined || script === undefined) return null;
    const { location, functionName, functionLocation = location } = caller;
    const module = this.#moduleAt(script, location);
    if (module === null) return null;
    return { module, name: functionName || unnamed(script, functionLocation), frame: `${file} ${JSON.stringify(functionLocation)}` };
  }

  /** Returns the position in the build of the first matching line of a module. */
  find(module: RegExp, line: RegExp): { readonly url: string; readonly lineNumber: number; readonly columnNumber: number } {
    for (const [name, script] of this.#scripts)
      for (const [lineNumber, row] of script.text.split('\n').entries()) {
        const columnNumber = row.search(/\S/);
        if (line.test(row) && module.test(this.#moduleAt(script, { lineNumber, columnNumber }) ?? ''))
          return { url: this.#urls.get(name) ?? '', lineNumber, columnNumber };
      }
    throw new Error(`no line ${line} in ${module}`);
  }

  /** Null if the position is not in a module of ours. */
  #moduleAt({ map }: Script, { lineNumber, columnNumber = 0 }: Place): string | null {
    const entry = map.findEntry(lineNumber, columnNumber);
    if (!('originalSource' in entry) || entry.originalSource === undefined) return null;
    const path = relative(this.#checkout, resolve(this.#assets, decodeURI(entry.originalSource)));
    const module = path.split(sep).join('/');
    return /^(?:packages\/\w+|apps\/web)\/src\//.test(module) ? module : null;
  }
}

const nameOf = (url: string): string => url.split('/').at(-1) ?? '';

function read(file: string): Script {
  const text = readFileSync(file, 'utf8');
  const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  const lines = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  return { text, map: new SourceMap(payload), lines };
}

function placeOf({ lines }: Script, offset: number): Place {
  const next = lines.findIndex((begin) => begin > offset);
  const lineNumber = next < 0 ? lines.length - 1 : next - 1;
  return { lineNumber, columnNumber: offset - (lines[lineNumber] ?? 0) };
}

/** Names an anonymous function by its line. */
function unnamed({ map }: Script, { lineNumber, columnNumber = 0 }: Place): string {
  const entry = map.findEntry(lineNumber, columnNumber);
  return `(line ${'originalLine' in entry ? entry.originalLine + 1 : '?'})`;
}
