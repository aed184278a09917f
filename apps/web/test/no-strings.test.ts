/** No component contains words: all texts for people come from packages/text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** Attributes that people read or hear. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];

/** Returns the letters in the text of elements and in spoken attributes. */
function wordsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.type === 'JSXText' && /\p{L}/u.test(node.value)) found.push(node.value.trim());
    if (node.type === 'JSXExpressionContainer') found.push(...lettersOf(node.expression));
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') {
      if (SPOKEN.includes(node.name.name) && node.value?.type === 'Literal') found.push(...lettersOf(node.value));
      if (!SPOKEN.includes(node.name.name)) return;
    }
    for (const key of visitorKeys[node.type] ?? []) {
      const child: unknown = Reflect.get(node, key);
      for (const item of Array.isArray(child) ? child : [child])
        if (typeof item === 'object' && item !== null && 'type' in item) walk(item as Node);
    }
  };
  walk(parseSync(path, source).program);
  return found;
}

function lettersOf(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string' && /\p{L}/u.test(node.value)) return [node.value];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).filter((text) => /\p{L}/u.test(text));
  if (node.type === 'ConditionalExpression') return [...lettersOf(node.consequent), ...lettersOf(node.alternate)];
  return [];
}

describe('components', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

  it.each(files)('%s holds no words', (path) => expect(wordsIn(path, readFileSync(join(SRC, path), 'utf8'))).toEqual([]));

  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{won ? "Victory" : ""}</p>', 'Victory'],
    ['<img alt="A ship" />', 'A ship'],
    ['<g aria-label={`Space`} />', 'Space'],
  ])('a planted %s is found', (planted, word) => expect(wordsIn('planted.tsx', planted)).toEqual([word]));
});
