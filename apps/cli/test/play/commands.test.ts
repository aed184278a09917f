/** What can be typed beside choices. */
import { describe, expect, test } from 'vitest';
import { OPENING, typed } from './typed.ts';

describe('the game is shown', () => {
  test('with board, own area, own card, question and numbered choices', async () => {
    const { first, last, code } = await typed([]);
    for (const part of [
      'Port District (4)',
      'Ann (1): 10 VP',
      'Urban card U',
      'Choose the colour of your first Building',
      '  2  yellow\n',
    ]) {
      expect(first).toContain(part);
    }
    expect([last, code]).toEqual(['\nEnd of input: the game stops here.\nThe game was not saved.\n', 0]);
  });

  test('with price and gain of every choice', async () => {
    const { answers } = await typed(OPENING);
    expect(answers[2]).toContain('  Every choice: You: +1 brown die.\n  1  take the 2\n');
    expect(answers[3]).toContain('  1  the Farmers’ District (2)\n  2  the Artisans’ District (1) for 1 Gold  Cost: 1 Gold.\n');
  });

  test('with what happened since the last turn', async () => {
    const { answers } = await typed([...OPENING, '1', 'end', 'y', 'y']);
    expect(answers.at(-1)).toMatch(/Ann: turn 2\nSince your last turn\n(?:.*\n)*? {4}Adda takes the \d from/);
  });

  test('on request: board, areas, a District, legend, tiles, scores, log, choices', async () => {
    const words = ['board', 'me', 'players', 'district 4', 'legend', 'tiles', 'score', 'log', 'log 1', 'legal'];
    const { answers } = await typed([...OPENING, ...words]);
    const [board, me, players, district, legend, tiles, score, log, line, legal] = answers.slice(OPENING.length);
    expect(board).toContain('[Y1]');
    expect(me).toMatch(/^Ann \(1\): .*\n(?:.*\n)*? {2}Tiles and cards: Urban card U/);
    expect(players).toMatch(/Adda \(2\): .*\n(?:.*\n)*? {2}Tiles and cards: 1 Urban card\n/);
    expect(district).toContain('Port District (4)\n');
    expect(legend).toContain('How to read the board');
    expect(tiles).toContain('Action tiles');
    expect(score).toMatch(
      /Total VP +10 +\d+\n(?:.*\n)*District Scorings if the game ended now\n(?:.*\n)*? {2}Artisans’ District \(1\) +1 +0\n/,
    );
    expect(log?.split('\n').length).toBeGreaterThan(10);
    expect(line).toBe('  Ann takes the 2 from the brown Barge in the Port District (4).\nAnn>\n');
    expect(legal).toContain('Move your Architect (you took a 2)');
  });

  test('rules, by name or its beginning', async () => {
    const { answers } = await typed(['rules turn-03', 'rules act-gard', 'rules', 'rules XYZ', 'rules a-105']);
    expect(answers[0]).toMatch(/^TURN-03: You must take one die/);
    expect(answers[1]).toMatch(/^ACT-GARD-01: (?:.*\n)+ACT-GARD-02: /);
    expect(answers[2]).toMatch(/^Give the ID of a rule/);
    expect(answers[3]).toMatch(/^Unknown rule "XYZ"\./);
    expect(answers[4]).toMatch(/^A-105: /);
  });
});

describe('why', () => {
  test('lists what is not possible, with its rule and what is missing', async () => {
    const { answers } = await typed(['1', 'a1', '4', 'why']);
    expect(answers[3]).toMatch(/^Not possible now:\n {2}4 take the 1\n {2}5 take the 3\n {2}6 take the 5\n.*\n.*\[TURN-03\]\n/);
    expect(answers[3]).toContain('Missing: 3 claimed Ships.');
  });

  test('tells of one thing, by its number or a word in it', async () => {
    const { answers } = await typed(['1', 'why l1', 'a1', '4', 'why 5', 'why decree', 'why xyz', 'why 2', 'why 99']);
    expect(answers[1]).toMatch(/^ {2}\d+ l1\n(?: {6}.*\n)+ +\[A-02\]\n/);
    expect(answers[4]).toMatch(/^ {2}5 take the 3\n[^\n]+\n[^\n]*\[TURN-03\]\nAnn>\n$/);
    expect(answers[5]).toContain('score Decree D14');
    expect(answers[5]).not.toContain('Harbormaster B1');
    expect(answers[6]).toMatch(/^Nothing here is called "xyz"/);
    expect(answers[7]).toBe(
      'Choice 2 is possible: take the 4.\n  You: +1 brown die.\n  Your Architect stays in the Port District (4).\n' +
        '  For 1 Gold, your Architect can go anywhere.\nAnn>\n',
    );
    expect(answers[8]).toMatch(/^Nothing here is called "99"/);
  });
});

describe('undo, redo and restart', () => {
  test('undo, redo, and restart the turn', async () => {
    const { answers } = await typed([...OPENING, 'undo', 'redo', '1', 'restart', 'undo']);
    const [undo, redo, , restart, again] = answers.slice(OPENING.length);
    expect(undo).toMatch(/^Undone: 1 move\.\n\nTake a die/);
    expect(redo).toContain('Move your Architect');
    expect(restart).toMatch(/^Undone: 3 moves\.\n\nChoose your starting District/);
    expect(again).toMatch(/^Undone: 1 move\.\n/);
  });

  test('say why nothing can be taken back', async () => {
    const { answers } = await typed(['undo', 'redo', 'restart']);
    const [undo, redo, restart] = answers;
    for (const answer of [undo, restart]) expect(answer).toMatch(/^(?:Can’t undo any further|Nothing to undo or redo)[^\n]*\nAnn>\n$/);
    expect(redo).toBe('Nothing to redo.\nAnn>\n');
  });

  test('the end of the turn can be taken back until it is confirmed', async () => {
    const { answers } = await typed([...OPENING, '1', 'end', 'y', 'n', 'end', 'y', 'undo']);
    const [warned, held, back, , , undone] = answers.slice(OPENING.length + 1);
    expect(warned).toMatch(/^You still have 2 Actions/);
    expect(held).toBe('End the turn? y [Enter] or n>\n');
    for (const answer of [back, undone]) expect(answer).toContain('Choose an Action');
  });
});

test('a warning can be heeded, passed over, and switched off', async () => {
  const end = [...OPENING, '1', 'end'];
  const { answers } = await typed([...end, 'perhaps', 'n', 'end', 'never', 'n', 'end']);
  const [, unclear, heeded, , off, , again] = answers.slice(OPENING.length);
  expect(unclear).toMatch(/Do it anyway\?/);
  expect(heeded).toMatch(/^Answer with y, n or never\.\n/);
  expect(off).toMatch(/^You still have/);
  expect(again).toMatch(/Choose an Action/);
  expect(answers.at(-1)).toBe('End the turn? y [Enter] or n>\n');
});

test('standing orders are shown, set and revoked, in one’s own words', async () => {
  const { answers } = await typed([
    'orders',
    'orders steps lowest',
    'orders dice blue, white',
    'orders steps yellow',
    'orders none',
    'orders x',
  ]);
  expect(answers[0]).toMatch(
    /^Ann’s standing orders.*\n {2}No standing orders: ask each time\.\n {2}To set one, type orders steps with lowest/,
  );
  expect(answers[1]).toContain('on the track with the lowest marker.');
  expect(answers[2]).toMatch(/lowest marker\.\n(?:.*\n)*.*blue and white/);
  expect(answers[3]).toContain('on the yellow track');
  expect(answers[4]).toContain('No standing order');
  expect(answers[5]).toMatch(/^"x" isn’t a standing order\./);
});

describe('what is not understood', () => {
  test.each([
    ['fly', '"fly" is neither a choice from 1 to 3 nor a command; help lists the'],
    ['0', 'There is no choice 0. Choose from 1 to 3.'],
    ['4', 'There is no choice 4. Choose from 1 to 3.'],
    ['99999999999999999999', 'There is no choice 99999999999999999999. Choose from 1 to 3.'],
    ['re', '"re" could be redo or restart. Type more of it.'],
    ['-1', '"-1" is neither a choice'],
    ['district 9', 'Give a District from 1 to 5.'],
    ['log x', '"x" is not a number of lines.'],
    ['log 0', '"0" is not a number of lines.'],
    ['save', 'Name a file'],
    ['\u0007\u001b[2J', '"\\u0007\\u001b[2J" is neither'],
  ])('%j is answered with one sentence, and asked again', async (line, sentence) => {
    const { answers } = await typed([line]);
    expect(answers[0]?.startsWith(sentence), answers[0]).toBe(true);
    expect(answers[0]?.endsWith('Ann>\n')).toBe(true);
  });

  test('an empty line asks again', async () => {
    expect((await typed([''])).answers).toEqual(['Ann>\n']);
  });

  test('a beginning that fits one word is enough', async () => {
    const { answers } = await typed(['sco', 'LEG', 'Quit', 'n']);
    expect(answers[0]).toContain('Where the VP come from');
    expect(answers[1]).toMatch(/^"LEG" could be legal or legend/);
    expect(answers[2]).toMatch(/^The game isn’t saved and would be lost\. Quit\?/);
    expect(answers[3]).toBe('Ann>\n');
  });
});
