/** Who will sit where at a table that is being opened. */
import { type Edition, REFERENCE_EDITION } from '@tabannusi/engine';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, Suspense } from 'react';
import { lateView } from '../late/late-view.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { botName } from './online-bots.ts';
import { type PlannedSitter, SITTERS, withSitter } from './opening.ts';

const LevelLine = lateView(async () => (await import('../levels/level-line.tsx')).LevelLine);

interface PlannedSeatsProps {
  readonly words: OnlineWords;
  readonly sitters: readonly PlannedSitter[];
  /** The edition of the game; the reference edition unless stated otherwise. */
  readonly edition?: Edition;
  /** By seat. */
  readonly previousNames?: readonly string[];
  readonly change: (sitters: readonly PlannedSitter[]) => void;
}

export function PlannedSeats({ words, sitters, edition = REFERENCE_EDITION, previousNames = [], change }: PlannedSeatsProps): ReactNode {
  const sitterWords = (sitter: PlannedSitter): string => {
    if (sitter === 'you') return words.say('yourself', {});
    return sitter === 'friend' ? words.say('friend', {}) : words.say('bot', { name: botName(words, sitter) });
  };
  return (
    <fieldset className="planned">
      <legend>{words.say('seats', {})}</legend>
      {sitters.map((sitter, seat) => (
        <div key={seat}>
          <label>
            <Sign size={30} view={17}>
              <ClaimMarker seat={seat} />
            </Sign>
            {previousNames[seat] === undefined ? null : <span>{previousNames[seat]}</span>}
            <select
              aria-label={words.say('onSeat', { seat: seat + 1 })}
              value={sitter}
              onChange={({ target }) => change(withSitter(sitters, seat, SITTERS.find((each) => each === target.value) ?? sitter))}
            >
              {SITTERS.map((each) => (
                <option key={each} value={each}>
                  {sitterWords(each)}
                </option>
              ))}
            </select>
          </label>
          {sitter === 'you' || sitter === 'friend' ? null : (
            <Suspense>
              <LevelLine bot={sitter} edition={edition} kinds={sitters} />
            </Suspense>
          )}
        </div>
      ))}
    </fieldset>
  );
}
