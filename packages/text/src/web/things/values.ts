/** The names of things on the table that one points at, with their values. They are loaded with the sentences of the rules. */
import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../../catalogue.ts';

export interface ThingValues {
  readonly thing: {
    /** `district` by name and number. */
    readonly barge: { readonly district: string };
    readonly die: { readonly face: number };
    readonly projects: Record<never, never>;
    readonly urbanCards: Record<never, never>;
    readonly architect: { readonly player: string };
    readonly assistant: { readonly player: string };
    readonly track: { readonly colour: BuildingColour };
    /** Of a row of the Mastery tracks. */
    readonly rightHand: { readonly row: number };
    readonly portSpace: { readonly side: 'blue' | 'red'; readonly line: PortLine };
    readonly zigguratSpace: { readonly section: BuildingColour; readonly zigguratSpace: ZigguratSpaceName };
    readonly houseRow: { readonly row: BuildingColour | 'bottom' };
  };
}

export type ThingMessages = { readonly [P in keyof ThingValues]: { readonly [K in keyof ThingValues[P]]: string } };
