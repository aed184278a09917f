/** A summary in lines for people. */
import type { CliWords } from '@tabannusi/text';
import { shownBot } from '../bots.ts';
import { indent } from '../lines.ts';
import { columnLines } from '../sim/columns.ts';
import type { Order } from './order.ts';
import type { Meeting, Summary } from './summary.ts';

/** `ordered` is the number of games that are known to be needed. */
export function reportLines(summary: Summary, order: Order, ordered: number, words: CliWords, columns: number): string[] {
  const { games, players, seed } = summary;
  if (games === 0) return [words.say('sim', 'noGames', {})];
  const title = [words.say('tournament', 'title', { games, players, seed })];
  if (games < ordered) title.push(words.say('sim', 'interrupted', { games, ordered }));
  const parts = [
    title,
    ladderLines(summary, words, columns),
    meetingLines(summary, words, columns),
    verdictLines(summary, order, words),
    [words.say('tournament', 'scale', {})],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines, n) => (n === 0 ? lines : ['', ...lines]))
    .flatMap((line) => indent(line, 0, columns));
}

function ladderLines({ bots }: Summary, words: CliWords, columns: number): string[] {
  const heads = [
    words.say('sim', 'headBot', {}),
    words.say('tournament', 'headRating', {}),
    words.say('sim', 'headInterval', {}),
    words.say('sim', 'headGames', {}),
    words.say('sim', 'headWinRate', {}),
    words.say('sim', 'headMean', {}),
  ];
  const rows = bots.map(({ bot, rating, interval: [low, high], games, winRate, meanScore }) => [
    shownBot(words, bot),
    words.say('tournament', 'rating', { value: rating }),
    words.say('tournament', 'ratingInterval', { low, high }),
    words.say('sim', 'whole', { value: games }),
    words.say('sim', 'share', { value: winRate }),
    words.say('sim', 'tenths', { value: meanScore }),
  ]);
  return columnLines([heads, ...rows], columns);
}

function meetingLines({ meetings }: Summary, words: CliWords, columns: number): string[] {
  const heads = [
    words.say('tournament', 'headMeeting', {}),
    words.say('sim', 'headGames', {}),
    words.say('tournament', 'headAhead', {}),
    words.say('sim', 'headInterval', {}),
    words.say('sim', 'headMean', {}),
  ];
  const rows = meetings.map((meeting) => [
    words.say('tournament', 'meeting', namesOf(meeting, words)),
    words.say('sim', 'whole', { value: meeting.games }),
    words.say('sim', 'share', { value: meeting.share }),
    words.say('sim', 'interval', { low: meeting.interval[0], high: meeting.interval[1] }),
    words.say('tournament', 'scores', { first: meeting.meanScores[0], second: meeting.meanScores[1] }),
  ]);
  return columnLines([heads, ...rows], columns);
}

/** Returns the verdict on the bar: whether the bot named first in the order wins more or less often. */
const verdictLines = ({ meetings }: Summary, { bots, until }: Order, words: CliWords): string[] =>
  until === null
    ? []
    : meetings.map((meeting) => {
        const { first, second } = namesOf(meeting, words);
        const isSwapped = bots.indexOf(meeting.bots[0]) > bots.indexOf(meeting.bots[1]);
        const [low, high] = isSwapped ? [1 - meeting.interval[1], 1 - meeting.interval[0]] : meeting.interval;
        const verdict = low > until ? 'more' : high < until ? 'less' : 'unclear';
        return words.say('tournament', 'verdict', {
          ...(isSwapped ? { first: second, second: first } : { first, second }),
          verdict,
          share: until,
        });
      });

const namesOf = ({ bots: [first, second] }: Meeting, words: CliWords): { first: string; second: string } => ({
  first: shownBot(words, first),
  second: shownBot(words, second),
});
