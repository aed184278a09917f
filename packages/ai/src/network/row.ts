/** A row of features that is being written. Most values are between 0 and 2; zeros cost nothing later. */
export class Row {
  readonly values: Float32Array;
  /** The index of the next number. */
  at = 0;

  constructor(length: number) {
    this.values = new Float32Array(length);
  }

  number(value: number): void {
    this.values[this.at++] = value;
  }

  flag(isSet: boolean): void {
    this.values[this.at++] = isSet ? 1 : 0;
  }

  /** One-hot: `count` numbers, of which the one at the index is 1; all are 0 if there is none. */
  oneOf(count: number, which: number): void {
    for (let n = 0; n < count; n++) this.values[this.at++] = n === which ? 1 : 0;
  }

  /** `count` numbers, of which the first `n` are 1. */
  upTo(count: number, reached: number): void {
    for (let n = 0; n < count; n++) this.values[this.at++] = n < reached ? 1 : 0;
  }

  /** The numbers of a field, divided so that they are small. */
  part(field: ArrayLike<number>, from: number, count: number, divisor: number): void {
    for (let n = from; n < from + count; n++) this.values[this.at++] = field[n] / divisor;
  }
}
