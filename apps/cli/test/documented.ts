/** Compares exchanges with those in documents, where lines may be broken elsewhere and `…` stands for anything. */
import { expect } from 'vitest';

export function expectAsDocumented(exchange: string, transcript: string): void {
  const pattern = bare(transcript)
    .split('…')
    .map((part) => RegExp.escape(part))
    .join('.*?');
  expect(bare(exchange)).toMatch(new RegExp(`^${pattern}$`, 's'));
}

const bare = (text: string): string => text.replace(/\s+/g, '');
