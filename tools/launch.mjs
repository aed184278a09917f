/**
 * `node tools/launch.mjs <script> [arguments]`, in the root of the repository.
 *
 * Plain JavaScript without dependencies, because it runs on any Node from 20 on in a checkout where nothing is installed yet.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher/launch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);
await launch({ root, script, args, cwd: root });
