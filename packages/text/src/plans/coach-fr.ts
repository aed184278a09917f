/** The coach of a first game, in French. */
import type { CoachMessages } from './coach-en.ts';

export const coach: CoachMessages = {
  begin: 'Votre première partie avec un guide',
  about: 'Une partie entière contre l’Apprenti. Le guide propose des plans, parle de moins en moins et s’arrête quand vous voulez.',
  title: 'Guide',
  stop: 'Continuer sans guide',
  placed: 'J’ai choisi votre premier bâtiment : {choices}. {facts} « Annuler » vous laisse choisir.',
  came: '{vp, plural, =0 {Votre tour n’a pas rapporté de PV tout de suite} other {Votre tour a rapporté # PV}}{coming, plural, =0 {.} other {, et les prochains décomptes vous rapporteront # PV de plus.}}',
  goodbye: 'Vous savez jouer maintenant. Je me tais. « Conseil » vous montre un plan quand vous voulez.',
  topic: {
    pawns: 'Votre Assistant montre où vous agissez ce tour, votre Architecte où vous agirez au prochain.',
    die: 'Vous gardez le dé pour payer. Son numéro est le quartier où vous agirez au prochain tour.',
    project:
      'Un projet prépare un bâtiment. Chacun peut changer les projets d’une couleur en bâtiment. Le signe de la case est un bonus pour vous.',
    construct: 'Un bâtiment rapporte sa taille multipliée par la valeur de sa couleur sur votre piste de Maîtrise.',
    gardening: 'Un jardin compte 1 de taille en plus pour chaque bâtiment voisin lors des décomptes.',
    ship: 'Un navire a une capacité et rapporte des PV à côté de vos maisons dans le port.',
    portHouse: 'Une maison dans le port fait compter chacun de vos navires de sa ligne.',
    zigguratHouse: 'Une maison dans la Ziggourat contrôle une tuile, qui compte ce que vous faites ailleurs.',
    tile: 'Chaque quartier a une tuile Action. Elle coûte une de vos 2 actions.',
    decree: 'Marquer un décret est gratuit. Il n’est alors plus là pour les autres.',
    harbormaster: 'Un capitaine du port s’utilise une fois, à tout moment de votre tour. Inutilisé, il vaut 3 PV.',
    refill: 'Une caisse paie 1 ressource, puis elle est face cachée. Vous la retournez pour 1 ressource au choix.',
  },
};
