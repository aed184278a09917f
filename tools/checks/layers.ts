/**
 * Checks which folders of the engine and of the apps import which, and that every relative import stays inside its package and its src/.
 *
 * Biome cannot do this: noRestrictedImports compares the text of an import, not the file it resolves to, so a folder would need a list for
 * each depth of its files.
 */
import { posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { type CheckResult, count } from './check.ts';
import { isCode, listFiles } from './files.ts';
import { readSource, type Source, walk } from './source.ts';

/** Every folder listed above, except those in `apart`. */
const ALL = 'all';

interface Layers {
  /**
   * What a folder (or a file beside the folders) may import besides itself, from the lowest layer to the highest. A line may only name
   * folders above it, so folders form no cycle.
   */
  readonly may: Readonly<Record<string, readonly string[] | typeof ALL>>;
  /** Folders whose files may not import each other and may be imported only by lines that name them. */
  readonly apart?: readonly string[];
  /** Imports that violate the table today, as `from -> to`. Remove an entry with its import; an entry without its import is a finding. */
  readonly exceptions?: readonly string[];
}

/** What frames may import: the state, the prohibitions and the contracts. They push other frames by kind (decision 0006). */
const FRAMES = ['edition', 'model', 'tiles', 'legality', 'choices.ts', 'contracts.ts'];

/**
 * The layers. Add a line for a new folder and move the line of a moved folder. To tighten a line, replace `ALL` by the folders it imports.
 * To remove a cycle between folders, delete its entry in `exceptions` and run `npm run check`.
 */
const LAYERS: Readonly<Record<string, Layers>> = {
  'packages/engine/src': {
    may: {
      edition: [],
      model: ['edition'],
      tiles: ['edition', 'model'],
      legality: ['edition', 'model', 'tiles'],
      'choices.ts': ['edition', 'model'],
      'answer-ids.ts': ['choices.ts'],
      'contracts.ts': ['edition', 'model', 'legality', 'choices.ts'],
      decisions: FRAMES,
      actions: FRAMES,
      effects: FRAMES,
      chance: FRAMES,
      scoring: FRAMES,
      solo: FRAMES,
      'turn.ts': FRAMES,
      setup: [...FRAMES, 'turn.ts'],
      'solo-frames.ts': [...FRAMES, 'chance', 'solo'],
      'registry.ts': [...FRAMES, 'decisions', 'actions', 'effects', 'chance', 'scoring', 'setup', 'turn.ts', 'solo-frames.ts'],
      'free-actions.ts': FRAMES,
      'look.ts': [...FRAMES, 'scoring'],
      'question-rule.ts': ['model'],
      'outside.ts': ['model'],
      'json-values.ts': [],
      'report-asked.ts': ALL,
      'engine.ts': ALL,
      'undo.ts': ALL,
      'play.ts': ALL,
      game: ALL,
      knowledge: ALL,
      preview: ALL,
      reasons: ALL,
      record: ALL,
      'index.ts': ALL,
      'search.ts': ALL,
    },
    apart: ['decisions', 'actions', 'effects'],
  },
  'apps/cli/src': {
    may: {
      'environment.ts': [],
      'interrupt.ts': [],
      'language.ts': [],
      'lines.ts': [],
      'pool.ts': [],
      'quote.ts': [],
      'seed.ts': [],
      'similar.ts': [],
      'system-error.ts': [],
      'usage.ts': [],
      'version.ts': [],
      'visible.ts': [],
      wire: [],
      'file-path.ts': ['environment.ts'],
      'outputs.ts': ['environment.ts', 'system-error.ts'],
      tell: ['lines.ts'],
      'print-game.ts': ['tell'],
      'outside-bot': ['version.ts', 'wire'],
      'bots.ts': ['outside-bot'],
      thinking: ['pool.ts', 'bots.ts'],
      files: ['environment.ts', 'lines.ts', 'system-error.ts', 'visible.ts', 'file-path.ts', 'tell'],
      protocol: ['environment.ts', 'version.ts', 'wire', 'bots.ts', 'thinking'],
      sim: ['environment.ts', 'interrupt.ts', 'system-error.ts', 'file-path.ts', 'outside-bot', 'bots.ts', 'thinking'],
      tournament: ALL,
      play: ALL,
      'local-command.ts': ['environment.ts', 'lines.ts', 'quote.ts', 'similar.ts', 'usage.ts'],
      'run-command.ts': ['environment.ts', 'visible.ts', 'local-command.ts'],
      commands: ALL,
      'program.ts': ALL,
      'main.ts': ALL,
      'start.ts': ALL,
    },
  },
  'apps/server/src': {
    may: {
      store: [],
      'limits.ts': [],
      'random-ids.ts': [],
      'server-key.ts': [],
      'schemas.ts': [],
      'problem.ts': ['store'],
      desk: ['store'],
      identity: ['store', 'random-ids.ts'],
      presence: ['desk'],
      'core.ts': ['store', 'limits.ts', 'server-key.ts', 'desk', 'identity', 'presence'],
      tables: ['store', 'random-ids.ts', 'problem.ts', 'identity', 'core.ts'],
      http: ['store', 'random-ids.ts', 'problem.ts', 'schemas.ts', 'desk', 'identity', 'core.ts', 'tables'],
      socket: ['store', 'limits.ts', 'schemas.ts', 'desk', 'presence', 'core.ts', 'http'],
      'app.ts': ALL,
      bots: ['store', 'random-ids.ts', 'core.ts'],
      jobs: ['store', 'desk', 'core.ts', 'bots'],
      start: ALL,
    },
  },
  'apps/web/src': {
    may: {
      geometry: [],
      words: [],
      'route.ts': [],
      'served.ts': [],
      'store.ts': [],
      late: [],
      places: [],
      sound: [],
      device: ['store.ts'],
      keep: ['store.ts', 'device', 'late'],
      frame: ['route.ts', 'late', 'device', 'keep'],
      offline: ['store.ts', 'frame'],
      share: ['route.ts', 'frame'],
      pieces: ['geometry', 'words', 'places'],
      statistics: ['words', 'route.ts', 'late', 'device', 'keep', 'frame', 'share', 'pieces'],
      opening: ['route.ts', 'late', 'keep', 'frame', 'statistics'],
      pointing: ['store.ts', 'places'],
      session: ['store.ts', 'places', 'pointing'],
      bots: ['late', 'session'],
      motion: ['places', 'device'],
      board: ['geometry', 'store.ts', 'places', 'device', 'pieces', 'pointing', 'session'],
      commands: ['frame', 'session'],
      coach: ['late', 'device', 'keep', 'frame', 'opening', 'places', 'pointing', 'session', 'bots'],
      help: ['device', 'frame', 'session', 'coach'],
      table: ALL,
      levels: ['frame', 'pieces'],
      home: [
        'geometry',
        'route.ts',
        'served.ts',
        'late',
        'device',
        'keep',
        'frame',
        'offline',
        'statistics',
        'opening',
        'pieces',
        'levels',
        'bots',
      ],
      gallery: ['route.ts', 'frame', 'pieces'],
      origins: ['route.ts', 'frame'],
      rules: ALL,
      settings: ['device', 'frame'],
      proof: ['device', 'frame'],
      result: ['geometry', 'words', 'route.ts', 'device', 'keep', 'frame', 'statistics', 'opening', 'share', 'pieces', 'levels', 'board'],
      lessons: ALL,
      load: ALL,
      moment: ALL,
      online: ALL,
      'app.tsx': ALL,
      'main.tsx': ALL,
    },
  },
};

/** Checks static imports, re-exports and dynamic imports in the sources, tests and benchmarks of all packages and apps. */
export function checkLayers(root: string, layers: Readonly<Record<string, Layers>> = LAYERS): CheckResult {
  const paths = ['packages', 'apps'].flatMap((folder) => listFiles(root, folder).filter(isCode));
  const findings = Object.entries(layers).flatMap(([folder, rules]) => tableFaults(folder, rules, paths));
  const unused = new Set(Object.entries(layers).flatMap(([folder, { exceptions = [] }]) => exceptions.map((line) => `${folder}: ${line}`)));
  for (const path of paths) {
    const source = readSource(root, path);
    if (typeof source === 'string') {
      findings.push(source);
      continue;
    }
    for (const { specifier, line } of relativeImportsOf(source)) {
      const rule = brokenRule(path, posix.join(posix.dirname(path), specifier), layers, unused);
      if (rule !== undefined) findings.push(`${path}:${line} imports '${specifier}'. Rule: ${rule}.`);
    }
  }
  for (const exception of unused) findings.push(`The exception in ${exception} is no longer needed. Rule: remove its line.`);
  return { looked: count(paths.length, 'module'), findings };
}

function tableFaults(folder: string, rules: Layers, paths: readonly string[]): string[] {
  const own = paths.filter((path) => path.startsWith(`${folder}/`));
  const nothing = own.length === 0 ? [`No module was found in ${folder}.`] : [];
  return [...nothing, ...disorder(folder, rules), ...withoutLine(folder, rules, own)];
}

/** Returns the names in the table that are not above the line that uses them. */
function disorder(folder: string, { may }: Layers): string[] {
  const above = new Set<string>();
  return Object.entries(may).flatMap(([name, listed]) => {
    const low = listed === ALL ? [] : listed.filter((other) => !above.has(other));
    above.add(name);
    return low.map((other) => `In the table of ${folder}, ${name} lists ${other}. Rule: only lines above it may be listed.`);
  });
}

function withoutLine(folder: string, { may }: Layers, paths: readonly string[]): string[] {
  const names = new Set(paths.map((path) => layerOf(path.slice(folder.length + 1))));
  return [...names]
    .filter((name) => !(name in may))
    .map((name) => `${folder}/${name} has no line. Rule: every folder has its line in the table of tools/checks/layers.ts.`);
}

/** Returns the rule that an import violates, if any. Removes an exception that it uses from `unused`. */
function brokenRule(from: string, to: string, layers: Readonly<Record<string, Layers>>, unused: Set<string>): string | undefined {
  const workspace = from.split('/').slice(0, 2).join('/');
  const src = `${workspace}/src`;
  if (!to.startsWith(`${workspace}/`)) return 'a relative import stays inside its package';
  if (!from.startsWith(`${src}/`)) return undefined;
  if (!to.startsWith(`${src}/`)) return 'files in src/ import only files in src/: tests and benchmarks are not shipped';
  const rules = layers[src];
  if (!rules) return undefined;
  const [innerFrom, innerTo] = [from.slice(src.length + 1), to.slice(src.length + 1)];
  if (isAllowed(innerFrom, innerTo, rules)) return undefined;
  const exception = `${innerFrom} -> ${innerTo}`;
  unused.delete(`${src}: ${exception}`);
  return rules.exceptions?.includes(exception) ? undefined : ruleFor(layerOf(innerFrom), layerOf(innerTo), rules);
}

function isAllowed(from: string, to: string, { may, apart = [] }: Layers): boolean {
  const [low, high] = [layerOf(to), layerOf(from)];
  if (low === high) return !apart.includes(low);
  const listed = may[high];
  if (listed === undefined) return true; // A folder without a line is a finding of its own.
  if (listed !== ALL) return listed.includes(low);
  const order = Object.keys(may);
  return order.indexOf(low) < order.indexOf(high) && !apart.includes(low);
}

function ruleFor(from: string, to: string, { may, apart = [] }: Layers): string {
  if (apart.includes(to)) return `files of ${to} are imported only where the table names them, and not by each other`;
  const listed = may[from];
  if (listed === ALL) return `${from} imports only what stands above it in the table of tools/checks/layers.ts`;
  return `${from} imports only itself${listed?.length ? `, ${listed.join(', ')}` : ''}`;
}

/** Returns the folder below the root, or the file beside the folders. */
const layerOf = (inner: string): string => inner.split('/')[0] ?? '';

function relativeImportsOf({ program, lineOf }: Source): { specifier: string; line: number }[] {
  const found: { specifier: string; line: number }[] = [];
  walk(program, (node) => {
    const specifier = specifierOf(node);
    if (specifier?.startsWith('.')) found.push({ specifier, line: lineOf(node.start) });
  });
  return found;
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return node.source.value;
    case 'ExportNamedDeclaration':
      return node.source?.value;
    case 'ImportExpression':
      return node.source.type === 'Literal' && typeof node.source.value === 'string' ? node.source.value : undefined;
    default:
      return undefined;
  }
}
