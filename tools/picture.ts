/**
 * `npm run picture`: draws the README's picture from a game of `npm run demo`, so that it shows what the program really prints.
 *
 * A test redraws it and compares.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameLines } from '../apps/cli/src/print-game.ts';

/** The game, and its passages in the picture: the line each begins with, and its number of lines. */
const PICTURED_GAME = { seed: 'ur', players: 3 } as const;
const PASSAGES = [
  { from: 'The board after the scoring', times: 4, lines: 30 },
  { from: 'Round 13, continued', times: 1, lines: 12 },
] as const;

const LINE_HEIGHT = 19;
const MARGIN = 24;
const WIDTH = 740;

export function picture(): string {
  const lines = picturedLines();
  const command = `$ npm run demo -- --seed ${PICTURED_GAME.seed} --players ${PICTURED_GAME.players}`;
  const height = 2 * MARGIN + (lines.length + 2) * LINE_HEIGHT;
  const text = (line: string, index: number) =>
    `  <text x="${MARGIN}" y="${MARGIN + (index + 1) * LINE_HEIGHT}">${colour(escaped(line))}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" xml:space="preserve" role="img" aria-label="Part of a game as npm run demo tells it">
  <style>
    rect { fill: #fbf4e6; stroke: #b9744a; stroke-width: 2 }
    text { font: 14px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #2b2320; white-space: pre }
    .command { fill: #1f4e8c } .water { fill: #2a7189 } .garden { fill: #536332 }
    .white { fill: #6b6257 } .yellow { fill: #8a6000 } .brown { fill: #9a4f22 } .title { font-weight: bold }
    @media (prefers-color-scheme: dark) {
      rect { fill: #1c2637; stroke: #8a5637 } text { fill: #ede3cf }
      .command { fill: #6ea3e8 } .water { fill: #7fbcd2 } .garden { fill: #93a867 }
      .white { fill: #ede3cf } .yellow { fill: #e9be5a } .brown { fill: #d79a70 }
    }
  </style>
  <rect x="1" y="1" width="${WIDTH - 2}" height="${height - 2}" rx="10" />
  <text class="command" x="${MARGIN}" y="${MARGIN + LINE_HEIGHT - 4}">${escaped(command)}</text>
${lines.map((line, index) => text(line, index + 2)).join('\n')}
</svg>
`;
}

/** Returns the lines of the picture, with an empty line between passages. */
function picturedLines(): string[] {
  const game = [...gameLines(PICTURED_GAME)];
  return PASSAGES.flatMap(({ from, times, lines }, index) => {
    const starts = [...game.keys()].filter((line) => game[line] === from);
    const start = starts[times - 1];
    if (start === undefined) throw new Error(`picture: "${from}" does not occur ${times} times in this game`);
    return [...(index === 0 ? [] : ['']), ...game.slice(start, start + lines)];
  });
}

const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const CLASS_OF_LETTER: Readonly<Record<string, string>> = { W: 'white', Y: 'yellow', B: 'brown' };

/** Colours pieces by their material; Water and Gardens, too. */
function colour(line: string): string {
  if (/^\S/.test(line)) return `<tspan class="title">${line}</tspan>`;
  if (!/^ +\d {2}/.test(line)) return line;
  return line
    .replace(/[[(]([WYB])\d[\])]/g, (piece, letter: string) => `<tspan class="${CLASS_OF_LETTER[letter]}">${piece}</tspan>`)
    .replace(/\*\d/g, (piece) => `<tspan class="garden">${piece}</tspan>`)
    .replace(/~\S*/g, (piece) => `<tspan class="water">${piece}</tspan>`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../docs/images/game.svg', import.meta.url), picture());
}
