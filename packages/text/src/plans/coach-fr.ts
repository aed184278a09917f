/** The coach of a first game, in French. */
import type { CoachMessages } from './coach-en.ts';

export const coach: CoachMessages = {
  begin: 'Jouer une première partie avec un guide',
  about: 'Une partie entière contre l’apprenti. Le guide propose des plans, parle de moins en moins et s’arrête quand vous voulez.',
  title: 'Guide',
  stop: 'Continuer sans guide',
  placed: 'J’ai choisi votre bâtiment de départ : {choices}. {facts} Pour choisir vous-même, utilisez « Annuler ».',
  came: '{vp, plural, =0 {Votre tour n’a pas rapporté de PV tout de suite} other {Votre tour a rapporté # PV}}{coming, plural, =0 {.} other {, et les prochains décomptes vous rapporteront # PV de plus.}}',
  goodbye: 'Vous savez jouer maintenant. Je me tais. Choisissez « Conseil » quand vous voulez un plan.',
  topic: {
    pawns: 'Votre Assistant indique où vous agissez ce tour-ci, votre Architecte où vous agirez au prochain tour.',
    die: 'Vous gardez le dé pour payer. Sa valeur est le numéro du quartier où vous agirez au prochain tour.',
    project:
      'Un projet prépare un bâtiment. Tout joueur peut remplacer les projets d’une couleur par un bâtiment. Le symbole de la case est un bonus pour vous.',
    construct: 'Un bâtiment rapporte sa taille multipliée par la valeur de sa couleur sur votre piste de Maîtrise.',
    gardening: 'Lors d’un décompte, un jardin augmente de 1 la taille de chaque bâtiment adjacent.',
    ship: 'Un navire a une capacité et rapporte des PV à côté de vos maisons dans le port.',
    portHouse: 'Avec une maison dans le port, chacun de vos navires de sa rangée ou de sa colonne rapporte des PV.',
    zigguratHouse: 'Une maison dans la Ziggourat place votre marqueur sur une tuile, qui rapporte des PV pour ce que vous faites ailleurs.',
    tile: 'Chaque quartier a une tuile Action. L’utiliser coûte une de vos 2 actions.',
    decree: 'Décompter un décret est gratuit. Les autres ne peuvent alors plus le décompter.',
    harbormaster: 'Un Capitaine du port s’utilise une fois, à tout moment de votre tour. Inutilisé, il vaut 3 PV.',
    refill: 'Une caisse paie 1 ressource, puis elle est face cachée. Remplissez-la contre 1 ressource de n’importe quelle couleur.',
  },
};
