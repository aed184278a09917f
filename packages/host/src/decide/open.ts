/** Opens a table for a new game, or for a local game that continues here. */
import { type GameRecord, idOf, isOver, replay } from '@tabannusi/engine';
import { type CommandOf, refuse } from '../commands.ts';
import type { Deed } from '../deed.ts';
import { type Answers, joined, type Place } from '../entries.ts';
import { startOf } from '../settings.ts';

export function decideOpen({ table, person, commitment, options, game, places }: CommandOf<'open'>): Deed {
  const played = replay(game);
  if (!played.ok || isOver(played.state)) return refuse('badGame');
  const { record } = played;
  if (places.length !== record.seats.length || hasDouble(places)) return refuse('badPlaces');
  const body = {
    kind: 'opened',
    table,
    host: person,
    commitment,
    options,
    game: startOf(record),
    from: answersOf(record),
    places,
  } as const;
  return { ok: true, body };
}

function hasDouble(places: readonly Place[]): boolean {
  const invited = places.flatMap((place) => (place !== null && 'invited' in place ? [place.invited] : []));
  return new Set(invited).size < invited.length;
}

/** The answers of a local game, including its tentative turn; null for a new game. */
function answersOf({ decisions, chance }: GameRecord): Answers | null {
  if (decisions.length + chance.length === 0) return null;
  return { decisions: joined(decisions.map(idOf)), chance: joined(chance.map(idOf)) };
}
