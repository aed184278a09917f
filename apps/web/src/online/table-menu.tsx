/** The menu of an online table: the people, phrases, ways to invite others or to continue on another device, and the way out. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useId, useState } from 'react';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { addressOf } from '../route.ts';
import { usePlaying } from '../session/context.ts';
import { useStore } from '../store.ts';
import { Agreed } from './agreed.tsx';
import type { Me, TableInfo } from './api.ts';
import { EndTable } from './end-table.tsx';
import { PersonalLink } from './personal-link.tsx';
import { Phrases, SaidList } from './phrases.tsx';
import { useReached } from './reached.ts';
import type { Remote } from './remote.ts';
import { SharedLink } from './shared-link.tsx';
import { isAlone, type SoFar } from './so-far.ts';

interface TableMenuProps {
  /** Of the table on the server. */
  readonly id: string;
  readonly words: OnlineWords;
  readonly remote: Remote;
  readonly me: Me | null;
  readonly info: TableInfo;
}

export function TableMenu(props: TableMenuProps): ReactNode {
  const popover = useId();
  const [isOpen, setOpen] = useState(false);
  const name = props.words.say('thisTable', {});
  return (
    <>
      <button type="button" className="menu-button table-button" popoverTarget={popover} aria-label={name} title={name}>
        {/* Two heads at a table. */}
        <svg className="sign" width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M5 2.2A2.3 2.3 0 1 1 5 6.8A2.3 2.3 0 1 1 5 2.2ZM13 2.2A2.3 2.3 0 1 1 13 6.8A2.3 2.3 0 1 1 13 2.2ZM1 12Q1 8 5 8Q8 8 9 10Q10 8 13 8Q17 8 17 12ZM1 13.4H17V15.6H1Z"
            fill="currentColor"
          />
        </svg>
        <span className="word" aria-hidden="true">
          {name}
        </span>
      </button>
      <div
        className="menu table-menu"
        id={popover}
        popover="auto"
        role="dialog"
        aria-label={name}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? <Content {...props} /> : null}
      </div>
    </>
  );
}

function Content({ id, words, remote, me, info }: TableMenuProps): ReactNode {
  const { told } = usePlaying();
  const { soFar, seat, said, watching } = useStore(remote);
  const reached = useReached();
  if (soFar === null) return null;
  const isOnlyOne = isAlone(soFar);
  const mayEnd = soFar.phase === 'playing' && seat !== null && isOnlyOne;
  return (
    <div className="online-tables">
      <Seated {...{ words, remote, soFar }} />
      {watching === 0 ? null : <p>{words.say('spectators', { count: watching })}</p>}
      {said.length === 0 ? null : <SaidList {...{ words, said }} names={told.names} />}
      {seat === null || isOnlyOne ? null : <Phrases words={words} remote={remote} />}
      <SharedLink words={words} label={words.say('link', {})} link={reached.addressFor(addressOf({ at: 't', id }))} />
      <Agreed {...{ words, soFar, info }} />
      {me === null || seat === null ? null : <PersonalLink {...{ words, me, reached }} />}
      {mayEnd ? <EndTable words={words} what="giveUp" end={() => remote.do({ t: 'end' })} /> : null}
      <p>
        <a href={addressOf({ at: 'online' })}>{words.say('toTables', {})}</a>
      </p>
    </div>
  );
}

/** Who sits at the table, and who is watching. */
function Seated({ words, remote, soFar }: { words: OnlineWords; remote: Remote; soFar: SoFar }): ReactNode {
  const { told } = usePlaying();
  const { seat: own, presence } = useStore(remote);
  return (
    <ul className="seated">
      {soFar.seats.map(({ sitter }, seat) => {
        const name = told.names[seat] ?? '';
        const isBot = sitter !== null && 'bot' in sitter;
        const state = isBot || seat === own ? 'here' : (presence[seat] ?? 'here');
        return (
          <li key={seat}>
            <Sign size={22} view={17}>
              <ClaimMarker seat={seat} />
            </Sign>
            <span>
              {seat === own ? words.say('you', { name }) : isBot ? words.say('bot', { name }) : name}
              {state === 'here' ? null : <span className="faded"> {words.say(state === 'gone' ? 'isOffline' : 'isAway', {})}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
