/** The sources of VP that the ledger distinguishes. The order is part of the layout. */
export const VP_SOURCES = [
  'start',
  'district1',
  'district2',
  'district3',
  'district4',
  'district5',
  'spaces',
  'columns',
  'mastery',
  'actionTiles',
  'ships',
  'decrees',
  'urbanCards',
  'harbormasters',
] as const;
export type VpSource = (typeof VP_SOURCES)[number];
