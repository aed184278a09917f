/** Reads numeric arguments. */
import { InvalidArgumentError } from 'commander';

export function whole(text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 on.');
}
