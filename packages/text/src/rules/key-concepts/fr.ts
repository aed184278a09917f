/** Key concepts: Player board, markers, Houses, Districts, Resources, Mastery. */
import type { RuleSentences } from '../sentences.ts';

export const keyConcepts = {
  'KEY-01': 'Vous pouvez avoir quatre caisses au plus, sur les emplacements Caisse de votre plateau individuel.',
  'KEY-02': 'Votre or, vos dés, vos marqueurs Contrôle et vos tuiles Eau et Jardin se trouvent dans votre zone Joueur, à la vue de tous.',
  'KEY-03':
    'Vos marqueurs Contrôle indiquent les projets, les jardins et les navires que vous contrôlez, ainsi que votre avancée sur les tuiles Ziggourat.',
  'KEY-04':
    'Les marqueurs Contrôle que vous gagnez viennent de votre réserve. S’il n’y en a pas assez, vous ne gagnez que ceux qui restent ; si elle est vide, aucun.',
  'KEY-05': 'Sans marqueur Contrôle dans votre zone Joueur, vous ne pouvez rien faire qui en demande un.',
  'KEY-06': 'Vous n’avez jamais de marqueurs Contrôle d’un autre joueur.',
  'KEY-07':
    'Vous avez {claimMarkers, number} marqueurs Contrôle en tout. Un marqueur placé ne peut être regagné qu’une fois revenu dans votre réserve.',
  'KEY-08': 'Une maison appartient toujours au joueur de sa couleur.',
  'KEY-09': 'La maison placée sur un bâtiment indique à qui il appartient, quelle que soit la couleur de ses éléments.',
  'KEY-10':
    'Un bâtiment se compose d’un à trois éléments reliés d’une même couleur, avec une seule maison dessus, et compte comme un seul bâtiment. Sa taille est le nombre de ses éléments.',
  'KEY-11':
    'La maison destinée à un bâtiment ou à une section de la Ziggourat vient de la rangée de cette couleur sur votre plateau individuel.',
  'KEY-12': 'La maison ne peut venir de la rangée inférieure que si votre rangée de la couleur demandée est vide.',
  'KEY-13': 'Les maisons quittent une rangée de votre plateau individuel de gauche à droite.',
  'KEY-14':
    'Quand une maison quitte votre plateau individuel, vous gagnez aussitôt le bonus qu’elle découvre, sauf lors de la mise en place.',
  'KEY-15': 'Quand la dernière maison d’une colonne des trois rangées colorées est partie, vous gagnez aussitôt le bonus de colonne.',
  'KEY-16': 'Seules les deux dernières colonnes ont un bonus de colonne.',
  'KEY-17': 'Les quartiers 1 à 3 sont les quartiers communs. Chacun a une grille de construction.',
  'KEY-18': 'Le quartier 4 est celui du port, le quartier 5 celui de la Ziggourat. On n’y construit aucun bâtiment.',
  'KEY-19': 'Chaque quartier propose trois ou quatre actions et possède une barge qui porte les dés de sa couleur locale.',
  'KEY-20': 'Une case Eau située entre deux quartiers communs sert aux deux.',
  'KEY-21': 'Un côté commun rend deux cases adjacentes ; un coin commun ne suffit pas.',
  'KEY-22': 'Votre Assistant indique où vous agissez ce tour-ci ; votre Architecte indique où vous irez ensuite.',
  'KEY-23': 'Un même quartier peut accueillir autant de pions que l’on veut, de tous les joueurs.',
  'KEY-24':
    'La valeur d’un dé ne compte que pour le déplacement de votre Architecte, quand vous prenez le dé de votre tour. Sinon, seule sa couleur compte.',
  'KEY-25': 'Les dés que vous dépensez vont dans la réserve générale, à côté du plateau, et non sur une barge.',
  'KEY-26': '1 jeton Or peut remplacer n’importe quelle ressource.',
  'KEY-27': 'Rien ne peut remplacer l’or ; la capacité du navire S11 est la seule exception.',
  'KEY-28': 'Vous pouvez retourner face cachée une caisse face visible pour payer une ressource de sa couleur.',
  'KEY-29': 'Les caisses permettent de payer même si vous n’avez aucun dé.',
  'KEY-30':
    'Vous pouvez retourner face visible une caisse face cachée contre une ressource de n’importe quelle couleur, chaque caisse une fois lors de chacun de vos tours.',
  'KEY-31': 'Progresser d’une case, c’est faire monter l’un de vos marqueurs Maîtrise d’une case sur sa piste.',
  'KEY-32':
    'Quand vous faites progresser le plus bas de vos trois marqueurs Maîtrise, ou l’un des plus bas à égalité, vous gagnez le bonus indiqué à droite du niveau atteint.',
  'KEY-33': 'Un bénéfice indiqué sur une case d’une piste de Maîtrise est à vous dès que votre marqueur y arrive.',
  'KEY-34':
    'Les nombres à gauche des pistes de Maîtrise sont les valeurs des bâtiments. Lors du décompte d’un quartier, un bâtiment a la valeur du niveau atteint par votre marqueur sur la piste de sa couleur.',
  'KEY-35': 'Gagner une ressource de la couleur indiquée, c’est prendre sur la barge de cette couleur le dé de plus haute valeur.',
  'KEY-36': 'Si la barge d’une couleur est vide, vous ne gagnez pas la ressource de cette couleur.',
  'KEY-37': 'Gagner une ressource de n’importe quelle couleur, c’est prendre un dé dans la réserve générale, d’une couleur qui s’y trouve.',
} satisfies Partial<RuleSentences>;
