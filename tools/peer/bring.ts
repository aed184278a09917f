/** Installs boardgame.io in an ignored folder. It is only measured, so it is not a dependency. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNpm, runNpm } from '../launcher/npm.mjs';

export const PEER = { name: 'boardgame.io', version: '0.50.2' } as const;

/** The peer's own file store needs the second one, and leaves it to whoever uses the store. */
const PACKAGES = { [PEER.name]: PEER.version, 'node-persist': '3.1.3' };

/** Where the peer is installed, if it is. */
export const peerFolder = (root: string): string => join(root, '.peer', Object.entries(PACKAGES).flat().join('-'));

/** Installs the peer unless it is present. Returns its folder, which appears complete or not at all. */
export async function bringPeer(root: string): Promise<string> {
  const folder = peerFolder(root);
  if (existsSync(folder)) return folder;
  const incoming = join(root, '.peer', 'incoming');
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
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
