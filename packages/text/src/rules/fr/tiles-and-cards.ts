/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01':
    'Z01 rapporte 2, 3 ou 4 PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos maisons dans les quartiers 1 à 3.',
  'ZIG-Z02':
    'Z02 rapporte 0, 1 ou 2 PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos maisons dans la Ziggourat.',
  'ZIG-Z03':
    'Z03 rapporte 0, 1 ou 2 PV (premier, deuxième ou troisième emplacement Contrôle) pour chaque ligne bleue franchie par vos marqueurs Maîtrise, les trois additionnés.',
  'ZIG-Z04': 'Z04 rapporte 1, 2 ou 3 PV (premier, deuxième ou troisième emplacement Contrôle) pour chaque navire que vous contrôlez.',
  'ZIG-Z05':
    'Z05 rapporte 1, 2 ou 3 PV (premier, deuxième ou troisième emplacement Contrôle) pour chacun de vos bâtiments des quartiers 1 à 3 adjacent à au moins un jardin.',
  'ZIG-Z06': 'Z06 rapporte 1, 1 ou 2 PV (premier, deuxième ou troisième emplacement Contrôle) pour chacun de vos jardins sur le plateau.',
  'ZIG-Z07': 'Z07 rapporte 2, 3 ou 4 PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos maisons dans le port.',
  'ZIG-Z08': 'Z08 rapporte 0, 5 ou 10 PV (premier, deuxième ou troisième emplacement Contrôle), sans rien compter.',
  'ZIG-Z09':
    'Z09 rapporte 3, 5 ou 7 PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos cartes Urbanisation ou Décret accomplies.',
  'ZIG-Z10':
    'Z10 rapporte 3, 5 ou 7 PV (premier, deuxième ou troisième emplacement Contrôle) pour chaque lot de trois de vos bâtiments de couleurs différentes et pour chaque lot de trois navires de couleurs différentes que vous contrôlez.',

  'TILE-S01': 'S01 (taille 1) : chaque fois que vous prenez le contrôle d’un navire, vous gagnez 2 PV.',
  'TILE-S02': 'S02 (taille 1) : chaque fois que vous placez une maison, vous gagnez 2 PV.',
  'TILE-S03': 'S03 (taille 1) : la ressource que vous payez pour un remplissage remplit jusqu’à deux caisses.',
  'TILE-S04': 'S04 (taille 1) : chaque fois que vous placez un projet, vous gagnez une tuile Eau ordinaire.',
  'TILE-S05':
    'S05 (taille 1) : chaque fois que vous placez une maison dans la Ziggourat, vous gagnez, au choix, une tuile Jardin ou un marqueur Contrôle.',
  'TILE-S06': 'S06 (taille 1) : quand vous construisez, vous gagnez 2 PV pour chaque marqueur Contrôle adverse sur les projets.',
  'TILE-S07': 'S07 (taille 2) : chaque fois que vous placez un jardin, vous gagnez 2 PV.',
  'TILE-S08': 'S08 (taille 2) : chaque fois que vous placez une maison, vous pouvez effectuer une action Jardinage en plus de vos actions.',
  'TILE-S09': 'S09 (taille 2) : pour 1 ressource bleue de plus, votre maison destinée au port peut venir d’une rangée colorée.',
  'TILE-S10': 'S10 (taille 2) : chaque fois que l’un de vos marqueurs Maîtrise franchit une ligne bleue, vous gagnez 3 PV.',
  'TILE-S11':
    'S11 (taille 2) : quand vous prenez le contrôle d’un navire, une ressource bleue peut remplacer 1 jeton Or, une fois par navire contrôlé.',
  'TILE-S12': 'S12 (taille 2) : le marqueur Contrôle d’un jardin peut venir de votre réserve au lieu de votre zone Joueur.',
  'TILE-S13':
    'S13 (taille 3) : quand vous avez placé un projet, vous pouvez progresser d’une case sur la piste de sa couleur contre 1 ressource de n’importe quelle couleur.',
  'TILE-S14':
    'S14 (taille 3) : quand vous construisez, vous pouvez payer 1 ressource de n’importe quelle couleur pour chaque marqueur Contrôle adverse sur les projets ; chaque paiement vous fait progresser d’une case sur la piste de la couleur du bâtiment.',
  'TILE-S15':
    'S15 (taille 3) : chaque fois que vous prenez le contrôle d’un navire, vous progressez d’une case sur la piste de la couleur de ce navire.',
  'TILE-PRINTED': 'Les navires imprimés n’ont aucune capacité. Chacun compte comme un navire d’une seule couleur, au choix.',

  'URB-01':
    'Une carte Urbanisation demande un certain nombre de vos maisons dans trois quartiers. Si elles y sont, elle rapporte les PV indiqués.',
  'URB-02':
    'Pour les cartes Urbanisation, la couleur et la taille de vos bâtiments n’ont pas d’importance : dans les quartiers 1 à 3, chaque bâtiment est une maison ; dans le port, on compte les maisons. La Ziggourat n’est jamais demandée.',
  'URB-03':
    'Si vous avez plusieurs cartes Urbanisation, vous pouvez en décompter autant que vous le voulez, mais chaque maison ne sert qu’à une seule carte.',
  'URB-04': 'Votre carte Urbanisation est secrète. Vous pouvez la consulter à tout moment.',

  'DEC-01':
    'D01 demande 3 bâtiments blancs et 3 bâtiments marron. Il donne une maison dans le port, placée sans payer mais avec le bonus de sa case, et 8 PV.',
  'DEC-02':
    'D02 demande 3 bâtiments blancs et 3 bâtiments jaunes. Il permet de remplir jusqu’à 3 caisses et donne 1 marqueur Contrôle et 10 PV.',
  'DEC-03':
    'D03 demande 3 bâtiments jaunes et 3 bâtiments marron. Il vous fait progresser de deux cases sur une même piste de Maîtrise, au choix, et donne 8 PV.',
  'DEC-04': 'D04 demande 2 bâtiments de chaque couleur. Il donne 2 jetons Or et 10 PV.',
  'DEC-05':
    'D05 demande 5 bâtiments blancs et 1 bâtiment marron ; les maisons dans la section de la Ziggourat de même couleur comptent aussi. De 2 cartes Urbanisation piochées, gardez-en une ; l’autre va sous la pioche. Lors du décompte final, vous pouvez ignorer une maison requise de chacune de vos cartes Urbanisation. Il donne 8 PV.',
  'DEC-06':
    'D06 demande 5 bâtiments jaunes et 1 bâtiment blanc ; les maisons dans la section de la Ziggourat de même couleur comptent aussi. Il donne 1 marqueur Contrôle, permet d’en placer un sur la tuile Ziggourat de votre choix sans placer de maison, et donne 10 PV.',
  'DEC-07':
    'D07 demande 5 bâtiments marron et 1 bâtiment jaune ; les maisons dans la section de la Ziggourat de même couleur comptent aussi. Il donne 1 marqueur Contrôle, permet de prendre le contrôle du navire de votre choix et donne 10 PV.',
  'DEC-08': 'D08 demande 1 bâtiment de chaque couleur et un de vos marqueurs Contrôle sur chaque tuile Ziggourat. Il donne 12 PV.',
  'DEC-09':
    'D09 demande 3 bâtiments marron, 2 navires blancs et 2 navires jaunes. Il donne 1 jeton Or, une case de Maîtrise au choix et 8 PV.',
  'DEC-10':
    'D10 demande 3 bâtiments blancs, 2 navires jaunes et 2 navires marron. Vous pouvez déplacer jusqu’à 2 maisons des rangées colorées vers la rangée inférieure de votre plateau individuel et gagner les bonus ainsi découverts. Il donne 10 PV.',
  'DEC-11':
    'D11 demande 3 bâtiments jaunes, 2 navires blancs et 2 navires marron. Il donne 2 tuiles Eau spéciales, 1 tuile Jardin et 8 PV.',
  'DEC-12': 'D12 demande 1 bâtiment de chaque couleur et 4 maisons dans le port. Il donne 12 PV.',
  'DEC-13':
    'D13 demande 6 jardins adjacents à vos bâtiments et 2 maisons dans le port. Il vous fait progresser d’une case sur deux pistes de Maîtrise différentes et donne 10 PV.',
  'DEC-14':
    'D14 demande 1 navire de chaque couleur et 1 bâtiment de chaque couleur adjacent à un jardin. Il donne 2 marqueurs Contrôle, 2 dés de la réserve générale et 10 PV.',
  'DEC-15': 'D15 demande 8 de vos jardins. Il donne au hasard une des tuiles Capitaine du port mises de côté, et 10 PV.',
  'DEC-16': 'D16 demande 2 navires de chaque couleur et 2 de vos jardins. Il donne 12 PV.',

  'HM-B1': 'B1 : progressez de deux cases sur une même piste de Maîtrise, ou d’une case sur deux pistes.',
  'HM-B2': 'B2 : gagnez une tuile Eau spéciale, une tuile Jardin et 2 marqueurs Contrôle.',
  'HM-B3': 'B3 : remplissez jusqu’à 3 caisses et gagnez 1 marqueur Contrôle.',
  'HM-B4': 'B4 : gagnez 2 jetons Or.',
  'HM-B5': 'B5 : effectuez l’action d’une tuile Action de votre choix.',
  'HM-B6': 'B6 : prenez le contrôle du navire de votre choix en y plaçant l’un de vos marqueurs Contrôle.',
  'HM-B7': 'B7 : payez 1 ressource de moins pour une maison dans un quartier commun.',
  'HM-B8':
    'B8 : sans placer de maison, placez l’un de vos marqueurs Contrôle sur une tuile Ziggourat au choix, sur l’emplacement Contrôle le plus à gauche où vous n’en avez pas encore.',
  'HM-B9':
    'B9 : de 2 cartes Urbanisation piochées, gardez-en une ; l’autre va sous la pioche. Lors du décompte final, vous pouvez ignorer une maison requise de chacune de vos cartes Urbanisation.',
} satisfies Partial<RuleSentences>;
