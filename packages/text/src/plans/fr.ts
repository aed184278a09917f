/** Plans for the rest of a turn, in French. */
import type { PlanMessages } from './plan-words.ts';

export const plans: PlanMessages = {
  best: 'Un plan pour ce tour',
  other: 'Un autre plan',
  more: { plan: 'Afficher un plan', others: 'Afficher d’autres plans' },
  again: { plan: 'Tapez encore « conseil » pour voir un plan.', others: 'Tapez encore « conseil » pour voir d’autres plans.' },
  only: 'Il n’y a qu’un seul choix.',
  nudge: {
    setUp: 'Regardez les bonus des cases libres des quartiers 1 à 3.',
    inside: 'Regardez le quartier {district, number}.',
    pawns: 'Regardez le quartier {district, number} : vous pourriez y commencer.',
    die: 'Pensez à votre prochain tour : regardez le quartier {district, number}.',
    project: 'Regardez les projets du quartier {district, number}.',
    construct: 'Regardez ce que vous pouvez construire dans le quartier {district, number}.',
    gardening: 'Regardez l’eau du quartier {district, number}.',
    ship: 'Regardez les navires.',
    portHouse: 'Regardez les cases Maison du port.',
    zigguratHouse: 'Regardez les tuiles de la Ziggourat.',
    tile: 'Regardez la tuile Action du quartier {district, number}.',
    decree: 'Regardez les décrets.',
    harbormaster: 'Regardez vos Capitaines du port.',
    refill: 'Regardez vos caisses.',
    end: 'Regardez ce que vous gardez pour le prochain tour.',
  },
  step: '{first} : {rest}',
  chance: 'Le hasard y joue un rôle.',
  now: 'Ce tour : {gains}.',
  nothingNow: 'Ce tour : aucun PV.',
  gain: '{vp, number, ::sign-except-zero} PV ({source})',
  coming: 'Au prochain décompte du quartier {district, number} : {after, number} PV pour vous au lieu de {before, number}.',
  value:
    'Les bâtiments {colour, select, white {blancs} yellow {jaunes} brown {marron}} valent {after, number} au lieu de {before, number}.',
  site: 'Prépare un bâtiment {colour, select, white {blanc} yellow {jaune} brown {marron}} de taille {size, number} dans le quartier {district, number} : {size, number} × {value, number} = {vp, number} PV à chaque décompte.',
  next: 'Au prochain tour, vous agissez dans le quartier {district, number}.',
  compared:
    'Ce tour, {vp, number} PV au lieu de {best, number}. Aux prochains décomptes, {coming, number, ::sign-always} PV au lieu de {bestComing, number, ::sign-always}.',
};

// Together, because a page names every file that it may load.
export { help } from '../help/fr.ts';
export { coach } from './coach-fr.ts';
