/** The Bot in words: its name, its cards and tiles, how its king plays, and why it does what it does. */
import { type GameEvent, KINGS, mask, newGame, SPECTATOR, viewOf } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { createBotWords, createTableWords, createWords, kingName, LANGUAGES, ruleSentence, seatNames } from '../src/index.ts';
import { createGame, createSoloGame, FIRST_VERSION, NAMES, playGame } from './games.ts';

/** A game against Gilgabot at the person's turn with this number. */
function soloGame(turn: number) {
  const game = createSoloGame('gilgabot', FIRST_VERSION);
  let found = game;
  let turns = 0;
  playGame(game, 'picture', {
    question({ ask }) {
      if ((ask === 'pawns' || ask === 'die') && ++turns === turn) found = game.clone();
    },
  });
  return found;
}

describe('the Bot has the name of its king', () => {
  it('in all that is said of a game, whatever other names are given', () => {
    const game = createSoloGame('sarbot');
    for (const names of [['Adda'], NAMES]) {
      const words = createWords('en', { names, game });
      expect(words.event({ event: 'turnBegan', rule: 'TURN-01', seat: 1, actionsLeft: 2, abilities: [] }, null)).toContain('Sarbot');
    }
    expect(seatNames('en', ['Adda'], game.setting)).toEqual(['Adda', 'Sarbot']);
    expect(seatNames('en', NAMES, createGame(4).setting)).toEqual(NAMES);
  });

  it('at a table, where a warning names it', () => {
    const { setting } = createSoloGame('botmuzi');
    const words = createTableWords('en', { seats: [{ kind: 'person', name: 'Adda' }], setting });
    expect(words.warning({ warning: 'helpsOpponent', district: 1, own: 0, opponent: 4, seat: 1 })).toContain('give Botmuzi 4 VP');
  });

  it('as each rulebook writes it', () => {
    expect(KINGS.map((king) => kingName('en', king))).toEqual(['Gilgabot', 'Sarbot', 'Botmuzi', 'Bot~baba']);
    expect(kingName('pl', 'bot-baba')).toBe('Bot-baba');
  });
});

describe('what belongs to the Bot', () => {
  const game = soloGame(6);
  const words = createWords('en', { names: ['Adda'], game });
  const view = viewOf(mask(game, SPECTATOR));

  it('is described for who does not see it', () => {
    expect(words.describeBot(view)).toMatchInlineSnapshot(`
      [
        {
          "sentences": [
            "Left Automa card: 14 (number 2; C down I, D up III and B down II; arrow at row 2; bonus: 2 VP).",
            "Right Automa card: 15 (number 2; B down I, D up II and A King III; arrow at row 1; bonus: 2 VP).",
            "At Number I: yellow, covering brown.",
            "At Number II: white, covering white.",
            "At Number III: yellow.",
            "Markers on Districts 1 to 5 of the Automa Urban card: 1, 3, 3, 0 and 4.",
            "In the bag: 0 white, 1 yellow, 2 brown.",
            "Automa cards in the deck: 9. Resets after scorings: 0 of 2.",
          ],
          "title": "The Bot’s cards and tiles (Gilgabot)",
        },
      ]
    `);
  });

  it('is the last part of a position', () => {
    expect(words.describePosition(view).at(-1)).toEqual(words.describeBot(view)[0]);
  });

  it('is a part of the picture of the board', () => {
    const board = words.board(game);
    const from = board.findIndex((line) => line.includes('Gilgabot'));
    expect(board.slice(from, from + 9).join('\n')).toMatchInlineSnapshot(`
      "  Gilgabot    left: 14            right: 15           Numbers
        number      2                   2
        row 1       C down I            B down I            I: yellow (2)
        row 2       D up III            D up II <--         II: white (2)
        row 3       B down II           A King III          III: yellow
        at the foot 2 VP                2 VP
      Markers on Districts 1 to 5 of the Automa Urban card: 1, 3, 3, 0 and 4.
      In the bag: 0 white, 1 yellow, 2 brown.
      Automa cards in the deck: 9. Resets after scorings: 0 of 2."
    `);
  });

  it('is nothing where no Bot plays', () => {
    const other = newGame(createGame(2));
    expect(createWords('en', { names: NAMES, game: other }).describeBot(viewOf(mask(other, 0)))).toEqual([]);
  });

  it('says nothing of the order of the deck: every deck of the same cards looks alike', () => {
    const solo = view.solo;
    expect(Object.keys(solo ?? {})).toEqual(['king', 'seat', 'cards', 'bag', 'numbers', 'markers', 'resets']);
    expect(solo?.cards.deck).toBeTypeOf('number');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { king, why } = createBotWords(language);

  it.each(KINGS)('%s is told by the four actions of its card', (name) => {
    const { title, sentences } = king(name);
    expect(title).toBe(kingName(language, name));
    expect(sentences).toHaveLength(4);
    expect(new Set(sentences).size).toBe(4);
    for (const sentence of sentences) expect(sentence.startsWith(`${title}, `)).toBe(true);
  });

  it('every step of the Bot has the sentence of its rule, and a refused one that of the rule that forbids it', () => {
    const told: GameEvent[] = [];
    playGame(createSoloGame('bot-baba'), 'why', { event: (event) => event.event.startsWith('bot') && told.push(event) });
    expect(told.length).toBeGreaterThan(100);
    for (const event of told) {
      const [reason, refused] = why(event);
      expect(reason).toEqual({ rule: event.rule, sentence: ruleSentence(language, event.rule) });
      expect(refused?.rule).toBe('because' in event ? event.because : undefined);
    }
  });
});
