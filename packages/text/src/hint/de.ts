/** Hints, in German. */
import type { HintMessages } from './messages.ts';

const vp = '{vp, number, ::.0} SP';

export const de: HintMessages = {
  heading: 'Die besten Möglichkeiten mit den SP, die von ihnen zu erwarten sind:',
  note: {
    one: 'Es gibt nur eine Möglichkeit.',
    allEqual: 'Alle {choices, number} Möglichkeiten sind gleich gut, soweit sich das sagen lässt.',
  },
  figure: '{difference, number, ::sign-except-zero .0} SP',
  place: {
    ahead: `{equal, plural, =1 {${vp} vor der nächstbesten Möglichkeit.} other {Eine von # gleich guten Möglichkeiten, ${vp} vor der nächstbesten.}}`,
    behind: `${vp} hinter der besten Möglichkeit.`,
    equal: 'So gut wie jede andere Möglichkeit.',
  },
  reasons: {
    gains: 'Dafür: {gains}.',
    losses: 'Dagegen: {losses}.',
    both: 'Dafür: {gains}. Dagegen: {losses}.',
  },
  term: {
    vp: 'SP sofort',
    districts: 'künftige Bezirkswertungen',
    mastery: 'Machtleisten',
    goods: 'Güter',
    sites: 'Projekte zum Errichten',
    visit: 'Aktionen im Bezirk des nächsten Zuges',
    houses: 'Häuser und Spalten auf dem Spielertableau',
    port: 'Schiffe und Hafenmeister',
    ziggurat: 'weitere Besitzmarker auf Zigguratplättchen',
    decrees: 'Dekrete',
    urban: 'eigene Stadtkarten',
    gardens: 'Gärten neben freien Feldern',
  },
};
