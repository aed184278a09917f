/** What was agreed when the table was opened. It never changes. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import type { TableInfo } from './api.ts';
import type { SoFar } from './so-far.ts';

interface AgreedProps {
  readonly words: OnlineWords;
  readonly soFar: SoFar;
  readonly info: TableInfo;
}

export function Agreed({ words, soFar, info: { game } }: AgreedProps): ReactNode {
  const { web, speaker } = useFrame();
  const { options, proven, game: start } = soFar.opened;
  const { title, version, own } = game.edition;
  const says = [
    ...(start.king === undefined ? [] : [web.say('home', 'king', { king: speaker.king(start.king) })]),
    own ? title : `${title} ${version}`,
    ...(start.switches.firstGame ? [words.say('firstGame', {})] : []),
    words.say(options.hints ? 'withHints' : 'withoutHints', {}),
    words.say(options.estimate ? 'withEstimate' : 'withoutEstimate', {}),
    words.say(options.watching === 'link' ? 'mayWatch' : 'mayNotWatch', {}),
    words.say(proven ? 'proven' : 'notProven', {}),
  ];
  return <p className="faded agreed">{words.say('agreed', { terms: says.join(' · ') })}</p>;
}
