/** One seat of the form: its kind, name and colour, and how a bot there plays. */
import type { Edition } from '@tabannusi/engine';
import { PLAYER_COLOURS } from '@tabannusi/text';
import { type ReactNode, Suspense, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { lateView } from '../late/late-view.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { botOf, isKing, kindsFor, kindsForGiven, type SeatForm, withColour } from './seat-form.ts';

const LevelLine = lateView(async () => (await import('../levels/level-line.tsx')).LevelLine);

interface SeatRowProps {
  readonly seats: readonly SeatForm[];
  readonly seat: number;
  readonly edition: Edition;
  readonly change: (seats: readonly SeatForm[]) => void;
  /** Whether its name is missing or not unique. */
  readonly isBad?: boolean;
  /** Whether the seat belongs to a game under way, in which everybody has a name. */
  readonly isGiven?: boolean;
}

export function SeatRow({ seats, seat, edition, change, isBad, isGiven }: SeatRowProps): ReactNode {
  const { web, speaker } = useFrame();
  const [isMet, setMet] = useState(false);
  const form = seats[seat];
  if (form === undefined) return null;
  const { kind, name, colour } = form;
  const kinds = isGiven ? kindsForGiven(kind) : kindsFor(seats, seat);
  const bot = botOf(kind);
  const set = (part: Partial<SeatForm>): void => change(seats.map((each, n) => (n === seat ? { ...each, ...part } : each)));
  return (
    <div className={kind === 'nobody' ? 'seat empty' : 'seat'}>
      <Sign size={30} view={17}>
        <ClaimMarker seat={PLAYER_COLOURS.indexOf(colour)} />
      </Sign>
      <select
        aria-label={web.say('home', 'sitsThere', { seat: seat + 1 })}
        value={kind}
        onFocus={() => setMet(true)}
        onChange={({ target }) => set({ kind: kinds.find((each) => each === target.value) ?? kind })}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {isKing(each) ? web.say('home', 'king', { king: speaker.king(each) }) : web.say('home', each, {})}
          </option>
        ))}
      </select>
      <input
        aria-label={web.say('home', 'name', { seat: seat + 1 })}
        aria-invalid={isBad && kind !== 'nobody' && (name.trim() === '' || isTwice(seats, name))}
        value={isKing(kind) ? speaker.king(kind) : name}
        maxLength={12}
        disabled={isGiven || kind === 'nobody' || isKing(kind)}
        onChange={({ target }) => set({ name: target.value })}
      />
      <select
        className="colour"
        aria-label={web.say('form', 'colour', { seat: seat + 1 })}
        value={colour}
        disabled={kind === 'nobody'}
        onChange={({ target }) => change(withColour(seats, seat, PLAYER_COLOURS.find((each) => each === target.value) ?? colour))}
      >
        {PLAYER_COLOURS.map((each) => (
          <option key={each} value={each}>
            {web.say('form', each, {})}
          </option>
        ))}
      </select>
      {/* Loaded when somebody looks for an opponent: the first view does without. */}
      {isMet && bot !== null ? (
        <Suspense>
          <LevelLine bot={bot} edition={edition} kinds={seats.map((each) => each.kind)} />
        </Suspense>
      ) : null}
    </div>
  );
}

const isTwice = (seats: readonly SeatForm[], name: string): boolean =>
  seats.filter((each) => each.kind !== 'nobody' && each.name.trim() === name.trim()).length > 1;
