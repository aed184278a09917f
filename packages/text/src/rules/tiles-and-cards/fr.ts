/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { Trigger } from '@tabannusi/engine';
import { claimMarkersOf, gardenTiles } from '../../phrases/fr.ts';
import { crates, gardens, gold, markers, shipGain, specialWater, spelled, vp } from '../../phrases/fr-amounts.ts';
import { select } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01':
    'Z01 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos maisons dans les quartiers 1 à 3.',
  'ZIG-Z02':
    'Z02 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos maisons dans la Ziggourat.',
  'ZIG-Z03':
    'Z03 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chaque ligne bleue franchie par vos marqueurs Maîtrise, les trois additionnés.',
  'ZIG-Z04':
    'Z04 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chaque navire que vous contrôlez.',
  'ZIG-Z05':
    'Z05 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chacun de vos bâtiments des quartiers 1 à 3 adjacent à au moins un jardin.',
  'ZIG-Z06':
    'Z06 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chacun de vos jardins sur le plateau.',
  'ZIG-Z07':
    'Z07 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos maisons dans le port.',
  'ZIG-Z08':
    'Z08 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle), sans rien compter.',
  'ZIG-Z09':
    'Z09 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chacune de vos cartes Urbanisation ou Décret accomplies.',
  'ZIG-Z10':
    'Z10 rapporte {first, number}, {second, number} ou {third, number} PV (premier, deuxième ou troisième emplacement Contrôle) pour chaque lot de trois de vos bâtiments de couleurs différentes et pour chaque lot de trois navires de couleurs différentes que vous contrôlez.',

  'TILE-S03': `S03 (taille {size, number}) : la ressource que vous payez pour un remplissage remplit jusqu’à ${spelled('refills')} caisses.`,
  'TILE-S05':
    'S05 (taille {size, number}) : chaque fois que vous placez une maison dans la Ziggourat, vous gagnez, au choix, une tuile Jardin ou un marqueur Contrôle.',
  'TILE-S08':
    'S08 (taille {size, number}) : chaque fois que vous placez une maison, vous pouvez effectuer une action Jardinage en plus de vos actions.',
  'TILE-S09':
    'S09 (taille {size, number}) : pour {blue, plural, one {# ressource bleue} other {# ressources bleues}} de plus, votre maison destinée au port peut venir d’une rangée colorée.',
  'TILE-S11':
    'S11 (taille {size, number}) : quand vous prenez le contrôle d’un navire, une ressource bleue peut remplacer 1 jeton Or, une fois par navire contrôlé.',
  'TILE-S12': 'S12 (taille {size, number}) : le marqueur Contrôle d’un jardin peut venir de votre réserve au lieu de votre zone Joueur.',
  'TILE-S13':
    'S13 (taille {size, number}) : quand vous avez placé un projet, vous pouvez progresser d’une case sur la piste de sa couleur contre 1 ressource de n’importe quelle couleur.',
  'TILE-S14':
    'S14 (taille {size, number}) : quand vous construisez, vous pouvez payer 1 ressource de n’importe quelle couleur pour chaque marqueur Contrôle adverse sur les projets ; chaque paiement vous fait progresser d’une case sur la piste de la couleur du bâtiment.',
  'TILE-S15':
    'S15 (taille {size, number}) : chaque fois que vous prenez le contrôle d’un navire, vous progressez d’une case sur la piste de la couleur de ce navire.',
  'TILE-PRINTED': 'Les navires imprimés n’ont aucune capacité. Chacun compte comme un navire d’une seule couleur, au choix.',

  'URB-01':
    'Une carte Urbanisation demande un certain nombre de vos maisons dans trois quartiers. Si elles y sont, elle rapporte les PV indiqués.',
  'URB-02':
    'Pour les cartes Urbanisation, la couleur et la taille de vos bâtiments n’ont pas d’importance : dans les quartiers 1 à 3, chaque bâtiment est une maison ; dans le port, on compte les maisons. La Ziggourat n’est jamais demandée.',
  'URB-03':
    'Si vous avez plusieurs cartes Urbanisation, vous pouvez en décompter autant que vous le voulez, mais chaque maison ne sert qu’à une seule carte.',
  'URB-04': 'Votre carte Urbanisation est secrète. Vous pouvez la consulter à tout moment.',

  'DEC-01': `D01 demande {white} bâtiments blancs et {brown} bâtiments marron. Il donne une maison dans le port, placée sans payer mais avec le bonus de sa case, et ${vp}.`,
  'DEC-02': `D02 demande {white} bâtiments blancs et {yellow} bâtiments jaunes. Il permet de remplir jusqu’à ${crates} et donne ${markers} et ${vp}.`,
  'DEC-03': `D03 demande {yellow} bâtiments jaunes et {brown} bâtiments marron. Il vous fait progresser de ${spelled('stepsOnOneTrack')} cases sur une même piste de Maîtrise, au choix, et donne ${vp}.`,
  'DEC-04': `D04 demande {buildings, number} bâtiments de chaque couleur. Il donne ${gold} et ${vp}.`,
  'DEC-05': `D05 demande {white} bâtiments blancs et {brown} bâtiment marron ; les maisons dans la section de la Ziggourat de même couleur comptent aussi. Piochez {drawn, number} cartes Urbanisation et gardez-en une ; placez l’autre sous la pioche. Lors du décompte final, vous pouvez ignorer une maison requise de chacune de vos cartes Urbanisation. Il donne ${vp}.`,
  'DEC-06': `D06 demande {yellow} bâtiments jaunes et {white} bâtiment blanc ; les maisons dans la section de la Ziggourat de même couleur comptent aussi. Il donne ${markers}, permet d’en placer un sur la tuile Ziggourat de votre choix sans placer de maison, et donne ${vp}.`,
  'DEC-07': `D07 demande {brown} bâtiments marron et {yellow} bâtiment jaune ; les maisons dans la section de la Ziggourat de même couleur comptent aussi. Il donne ${markers}, permet de prendre le contrôle du navire de votre choix et donne ${vp}.`,
  'DEC-08': `D08 demande {buildings, number} bâtiment de chaque couleur et un de vos marqueurs Contrôle sur chaque tuile Ziggourat. Il donne ${vp}.`,
  'DEC-09': `D09 demande {brown} bâtiments marron, {white} navires blancs et {yellow} navires jaunes. Il donne ${gold}, {stepsOfChoice, plural, one {une case} other {# cases}} de Maîtrise au choix et ${vp}.`,
  'DEC-10': `D10 demande {white} bâtiments blancs, {yellow} navires jaunes et {brown} navires marron. Vous pouvez déplacer jusqu’à {moveHouses, plural, one {# maison} other {# maisons}} des rangées colorées vers la rangée inférieure de votre plateau individuel et gagner les bonus ainsi découverts. Il donne ${vp}.`,
  'DEC-11': `D11 demande {yellow} bâtiments jaunes, {white} navires blancs et {brown} navires marron. Il donne ${specialWater}, ${gardenTiles('gardens')} et ${vp}.`,
  'DEC-12': `D12 demande {buildings, number} bâtiment de chaque couleur et {portHouses, number} maisons dans le port. Il donne ${vp}.`,
  'DEC-13': `D13 demande {gardensAtBuildings, number} jardins adjacents à vos bâtiments et {portHouses, number} maisons dans le port. Il vous fait progresser d’une case sur ${spelled('stepsOnDifferentTracks')} pistes de Maîtrise différentes et donne ${vp}.`,
  'DEC-14': `D14 demande {ships, number} navire de chaque couleur et {buildingsAtGardens, number} bâtiment de chaque couleur adjacent à un jardin. Il donne ${markers}, {supplyDice, plural, one {# dé} other {# dés}} de la réserve générale et ${vp}.`,
  'DEC-15': `D15 demande {ownGardens, number} de vos jardins. Il donne une tuile Capitaine du port au hasard parmi celles mises de côté et ${vp}.`,
  'DEC-16': `D16 demande {ships, number} navires de chaque couleur et {ownGardens, number} de vos jardins. Il donne ${vp}.`,

  'HM-B1': `B1 : progressez de ${spelled('stepsOfChoice')} cases sur une même piste de Maîtrise, ou d’une case sur ${spelled('stepsOfChoice')} pistes.`,
  'HM-B2': `B2 : gagnez ${specialWater}, ${gardens} et ${markers}.`,
  'HM-B3': `B3 : remplissez jusqu’à ${crates} et gagnez ${markers}.`,
  'HM-B4': `B4 : gagnez ${gold}.`,
  'HM-B5': 'B5 : effectuez l’action d’une tuile Action de votre choix.',
  'HM-B6': 'B6 : prenez le contrôle du navire de votre choix en y plaçant l’un de vos marqueurs Contrôle.',
  'HM-B7': 'B7 : payez {discount, plural, one {# ressource} other {# ressources}} de moins pour une maison dans un quartier commun.',
  'HM-B8':
    'B8 : sans placer de maison, placez l’un de vos marqueurs Contrôle sur une tuile Ziggourat au choix, sur l’emplacement Contrôle le plus à gauche où vous n’en avez pas encore.',
  'HM-B9':
    'B9 : piochez {drawn, number} cartes Urbanisation et gardez-en une ; placez l’autre sous la pioche. Lors du décompte final, vous pouvez ignorer une maison requise de chacune de vos cartes Urbanisation.',
} satisfies Partial<RuleSentences>;

/** The Ships that gain something, by their trigger. */
export const gainShip = `{ship} (taille {size, number}) : ${select<Trigger>('when', {
  shipMarked: `chaque fois que vous prenez le contrôle d’un navire, vous gagnez ${shipGain}`,
  housePlaced: `chaque fois que vous placez une maison, vous gagnez ${shipGain}`,
  projectPlaced: `chaque fois que vous placez un projet, vous gagnez ${shipGain}`,
  opposingMarkerBuiltOver: `quand vous construisez, vous gagnez ${shipGain} pour chaque marqueur Contrôle adverse sur les projets`,
  gardenPlaced: `chaque fois que vous placez un jardin, vous gagnez ${shipGain}`,
  blueLineCrossed: `chaque fois que l’un de vos marqueurs Maîtrise franchit une ligne bleue, vous gagnez ${shipGain}`,
})}.`;

/** The bonuses of spaces and of special Water. */
export const bonuses = {
  'BON-01': 'Gagnez le dé de plus haute valeur de la couleur indiquée, pris sur sa barge. Votre Architecte ne se déplace pas.',
  'BON-02': 'Gagnez un dé de n’importe quelle couleur pris dans la réserve générale, ou rien si elle est vide.',
  'BON-03': 'Vous gagnez 1 jeton Or.',
  'BON-04': 'Vous gagnez une tuile Eau ordinaire.',
  'BON-05': 'Prenez dans l’offre une tuile Eau spéciale de votre choix ; l’offre est aussitôt complétée.',
  'BON-06': 'Vous gagnez une tuile Jardin.',
  'BON-07': 'Vous pouvez déplacer votre Architecte dans n’importe quel quartier.',
  'BON-08': 'Vous pouvez remplir une caisse sans payer.',
  'BON-09': 'Vous gagnez autant de marqueurs Contrôle qu’indiqué, dans la limite de votre réserve.',
  'BON-10': 'Choisissez une piste de Maîtrise et progressez-y d’une case.',
  'BON-11': 'Votre marqueur progresse d’une case sur la piste de Maîtrise de la couleur du projet.',
  'BON-12':
    'Vous pouvez placer un autre projet de la même couleur dans le quartier, selon toutes les règles des projets, et gagner le bonus qu’il recouvre.',
  'BON-13': 'Vous gagnez autant de PV qu’indiqué.',
  'BON-14': 'Contre une ressource blanche, jaune ou marron, vous pouvez progresser d’une case sur la piste de Maîtrise de sa couleur.',
  'BON-15':
    'On gagne les bonus des cases de la grille, de l’eau imprimée et de l’eau spéciale en plaçant des projets ou des jardins (lors de la mise en place, le bâtiment de départ), jamais en plaçant de l’eau.',

  'BONP-01': `Case bleue du port : gagnez ${claimMarkersOf('claims')}, dans la limite de votre réserve.`,
  'BONP-02': 'Case bleue du port : choisissez une piste de Maîtrise et progressez-y d’une case.',
  'BONP-03': 'Case bleue du port : gagnez un dé de la réserve générale, d’une couleur qui s’y trouve, ou rien si elle est vide.',
  'BONP-04':
    'Case rouge du port : placez sa caisse, face visible, sur un emplacement Caisse de votre plateau individuel. Il vous faut un emplacement libre.',

  'BONZ-01': 'Une case Ziggourat sans bonus vous fait seulement placer votre marqueur Contrôle sur la tuile de la section.',
  'BONZ-02':
    'Une case Ziggourat avec une flèche vous fait placer votre marqueur Contrôle sur la tuile de la section et progresser d’une case sur la piste de la couleur de la flèche.',
  'BONZ-03': 'Une case Ziggourat avec de l’or vous fait placer votre marqueur Contrôle sur la tuile de la section et gagner 1 jeton Or.',
} satisfies Partial<RuleSentences>;

/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
export const rulingsOnTilesAndCards = {
  'C-51': 'Ce que S10 et Z03 comptent, ce sont les lignes bleues tracées en travers des pistes de Maîtrise.',
  'C-52': 'Pour D05, D06 et D07, une maison dans la Ziggourat compte dans la couleur de sa section.',
  'C-53':
    'D10 vous permet de déplacer jusqu’à {moveHouses, plural, one {# maison} other {# maisons}} : une seule ou aucune est donc possible.',
  'C-54': `Pour D11, vous choisissez les ${spelled('specialWater')} tuiles Eau spéciales parmi celles qui sont visibles ; puis l’offre est complétée. S’il y en a moins de ${spelled('specialWater')}, des tuiles Eau ordinaires remplacent les autres.`,
  'C-55': 'D08 demande au moins un de vos marqueurs Contrôle sur chacune des trois tuiles Ziggourat en jeu.',
  'C-56':
    'La capacité du navire S11 sert une fois pour chaque navire dont vous prenez le contrôle dans le port : elle ne remplace jamais les 2 jetons Or d’un même navire.',
  'C-57':
    'Vous prenez le contrôle d’un navire imprimé comme d’un autre ; il n’a pas de capacité et compte comme un navire de la couleur de votre choix.',
  'C-73':
    'L’action Jardinage du navire S08 s’effectue à sa place dans l’ordre des effets, une fois par maison placée ; vous ne pouvez pas la garder pour plus tard.',

  'A-85':
    'Vous pouvez décompter un décret à tout moment de votre propre tour, jamais pendant le tour d’un autre joueur ni après la dernière manche.',
  'A-86':
    'Si une partie du bonus d’un décret ne peut pas être appliquée, vous décomptez tout de même le décret ; cette partie est ignorée.',
  'A-87': 'Décompter un décret dont vous remplissez les conditions n’est pas obligatoire.',
  'A-88': 'Tous les nombres demandés par les décrets s’entendent comme « au moins ».',
  'A-89':
    'Pour D13, chaque jardin compte une fois, quel que soit le nombre de vos bâtiments qui lui sont adjacents, et quel que soit son propriétaire.',
  'A-90': 'Pour D14, les jardins peuvent appartenir à n’importe qui, et un jardin peut servir à plusieurs bâtiments.',
  'A-91':
    'Pour D09 à D11, D14, D16 et Z10, un navire imprimé compte comme un navire d’une seule couleur. Vous choisissez la couleur à nouveau chaque fois, toujours à votre avantage.',
  'A-92':
    'Pour D05, D06 et D07, ce n’est pas la rangée d’où vient une maison de la Ziggourat qui compte, mais sa section ; chaque maison compte une fois.',
  'A-93':
    'Pour D10, vous déplacez les maisons les plus à gauche des rangées colorées vers la case libérée la plus à droite de la rangée inférieure ou, si aucune n’est libérée, au-delà de son extrémité droite, où il n’y a pas de bonus et d’où elles partent en dernier. Vous gagnez ce qui est ainsi découvert, bonus de colonne compris ; les bonus de la rangée inférieure peuvent être découverts à nouveau.',
  'A-94': 'Si vous avez à la fois D05 et B9, vous pouvez ignorer deux maisons requises de chaque carte Urbanisation.',
  'A-95': `S’il reste moins de ${spelled('drawn')} cartes Urbanisation, vous piochez celles-là ; vous pouvez tout de même ignorer des maisons. La carte que vous placez sous la pioche n’est connue que de vous.`,
  'A-96':
    'Vos maisons sont attribuées à vos cartes Urbanisation de la façon qui vous rapporte le plus de PV par ces cartes et Z09 réunies. Une maison ignorée peut être de n’importe quel quartier demandé par la carte.',
  'A-97':
    'Avant la fin, Z09 ne compte que vos décrets décomptés, car compter des cartes secrètes les révélerait. Lors du décompte final, elle compte aussi vos cartes Urbanisation accomplies.',
  'A-98': 'Vous pouvez utiliser une tuile Capitaine du port dès le tour où vous la gagnez, mais jamais pendant le tour d’un autre joueur.',
  'A-99':
    'B7 vous épargne une ressource au choix du coût d’une construction, locale ou de la couleur des projets, mais pas l’or du navire, et rien dans le port ou la Ziggourat. Vous l’utilisez au moment de payer ; une construction que vous ne pouvez payer qu’avec B7 est permise.',
  'A-100': `B5 peut utiliser n’importe laquelle des ${spelled('actionTiles')} tuiles Action, où que soit votre Assistant, et n’est pas l’une de vos deux actions.`,
  'A-101':
    'Le marqueur Contrôle pour B6, B8, D06 et D07 vient de votre zone Joueur et ne coûte pas d’or. Le navire peut avoir n’importe quelle taille mais ne doit pas porter votre marqueur ; la tuile Ziggourat doit avoir un emplacement Contrôle sans votre marqueur. S01 et S15 agissent aussi pour ces navires.',
  'A-102': `Les ${spelled('stepsOfChoice')} cases de B1 se gagnent toutes deux sur une même piste ou sur deux pistes différentes, au choix.`,
  'A-103': `Les ${spelled('asideHarbormasters')} tuiles Capitaine du port mises de côté sont cachées ; seul D15 en fait entrer une en jeu.`,
  'A-104':
    'Les tuiles Capitaine du port non utilisées ajoutent leurs {unusedVp, number} PV chacune avant que les égalités ne soient départagées.',
  'A-105':
    'Les gains sans choix (or, PV, marqueurs Contrôle, tuiles d’une réserve, cases de Maîtrise d’une couleur fixée ; bonus découverts, de colonne, du port et de la Ziggourat ; compensations) sont automatiques, dans la mesure du possible. Les cases de Maîtrise au choix, les dés de la réserve générale et l’eau de l’offre doivent être pris si vous le pouvez. Vous pouvez refuser le bonus d’une case sous votre projet ou votre jardin, même lors de la mise en place ; la case de Maîtrise donnée par un jardin ; les remplissages, les déplacements de l’Architecte, les autres projets et les options payantes ; la maison de D01, les marqueurs Contrôle de D06, D07, B6 et B8, les déplacements de D10. On ne vous demande si vous refusez en entier le bonus d’une case que pour les dés d’une barge, les déplacements de l’Architecte, les autres projets et les cases de Maîtrise payantes, ou là où vous avez de toute façon un choix à faire. Ce qui est impossible est sauté et n’interdit rien d’autre, sauf si une règle le dit. Une tuile Action, une tuile Capitaine du port ou une action Jardinage qui ne changerait rien n’est pas proposée ; une action Jardinage comprend au moins un achat ou un placement.',
} satisfies Partial<RuleSentences>;
