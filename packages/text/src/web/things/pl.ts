/** The names of things on the table, in Polish. */
import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { ThingMessages } from './values.ts';

export const pl: ThingMessages = {
  thing: {
    barge: 'Barka: {district}',
    die: 'kość o wartości {face, number}',
    projects: 'Projekty',
    urbanCards: 'karty Miasta',
    architect: 'Architekt: {player}',
    assistant: 'Pomocnik: {player}',
    track: `${select<BuildingColour>('colour', { white: 'biały', yellow: 'żółty', brown: 'brązowy' })} tor Rzemiosła`,
    rightHand: 'premia na prawo od poziomu {row, number}',
    portSpace: `${select<'blue' | 'red'>('side', { blue: 'niebieskie', red: 'czerwone' })} pole przy ${select<PortLine>('line', { row1: 'rzędzie 1', row2: 'rzędzie 2', row3: 'rzędzie 3', column1: 'kolumnie 1', column2: 'kolumnie 2', column3: 'kolumnie 3' })}`,
    zigguratSpace: `${select<BuildingColour>('section', { white: 'biała', yellow: 'żółta', brown: 'brązowa' })} sekcja, ${select<ZigguratSpaceName>('zigguratSpace', { baseLeft: 'podstawa z lewej', baseMiddle: 'podstawa w środku', baseRight: 'podstawa z prawej', middleLeft: 'środek z lewej', middleRight: 'środek z prawej', top: 'szczyt' })}`,
    houseRow: `${select<BuildingColour | 'bottom'>('row', { white: 'biały', yellow: 'żółty', brown: 'brązowy', bottom: 'dolny' })} rząd Domów`,
  },
};
