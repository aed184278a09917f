/** The names of things on the table, in English. */
import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { ThingMessages } from './values.ts';

export const en: ThingMessages = {
  thing: {
    barge: 'Barge: {district}',
    die: 'die of value {face, number}',
    projects: 'Projects',
    urbanCards: 'Urban cards',
    architect: 'Architect: {player}',
    assistant: 'Assistant: {player}',
    track: `${select<BuildingColour>('colour', { white: 'white', yellow: 'yellow', brown: 'brown' })} Mastery track`,
    rightHand: 'right-hand bonus of row {row, number}',
    portSpace: `${select<'blue' | 'red'>('side', { blue: 'blue', red: 'red' })} space of ${select<PortLine>('line', { row1: 'row 1', row2: 'row 2', row3: 'row 3', column1: 'column 1', column2: 'column 2', column3: 'column 3' })}`,
    zigguratSpace: `${select<BuildingColour>('section', { white: 'white', yellow: 'yellow', brown: 'brown' })} section, ${select<ZigguratSpaceName>('zigguratSpace', { baseLeft: 'base left', baseMiddle: 'base middle', baseRight: 'base right', middleLeft: 'middle left', middleRight: 'middle right', top: 'top' })}`,
    houseRow: `${select<BuildingColour | 'bottom'>('row', { white: 'white', yellow: 'yellow', brown: 'brown', bottom: 'bottom' })} row of Houses`,
  },
};
