/** The names of things on the table, in French. */
import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { ThingMessages } from './values.ts';

export const fr: ThingMessages = {
  thing: {
    barge: 'Barge : {district}',
    die: 'dé de valeur {face, number}',
    projects: 'projets',
    urbanCards: 'cartes Urbanisation',
    architect: 'Architecte : {player}',
    assistant: 'Assistant : {player}',
    track: `piste de Maîtrise ${select<BuildingColour>('colour', { white: 'blanche', yellow: 'jaune', brown: 'marron' })}`,
    rightHand: 'bonus à droite du niveau {row, number}',
    portSpace: `case ${select<'blue' | 'red'>('side', { blue: 'bleue', red: 'rouge' })} de la ${select<PortLine>('line', { row1: 'rangée 1', row2: 'rangée 2', row3: 'rangée 3', column1: 'colonne 1', column2: 'colonne 2', column3: 'colonne 3' })}`,
    zigguratSpace: `section ${select<BuildingColour>('section', { white: 'blanche', yellow: 'jaune', brown: 'marron' })}, ${select<ZigguratSpaceName>('zigguratSpace', { baseLeft: 'base à gauche', baseMiddle: 'base au centre', baseRight: 'base à droite', middleLeft: 'milieu à gauche', middleRight: 'milieu à droite', top: 'sommet' })}`,
    houseRow: `maisons de la rangée ${select<BuildingColour | 'bottom'>('row', { white: 'blanche', yellow: 'jaune', brown: 'marron', bottom: 'inférieure' })}`,
  },
};
