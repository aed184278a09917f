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
      switch (event.event) {
        case 'turnBegan':
          if (event.seat === state.startSeat) round++;
          break;
        case 'vpGained':
          gain(bonuses, event.seat, event.amount);
          break;
        case 'scoringBegan':
          scorings.push({ round, district: event.district, final: event.rule === 'END-04', vp: names.map(() => 0) });
          break;
        case 'districtScored': {
          const scoring = scorings.at(-1);
          if (scoring === undefined) throw new Error('scores: a District is scored before any scoring has begun');
          gain(scoring.vp, event.seat, event.vp);
        }
      }
    },
    table(state, start, words) {
      const total = [...state.vp];
      const atStart = [...total];
      for (const vp of [bonuses, ...scorings.map((scoring) => scoring.vp)]) {
        for (const [seat, amount] of vp.entries()) gain(atStart, seat, -amount);
      }
      const rows: [string, readonly (string | number)[]][] = [
        ['', names],
        [start.say('scoreStart', {}), atStart],
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

/** Adds to the number of a seat, which must have one. */
function gain(vp: number[], seat: number, amount: number): void {
  const before = vp[seat];
  if (before === undefined) throw new RangeError(`scores: there is no seat ${seat}`);
  vp[seat] = before + amount;
}
