import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const frame = {
  learn: 'Apprendre à jouer',
  title: 'Tabannusi',
  subtitle: 'Les bâtisseurs d’Ur',
  unofficial: 'Une adaptation numérique non officielle, avec ses propres illustrations.',
  home: 'Accueil',
  online: 'Jouer en ligne',
  gallery: 'Symboles et pièces',
  statistics: 'Statistiques',
  language: 'Langue',
  theme: 'Thème',
  noon: 'Clair',
  torchlight: 'Sombre',
  system: 'Système',
  speed: 'Vitesse des animations',
  unhurried: 'Lente',
  steady: 'Normale',
  brisk: 'Rapide',
  atOnce: 'Instantanée',
  rules: 'Règles',
  load: 'Ouvrir un fichier',
  origins: 'À propos des données des cartes',
  settings: 'Paramètres',
} as const satisfies Translated<typeof en.frame>;

export const home = {
  pitch:
    'À chaque tour, prenez un dé, déplacez votre Architecte dans le quartier indiqué par ce dé et effectuez jusqu’à deux actions là où se trouve votre Assistant. Un quartier est décompté quand sa barge est vide. À la fin, le joueur qui a le plus de PV l’emporte.',
  newGame: 'Nouvelle partie',
  seat: 'Place {seat, number}',
  // “Personne” alone would read as nobody.
  person: 'Humain',
  botApprentice: 'Apprenti (ordinateur)',
  botBrickmaker: 'Briquetier (ordinateur)',
  botMason: 'Maçon (ordinateur)',
  botBuilder: 'Bâtisseur (ordinateur)',
  botArchitect: 'Architecte (ordinateur)',
  botVizier: 'Vizir (ordinateur)',
  botSage: 'Sage (ordinateur)',
  botRandom: 'Coups au hasard (ordinateur)',
  king: 'Roi : {king}',
  nobody: 'Vide',
  sitsThere: 'Joueur à la place {seat, number}',
  name: 'Nom à la place {seat, number}',
  firstGame: 'Première partie : disposition standard des barges',
  seed: 'Graine (facultative)',
  seedForm: 'La même graine donne les mêmes dés, tuiles et cartes.',
  begin: 'Commencer la partie',
  tooFew: 'Il faut au moins deux joueurs.',
  badName: 'Donnez à chaque joueur un nom différent, de 1 à 12 caractères.',
  badSeed: 'Une graine compte de 1 à 40 lettres, chiffres, points, tirets ou tirets bas.',
  savedGames: 'Parties sur cet appareil',
  noSavedGames: 'Aucune pour l’instant. Les parties sont sauvegardées ici après chaque coup.',
  underWay: 'En cours',
  finished: 'Terminées',
  game: '{players} : {turn, plural, =0 {mise en place} other {tour #}}',
  savedAt: 'Dernier coup : {when}',
  resume: 'Continuer',
  toTable: 'Voir',
  result: 'Résultat',
  remove: 'Supprimer',
  notKept: 'Ce navigateur ne peut pas sauvegarder de parties : elles seront perdues à la fermeture de la page.',
  damaged: 'Cette partie ne peut pas être ouverte. {fault}',
  noSuchGame: 'Cette partie n’est pas sur cet appareil.',
} as const satisfies Translated<typeof en.home>;

export const form = {
  colour: 'Couleur à la place {seat, number}',
  purple: 'Violet',
  orange: 'Orange',
  red: 'Rouge',
  black: 'Noir',
  together: 'De deux à quatre joueurs',
  alone: 'Solo contre un roi',
  more: 'Plus d’options',
  edition: 'Édition : {name}',
} as const satisfies Translated<typeof en.form>;

export const offline = {
  kept: 'Prêt à jouer hors ligne.',
  newer: 'Une nouvelle version est prête. Elle ne modifiera pas vos parties.',
  load: 'Recharger',
} as const satisfies Translated<typeof en.offline>;

export const broken = {
  says: 'Une erreur s’est produite : impossible d’afficher cette page. Vos parties sont conservées.',
  notFetched: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez. Vos parties sont conservées.',
  again: 'Réessayer',
} as const satisfies Translated<typeof en.broken>;
