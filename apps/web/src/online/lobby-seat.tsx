/** One seat of a table before its game, with what the reader may do there. */
import { type ReactNode, useState } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useFrame } from '../frame/frame.ts';
import { newId } from '../keep/new-id.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { isCommitted } from '../proof/agreement.ts';
import { seatBot, stand } from './api.ts';
import type { LobbyProps } from './lobby-props.ts';
import { botName, ONLINE_BOTS } from './online-bots.ts';
import { keptShare } from './share-of-dice.ts';
import { takeSeat } from './take-seat.ts';
import type { Deeds } from './use-deed.ts';

interface LobbySeatProps extends LobbyProps {
  readonly seat: number;
  readonly deeds: Deeds;
  /** Whether a person who has revealed their share may free a seat whose share is missing. */
  readonly mayFree: boolean;
}

export function LobbySeat(props: LobbySeatProps): ReactNode {
  const { words, me, info, state, names, seat } = props;
  const { sitter } = state.soFar.seats[seat] ?? { sitter: null };
  const name = names[seat] ?? '';
  const invited = sitter === null ? (info.seats[seat]?.invited ?? null) : null;
  const kept = invited !== null && 'person' in invited ? invited : null;
  const isMine = kept !== null && kept.person === me?.person;
  return (
    <li>
      <Sign size={30} view={17}>
        <ClaimMarker seat={seat} />
      </Sign>
      <span>
        {sitter !== null
          ? seat === state.seat
            ? words.say('you', { name })
            : 'bot' in sitter
              ? words.say('bot', { name })
              : name
          : kept !== null
            ? words.say('keptFor', { name: kept.name })
            : words.say('free', {})}
        <SeatState {...props} />
      </span>
      <span className="deeds">
        {seat === state.seat ? <OwnDeeds {...props} /> : <OtherDeeds {...props} isKept={kept !== null} isMine={isMine} />}
      </span>
    </li>
  );
}

function SeatState({ words, info, state, seat }: LobbySeatProps): ReactNode {
  const at = state.soFar.seats[seat];
  if (at === undefined || at.sitter === null || 'bot' in at.sitter) return null;
  const isHost = info.host !== null && 'person' in info.host && info.host.person === at.sitter.person;
  const says = [
    ...(isHost ? [words.say('isHost', {})] : []),
    words.say(at.isReady ? 'isReady' : 'isNotReady', {}),
    ...(state.presence[seat] === 'gone' && seat !== state.seat ? [words.say('isOffline', {})] : []),
  ];
  return <span className="faded"> {says.join(', ')}</span>;
}

/** The buttons to become ready and to leave the seat. */
function OwnDeeds({ words, table, remote, state, seat, deeds: { attempt, isBusy } }: LobbySeatProps): ReactNode {
  const { phase, seats, agreement } = state.soFar;
  const share = keptShare(smallStorage(), table);
  const hasShare = share !== null && isCommitted(agreement, seat, share);
  const isStuck = phase === 'sealed' && seats[seat]?.hasShared === false && !hasShare;
  const ready = async (): Promise<void> => {
    // The dice need a share from this device, on which the person will play.
    if (!hasShare) await takeSeat(table, seat);
    remote.do({ t: 'ready' });
  };
  if (phase !== 'open' && !isStuck) return null;
  return (
    <>
      {isStuck ? <span className="warning">{words.say('noShare', {})}</span> : null}
      {phase === 'open' && seats[seat]?.isReady === false ? (
        <button type="button" className="main" disabled={isBusy} onClick={() => attempt(ready)}>
          {words.say('ready', {})}
        </button>
      ) : null}
      <button type="button" disabled={isBusy} onClick={() => attempt(() => stand(table, seat))}>
        {words.say('stand', {})}
      </button>
    </>
  );
}

function OtherDeeds(props: LobbySeatProps & { readonly isKept: boolean; readonly isMine: boolean }): ReactNode {
  const { words, table, me, info, state, names, seat, isKept, isMine, mayFree, deeds } = props;
  const { web } = useFrame();
  const { attempt, isBusy } = deeds;
  const { phase, seats } = state.soFar;
  const at = seats[seat];
  if (at === undefined || (phase !== 'open' && phase !== 'sealed')) return null;
  const isOpen = phase === 'open';
  const isFree = at.sitter === null;
  const hasShared = state.seat !== null && seats[state.seat]?.hasShared === true;
  const maySit = isOpen && isFree && me !== null && state.seat === null && (!isKept || isMine);
  const isHeldUp = mayFree && hasShared && !isFree && !at.hasShared;
  const free = (): Promise<object> => stand(table, seat);
  return (
    <>
      {maySit ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => attempt(() => takeSeat(table, seat))}
          aria-label={`${web.say('home', 'seat', { seat: seat + 1 })}: ${words.say('sit', {})}`}
        >
          {words.say('sit', {})}
        </button>
      ) : null}
      {isMine && isOpen ? (
        <button type="button" disabled={isBusy} onClick={() => attempt(free)}>
          {words.say('decline', {})}
        </button>
      ) : null}
      {info.you.host && isOpen && isFree ? <BotChoice {...props} /> : null}
      {(info.you.host && (!isFree || (isKept && !isMine))) || isHeldUp ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => attempt(free)}
          aria-label={words.say('freeSeat', { name: names[seat] ?? '' })}
        >
          {words.say('freeSeatShort', {})}
        </button>
      ) : null}
    </>
  );
}

function BotChoice({ words, table, seat, deeds: { attempt, isBusy } }: LobbySeatProps): ReactNode {
  const [bot, setBot] = useState<(typeof ONLINE_BOTS)[number]>('builder');
  return (
    <>
      <select
        aria-label={words.say('putBot', { seat: seat + 1 })}
        value={bot}
        onChange={({ target }) => setBot(ONLINE_BOTS.find((each) => each === target.value) ?? bot)}
      >
        {ONLINE_BOTS.map((each) => (
          <option key={each} value={each}>
            {words.say('bot', { name: botName(words, each) })}
          </option>
        ))}
      </select>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => attempt(() => seatBot(table, seat, newId(), bot))}
        aria-label={`${words.say('putBot', { seat: seat + 1 })}: ${words.say('seatBot', {})}`}
      >
        {words.say('seatBot', {})}
      </button>
    </>
  );
}
