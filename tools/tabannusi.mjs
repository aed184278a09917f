#!/usr/bin/env node
/**
 * `npx tabannusi`: starts the command in the person's working directory, so that relative paths work, after the same set-up as every other
 * command.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher/launch.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await launch({ root, script: 'apps/cli/src/main.ts', args: process.argv.slice(2), cwd: process.cwd() });
