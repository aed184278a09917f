/** Installs boardgame.io in an ignored folder. It is only measured, so it is not a dependency. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNpm, runNpm } from '../launcher/npm.mjs';

export const PEER = { name: 'boardgame.io', version: '0.50.2' } as const;

/** Installs the peer unless it is present. Returns its folder, which appears complete or not at all. */
export async function bringPeer(root: string): Promise<string> {
  const folder = join(root, '.peer', `${PEER.name}-${PEER.version}`);
  if (existsSync(folder)) return folder;
  const incoming = join(root, '.peer', 'incoming');
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, 'package.json'), JSON.stringify({ private: true, dependencies: { [PEER.name]: PEER.version } }));
  await runNpm({
    node: process.execPath,
    npm: findNpm(),
    args: ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--include=prod'],
    cwd: incoming,
    purpose: `install ${PEER.name} ${PEER.version}`,
  });
  renameSync(incoming, folder);
  return folder;
}
