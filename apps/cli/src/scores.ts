/** Where the VP of a game come from: what each District scoring and the bonuses gave to each player. */
import type { GameEvent, State } from '@tabannusi/engine';
import type { StartWords, Words } from '@tabannusi/text';

interface Scoring {
  readonly round: number;
  readonly district: number;
  readonly final: boolean;
  readonly vp: number[];
}

export interface Ledger {
  /** The number of the round, 0 before the first. */
  readonly round: number;
  add(event: GameEvent, state: State): void;
  table(state: State, start: StartWords, words: Words): string[];
}

export function createLedger(names: readonly string[]): Ledger {
  const scorings: Scoring[] = [];
  const bonuses = names.map(() => 0);
  let round = 0;
  return {
    get round() {
      return round;
    },
    add(event, state) {
      if (event.event === 'turnBegan' && event.seat === state.startSeat) round++;
      else if (event.event === 'vpGained') bonuses[event.seat] += event.amount;
      else if (event.event === 'scoringBegan') {
        scorings.push({ round, district: event.district, final: event.rule === 'END-04', vp: names.map(() => 0) });
      } else if (event.event === 'districtScored') scorings[scorings.length - 1].vp[event.seat] += event.vp;
    },
    table(state, start, words) {
      const total = [...state.vp];
      const scored = names.map((_, seat) => scorings.reduce((sum, { vp }) => sum + vp[seat], bonuses[seat]));
      const rows: [string, readonly (string | number)[]][] = [
        ['', names],
        [start.say('scoreStart', {}), total.map((vp, seat) => vp - scored[seat])],
        ...scorings
          .filter(({ vp }) => vp.some((n) => n > 0))
          .map((scoring): [string, readonly number[]] => {
            const district = words.district(scoring.district);
            const label = scoring.final
              ? start.say('scoreFinal', { district })
              : start.say('scoreDistrict', { round: scoring.round, district });
            return [label, scoring.vp];
          }),
        [start.say('scoreBonuses', {}), bonuses],
        [start.say('scoreTotal', {}), total],
        [start.say('scoreGold', {}), [...state.gold]],
      ];
      const label = Math.max(...rows.map(([text]) => text.length));
      const cell = Math.max(...names.map((name) => name.length), 6) + 2;
      return rows.map(([text, cells]) => `  ${text.padEnd(label)}${cells.map((value) => String(value).padStart(cell)).join('')}`);
    },
  };
}
