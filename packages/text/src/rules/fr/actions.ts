/** The Actions of all Districts. */
import type { RuleSentences } from '../sentences.ts';

export const actions = {
  'ACT-PROJ-01': 'Placez une tuile Projet dans le quartier commun de votre Assistant.',
  'ACT-PROJ-02': 'Choisissez une couleur présente dans la réserve et dont un projet peut être placé dans ce quartier.',
  'ACT-PROJ-03': 'Une couleur dont trois projets se trouvent déjà dans le quartier ne peut pas être choisie.',
  'ACT-PROJ-04': 'S’il y a des projets de cette couleur dans le quartier, le nouveau doit être adjacent à l’un d’eux.',
  'ACT-PROJ-05': 'Un projet ne peut pas être adjacent à un bâtiment de sa couleur.',
  'ACT-PROJ-06':
    'Placez l’un de vos marqueurs Contrôle sur le projet. Sans marqueur Contrôle dans votre zone Joueur, vous ne pouvez pas placer de projet.',
  'ACT-PROJ-07': 'Vous pouvez gagner le bonus de la case que le projet recouvre.',
  'ACT-PROJ-08': 'Les cases réservées aux parties à 4 joueurs n’existent pas dans une partie à 3 joueurs.',
  'ACT-PROJ-09': 'Les numéros des cases, sur la face du plateau pour 1 ou 2 joueurs, ne servent qu’au mode Solo.',

  'ACT-BLD-01': 'Construisez un bâtiment dans le quartier commun de votre Assistant.',
  'ACT-BLD-02': 'Choisissez une couleur : tous les projets de cette couleur dans le quartier servent au bâtiment.',
  'ACT-BLD-03': 'Sans projet dans le quartier, vous ne pouvez pas y construire.',
  'ACT-BLD-04': 'Construire coûte 2 ressources locales.',
  'ACT-BLD-05':
    'Construire coûte en plus 1 ressource de la couleur des projets pour chacun de vos propres marqueurs Contrôle qui s’y trouvent.',
  'ACT-BLD-06': '« Locale » désigne la couleur de la barge et de la tuile Coût de propriété du quartier.',
  'ACT-BLD-07':
    'Mettez de côté les marqueurs Contrôle et remplacez les tuiles Projet par des éléments de bâtiment de même couleur sur les mêmes cases. Les tuiles retournent dans la réserve.',
  'ACT-BLD-08':
    'Placez une maison sur le bâtiment : elle vient de la rangée de sa couleur sur votre plateau individuel ou, si cette rangée est vide, de la rangée inférieure.',
  'ACT-BLD-09': 'Vous gagnez aussitôt les bonus de votre plateau individuel que découvre la maison du bâtiment.',
  'ACT-BLD-10': 'Vos propres marqueurs Contrôle mis de côté vont dans votre réserve.',
  'ACT-BLD-11': 'Les marqueurs Contrôle adverses mis de côté reviennent dans la zone Joueur de leur propriétaire.',
  'ACT-BLD-12': 'Pour chaque marqueur Contrôle ainsi rendu, son propriétaire progresse d’une case sur la piste de la couleur du bâtiment.',
  'ACT-BLD-13':
    'Chaque autre joueur peut progresser d’une case sur la piste de son choix pour chacun de ses jardins adjacents au nouveau bâtiment.',
  'ACT-BLD-14': 'Juste après la construction, vous pouvez payer 1 jeton Or pour prendre le contrôle d’un navire.',
  'ACT-BLD-15': 'Le navire contrôlé après une construction doit avoir exactement la taille du bâtiment.',

  'ACT-GARD-01':
    'Avec l’action Jardinage, achetez des tuiles Eau et Jardin et placez-en dans le quartier de votre Assistant : tout ou partie, dans l’ordre de votre choix.',
  'ACT-GARD-02': 'Achetez autant de tuiles Jardin que vous le voulez pour 1 ressource verte chacune.',
  'ACT-GARD-03': 'Achetez autant de tuiles Eau ordinaires que vous le voulez pour 1 ressource bleue chacune.',
  'ACT-GARD-04':
    'Placez autant de vos tuiles Eau que vous le voulez, chacune adjacente à de l’eau ou à un jardin. L’eau peut être imprimée ou placée, même pendant ce tour.',
  'ACT-GARD-05': 'Une tuile Eau doit être placée sur une case du quartier de votre Assistant.',
  'ACT-GARD-06': 'Quand vous placez une tuile Eau, vous ne gagnez pas le bonus qu’elle recouvre.',
  'ACT-GARD-07':
    'Placez jusqu’à trois jardins par action Jardinage, sur de l’eau du quartier de votre Assistant. L’eau en bordure en fait partie.',
  'ACT-GARD-08': 'Placez l’un de vos marqueurs Contrôle sur chaque jardin que vous placez. Sans marqueur, vous ne pouvez pas le placer.',
  'ACT-GARD-09': 'Quand vous placez un jardin, vous gagnez le bonus de l’eau qu’il recouvre.',
  'ACT-GARD-10': 'Sans marqueur Contrôle, vous pouvez tout de même acheter des tuiles et placer de l’eau.',

  'ACT-PORT-01': 'En tant qu’action, vous ne pouvez placer une maison dans le port que si votre Assistant s’y trouve.',
  'ACT-PORT-02': 'Une maison dans le port coûte 2 ressources locales.',
  'ACT-PORT-03': 'Une maison destinée au port vient de la rangée inférieure de votre plateau individuel.',
  'ACT-PORT-04':
    'Choisissez une case Maison libre. Elles vont par paires, une pour chaque rangée et chaque colonne de navires : une case bleue à gauche et une case rouge, l’emplacement Caisse, à droite.',
  'ACT-PORT-05':
    'Une case bleue donne ce qu’elle indique : des marqueurs Contrôle, une case de Maîtrise au choix ou un dé de la réserve générale.',
  'ACT-PORT-06': 'Une case rouge vous donne la caisse qui s’y trouve.',
  'ACT-PORT-07': 'Vous ne pouvez pas choisir une case rouge si vous avez déjà quatre caisses.',
  'ACT-PORT-08': 'Vous ne pouvez pas avoir de maisons sur les deux cases de la paire d’une rangée ou d’une colonne.',

  'ACT-SHIP-01':
    'Si votre Assistant est dans le port, payez 2 jetons Or et placez l’un de vos marqueurs Contrôle sur le navire de votre choix.',
  'ACT-SHIP-02': 'Les marqueurs Contrôle adverses sur un navire ne vous empêchent pas d’en prendre le contrôle.',
  'ACT-SHIP-03': 'Vous ne prenez le contrôle d’un même navire qu’une fois.',
  'ACT-SHIP-04':
    'Quand vous contrôlez les trois navires d’une rangée ou d’une colonne, vous prenez aussitôt sa tuile Capitaine du port, si elle y est encore.',
  'ACT-SHIP-05': 'Si un même marqueur complète une rangée et une colonne, vous prenez les deux tuiles Capitaine du port.',
  'ACT-SHIP-06': 'Vous disposez de la capacité d’un navire à partir de votre prochain tour.',
  'ACT-SHIP-07': 'Un navire contrôlé après une construction compte de la même façon pour les tuiles Capitaine du port.',
  'HM-01': 'Une tuile Capitaine du port peut servir à tout moment de votre propre tour. Elle est ensuite retirée du jeu.',
  'HM-02': 'Lors du décompte final, chacune de vos tuiles Capitaine du port non utilisées vaut 3 PV.',

  'ACT-ZIG-01':
    'Si votre Assistant est dans le quartier des Ziggourats, placez une maison sur une case libre de la section marron, blanche ou jaune.',
  'ACT-ZIG-02': 'Une maison dans la Ziggourat coûte 2 ressources locales.',
  'ACT-ZIG-03':
    'La maison vient de la rangée de la couleur de la section ou, si cette rangée est vide, de la rangée inférieure : c’est chaque fois la plus à gauche.',
  'ACT-ZIG-04': 'Chaque section de la Ziggourat a six cases Maison.',
  'ACT-ZIG-05': 'Vous gagnez le bonus de la case Ziggourat que la maison recouvre.',
  'ACT-ZIG-06':
    'Sur la tuile de la section, placez ensuite l’un de vos marqueurs Contrôle sur l’emplacement Contrôle le plus à gauche où vous n’en avez pas encore.',
  'ACT-ZIG-07': 'Plusieurs joueurs peuvent avoir un marqueur Contrôle sur le même emplacement Contrôle.',
  'ACT-ZIG-08': 'Vous ne pouvez placer une maison dans la Ziggourat que si toutes les étapes de l’action vous sont possibles.',

  'ACT-TILE-1': 'Tuile Action T1 : gagnez 2 PV et 2 marqueurs Contrôle.',
  'ACT-TILE-2': 'Tuile Action T2 : gagnez 1 jeton Or et 1 marqueur Contrôle.',
  'ACT-TILE-3':
    'Tuile Action T3 : prenez une tuile Eau spéciale dans l’offre, qui est complétée, une tuile Jardin et 1 marqueur Contrôle. S’il ne reste plus d’eau spéciale, prenez une tuile Eau ordinaire.',
  'ACT-TILE-4':
    'Tuile Action T4 : vous pouvez déplacer votre Architecte dans n’importe quel quartier, et vous prenez un dé de votre choix dans la réserve générale.',
  'ACT-TILE-5': 'Tuile Action T5 : remplissez jusqu’à 2 caisses et gagnez 1 marqueur Contrôle.',
  'ACT-TILE-6':
    'Tuile Action T6 : perdez 2 PV, sans descendre au-dessous de 0, puis choisissez une piste de Maîtrise et progressez-y d’une case.',
} satisfies Partial<RuleSentences>;
