/** `tabannusi record`. */
import { RECORD_LIMITS } from '@tabannusi/engine';
import { convertRecord, FORMS } from '../files/convert-record.ts';
import { playRecord } from '../files/play-record.ts';
import { showRecord } from '../files/show-record.ts';
import { verifyRecords } from '../files/verify-records.ts';
import type { Declare } from './declare.ts';
import { placeholders } from './placeholders.ts';

const MOMENTS = { min: 0, max: RECORD_LIMITS.decisions + RECORD_LIMITS.chance };
const TURNS = { min: 1, max: RECORD_LIMITS.turns };
const SEATS = { min: 1, max: RECORD_LIMITS.seats.max };

export const declareRecord: Declare = (program, environment, end) => {
  const { words } = program;
  const record = program
    .command('record')
    .description(words.say('files', 'aboutRecord', {}))
    .examples(['verify game.json', words.say('frame', 'verifyExample', {})], ['show game.json', words.say('files', 'showExample', {})]);
  for (const declare of [declareShow, declareVerify, declarePlay, declareConvert]) declare(record, environment, end);
};

const declareShow: Declare = (record, environment, end) => {
  const { words } = record;
  const { file, number } = placeholders(words);
  record
    .command('show')
    .description(words.say('files', 'recordShow', {}))
    .argument(file, words.say('files', 'gameFile', {}))
    .whole(`--turn ${number}`, words.say('files', 'turnOption', {}), TURNS)
    .whole(`--moment ${number}`, words.say('files', 'momentOption', {}), MOMENTS)
    .whole(`--seat ${number}`, words.say('files', 'seatOption', {}), SEATS)
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(
      ['game.json', words.say('files', 'showExample', {})],
      ['game.json --turn 12 --seat 1', words.say('files', 'showTurnExample', { turn: 12, seat: 1 })],
    )
    .action(async (path: string, options) => end(await showRecord(environment, words, path, options)));
};

const declareVerify: Declare = (record, environment, end) => {
  const { words } = record;
  record
    .command('verify')
    .description(words.say('files', 'recordVerify', {}))
    .argument(`<${words.say('frame', 'filePlaceholder', {})}...>`, words.say('files', 'gameFiles', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(
      ['games/*.json', words.say('files', 'verifyManyExample', {})],
      ['- --json < game.json', words.say('files', 'verifyInputExample', {})],
    )
    .exitCodes()
    .action(async (paths: readonly string[], options) => end(await verifyRecords(environment, words, paths, options)));
};

const declarePlay: Declare = (record, environment, end) => {
  const { words } = record;
  const { file, number } = placeholders(words);
  record
    .command('play')
    .description(words.say('files', 'recordPlay', {}))
    .argument(file, words.say('files', 'gameFile', {}))
    .whole(`--speed ${number}`, words.say('files', 'speedOption', {}), { min: 1, max: 1000 })
    .whole(`--from ${number}`, words.say('files', 'fromOption', {}), TURNS)
    .examples(['game.json --from 5', words.say('files', 'playExample', { turn: 5 })])
    .action(async (path: string, options) => end(await playRecord(environment, words, path, options)));
};

const declareConvert: Declare = (record, environment, end) => {
  const { words } = record;
  const { file, number } = placeholders(words);
  record
    .command('convert')
    .description(words.say('files', 'recordConvert', {}))
    .argument(file, words.say('files', 'gameFile', {}))
    .oneOf(`--to <${words.say('files', 'formPlaceholder', {})}>`, words.say('files', 'toOption', { forms: words.list(FORMS, 'or') }), FORMS)
    .required()
    .whole(`--moment ${number}`, words.say('files', 'momentOfCopyOption', {}), MOMENTS)
    .option(`--out ${file}`, words.say('files', 'outOption', {}))
    .option('--force', words.say('frame', 'forceOption', {}))
    .option('--strip-seed', words.say('files', 'stripSeedOption', {}))
    .examples(
      ['game.json --to record --strip-seed --out ur.json', words.say('files', 'shareExample', {})],
      ['game.json --to position --moment 200', words.say('files', 'positionExample', { moment: 200 })],
      ['game.json --to table --out saved.json', words.say('files', 'continueExample', {})],
    )
    .action(async (path: string, options) => end(await convertRecord(environment, words, path, options)));
};
