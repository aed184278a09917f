/**
 * Who may import whom.
 *
 * The tables below are the rules; the rest of this file reads imports and looks them up.
 * Looked at are static imports, re-exports, dynamic imports and import types, in the sources, tests and benchmarks of every package and app.
 */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { type CheckResult, count } from './check.ts';
import { findCycles } from './cycles.ts';
import { isCode, listFiles } from './files.ts';
import { readSource, type Source, walk } from './source.ts';

/** Which other packages and which libraries the sources of a package may import. Apps may import everything; nobody may import an app. */
const PACKAGES: Readonly<
  Record<string, { values: readonly string[]; types: readonly string[]; libraries: readonly string[]; why: string }>
> = {
  engine: { values: [], types: [], libraries: [], why: 'the engine imports nothing: it is pure and runs everywhere' },
  table: {
    values: ['engine'],
    types: [],
    libraries: [],
    why: 'table imports the engine only: a game is played the same with any words and any opponents',
  },
  ai: {
    values: ['engine'],
    types: [],
    libraries: [],
    why: 'ai imports the engine only: an opponent knows the rules and its view, nothing else',
  },
  text: {
    values: ['engine'],
    types: ['table', 'ai'],
    libraries: ['@formatjs/icu-messageformat-parser'],
    why: 'text imports the engine, and of table and ai types only (with `import type`): it puts into words what they say',
  },
};

/** Which folders of the engine's sources a folder there may import. Folders without a line may import all but the ones below. */
const ENGINE_FOLDERS: Readonly<Record<string, { only: readonly string[]; why: string }>> = {
  edition: { only: ['edition'], why: 'edition/ imports only edition/: printed data knows no rule' },
  model: { only: ['model', 'edition'], why: 'model/ imports only model/ and edition/: the state knows no decision' },
  tiles: { only: ['tiles', 'model', 'edition'], why: 'tiles/ imports only tiles/, model/ and edition/: a tile is a line in a table' },
  legality: {
    only: ['legality', 'tiles', 'model', 'edition'],
    why: 'legality/ imports only legality/, tiles/, model/ and edition/: a prohibition reads the state',
  },
  ...frames(['decisions', 'actions', 'effects', 'chance', 'scoring', 'solo']),
  // Set-up hands over to the first turn.
  ...frames(['setup'], ['turn.ts']),
};

/** Folders of frames see the state, the prohibitions and the contracts; files of scoring/, setup/, solo/ and chance/ may share within their folder. */
function frames(folders: readonly string[], more: readonly string[] = []): Record<string, { only: readonly string[]; why: string }> {
  const seen = ['legality', 'tiles', 'model', 'edition', 'contracts.ts', 'choices.ts', ...more];
  return Object.fromEntries(
    folders.map((folder) => [
      folder,
      {
        only: [folder, ...seen],
        why: `${folder}/ imports of the engine only itself, ${seen.join(', ')}: frames are pushed by kind`,
      },
    ]),
  );
}

/** Folders of the engine whose files are known to the registry alone. Others, and they among themselves, push frames by kind. */
const BY_KIND = {
  folders: ['decisions', 'actions', 'effects'],
  registry: 'registry.ts',
  why: 'files of decisions/, actions/ and effects/ are imported by registry.ts alone: frames are pushed by kind',
} as const;

/** Rules about the way something is imported, whoever imports it. */
const WHY = {
  app: 'no package and no other app imports an app',
  cycle: 'imports form no cycle, of values or of types',
  deep: 'packages are imported by their entry points only',
  dynamic: 'a dynamic import names its module literally, so that it can be checked',
  ending: 'relative imports end in .ts (or .tsx, .mts, .mjs), as Node reads them',
  leaving: 'a relative import stays inside its package',
  missing: 'the imported file exists',
  outside: 'the sources of a package import neither Node nor a library without a place in the table: they run in a browser, too',
  shipped: 'files in src/ import only files in src/: tests and benchmarks are not shipped',
  unlisted: 'every package has its line in the table of tools/checks/imports.ts',
} as const;

export function checkImports(root: string): CheckResult {
  const findings: string[] = [];
  const edges = new Map<string, string[]>();
  const workspaces = readWorkspaces(root);
  const paths = workspaces.flatMap(({ folder }) => listFiles(root, folder).filter(isCode));

  for (const { folder, kind, name } of workspaces)
    if (kind === 'package' && !PACKAGES[name]) findings.push(`${folder} is not known. Rule: ${WHY.unlisted}.`);

  for (const path of paths) {
    const source = readSource(root, path);
    if (typeof source === 'string') {
      findings.push(source);
      continue;
    }
    const importer = locate(path, workspaces);
    const targets: string[] = [];
    for (const found of importsOf(source)) {
      const target = resolve(root, found, importer, workspaces);
      const rule = typeof target === 'string' ? target : broken(found, importer, target);
      if (rule !== undefined) findings.push(`${path}:${found.line} imports ${quote(found.specifier)}. Rule: ${rule}.`);
      if (typeof target !== 'string' && target.kind === 'file') targets.push(target.path);
    }
    edges.set(path, targets);
  }

  for (const cycle of findCycles(edges)) findings.push(`${cycle.join(' -> ')} is a cycle. Rule: ${WHY.cycle}.`);
  if (paths.length === 0) findings.push('No module was found in packages/ and apps/.');
  return { looked: count(paths.length, 'module'), findings };
}

interface Workspace {
  readonly kind: 'package' | 'app';
  /** The folder's own name, as the rules say it. */
  readonly name: string;
  readonly folder: string;
  /** What another workspace writes to import it, with the file it gets. */
  readonly entryPoints: ReadonlyMap<string, string>;
  /** The name in its package.json. */
  readonly packageName: string;
}

interface Importer {
  readonly workspace: Workspace;
  readonly path: string;
  /** The path inside the workspace, in pieces. */
  readonly inner: readonly string[];
}

interface Import {
  /** Nothing when a dynamic import computes it. */
  readonly specifier: string | undefined;
  readonly typeOnly: boolean;
  readonly line: number;
}

type Target =
  | { readonly kind: 'file'; readonly path: string; readonly workspace: Workspace }
  | { readonly kind: 'outside'; readonly library: string };

function readWorkspaces(root: string): Workspace[] {
  const manifests = [...listFiles(root, 'packages'), ...listFiles(root, 'apps')].filter((path) =>
    /^[^/]+\/[^/]+\/package\.json$/.test(path),
  );
  return manifests.map((path) => {
    const manifest = JSON.parse(readFileSync(posix.join(root, path), 'utf8')) as { name: string; exports?: Record<string, string> };
    const folder = posix.dirname(path);
    const entryPoints = Object.entries(manifest.exports ?? {}).map(
      ([entry, file]) => [posix.join(manifest.name, entry), posix.join(folder, file)] as const,
    );
    return {
      kind: path.startsWith('apps/') ? 'app' : 'package',
      name: posix.basename(folder),
      folder,
      entryPoints: new Map(entryPoints),
      packageName: manifest.name,
    };
  });
}

function locate(path: string, workspaces: readonly Workspace[]): Importer {
  const workspace = workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!workspace) throw new Error(`${path} was listed from a workspace but lies in none`);
  return { workspace, path, inner: path.slice(workspace.folder.length + 1).split('/') };
}

/**
 * All imports of a file. Only `import type` and `export type` are type-only: with verbatimModuleSyntax
 * `import { type A }` leaves an import behind that is carried out.
 */
function importsOf({ program, lineOf }: Source): Import[] {
  const found: Import[] = [];
  const add = (node: Node, specifier: string | undefined, typeOnly: boolean) =>
    found.push({ specifier, typeOnly, line: lineOf(node.start) });
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') add(node, node.source.value, node.importKind === 'type');
    if (node.type === 'ExportAllDeclaration') add(node, node.source.value, node.exportKind === 'type');
    if (node.type === 'ExportNamedDeclaration' && node.source) add(node, node.source.value, node.exportKind === 'type');
    if (node.type === 'ImportExpression') add(node, literal(node.source), false);
    if (node.type === 'TSImportType') add(node, literal(node.source), true);
    if (node.type === 'TSExternalModuleReference') add(node, literal(node.expression), false);
  });
  return found;
}

function literal(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** What an import reaches, or the rule that the writing of it breaks. */
function resolve(root: string, { specifier }: Import, importer: Importer, workspaces: readonly Workspace[]): Target | string {
  if (specifier === undefined) return WHY.dynamic;
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(importer.path), specifier);
    if (!path.startsWith(`${importer.workspace.folder}/`)) return WHY.leaving;
    if (!/\.(tsx?|mts|mjs)$/.test(path)) return WHY.ending;
    if (!existsSync(posix.join(root, path))) return WHY.missing;
    return { kind: 'file', path, workspace: importer.workspace };
  }
  const workspace = workspaces.find(({ packageName }) => specifier === packageName || specifier.startsWith(`${packageName}/`));
  if (!workspace) return { kind: 'outside', library: libraryOf(specifier) };
  if (workspace.kind === 'app') return WHY.app;
  const path = workspace.entryPoints.get(specifier);
  return path === undefined ? WHY.deep : { kind: 'file', path, workspace };
}

/** The rule that an import breaks by what it reaches; nothing when it is allowed. */
function broken({ typeOnly }: Import, { workspace, inner }: Importer, target: Target): string | undefined {
  const isSource = inner[0] === 'src';
  const rules = PACKAGES[workspace.name];
  if (workspace.kind === 'app' || !rules) return undefined;
  if (target.kind === 'outside') {
    if (!isSource || rules.libraries.includes(target.library)) return undefined;
    return workspace.name === 'engine' ? rules.why : WHY.outside;
  }
  if (target.workspace !== workspace) {
    const { name } = target.workspace;
    return rules.values.includes(name) || (typeOnly && rules.types.includes(name)) ? undefined : rules.why;
  }
  if (!isSource) return undefined;
  const [part, ...rest] = target.path.slice(workspace.folder.length + 1).split('/');
  if (part !== 'src') return WHY.shipped;
  return workspace.name === 'engine' ? brokenInEngine(inner.slice(1), rest) : undefined;
}

/** Rules between the folders of the engine's sources; both paths are relative to src/. */
function brokenInEngine(from: readonly string[], to: readonly string[]): string | undefined {
  const [fromFolder = ''] = from;
  const [toFolder = ''] = to;
  const isKnownByKind = (BY_KIND.folders as readonly string[]).includes(toFolder);
  if (isKnownByKind && from.join('/') !== BY_KIND.registry) return BY_KIND.why;
  const rule = ENGINE_FOLDERS[fromFolder];
  return rule && !rule.only.includes(toFolder) ? rule.why : undefined;
}

function quote(specifier: string | undefined): string {
  return specifier === undefined ? 'a computed name' : `'${specifier}'`;
}

/** The library's name without the path inside it. */
function libraryOf(specifier: string): string {
  const pieces = specifier.split('/');
  return pieces.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
