/** The names of things on the table, in German. */
import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { ThingMessages } from './values.ts';

export const de: ThingMessages = {
  thing: {
    barge: 'Lastenkahn: {district}',
    die: 'Würfel mit dem Wert {face, number}',
    projects: 'Projekte',
    urbanCards: 'Stadtkarten',
    architect: 'Architekt: {player}',
    assistant: 'Assistent: {player}',
    track: `${select<BuildingColour>('colour', { white: 'weiße', yellow: 'gelbe', brown: 'braune' })} Machtleiste`,
    rightHand: 'Bonus rechts von Zeile {row, number}',
    portSpace: `${select<'blue' | 'red'>('side', { blue: 'blauer', red: 'roter' })} Platz an ${select<PortLine>('line', { row1: 'Zeile 1', row2: 'Zeile 2', row3: 'Zeile 3', column1: 'Spalte 1', column2: 'Spalte 2', column3: 'Spalte 3' })}`,
    zigguratSpace: `${select<BuildingColour>('section', { white: 'weißer', yellow: 'gelber', brown: 'brauner' })} Bereich, ${select<ZigguratSpaceName>('zigguratSpace', { baseLeft: 'unten links', baseMiddle: 'unten Mitte', baseRight: 'unten rechts', middleLeft: 'Mitte links', middleRight: 'Mitte rechts', top: 'oben' })}`,
    houseRow: `Häuser der ${select<BuildingColour | 'bottom'>('row', { white: 'weißen', yellow: 'gelben', brown: 'braunen', bottom: 'untersten' })} Reihe`,
  },
};
