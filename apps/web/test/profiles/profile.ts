/** What a build has left in a browser, stored with the build itself: `README.md` says how it is used. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Look } from './look.ts';
import type { Storage } from './storage.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Files by path, as text or else in base64. */
type Build = Readonly<Record<string, { readonly text: string } | { readonly base64: string }>>;

const files = (name: string) => ({
  build: join(HERE, name, 'build.json.br'),
  storage: join(HERE, name, 'storage.json.br'),
  expected: join(HERE, name, 'expected.json'),
});

/** Returns the names of all profiles, the oldest first. */
export const profiles = (): string[] =>
  readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export const readStorage = (name: string): Storage => unpacked<Storage>(files(name).storage);

export const readExpected = (name: string): Look => JSON.parse(readFileSync(files(name).expected, 'utf8')) as Look;

/** Writes the files of the build into a folder, as on a server. */
export function layBuild(name: string, folder: string): void {
  for (const [path, content] of Object.entries(unpacked<Build>(files(name).build))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'text' in content ? content.text : Buffer.from(content.base64, 'base64'));
  }
}

/** Throws if there is such a profile: only its own build can have written it. */
export function writeProfile(name: string, { dist, storage, expected }: { dist: string; storage: Storage; expected: Look }): void {
  mkdirSync(join(HERE, name));
  const { build, storage: stored, expected: found } = files(name);
  writeFileSync(build, packed(buildIn(dist)));
  writeFileSync(stored, packed(storage));
  writeFileSync(found, `${JSON.stringify(expected, null, 2)}\n`);
}

function buildIn(dist: string): Build {
  const paths = readdirSync(dist, { withFileTypes: true, recursive: true })
    // Compressed copies add nothing.
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => {
      const content = readFileSync(path);
      const text = content.toString('utf8');
      const isText = Buffer.from(text, 'utf8').equals(content);
      return [relative(dist, path).split(sep).join('/'), isText ? { text } : { base64: content.toString('base64') }];
    }),
  );
}

const packed = (value: unknown): Buffer => brotliCompressSync(JSON.stringify(value));

const unpacked = <T>(file: string): T => JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as T;
