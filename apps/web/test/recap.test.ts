/** What others did since a person last decided, in whole games. */
import { KINGS, REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { type NewTable, newTable, Screen, type Table } from '@tabannusi/table';
import { LANGUAGES, loadRecapWords, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { firstTurnSince, type PastTurn, recapOf, seatsAtScreen } from '../src/session/recap.ts';
import { briefLines, recapLines } from '../src/session/recap-lines.ts';
import { type Scene, sceneOf } from '../src/session/scene.ts';
import { tell } from '../src/session/told.ts';
import { turnBriefs } from '../src/session/turn-briefs.ts';

const SPEAKERS = await Promise.all(
  LANGUAGES.map(async (language) => {
    const speaker = await loadSpeaker(language);
    return { speaker, recap: await loadRecapWords(speaker) };
  }),
);

/** Plays a game in which some choice is made at every decision. `look` is called before each with the turns that the card would show. */
function played(game: NewTable, look: (scene: Scene, turns: readonly PastTurn[], table: Table) => void): Table {
  const table = newTable(game);
  const screen = new Screen(table);
  for (let n = 0; table.prompt.wait !== 'over'; n++) {
    const { seat, wait } = table.prompt;
    if (wait === 'confirm') {
      table.confirm(seat);
      continue;
    }
    const scene = sceneOf(table, screen);
    const seats = seatsAtScreen(scene, true);
    look(scene, recapOf(scene, seats, firstTurnSince(scene, seats)), table);
    const choices = table.choices(seat);
    const choice = choices[(n * 7) % choices.length];
    if (choice !== undefined) table.play(seat, choice);
  }
  return table;
}

const alone = (king: (typeof KINGS)[number]): NewTable => ({
  edition: REFERENCE_EDITION,
  seats: [{ kind: 'person', name: 'Puabi' }],
  king,
  seed: `recap ${king}`,
});

it.each(KINGS)('tells every turn of %s in three to six lines, in every language', (king) => {
  const told: number[] = [];
  played(alone(king), (scene, turns) => {
    for (const brief of turns) {
      if (told.includes(brief.turn)) continue;
      told.push(brief.turn);
      for (const { speaker, recap } of SPEAKERS) {
        const words = recap({ names: speaker.names(scene.table), game: scene.state });
        const lines = recapLines(brief, words, tell(scene, speaker), scene.table.setting);
        expect(lines.length).toBeGreaterThanOrEqual(3);
        expect(lines.length).toBeLessThanOrEqual(6);
        for (const { text } of lines) expect(text).toMatch(/\p{L}/u);
        expect(lines[0]?.text).toContain(String(brief.die?.face));
      }
    }
  });
  // All turns of the Bot except the last, which ends the game.
  expect(told.length).toBeGreaterThan(15);
});

it('shows a turn from its end to the next decision', () => {
  const shown: number[] = [];
  played(alone('gilgabot'), (_, turns, table) => {
    const own = table.turns.findLast(({ seat }) => seat === 0);
    const isFirst = table.question?.ask === 'die' && own?.moment === table.moment;
    if (isFirst && turns.length === 0 && table.turns.length > 1) throw new Error(`turn ${table.turns.length}: nothing is shown`);
    // A question in the Bot's turn follows a decision too, as the last one of set-up does.
    if (own !== undefined && table.moment > own.moment && table.active === 0) expect(turns).toEqual([]);
    shown.push(...turns.map(({ turn }) => turn));
    for (const { seat, isOver } of turns) expect([seat, isOver]).toEqual([1, true]);
  });
  expect(new Set(shown).size).toBeGreaterThan(15);
});

it.each([2, 3, 4])('the VP of all turns and of Final Scoring are those of the game with %d players', (players) => {
  const seats = ['Puabi', 'Shulgi', 'Enlil', 'Adda'].slice(0, players).map((name) => ({ kind: 'person', name }) as const);
  const table = played({ edition: REFERENCE_EDITION, seats, seed: `vp ${players}` }, () => undefined);
  const scene = sceneOf(table, new Screen(table, SPECTATOR));
  const briefs = turnBriefs(scene, 0);
  expect(briefs.map(({ seat, moment }) => ({ seat, moment }))).toEqual(table.turns.map(({ seat, moment }) => ({ seat, moment })));
  expect(briefs.every(({ isOver, die, route }) => isOver && die !== null && route !== null)).toBe(true);
  const events = table.log(SPECTATOR).flatMap((step) => step.events);
  const end = events.slice(events.findIndex(({ event }) => event === 'finalScoringBegan'));
  const start = table.view(SPECTATOR, table.turns[0]?.moment).seats;
  for (const [seat, { vp }] of scene.view.seats.entries()) {
    const inTurns = briefs.reduce((sum, brief) => sum + (brief.vp[seat] ?? 0), 0);
    const atEnd = end.reduce((sum, event) => {
      if (!('seat' in event) || event.seat !== seat) return sum;
      return sum + ('vp' in event ? event.vp : event.event === 'vpGained' ? event.amount : 0);
    }, 0);
    expect((start[seat]?.vp ?? 0) + inTurns + atEnd).toBe(vp);
  }
});

it('tells every turn in one line, which leads to its end', () => {
  const seen: number[] = [];
  played(alone('bot-baba'), (scene, _, table) => {
    if (table.moment % 50 !== 0 || table.turns.length === 0) return;
    for (const { speaker, recap } of SPEAKERS) {
      const told = tell(scene, speaker);
      const lines = briefLines(scene, recap({ names: told.names, game: scene.state }), told);
      expect(lines.map(({ moment }) => moment)).toEqual([...table.turns.slice(1).map(({ moment }) => moment), table.moment]);
      for (const [turn, { text }] of lines.entries()) {
        expect(text).toContain(told.names[table.turns[turn]?.seat ?? -1]);
        expect(text).toMatch(new RegExp(`^${turn + 1}\\. .*; `));
      }
      seen.push(lines.length);
    }
  });
  expect(Math.max(...seen)).toBeGreaterThan(10);
});

it('says what a king did', () => {
  const { speaker, recap } = SPEAKERS[0] ?? {};
  if (speaker === undefined || recap === undefined) throw new Error('no speaker');
  const lines: string[][] = [];
  played(alone('gilgabot'), (scene, turns) => {
    const words = recap({ names: speaker.names(scene.table), game: scene.state });
    for (const brief of turns) {
      lines[brief.turn] = recapLines(brief, words, tell(scene, speaker), scene.table.setting).map(({ text }) => text);
    }
  });
  expect(lines.filter((each) => each.some((text) => text.startsWith('Scoring'))).slice(0, 2)).toMatchInlineSnapshot(`
    [
      [
        "Die 2: Artisans (stays)",
        "brown Building of size 1 on b4, +1 Gold, 1 step on the brown track, +1 VP, Ship S06 in row 2, column 1",
        "+1 Gold, +2 VP",
        "Scoring, Artisans: Puabi 3 VP, Gilgabot 2 VP",
        "+5 VP (now 24)",
      ],
      [
        "Die 1: Ziggurat → Farmers",
        "+4 VP",
        "+6 VP, 1 step on the white track",
        "Scoring, Ziggurat: Puabi 0 VP, Gilgabot 4 VP",
        "+14 VP (now 92)",
      ],
    ]
  `);
});
