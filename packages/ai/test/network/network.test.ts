/** Networks are read as they were written, compute what they should, and are used only for what they were trained for. */
import { createHash } from 'node:crypto';
import { answerOf, createSetting, type Edition, REFERENCE_EDITION } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { fingerprint } from '../../bench/training/fingerprint.ts';
import { architect, isLearned, vizier } from '../../src/index.ts';
import { editionFor } from '../../src/network/edition.ts';
import { marginOf } from '../../src/network/judge.ts';
import { HIDDEN, type NetworkFile, readNetwork, SECOND, type Table } from '../../src/network/network.ts';
import { FILES, networkFor } from '../../src/network/networks.ts';
import { knowledgeOf, settingFor } from '../games.ts';
import { position } from '../position.ts';

const OUTPUTS = 2;
const INPUTS = 3;

/** The weights of layers by input; unnamed ones are 0. All scales are 0.5, so a weight of 4 counts as 2. */
function fileWith(
  layers: readonly { readonly biases: Readonly<Record<number, number>>; readonly weights: Readonly<Record<string, number>> }[],
): NetworkFile {
  const sizes = [
    [INPUTS, HIDDEN + OUTPUTS],
    [HIDDEN, SECOND],
    [SECOND, OUTPUTS],
  ] as const;
  const parts = sizes.map(([inputs, outputs], n) => {
    const floats = new Float32Array(outputs + inputs).fill(0.5, outputs);
    for (const [at, bias] of Object.entries(layers[n].biases)) floats[Number(at)] = bias;
    const weights = new Int8Array(inputs * outputs);
    for (const [place, weight] of Object.entries(layers[n].weights)) {
      const [input, output] = place.split(' ').map(Number);
      weights[input * outputs + output] = weight;
    }
    return Buffer.concat([Buffer.from(floats.buffer), Buffer.from(weights.buffer)]);
  });
  const weights = Buffer.concat(parts).toString('base64');
  return { table: 'two', hash: '', edition: '', features: '', inputs: INPUTS, about: null, weights };
}

test('the forward pass: two layers that cut off below 0, and the straight line beside them', () => {
  const network = readNetwork(
    fileWith([
      // Neuron 0 is 2 a - 1; the linear layer of the margin is -1.5 c.
      { biases: { 0: -1 }, weights: { '0 0': 4, [`2 ${HIDDEN}`]: -3 } },
      { biases: { 5: 0.25 }, weights: { '0 5': 6 } },
      { biases: { 1: 1 }, weights: { '5 0': 2 } },
    ]),
  );
  // a = 1: neuron 0 is 1, the next one 0.25 + 3 = 3.25, the margin 3.25 units of 50 VP.
  expect(network.margin(Float32Array.of(1, 0, 0))).toBeCloseTo(162.5, 4);
  // a = 0: neuron 0 would be -1 and is 0.
  expect(network.margin(Float32Array.of(0, 9, 0))).toBeCloseTo(12.5, 4);
  expect(network.margin(Float32Array.of(0, 0, 2))).toBeCloseTo(12.5 - 150, 4);
  expect(network.win(Float32Array.of(0, 0, 0))).toBeCloseTo(1 / (1 + Math.exp(-1)), 6);
});

test('a row of another length, or a file of one, is refused', () => {
  const file = fileWith([1, 2, 3].map(() => ({ biases: {}, weights: {} })));
  expect(() => readNetwork(file).margin(new Float32Array(4))).toThrow('4 features, expected 3');
  expect(() => readNetwork({ ...file, weights: Buffer.alloc(9000).toString('base64') })).toThrow('bytes of weights');
});

const TRAIN_AGAIN =
  'the edition or the features are no longer those that this network was trained for: take the change back, or train again (docs/training.md)';

test.each(Object.entries(FILES))('the network for %s was trained for the edition and the features of today', async (name, load) => {
  const table = name as Table;
  const file = await load();
  expect(file.table).toBe(table);
  expect(createHash('sha256').update(Buffer.from(file.weights, 'base64')).digest('hex').slice(0, 16), 'the weights were changed').toBe(
    file.hash,
  );
  expect(file.edition, TRAIN_AGAIN).toBe(editionFor(table, REFERENCE_EDITION));
  expect({ features: file.features, inputs: file.inputs }, TRAIN_AGAIN).toEqual(fingerprint(table));
  expect(readNetwork(file).inputs).toBe(file.inputs);
});

const with4: Edition = { ...REFERENCE_EDITION, mastery: { ...REFERENCE_EDITION.mastery, values: [1, 1, 2, 2, 2, 2, 3, 3, 4, 4] } };

test('on an edition with another value, and against a king, no network judges; words and the other games do not count', async () => {
  expect(await networkFor(createSetting(REFERENCE_EDITION, 2))).not.toBeNull();
  expect(await networkFor(createSetting(with4, 2))).toBeNull();
  expect(await networkFor(settingFor(1, 'sarbot'))).toBeNull();
  const renamed: Edition = {
    ...REFERENCE_EDITION,
    title: 'Mine',
    solo: { ...REFERENCE_EDITION.solo, note: 'otherwise', setUpArrow: { ...REFERENCE_EDITION.solo.setUpArrow, sarbot: 'up' } },
  };
  expect(await networkFor(createSetting(renamed, 2))).not.toBeNull();
  const judged = [with4, renamed].map((edition) => [isLearned(edition, 2, false), isLearned(edition, 1, true)]);
  expect(judged).toEqual([
    [false, false],
    [true, false],
  ]);
  expect(editionFor('solo', renamed)).not.toBe(editionFor('solo', REFERENCE_EDITION));
});

test('vizier chooses what is legal, the same to the same knowledge; where no network is, it plays as architect', async () => {
  const state = position();
  const choices = [];
  for (let n = 0; n < 2; n++) choices.push(await vizier.choose(knowledgeOf(state, 'same'), { iterations: 300 }));
  expect(choices[1]).toEqual(choices[0]);
  expect(answerOf(state, choices[0])).not.toBeNull();
  const old = position({ edition: { id: 'reference', version: 2 } });
  expect(await vizier.choose(knowledgeOf(old, 'same'), { iterations: 300 })).toEqual(
    architect.choose(knowledgeOf(old, 'same'), { iterations: 300 }),
  );
});

test('a game that is over is judged by its VP: the own less those of the best of the others', () => {
  const state = position({ seats: [{ vp: 60 }, { vp: 75 }] });
  expect([marginOf(state, 0), marginOf(state, 1)]).toEqual([-15, 15]);
});
