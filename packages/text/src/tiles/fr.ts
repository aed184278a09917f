/** Tiles and cards in French: bonuses, names from docs/vocabulary.md, and what each tile or card does, in our own words. */
import type { Trigger } from '@tabannusi/engine';
import { claimMarkers, colour, colourF, coloursF, crates, dice, districtHeading, goldTokens } from '../phrases/fr.ts';
import {
  claimValues,
  crates as cratesRefilled,
  gardens,
  gold,
  markers,
  shipGain,
  specialWater,
  spelled,
  vp,
} from '../phrases/fr-amounts.ts';
import { select } from '../speech/messages.ts';
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
  nothing: '0 ressource',
};

export const goods: Translated<typeof en.goods> = { dice, crates };

export const actionTile: Translated<typeof en.actionTile> = {
  T1: { name: 'PV et marqueurs Contrôle', text: `gagnez ${vp} et ${markers}` },
  T2: { name: 'or et marqueur Contrôle', text: `gagnez ${gold} et ${markers}` },
  T3: {
    name: 'eau spéciale, jardin et marqueur Contrôle',
    text: `prenez ${specialWater} dans l’offre, ${gardens} et ${markers}`,
  },
  T4: {
    name: 'Architecte et ressource',
    text: 'déplacez votre Architecte dans n’importe quel quartier et prenez {supplyDice, plural, one {un dé} other {# dés}} de votre choix dans la réserve générale',
  },
  T5: { name: `${spelled('refills')} caisses et marqueur Contrôle`, text: `remplissez jusqu’à ${cratesRefilled} et gagnez ${markers}` },
  T6: {
    name: 'PV contre Maîtrise',
    text: 'perdez {loseVp} PV, puis progressez {stepsOfChoice, plural, one {d’une case} other {de # cases}} sur une piste de Maîtrise au choix',
  },
};

/** The Ships that gain something: their gain, and `when`. */
export const gainShip: Translated<typeof en.gainShip> = {
  name: `{gain, select, vp {PV} water {eau}} par ${select<Trigger>('when', {
    shipMarked: 'navire',
    housePlaced: 'maison',
    projectPlaced: 'projet',
    opposingMarkerBuiltOver: 'marqueur adverse',
    gardenPlaced: 'jardin',
    blueLineCrossed: 'ligne bleue',
  })}`,
  text: `${shipGain}${select<Trigger>('when', {
    shipMarked: ' chaque fois que vous prenez le contrôle d’un navire',
    housePlaced: ' chaque fois que vous placez une maison',
    projectPlaced: ' chaque fois que vous placez un projet',
    opposingMarkerBuiltOver: ' pour chaque marqueur Contrôle adverse sur les projets où vous construisez',
    gardenPlaced: ' chaque fois que vous placez un jardin',
    blueLineCrossed: ' chaque fois que l’un de vos marqueurs Maîtrise franchit une ligne bleue',
  })}`,
};

export const ship: Translated<typeof en.ship> = {
  S03: { name: 'double remplissage', text: `une seule ressource remplit jusqu’à ${cratesRefilled}` },
  S05: {
    name: 'jardin ou marqueur par maison de la Ziggourat',
    text: 'une tuile Jardin ou un marqueur Contrôle chaque fois que vous placez une maison dans le quartier de la Ziggourat',
  },
  S08: { name: 'Jardinage après une maison', text: 'une action Jardinage gratuite chaque fois que vous placez une maison' },
  S09: {
    name: 'maison du port d’une rangée colorée',
    text: 'pour {blue, plural, one {# ressource bleue} other {# ressources bleues}}, la maison destinée au port peut venir d’une rangée colorée',
  },
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
  B1: {
    name: `${spelled('stepsOfChoice')} cases de Maîtrise`,
    text: `progressez de ${spelled('stepsOfChoice')} cases sur une même piste de Maîtrise, ou d’une case sur ${spelled('stepsOfChoice')} pistes`,
  },
  B2: {
    name: 'eau spéciale, jardin et marqueurs Contrôle',
    text: `prenez ${specialWater}, ${gardens} et ${markers}`,
  },
  B3: actionTile.T5,
  B4: { name: gold, text: `gagnez ${gold}` },
  B5: { name: 'une tuile Action au choix', text: 'effectuez l’action d’une tuile Action de votre choix' },
  B6: { name: 'un navire au choix', text: 'prenez le contrôle du navire de votre choix sans payer d’or' },
  B7: {
    name: '{discount, plural, one {# ressource} other {# ressources}} de moins',
    text: 'payez {discount, plural, one {# ressource} other {# ressources}} de moins pour construire un bâtiment',
  },
  B8: {
    name: 'une tuile Ziggourat au choix',
    text: 'placez un marqueur Contrôle sur la tuile Ziggourat de votre choix, sans placer de maison',
  },
  B9: {
    name: 'cartes Urbanisation',
    text: 'piochez {drawn} cartes Urbanisation et gardez-en 1 ; à la fin, vous pouvez ignorer une maison requise de chacune de vos cartes Urbanisation',
  },
};

export const zigguratTile: Translated<typeof en.zigguratTile> = {
  Z01: { name: 'maisons dans les quartiers 1–3', text: `${claimValues} pour chacune de vos maisons dans les quartiers 1 à 3` },
  Z02: {
    name: 'maisons dans le quartier de la Ziggourat',
    text: `${claimValues} pour chacune de vos maisons dans le quartier de la Ziggourat`,
  },
  Z03: { name: 'lignes bleues franchies', text: `${claimValues} pour chaque ligne bleue franchie par vos marqueurs Maîtrise` },
  Z04: { name: 'navires contrôlés', text: `${claimValues} pour chaque navire que vous contrôlez` },
  Z05: { name: 'bâtiments adjacents à un jardin', text: `${claimValues} pour chacun de vos bâtiments adjacents à un jardin` },
  Z06: { name: 'jardins', text: `${claimValues} pour chacun de vos jardins sur le plateau` },
  Z07: { name: 'maisons dans le quartier du port', text: `${claimValues} pour chacune de vos maisons dans le quartier du port` },
  Z08: { name: 'points de victoire', text: claimValues },
  Z09: {
    name: 'cartes Urbanisation et Décret accomplies',
    text: `${claimValues} pour chacune de vos cartes Urbanisation ou Décret accomplies`,
  },
  Z10: {
    name: 'lots de bâtiments et de navires',
    text: `${claimValues} pour chaque lot de trois de vos bâtiments de couleurs différentes et pour chaque lot semblable de navires`,
  },
};

const zigguratCounts = ' ; les maisons dans la section de la Ziggourat de même couleur comptent aussi';

export const decree: Translated<typeof en.decree> = {
  D01: {
    name: '{white} bâtiments blancs, {brown} marron',
    asks: '{white} bâtiments blancs et {brown} bâtiments marron',
    gives: `une maison gratuite dans le quartier du port, avec le bonus de sa case, et ${vp}`,
  },
  D02: {
    name: '{white} bâtiments blancs, {yellow} jaunes',
    asks: '{white} bâtiments blancs et {yellow} bâtiments jaunes',
    gives: `jusqu’à ${cratesRefilled} remplies, ${markers} et ${vp}`,
  },
  D03: {
    name: '{yellow} bâtiments jaunes, {brown} marron',
    asks: '{yellow} bâtiments jaunes et {brown} bâtiments marron',
    gives: `${spelled('stepsOnOneTrack')} cases sur une même piste de Maîtrise et ${vp}`,
  },
  D04: {
    name: '{buildings} bâtiments de chaque couleur',
    asks: '{buildings} bâtiments de chaque couleur',
    gives: `${gold} et ${vp}`,
  },
  D05: {
    name: '{white} bâtiments blancs, {brown} marron ou maisons de la Ziggourat',
    asks: `{white} bâtiments blancs et {brown} bâtiment marron${zigguratCounts}`,
    gives: `1 carte Urbanisation gardée sur {drawn} piochées, une maison requise à ignorer à la fin sur chacune de vos cartes Urbanisation, et ${vp}`,
  },
  D06: {
    name: '{yellow} bâtiments jaunes, {white} blanc ou maisons de la Ziggourat',
    asks: `{yellow} bâtiments jaunes et {white} bâtiment blanc${zigguratCounts}`,
    gives: `${markers}, un marqueur à placer sur la tuile Ziggourat de votre choix, sans placer de maison, et ${vp}`,
  },
  D07: {
    name: '{brown} bâtiments marron, {yellow} jaune ou maisons de la Ziggourat',
    asks: `{brown} bâtiments marron et {yellow} bâtiment jaune${zigguratCounts}`,
    gives: `${markers}, le contrôle du navire de votre choix sans payer d’or, et ${vp}`,
  },
  D08: {
    name: '{buildings} bâtiment de chaque couleur, toutes les tuiles Ziggourat',
    asks: '{buildings} bâtiment de chaque couleur et un marqueur Contrôle sur chaque tuile Ziggourat',
    gives: vp,
  },
  D09: {
    name: '{brown} bâtiments marron, {white} navires blancs et {yellow} jaunes',
    asks: '{brown} bâtiments marron, {white} navires blancs et {yellow} navires jaunes',
    gives: `${gold}, {stepsOfChoice, plural, one {une case} other {# cases}} de Maîtrise au choix et ${vp}`,
  },
  D10: {
    name: '{white} bâtiments blancs, {yellow} navires jaunes et {brown} marron',
    asks: '{white} bâtiments blancs, {yellow} navires jaunes et {brown} navires marron',
    gives: `jusqu’à {moveHouses, plural, one {# maison déplacée} other {# maisons déplacées}} des rangées colorées vers la rangée inférieure, avec les bonus ainsi découverts, et ${vp}`,
  },
  D11: {
    name: '{yellow} bâtiments jaunes, {white} navires blancs et {brown} marron',
    asks: '{yellow} bâtiments jaunes, {white} navires blancs et {brown} navires marron',
    gives: `${specialWater}, ${gardens} et ${vp}`,
  },
  D12: {
    name: '{buildings} bâtiment de chaque couleur, {portHouses} maisons du port',
    asks: '{buildings} bâtiment de chaque couleur et {portHouses} maisons dans le quartier du port',
    gives: vp,
  },
  D13: {
    name: '{gardensAtBuildings} jardins adjacents à ses propres bâtiments, {portHouses} maisons du port',
    asks: '{gardensAtBuildings} jardins, quel que soit leur propriétaire, adjacents à vos bâtiments et {portHouses} maisons dans le quartier du port',
    gives: `une case sur ${spelled('stepsOnDifferentTracks')} pistes de Maîtrise différentes et ${vp}`,
  },
  D14: {
    name: '{ships} navire et {buildingsAtGardens} bâtiment avec jardin de chaque couleur',
    asks: '{ships} navire de chaque couleur et {buildingsAtGardens} bâtiment de chaque couleur adjacent à un jardin',
    gives: `${markers}, {supplyDice, plural, one {# dé} other {# dés}} de votre choix de la réserve générale et ${vp}`,
  },
  D15: {
    name: '{ownGardens} jardins',
    asks: '{ownGardens} de vos jardins',
    gives: `une tuile Capitaine du port au hasard parmi celles mises de côté et ${vp}`,
  },
  D16: {
    name: '{ships} navires de chaque couleur, {ownGardens} jardins',
    asks: '{ships} navires de chaque couleur et {ownGardens} de vos jardins',
    gives: vp,
  },
};

export const decreeSymbol: Translated<typeof en.decreeSymbol> = { city: 'ville', harbour: 'port', garden: 'jardin' };

export const decreeText = '{asks}. Donne : {gives}';

export const urbanCard: Translated<typeof en.urbanCard> = {
  text: 'maisons : {houses} ; {vp} PV',
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
