/** The page's text for every reason why the server refuses something. */
import type { OnlineRefusal, OnlineWords } from '@tabannusi/text';

/** Every code of `docs/online-protocol.md` has a text; some share one. */
export const SAID = {
  ...{ form: 'misread', notJson: 'misread', notFound: 'misread', badCommitment: 'misread', idTaken: 'misread', exists: 'misread' },
  ...{ badPlaces: 'misread', badOrders: 'misread', noSeat: 'misread', failed: 'misread' },
  ...{ otherSite: 'otherSite', otherHost: 'otherSite' },
  ...{ ahead: 'again', again: 'again', away: 'away', internal: 'internal', log: 'log', store: 'store' },
  ...{ tooBig: 'tooBig', tooFast: 'tooFast', tooMany: 'tooMany', tooManyTables: 'tooManyTables' },
  ...{ badName: 'badName', notSignedIn: 'notSignedIn', noKey: 'noKey', noCode: 'noCode', noTable: 'noTable', mayNot: 'mayNot' },
  ...{ noNetwork: 'noNetwork', notOpened: 'notOpened', noRecord: 'noRecord', noProof: 'noProof' },
  ...{ badGame: 'badGame', noLocalGame: 'noLocalGame', notHost: 'notHost', notSeated: 'notSeated', alreadySeated: 'alreadySeated' },
  ...{ seatTaken: 'seatTaken', reserved: 'reserved', sealed: 'sealed', tooSoon: 'tooSoon', otherShare: 'otherShare' },
  ...{ notBegun: 'notBegun', ended: 'ended', notEnded: 'notEnded', notAlone: 'notAlone' },
  ...{ notReady: 'stale', alreadyReady: 'stale', alreadyShared: 'stale', stale: 'stale' },
  ...{ notAsked: 'stale', notLegal: 'stale', beyond: 'stale', unfinished: 'stale' },
} as const satisfies Readonly<Record<string, OnlineRefusal>>;

export const refusalWords = (words: OnlineWords, code: string): string =>
  words.refused(Object.hasOwn(SAID, code) ? SAID[code as keyof typeof SAID] : 'misread');
