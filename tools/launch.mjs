/**
 * `node tools/launch.mjs [--chromium] [--postgres] <script> [arguments]`, run in the root of the repository. `--chromium` is for scripts
 * that drive a browser, `--postgres` for scripts that start a database.
 *
 * Plain JavaScript without dependencies, because it runs on any Node from 20 on in a checkout where nothing is installed yet.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher/launch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const words = process.argv.slice(2);
/** @param {string} flag */
const takes = (flag) => words[0] === flag && words.shift() === flag;
const needs = { chromium: takes('--chromium'), postgres: takes('--postgres') };
const [script, ...args] = words;
await launch({ root, script, args, cwd: root, needs });
