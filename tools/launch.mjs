/**
 * `node tools/launch.mjs [--chromium] <script> [arguments]`, in the root of the repository. `--chromium` is for scripts that drive a browser.
 *
 * Plain JavaScript without dependencies, because it runs on any Node from 20 on in a checkout where nothing is installed yet.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher/launch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2);
const needsChromium = words[0] === '--chromium';
const [script, ...args] = needsChromium ? words.slice(1) : words;
await launch({ root, script, args, cwd: root, needsChromium });
