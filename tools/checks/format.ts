/** Checks formatting, lint rules, import cycles, undeclared dependencies and the purity of the engine, as biome.jsonc defines them. */
import { type CheckResult, count } from './check.ts';
import { ask } from './tool.ts';

export async function checkFormat(root: string): Promise<CheckResult> {
  const { code, output } = await ask('biome', ['check', '--error-on-warnings', '--max-diagnostics=100'], root);
  const files = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0);
  const findings = code === 0 ? [] : [`${output.trim()}\n\`npm run format\` repairs what can be repaired without thinking.`];
  if (code === 0 && files === 0) findings.push(`Biome looked at no file. It said: ${output.trim()}`);
  return { looked: count(files, 'file'), findings };
}
