/** Hints, in French. */
import type { HintMessages } from './messages.ts';

const vp = '{vp, number, ::.0} PV';

export const fr: HintMessages = {
  heading: 'Les meilleurs choix, avec les PV que l’on peut en attendre :',
  note: {
    one: 'Il n’y a qu’un seul choix.',
    allEqual: 'Les {choices, number} choix se valent, pour autant qu’on puisse en juger.',
  },
  figure: '{difference, number, ::sign-except-zero .0} PV',
  place: {
    ahead: `{equal, plural, =1 {${vp} d’avance sur le choix suivant.} other {L’un de # choix équivalents, avec ${vp} d’avance sur le suivant.}}`,
    behind: `${vp} de retard sur le meilleur choix.`,
    equal: 'Aussi bon que tout autre choix.',
  },
  reasons: {
    gains: 'Pour : {gains}.',
    losses: 'Contre : {losses}.',
    both: 'Pour : {gains}. Contre : {losses}.',
  },
  term: {
    vp: 'PV immédiats',
    districts: 'ce que les quartiers rapporteront',
    mastery: 'pistes de Maîtrise',
    goods: 'possessions',
    sites: 'projets à construire',
    visit: 'actions dans le quartier du prochain tour',
    houses: 'maisons et colonnes du plateau individuel',
    port: 'navires et Capitaines du port',
    ziggurat: 'autres marqueurs sur les tuiles Ziggourat',
    decrees: 'décrets',
    urban: 'vos cartes Urbanisation',
    gardens: 'jardins à côté de cases libres',
  },
};
