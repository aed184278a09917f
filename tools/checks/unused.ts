/** Checks for unused exports, files and dependencies, as knip.jsonc defines them. Biome finds unused names only inside a file. */
import type { CheckResult } from './check.ts';
import { ask } from './tool.ts';

export async function checkUnused(root: string): Promise<CheckResult> {
  const { code, output } = await ask('knip', ['--no-progress', '--treat-config-hints-as-errors', '--reporter', 'symbols'], root);
  return { looked: 'all workspaces', findings: code === 0 ? [] : [output.trim()] };
}
