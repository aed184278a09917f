/** Who is to sit where at a table that is being opened. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { botName } from './online-bots.ts';
import { type PlannedSitter, SITTERS, withSitter } from './opening.ts';

interface PlannedSeatsProps {
  readonly words: OnlineWords;
  readonly sitters: readonly PlannedSitter[];
  /** The names of those who played so far, by seat. */
  readonly was?: readonly string[];
  readonly change: (sitters: readonly PlannedSitter[]) => void;
}

export function PlannedSeats({ words, sitters, was = [], change }: PlannedSeatsProps): ReactNode {
  const sitterWords = (sitter: PlannedSitter): string => {
    if (sitter === 'you') return words.say('yourself', {});
    return sitter === 'friend' ? words.say('friend', {}) : words.say('bot', { name: botName(words, sitter) });
  };
  return (
    <fieldset className="planned">
      <legend>{words.say('seats', {})}</legend>
      {sitters.map((sitter, seat) => (
        <label key={seat}>
          <Sign size={30} view={17}>
            <ClaimMarker seat={seat} />
          </Sign>
          {was[seat] === undefined ? null : <span>{was[seat]}</span>}
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
      ))}
    </fieldset>
  );
}
