/** Turns in brief: the die, the route, the actions, what was scored, and the VP. */
import type { GameEvent } from '@tabannusi/engine';
import type { Sight } from '@tabannusi/table';
import type { Scene } from './scene.ts';

type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { readonly event: K }>;

export interface TurnBrief {
  /** From 1. */
  readonly turn: number;
  readonly seat: number;
  /** The moment at which the turn began. */
  readonly moment: number;
  /** Whether the next turn or Final Scoring has begun. */
  readonly isOver: boolean;
  readonly die: EventOf<'dieTaken'> | null;
  readonly route: EventOf<'architectMoved'> | null;
  /** The events of each action, in order. What the player does before the first action belongs to the first one. */
  readonly acts: readonly (readonly GameEvent[])[];
  readonly scored: readonly EventOf<'districtScored'>[];
  /** The VP that each seat gains in the turn, losses included. */
  readonly vp: readonly number[];
}

/** Returns the turns from the one with index `first` to the present one. Final Scoring belongs to none of them. */
export function turnBriefs({ table, observer }: Pick<Scene, 'table' | 'observer'>, first: number): TurnBrief[] {
  const from = table.turns[first]?.moment;
  if (from === undefined) return [];
  const briefs: Writing[] = [];
  // Other turns may begin in the same step as the first one.
  let next = table.turns.findIndex(({ moment }) => moment === from);
  let isFinal = false;
  for (const event of table.log(observer, Math.max(0, from - 1), table.moment).flatMap(({ events }) => events)) {
    const brief = briefs.at(-1);
    if (event.event === 'turnBegan' || event.event === 'finalScoringBegan') {
      isFinal = event.event === 'finalScoringBegan';
      if (brief !== undefined) brief.isOver = true;
    }
    if (event.event === 'turnBegan') briefs.push(begun(table, next++));
    else if (brief !== undefined && !isFinal) note(brief, event);
  }
  return briefs.filter(({ turn }) => turn > first);
}

type Writing = { -readonly [K in keyof Omit<TurnBrief, 'acts'>]: TurnBrief[K] } & {
  readonly acts: GameEvent[][];
  readonly scored: EventOf<'districtScored'>[];
  readonly vp: number[];
};

function begun({ turns, players }: Sight, index: number): Writing {
  const { seat = 0, moment = 0 } = turns[index] ?? {};
  return {
    turn: index + 1,
    seat,
    moment,
    isOver: false,
    die: null,
    route: null,
    acts: [],
    scored: [],
    vp: Array.from({ length: players }, () => 0),
  };
}

/** Actions of the turn itself, not those that a tile gives. */
const isAct = (event: GameEvent): boolean => event.event === 'botActed' || (event.event === 'actionChosen' && event.rule === 'TURN-09');

function note(brief: Writing, event: GameEvent): void {
  if ('seat' in event) brief.vp[event.seat] = (brief.vp[event.seat] ?? 0) + vpOf(event);
  if (event.event === 'districtScored') brief.scored.push(event);
  if (!('seat' in event) || event.seat !== brief.seat) return;
  if (event.event === 'dieTaken' && brief.die === null) brief.die = event;
  else if (event.event === 'architectMoved' && brief.route === null) brief.route = event;
  else if (isAct(event) && !brief.acts.at(-1)?.every((before) => !isAct(before))) brief.acts.push([event]);
  else if (brief.scored.length === 0) {
    if (brief.acts.length === 0) brief.acts.push([]);
    brief.acts.at(-1)?.push(event);
  }
}

/** The VP that an event gives to its seat. */
function vpOf(event: GameEvent): number {
  switch (event.event) {
    case 'vpGained':
      return event.amount;
    case 'vpLost':
      return -event.amount;
    case 'districtScored':
    case 'urbanCardsRevealed':
    case 'harbormastersScored':
      return event.vp;
    default:
      return 0;
  }
}
