/** The ladder as an SVG: a line per bot with its rating and interval, in both themes of the page. Its text stays text. */
import type { CliWords } from '@tabannusi/text';
import { shownBot } from '../bots.ts';
import type { Summary } from './summary.ts';

const WIDTH = 760;
const MARGIN = 28;
const TOP = 92;
const ROW = 46;
const FOOT = 64;
/** Where the names end and where the values begin; the scale lies in between. */
const LEFT = 190;
const RIGHT = 660;
/** Characters of a name; longer ones are cut. */
const LONGEST_NAME = 22;
/** Possible distances of the grid lines, in Elo points. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000];
const MOST_LINES = 9;

export function ladderSvg({ bots, games, players, seed }: Summary, words: CliWords): string {
  const ends = bots.flatMap(({ interval }) => interval);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const step = STEPS.find((each) => (most - least) / each < MOST_LINES - 1) ?? STEPS.at(-1) ?? 1;
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  const lines = Array.from({ length: to - from + 1 }, (_, n) => (from + n) * step);
  const x = (rating: number): number => round(LEFT + ((RIGHT - LEFT) * (rating - from * step)) / Math.max(1, (to - from) * step));
  const bottom = TOP + ROW * bots.length;
  const height = bottom + FOOT;
  const rating = (value: number): string => words.say('tournament', 'rating', { value });

  const scale = lines.map(
    (value) => `<path class="line${value === 0 ? ' zero' : ''}" d="M${x(value)} ${TOP - 10}V${bottom}"/>
<text class="faded" x="${x(value)}" y="${bottom + 20}" text-anchor="middle">${escaped(rating(value))}</text>`,
  );
  const rows = bots.map(({ bot, rating: value, interval: [low, high] }, n) => {
    const y = TOP + ROW * n + ROW / 2 - 5;
    const name = shownBot(words, bot);
    const cut = name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
    return `<g><title>${escaped(`${name}: ${rating(value)} (${words.say('tournament', 'ratingInterval', { low, high })})`)}</title>
<text class="name" x="${LEFT - 18}" y="${y + 6}" text-anchor="end">${escaped(cut)}</text>
<path class="reach" d="M${x(low)} ${y}H${x(high)}"/>
<path class="end" d="M${x(low)} ${y - 7}v14M${x(high)} ${y - 7}v14"/>
<circle class="dot" cx="${x(value)}" cy="${y}" r="7"/>
<text class="value" x="${WIDTH - MARGIN}" y="${y + 6}" text-anchor="end">${escaped(rating(value))}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<style>${STYLE}</style>
<title id="title">${escaped(words.say('tournament', 'svgTitle', {}))}</title>
<rect class="ground" width="${WIDTH}" height="${height}" rx="14"/>
<text class="title" x="${MARGIN}" y="42">${escaped(words.say('tournament', 'svgTitle', {}))}</text>
<text class="faded" x="${MARGIN}" y="64">${escaped(words.say('tournament', 'title', { games, players, seed }))}</text>
${scale.join('\n')}
${rows.join('\n')}
<text class="faded" x="${(LEFT + RIGHT) / 2}" y="${bottom + 46}" text-anchor="middle">${escaped(words.say('tournament', 'svgAxis', {}))}</text>
</svg>
`;
}

/** Tokens of the page's style sheet: --plaster, --bitumen, --faded, --shade, --line, --brick and --lapis; by torchlight --gold for --brick, which is too dark there. */
const NOON = { ground: '#fbf4e6', text: '#221b18', faded: '#5b4a3c', line: '#eadcc0', zero: '#7b5b3c', reach: '#b9744a', dot: '#1f4e8c' };
const TORCHLIGHT = {
  ground: '#2b3a53',
  text: '#f1e7d3',
  faded: '#c9bda6',
  line: '#1d293d',
  zero: '#a98861',
  reach: '#e9be5a',
  dot: '#8fbcf5',
};

const colours = ({ ground, text, faded, line, zero, reach, dot }: typeof NOON): string =>
  `.ground{fill:${ground}}text{fill:${text}}.faded{fill:${faded}}.line{stroke:${line}}.zero{stroke:${zero}}.reach,.end{stroke:${reach}}.dot{fill:${dot};stroke:${ground}}`;

const STYLE = `text{font-family:"Alegreya Sans",Candara,"Segoe UI",sans-serif;font-size:15px}
.title{font-family:Alegreya,Georgia,serif;font-size:24px;font-weight:bold}.name{font-size:17px}.value{font-size:17px;font-weight:bold}
path{fill:none}.line{stroke-width:1.5}.reach{stroke-width:5}.end{stroke-width:2.5}.dot{stroke-width:2}
${colours(NOON)}
@media (prefers-color-scheme:dark){${colours(TORCHLIGHT)}}`;

const round = (value: number): number => Math.round(10 * value) / 10;

/** Escapes a name, which may contain anything. Characters that XML does not allow become U+FFFD. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
