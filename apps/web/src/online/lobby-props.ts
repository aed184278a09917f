/** What is known of a table before its game. */
import type { OnlineWords } from '@tabannusi/text';
import type { Me, TableInfo } from './api.ts';
import type { Remote, RemoteState } from './remote.ts';
import type { SoFar } from './so-far.ts';

export interface LobbyProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly me: Me | null;
  readonly info: TableInfo;
  readonly remote: Remote;
  readonly state: RemoteState & { readonly soFar: SoFar };
  /** By seat. */
  readonly names: readonly string[];
}
