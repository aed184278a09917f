/** How often the Bot did what: its letters, what it fell back on, the symbols, where it went, the resets. */
import type { GameEvent } from '@tabannusi/engine';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const ORDERS = ['first', 'second'] as const;
const DISTRICTS = [1, 2, 3, 4, 5] as const;

/**
 * For the Bot's first and second Action: uses of each letter, how often another letter than the first one tried was used (`Fallbacks`), and how
 * often it was an A because nothing else was possible (`Defaults`). Symbols are counted by turn; `king` is the king symbol. Resets happen after a
 * scoring, with an empty deck or with an empty bag. `toDistrict` counts turns by the District of the Architect, and `districts` adds up in how
 * many of the five each game's Architect was.
 */
const BOT_COUNTS = [
  'turns',
  ...ORDERS.flatMap((order) => LETTERS.map((letter) => `${order}${letter}` as const)),
  ...ORDERS.flatMap((order) => [`${order}Fallbacks`, `${order}Defaults`] as const),
  'symbolDown',
  'symbolUp',
  'symbolKing',
  ...DISTRICTS.map((district) => `toDistrict${district}` as const),
  'districts',
  'resetsAfterScoring',
  'resetsOfDeck',
  'resetsOfBag',
] as const;
type BotCount = (typeof BOT_COUNTS)[number];

export type BotUse = Record<BotCount, number>;

export const createBotUse = (): BotUse => Object.fromEntries(BOT_COUNTS.map((count) => [count, 0])) as BotUse;

export function addBotUse(into: BotUse, more: BotUse): void {
  for (const count of BOT_COUNTS) into[count] += more[count];
}

/** Returns a counter. It must hear the events of whole games in order. */
export function createBotCounter(use: BotUse): (event: GameEvent) => void {
  let hasRefused = false;
  const visited = new Set<number>();
  return (event) => {
    switch (event.event) {
      case 'automaCardsShifted':
        use.turns++;
        hasRefused = false;
        return;
      case 'botActionRefused':
        hasRefused = true;
        return;
      case 'botActed': {
        const order = event.rule === 'SOLO-40' ? 'second' : 'first';
        use[`${order}${event.letter}`]++;
        if (hasRefused) use[`${order}Fallbacks`]++;
        if (event.cardRow === null) use[`${order}Defaults`]++;
        if (order === 'first') use[SYMBOL_COUNTS[event.symbol]]++;
        hasRefused = false;
        return;
      }
      case 'architectMoved':
        if (event.rule !== 'SOLO-37') return;
        for (const district of DISTRICTS) if (district === event.district) use[`toDistrict${district}`]++;
        visited.add(event.district);
        return;
      case 'gameOver':
        use.districts += visited.size;
        visited.clear();
        return;
      case 'automaDeckShuffled':
        if (event.rule === 'SOLO-42') use.resetsAfterScoring++;
        if (event.rule === 'SOLO-44') use.resetsOfDeck++;
        return;
      case 'automaTilesGathered':
        if (event.rule === 'SOLO-45') use.resetsOfBag++;
        return;
    }
  };
}

const SYMBOL_COUNTS = { down: 'symbolDown', up: 'symbolUp', king: 'symbolKing' } as const;
