/** Bots that think in a thread: the same answers as in this thread, and an end when they are aborted. */
import { apprentice, builder, hint } from '@tabannusi/ai';
import { createSetting, Generator, type Knowledge, packKnown, REFERENCE_EDITION, redeal, unpackKnown, viewOf } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { choiceOf, hintFor } from '../../src/thinking/think.ts';
import { knowledgeAfter } from '../knowledge.ts';

it('sends what a seat knows, and nothing is lost or added', () => {
  for (const decisions of [0, 60, 200]) {
    const known = knowledgeAfter(decisions);
    const { masked } = known;
    const { masked: sent } = unpackKnown(structuredClone(packKnown(known)));
    expect(viewOf(sent)).toEqual(viewOf(masked));
    expect(redeal(sent, new Generator('x')).bytes).toEqual(redeal(masked, new Generator('x')).bytes);
  }
});

describe('gives the answer that the bot gives here', () => {
  it.each([
    ['a game of two', createSetting(REFERENCE_EDITION, 2)],
    ['a game of four with other switches', createSetting(REFERENCE_EDITION, 4, { firstGame: true, refillWithGold: false })],
    ['a game against the Bot', createSetting(REFERENCE_EDITION, 1, {}, 'sarbot')],
  ])('in %s', async (_, setting) => {
    const iterations = 100;
    for (const decisions of [10, 90]) {
      const ask = (): Knowledge => knowledgeAfter(decisions, setting);
      expect(await choiceOf('builder', ask(), { iterations })).toEqual(builder.choose(ask(), { iterations }));
      expect(await choiceOf('apprentice', ask())).toEqual(apprentice.choose(ask()));
    }
  });

  it('to who asks for a hint', async () => {
    const known = knowledgeAfter(30);
    const there = await hintFor(known, { iterations: 400 }, 2);
    expect(there).toEqual(hint(known, { iterations: 400 }, 2));
    // The identical objects that were offered.
    for (const { choice } of there.best) expect(known.choices).toContain(choice);
  });
});

it('answers with what it has found when its time is over', async () => {
  const knowledge = knowledgeAfter(40);
  expect(knowledge.choices).toContain(await choiceOf('architect', knowledge, { milliseconds: 1 }));
});

it('gives up what is stopped, and thinks on for others', async () => {
  const stop = new AbortController();
  const [lost, kept] = [knowledgeAfter(40), knowledgeAfter(50)];
  const stopped = choiceOf('architect', lost, { iterations: 50_000, stop: stop.signal });
  const wanted = choiceOf('apprentice', kept);
  stop.abort();
  await expect(stopped).rejects.toThrow('aborted');
  expect(kept.choices).toContain(await wanted);
  await expect(choiceOf('builder', lost, { stop: stop.signal })).rejects.toThrow('aborted');
});
