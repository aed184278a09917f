/** A row of features while it is written. Most of them are between 0 and 2; zeros cost nothing later. */
export class Row {
  readonly values: Float32Array;
  /** Where the next number goes. */
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

  /** A place for each of so many; the one that it is gets 1, none does where it is none of them. */
  oneOf(count: number, which: number): void {
    for (let n = 0; n < count; n++) this.values[this.at++] = n === which ? 1 : 0;
  }

  /** A place for each of so many; the first ones get 1. */
  upTo(count: number, reached: number): void {
    for (let n = 0; n < count; n++) this.values[this.at++] = n < reached ? 1 : 0;
  }

  /** Numbers of a field, divided by what makes them small. */
  part(field: ArrayLike<number>, from: number, count: number, divisor: number): void {
    for (let n = from; n < from + count; n++) this.values[this.at++] = field[n] / divisor;
  }
}
