#!/usr/bin/env node
/** `npx tabannusi`: the command, started where the person stands, so that paths are theirs. Set-up as with every other command. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher/launch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await launch({ root, script: 'apps/cli/src/main.ts', args: process.argv.slice(2), cwd: process.cwd() });
