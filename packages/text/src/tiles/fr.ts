/** Tiles and cards: bonuses, names of docs/vocabulary.md, and what each tile or card does, in our own words, in French. */

import { claimMarkers, colour, colourF, coloursF, crates, dice, districtHeading, goldTokens } from '../phrases/fr.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const bonus: Translated<typeof en.bonus> = {
  bargeDie: `dé ${colour} de sa barge`,
  supplyDie: 'dé de la réserve générale',
  gold: goldTokens('amount'),
  water: 'tuile Eau ordinaire',
  specialWater: 'tuile Eau spéciale',
  garden: 'tuile Jardin',
  architect: 'déplacement de l’Architecte',
  refill: 'remplissage d’une caisse',
  claims: claimMarkers,
  step: 'case de Maîtrise au choix',
  projectStep: 'case de Maîtrise de la couleur du projet',
  project: 'autre tuile Projet',
  vp: '{amount, number} PV',
  paidStep: 'case de Maîtrise payante',
};

export const trackStep = `case sur la piste ${colourF}`;

export const pay: Translated<typeof en.pay> = {
  dice,
  crates,
  gold: goldTokens('amount'),
  resources: `{amount, plural, one {# ressource ${colourF}} other {# ressources ${coloursF}}}`,
  nothing: 'ne rien payer',
};

export const goods: Translated<typeof en.goods> = { dice, crates };

export const actionTile: Translated<typeof en.actionTile> = {
  T1: { name: 'PV et marqueurs Contrôle', text: 'gagnez 2 PV et 2 marqueurs Contrôle' },
  T2: { name: 'Or et marqueur Contrôle', text: 'gagnez 1 jeton Or et 1 marqueur Contrôle' },
  T3: {
    name: 'Eau spéciale, Jardin et marqueur Contrôle',
    text: 'prenez une tuile Eau spéciale dans l’offre, une tuile Jardin et 1 marqueur Contrôle',
  },
  T4: {
    name: 'Architecte et ressource',
    text: 'déplacez votre Architecte dans n’importe quel quartier et prenez un dé de votre choix dans la réserve générale',
  },
  T5: { name: 'deux caisses et marqueur Contrôle', text: 'remplissez jusqu’à 2 caisses et gagnez 1 marqueur Contrôle' },
  T6: { name: 'PV contre Maîtrise', text: 'perdez 2 PV, puis progressez d’une case sur une piste de Maîtrise au choix' },
};

export const ship: Translated<typeof en.ship> = {
  S01: { name: 'PV par navire', text: '2 PV chaque fois que vous prenez le contrôle d’un navire' },
  S02: { name: 'PV par maison', text: '2 PV chaque fois que vous placez une maison' },
  S03: { name: 'double remplissage', text: 'une seule ressource remplit jusqu’à 2 caisses' },
  S04: { name: 'Eau par projet', text: 'une tuile Eau ordinaire chaque fois que vous placez un projet' },
  S05: {
    name: 'Jardin ou marqueur Contrôle par maison dans la Ziggourat',
    text: 'une tuile Jardin ou un marqueur Contrôle chaque fois que vous placez une maison dans le quartier des Ziggourats',
  },
  S06: { name: 'PV par marqueur adverse', text: '2 PV pour chaque marqueur Contrôle adverse sur les projets où vous construisez' },
  S07: { name: 'PV par jardin', text: '2 PV chaque fois que vous placez un jardin' },
  S08: { name: 'Jardinage après une maison', text: 'une action Jardinage gratuite chaque fois que vous placez une maison' },
  S09: {
    name: 'maison du port prise dans une rangée colorée',
    text: 'pour 1 ressource bleue, la maison destinée au port peut venir d’une rangée colorée',
  },
  S10: { name: 'PV par ligne bleue', text: '3 PV chaque fois que l’un de vos marqueurs Maîtrise franchit une ligne bleue' },
  S11: {
    name: 'bleu au lieu d’or',
    text: '1 ressource bleue peut remplacer 1 jeton Or quand vous payez pour prendre le contrôle d’un navire',
  },
  S12: {
    name: 'marqueur du jardin pris dans la réserve',
    text: 'le marqueur Contrôle d’un jardin peut venir de votre réserve',
  },
  S13: {
    name: 'case payante après un projet',
    text: 'quand vous avez placé un projet, vous pouvez acheter une case de Maîtrise de sa couleur pour 1 ressource de n’importe quelle couleur',
  },
  S14: {
    name: 'cases payantes par marqueur adverse',
    text: 'pour chaque marqueur Contrôle adverse sur les projets où vous construisez, vous pouvez acheter une case de Maîtrise de la couleur du bâtiment pour 1 ressource de n’importe quelle couleur',
  },
  S15: {
    name: 'case de Maîtrise par navire',
    text: 'une case de Maîtrise de la couleur du navire chaque fois que vous prenez le contrôle d’un navire',
  },
  printed: { name: 'une seule couleur, au choix', text: 'aucune capacité ; compte comme un navire d’une seule couleur, au choix' },
};

export const harbormaster: Translated<typeof en.harbormaster> = {
  B1: { name: 'deux cases de Maîtrise', text: 'progressez de deux cases sur une même piste de Maîtrise, ou d’une case sur deux pistes' },
  B2: {
    name: 'Eau spéciale, Jardin et marqueurs Contrôle',
    text: 'prenez une tuile Eau spéciale, une tuile Jardin et 2 marqueurs Contrôle',
  },
  B3: { name: 'trois caisses et marqueur Contrôle', text: 'remplissez jusqu’à 3 caisses et gagnez 1 marqueur Contrôle' },
  B4: { name: '2 jetons Or', text: 'gagnez 2 jetons Or' },
  B5: { name: 'une tuile Action au choix', text: 'effectuez l’action d’une tuile Action de votre choix' },
  B6: { name: 'un navire au choix', text: 'prenez le contrôle du navire de votre choix sans payer d’or' },
  B7: { name: '1 ressource de moins', text: 'payez 1 ressource de moins pour construire un bâtiment' },
  B8: { name: 'une tuile Ziggourat au choix', text: 'placez un marqueur Contrôle sur la tuile Ziggourat de votre choix, sans maison' },
  B9: {
    name: 'cartes Urbanisation',
    text: 'piochez 2 cartes Urbanisation et gardez-en 1 ; à la fin, vous pouvez ignorer une maison requise de chacune de vos cartes Urbanisation',
  },
};

export const zigguratTile: Translated<typeof en.zigguratTile> = {
  Z01: { name: 'maisons dans les quartiers communs', text: '2/3/4 PV pour chacune de vos maisons dans les quartiers 1 à 3' },
  Z02: { name: 'maisons dans le quartier des Ziggourats', text: '0/1/2 PV pour chacune de vos maisons dans le quartier des Ziggourats' },
  Z03: { name: 'lignes bleues franchies', text: '0/1/2 PV pour chaque ligne bleue franchie par vos marqueurs Maîtrise' },
  Z04: { name: 'navires contrôlés', text: '1/2/3 PV pour chaque navire que vous contrôlez' },
  Z05: { name: 'bâtiments adjacents à un jardin', text: '1/2/3 PV pour chacun de vos bâtiments adjacents à un jardin' },
  Z06: { name: 'jardins', text: '1/1/2 PV pour chacun de vos jardins sur le plateau' },
  Z07: { name: 'maisons dans le quartier du port', text: '2/3/4 PV pour chacune de vos maisons dans le quartier du port' },
  Z08: { name: 'points de victoire', text: '0/5/10 PV' },
  Z09: {
    name: 'cartes Urbanisation et Décret accomplies',
    text: '3/5/7 PV pour chacune de vos cartes Urbanisation ou Décret accomplies',
  },
  Z10: {
    name: 'lots de bâtiments et de navires',
    text: '3/5/7 PV pour chaque lot de trois de vos bâtiments de couleurs différentes et pour chaque lot semblable de navires',
  },
};

const zigguratCounts = ' ; les maisons dans la section de la Ziggourat de même couleur comptent aussi';

export const decree: Translated<typeof en.decree> = {
  D01: {
    name: '3 bâtiments blancs, 3 marron',
    asks: '3 bâtiments blancs et 3 bâtiments marron',
    gives: 'une maison gratuite dans le quartier du port, avec le bonus de sa case, et 8 PV',
  },
  D02: {
    name: '3 bâtiments blancs, 3 jaunes',
    asks: '3 bâtiments blancs et 3 bâtiments jaunes',
    gives: 'jusqu’à 3 caisses remplies, 1 marqueur Contrôle et 10 PV',
  },
  D03: {
    name: '3 bâtiments jaunes, 3 marron',
    asks: '3 bâtiments jaunes et 3 bâtiments marron',
    gives: 'deux cases sur une même piste de Maîtrise et 8 PV',
  },
  D04: { name: '2 bâtiments de chaque couleur', asks: '2 bâtiments de chaque couleur', gives: '2 jetons Or et 10 PV' },
  D05: {
    name: '5 bâtiments blancs, 1 marron ou maisons de la Ziggourat',
    asks: `5 bâtiments blancs et 1 bâtiment marron${zigguratCounts}`,
    gives:
      '1 carte Urbanisation gardée sur 2 piochées, une maison requise à ignorer à la fin sur chacune de vos cartes Urbanisation, et 8 PV',
  },
  D06: {
    name: '5 bâtiments jaunes, 1 blanc ou maisons de la Ziggourat',
    asks: `5 bâtiments jaunes et 1 bâtiment blanc${zigguratCounts}`,
    gives: '1 marqueur Contrôle, un marqueur à placer sur la tuile Ziggourat de votre choix, sans maison, et 10 PV',
  },
  D07: {
    name: '5 bâtiments marron, 1 jaune ou maisons de la Ziggourat',
    asks: `5 bâtiments marron et 1 bâtiment jaune${zigguratCounts}`,
    gives: '1 marqueur Contrôle, le contrôle du navire de votre choix sans payer d’or, et 10 PV',
  },
  D08: {
    name: '1 bâtiment de chaque couleur, toutes les tuiles Ziggourat',
    asks: '1 bâtiment de chaque couleur et un marqueur Contrôle sur chaque tuile Ziggourat',
    gives: '12 PV',
  },
  D09: {
    name: '3 bâtiments marron, 2 navires blancs et 2 jaunes',
    asks: '3 bâtiments marron, 2 navires blancs et 2 navires jaunes',
    gives: '1 jeton Or, une case de Maîtrise au choix et 8 PV',
  },
  D10: {
    name: '3 bâtiments blancs, 2 navires jaunes et 2 marron',
    asks: '3 bâtiments blancs, 2 navires jaunes et 2 navires marron',
    gives: 'jusqu’à 2 maisons déplacées des rangées colorées vers la rangée inférieure, avec les bonus ainsi découverts, et 10 PV',
  },
  D11: {
    name: '3 bâtiments jaunes, 2 navires blancs et 2 marron',
    asks: '3 bâtiments jaunes, 2 navires blancs et 2 navires marron',
    gives: '2 tuiles Eau spéciales, une tuile Jardin et 8 PV',
  },
  D12: {
    name: '1 bâtiment de chaque couleur, 4 maisons du port',
    asks: '1 bâtiment de chaque couleur et 4 maisons dans le quartier du port',
    gives: '12 PV',
  },
  D13: {
    name: '6 jardins adjacents à vos bâtiments, 2 maisons du port',
    asks: '6 jardins, quel que soit leur propriétaire, adjacents à vos bâtiments et 2 maisons dans le quartier du port',
    gives: 'une case sur deux pistes de Maîtrise différentes et 10 PV',
  },
  D14: {
    name: '1 navire et 1 bâtiment avec jardin de chaque couleur',
    asks: '1 navire de chaque couleur et 1 bâtiment de chaque couleur adjacent à un jardin',
    gives: '2 marqueurs Contrôle, 2 dés de votre choix de la réserve générale et 10 PV',
  },
  D15: { name: '8 jardins', asks: '8 de vos jardins', gives: 'au hasard une des tuiles Capitaine du port mises de côté et 10 PV' },
  D16: {
    name: '2 navires de chaque couleur, 2 jardins',
    asks: '2 navires de chaque couleur et 2 de vos jardins',
    gives: '12 PV',
  },
};

export const decreeSymbol: Translated<typeof en.decreeSymbol> = { city: 'ville', harbour: 'port', garden: 'jardin' };

export const decreeText = '{asks}. Donne : {gives}';

export const urbanCard: Translated<typeof en.urbanCard> = {
  text: 'maisons : {houses} ; {vp, number} PV',
  district: '{houses, number} dans le {district, select, port {port} other {quartier {districtNumber, number}}}',
  item: '{card} ({cardName})',
};

export const vpSource: Translated<typeof en.vpSource> = {
  start: 'Au départ',
  district1: districtHeading,
  district2: districtHeading,
  district3: districtHeading,
  district4: districtHeading,
  district5: districtHeading,
  spaces: 'Bonus des cases',
  columns: 'Bonus de colonne',
  mastery: 'Pistes de Maîtrise',
  actionTiles: 'Tuiles Action',
  ships: 'Capacités des navires',
  decrees: 'Décrets',
  urbanCards: 'Cartes Urbanisation',
  harbormasters: 'Tuiles Capitaine du port',
};
