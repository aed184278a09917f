/**
 * A network trained on games: it predicts by how many VP a seat will end ahead of the best opponent, and its chance of winning. It has two
 * hidden layers and a linear layer from the inputs directly to the two outputs. Weights are stored as whole numbers from -127 to 127 with a
 * scale for each input of a layer (decision 0041).
 */

/** The tables for which there is a network. */
export const TABLES = ['two', 'three', 'four', 'solo'] as const;
export type Table = (typeof TABLES)[number];

/** A file of `networks/`, as `train.py` writes it. */
export interface NetworkFile {
  readonly table: Table;
  /** The hash of the weights. */
  readonly hash: string;
  /** What the weights were trained for: the used part of the edition, and the features. */
  readonly edition: string;
  readonly features: string;
  readonly inputs: number;
  /** How it was trained, for people. */
  readonly about: unknown;
  /** The weights in base 64. */
  readonly weights: string;
}

export const HIDDEN = 56;
export const SECOND = 32;
/** The two outputs: margin and win. */
const OUTPUTS = 2;
/** How many VP of margin correspond to 1 inside the network. */
const MARGIN_UNIT = 50;

interface Layer {
  readonly outputs: number;
  readonly biases: Float32Array;
  /** The weights of input i start at i * outputs. */
  readonly weights: Float32Array;
}

export class Network {
  readonly hash: string;
  readonly inputs: number;
  readonly #first: Layer;
  readonly #second: Layer;
  readonly #last: Layer;
  readonly #hidden = new Float32Array(HIDDEN + OUTPUTS);
  readonly #next = new Float32Array(SECOND);
  readonly #out = new Float32Array(OUTPUTS);

  constructor({ hash, inputs, weights }: NetworkFile) {
    this.hash = hash;
    this.inputs = inputs;
    const bytes = fromBase64(weights);
    const reader = { bytes, view: new DataView(bytes.buffer), at: 0 };
    this.#first = readLayer(reader, inputs, HIDDEN + OUTPUTS);
    this.#second = readLayer(reader, HIDDEN, SECOND);
    this.#last = readLayer(reader, SECOND, OUTPUTS);
    if (reader.at !== bytes.length) throw new RangeError(`network: ${bytes.length} bytes of weights, expected ${reader.at}`);
  }

  /** The expected margin in VP. */
  margin(features: Float32Array): number {
    this.#run(features);
    return this.#out[0] * MARGIN_UNIT;
  }

  /** [0, 1]: the chance of winning. */
  win(features: Float32Array): number {
    this.#run(features);
    return 1 / (1 + Math.exp(-this.#out[1]));
  }

  #run(features: Float32Array): void {
    if (features.length !== this.inputs) throw new RangeError(`network: ${features.length} features, expected ${this.inputs}`);
    const [hidden, next, out] = [this.#hidden, this.#next, this.#out];
    forward(this.#first, features, this.inputs, hidden);
    rectify(hidden, HIDDEN);
    forward(this.#second, hidden, HIDDEN, next);
    rectify(next, SECOND);
    forward(this.#last, next, SECOND, out);
    // The linear layer.
    for (let n = 0; n < OUTPUTS; n++) out[n] += hidden[HIDDEN + n];
  }
}

export const readNetwork = (file: NetworkFile): Network => new Network(file);

function forward({ outputs, biases, weights }: Layer, inputs: Float32Array, count: number, out: Float32Array): void {
  out.set(biases);
  for (let input = 0; input < count; input++) {
    const value = inputs[input];
    if (value === 0) continue;
    const at = input * outputs;
    for (let n = 0; n < outputs; n++) out[n] += value * weights[at + n];
  }
}

function rectify(values: Float32Array, count: number): void {
  for (let n = 0; n < count; n++) if (values[n] < 0) values[n] = 0;
}

interface Reader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;
}

/** Biases and scales as 32-bit floats, then the weights by input. */
function readLayer(reader: Reader, inputs: number, outputs: number): Layer {
  const biases = readFloats(reader, outputs);
  const scales = readFloats(reader, inputs);
  const weights = new Float32Array(inputs * outputs);
  for (let n = 0; n < weights.length; n++) weights[n] = reader.view.getInt8(reader.at + n) * scales[Math.floor(n / outputs)];
  reader.at += weights.length;
  return { outputs, biases, weights };
}

function readFloats(reader: Reader, count: number): Float32Array {
  const floats = Float32Array.from({ length: count }, (_, n) => reader.view.getFloat32(reader.at + 4 * n, true));
  reader.at += 4 * count;
  return floats;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decoded by hand, because Node and browsers have no decoder whose name both kinds of types know. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let [bits, count, at] = [0, 0, 0];
  for (let n = 0; n < text.length - padding; n++) {
    bits = ((bits << 6) | LETTERS.indexOf(text.charAt(n))) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 255;
  }
  return bytes;
}
