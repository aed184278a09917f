/** The Actions of all Districts. */
import { crates, gardens, gold, markers, specialWater, vp } from '../../phrases/fr-amounts.ts';
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
  'HM-02': 'Lors du décompte final, chacune de vos tuiles Capitaine du port non utilisées vaut {unusedVp, number} PV.',

  'ACT-ZIG-01':
    'Si votre Assistant est dans le quartier de la Ziggourat, placez une maison sur une case libre de la section marron, blanche ou jaune.',
  'ACT-ZIG-02': 'Une maison dans la Ziggourat coûte 2 ressources locales.',
  'ACT-ZIG-03':
    'La maison vient de la rangée de la couleur de la section ou, si cette rangée est vide, de la rangée inférieure : c’est chaque fois la plus à gauche.',
  'ACT-ZIG-04': 'Chaque section de la Ziggourat a six cases Maison.',
  'ACT-ZIG-05': 'Vous gagnez le bonus de la case Ziggourat que la maison recouvre.',
  'ACT-ZIG-06':
    'Sur la tuile de la section, placez ensuite l’un de vos marqueurs Contrôle sur l’emplacement Contrôle le plus à gauche où vous n’en avez pas encore.',
  'ACT-ZIG-07': 'Plusieurs joueurs peuvent avoir un marqueur Contrôle sur le même emplacement Contrôle.',
  'ACT-ZIG-08': 'Vous ne pouvez placer une maison dans la Ziggourat que si toutes les étapes de l’action vous sont possibles.',

  'ACT-TILE-1': `Tuile Action T1 : gagnez ${vp} et ${markers}.`,
  'ACT-TILE-2': `Tuile Action T2 : gagnez ${gold} et ${markers}.`,
  'ACT-TILE-3': `Tuile Action T3 : prenez ${specialWater} dans l’offre, qui est complétée, ${gardens} et ${markers}. S’il ne reste plus d’eau spéciale, prenez une tuile Eau ordinaire.`,
  'ACT-TILE-4':
    'Tuile Action T4 : vous pouvez déplacer votre Architecte dans n’importe quel quartier, et vous prenez {supplyDice, plural, one {un dé} other {# dés}} de votre choix dans la réserve générale.',
  'ACT-TILE-5': `Tuile Action T5 : remplissez jusqu’à ${crates} et gagnez ${markers}.`,
  'ACT-TILE-6':
    'Tuile Action T6 : perdez {loseVp, number} PV, sans descendre au-dessous de 0, puis choisissez une piste de Maîtrise et progressez-y {stepsOfChoice, plural, one {d’une case} other {de # cases}}.',
} satisfies Partial<RuleSentences>;

/** Rulings on Actions and Ships. */
export const rulingsOnActions = {
  'C-25': 'Vous pouvez refuser le bonus de la case que votre projet recouvre, de même que celui de l’eau que votre jardin recouvre.',
  'C-26': 'Jardiner est une action des quartiers 1 à 3, dans le quartier de votre Assistant, et non dans n’importe quel quartier.',
  'C-27': 'L’eau se place à côté d’autre eau ou de jardins ; un bâtiment voisin ne suffit pas.',
  'C-28': 'Seul le placement d’un jardin demande un marqueur Contrôle ; acheter des tuiles et placer de l’eau n’en demandent pas.',
  'C-29':
    'Une construction suit cet ordre : payez ; mettez de côté les marqueurs Contrôle ; remplacez les projets ; placez la maison et gagnez ce qu’elle découvre ; vos marqueurs vont dans votre réserve ; les marqueurs adverses reviennent à leurs propriétaires, qui progressent ; les propriétaires de jardins progressent ; votre navire. Les bonus de votre maison viennent donc avant le retour de tout marqueur.',
  'C-30':
    'Après une construction, un adversaire progresse d’une case pour chaque marqueur Contrôle rendu et pour chacun de ses jardins adjacents, et non d’une case en tout ; vous qui construisez ne progressez pas.',
  'C-31': 'Vous pouvez refuser les cases de Maîtrise que vos jardins vous donnent quand un autre joueur construit à côté.',
  'C-32':
    'Les maisons dans le port et dans la Ziggourat coûtent 2 ressources de la couleur de la barge locale, qui n’est pas forcément bleue ou verte.',
  'C-33': 'Un navire coûte 2 jetons Or en tant qu’action dans le port et 1 jeton Or après une construction.',
  'C-34': 'Vous ne pouvez avoir qu’un marqueur Contrôle sur un navire, car on compte les navires contrôlés, et non les marqueurs.',
  'C-35':
    'Chaque rangée et chaque colonne du port a exactement une paire de cases Maison : « pas les deux d’une rangée ou d’une colonne » veut donc dire « pas les deux d’une paire ». Une maison dans une rangée et une autre dans une colonne qui la croise sont permises.',
  'C-36':
    'Placer une maison dans la Ziggourat comprend cinq étapes : choisir la case, payer, placer la maison, gagner le bonus de la case, placer le marqueur Contrôle.',
  'C-37':
    'Sur une tuile Ziggourat, vous prenez l’emplacement Contrôle le plus à gauche où vous n’avez pas de marqueur, quels que soient les autres joueurs présents.',
  'C-38': 'Si la rangée de la couleur de la section est vide, une maison destinée à la Ziggourat peut venir de la rangée inférieure.',
  'C-39': 'Une maison dans la Ziggourat place un seul marqueur Contrôle en tout, et non un pour l’action et un pour le bonus de la case.',
  'C-40': 'Vous prenez de l’eau spéciale tant qu’il y en a ; l’eau ordinaire ne la remplace que s’il n’en reste plus.',
  'C-41':
    'La tuile Action T5 remplit jusqu’à {refills, number} caisses : vous pouvez donc l’utiliser avec une seule caisse à remplir, ou aucune.',
  'C-42': 'Les quartiers sont décomptés avant que votre Assistant ne rejoigne votre Architecte.',
  'C-43': 'La troisième phase du tour est une vérification : rien n’est décompté si aucune barge n’est vide.',

  'A-33':
    'L’action Jardinage du navire S08 a lieu dans le quartier de votre Assistant : dans le port et la Ziggourat, vous ne pouvez qu’acheter. Si D01 vous donne une maison dans le port alors que votre Assistant est dans le quartier 1, 2 ou 3, vous pouvez y placer de l’eau et des jardins.',
  'A-34':
    'Un projet ne se place que sur une case vide et en jeu de la grille, pas sur de l’eau, un jardin, un bâtiment ou un autre projet.',
  'A-35': 'L’eau aussi ne se place que sur une case vide et en jeu de la grille, et un jardin que sur de l’eau sans jardin.',
  'A-36':
    'Un quartier n’a jamais plus d’un groupe de projets d’une couleur, ni plus de trois projets dans ce groupe. Si le groupe n’a plus de case adjacente autorisée, sa couleur ne peut plus être placée dans le quartier.',
  'A-37':
    'Pour les projets et les bâtiments, seules les cases d’un même quartier sont adjacentes, pas celles situées de l’autre côté de l’eau en bordure.',
  'A-38': 'Il suffit que le nouveau projet soit adjacent à un seul projet de sa couleur ; ceux des autres couleurs n’ont pas d’importance.',
  'A-39':
    'Vous pouvez construire sur des projets qui ne portent aucun de vos marqueurs Contrôle ; cela ne coûte alors que les 2 ressources locales.',
  'A-40':
    'La capacité du navire S11 vaut dans les deux cas où un navire coûte de l’or : en tant qu’action, vous pouvez payer 1 ressource bleue et 1 jeton Or ; après une construction, 1 ressource bleue. Avec B6 et D07, c’est de toute façon gratuit.',
  'A-41':
    'Sans maison dans la rangée de sa couleur ni dans la rangée inférieure, vous ne pouvez pas construire un bâtiment. La rangée inférieure ne sert que si l’autre est vide.',
  'A-42': 'Sans assez d’éléments de bâtiment de sa couleur, un bâtiment ne peut pas être construit.',
  'A-43': 'Quand la pile d’une couleur est vide, aucun projet de cette couleur ne peut être placé.',
  'A-44':
    'Après une construction viennent d’abord les progressions pour les marqueurs Contrôle rendus, dans le sens horaire à partir du joueur actif ; puis les propriétaires de jardins choisissent les leurs, dans le sens horaire, une case à la fois.',
  'A-45': 'Vos propres jardins ne vous font pas progresser quand vous construisez à côté.',
  'A-46':
    'Les marqueurs Contrôle adverses reviennent dans la zone Joueur de leur propriétaire, et non dans sa réserve, et cela avant sa progression.',
  'A-47':
    'Le marqueur Contrôle du navire contrôlé après une construction vient de votre zone Joueur. Les marqueurs gagnés lors de cette construction peuvent servir ; les vôtres, retirés des projets, ne le peuvent pas, car ils sont allés dans votre réserve.',
  'A-48':
    'Vous prenez le contrôle du navire après une construction une fois toutes les récompenses données, ou pas du tout ; cela ne peut pas être remis à plus tard.',
  'A-49': 'Les jardins n’agrandissent pas un bâtiment pour la taille du navire ; ils ne le font que lors des décomptes.',
  'A-50':
    'Un jardin sur l’eau en bordure est adjacent aux bâtiments qui le touchent dans les deux quartiers : pour les décomptes, les récompenses, Z05, D13 et D14.',
  'A-51': 'La limite de trois jardins vaut pour chaque action Jardinage ; celle du navire S08 est une action distincte.',
  'A-52':
    'Quand les tuiles Eau ordinaires ou Jardin sont épuisées, vous ne gagnez rien à leur place. Quand les tuiles Eau spéciales sont épuisées, vous gagnez une tuile Eau ordinaire à la place, quelle qu’en soit la source ; l’offre peut diminuer.',
  'A-53': 'L’eau spéciale se place face bonus visible, et le jardin qui la recouvre gagne ce bonus.',
  'A-54': 'Quand vous placez un jardin, vient d’abord le marqueur Contrôle, puis le bonus, puis les capacités des navires.',
  'A-55': 'Vous pouvez placer de l’eau sans y placer de jardin.',
  'A-56': 'Dans le port, vous pouvez avoir une maison par paire, six en tout ; peu importe que leurs rangées et colonnes se croisent.',
  'A-57': 'Si votre rangée inférieure est vide, vous ne pouvez pas placer de maison dans le port sans la capacité du navire S09.',
  'A-58':
    'Si les trois emplacements Contrôle d’une tuile Ziggourat portent votre marqueur, vous ne pouvez pas placer de maison dans sa section.',
  'A-59':
    'Un marqueur Contrôle que la maison placée dans la Ziggourat vous rapporte elle-même, par un bonus découvert, de colonne ou de case, peut servir sur la tuile ; l’action est donc permise même si vous n’en aviez aucun avant.',
  'A-60': 'Un navire contrôlé grâce à B6, à D07 ou après une construction peut vous donner une tuile Capitaine du port comme un autre.',
  'A-61': 'Si la tuile Capitaine du port d’une rangée ou d’une colonne n’y est plus, la compléter ne donne rien.',
  'A-62': 'La capacité d’un navire commence à votre prochain tour. Dès lors, elle agit toujours, même pendant les tours adverses (S10).',
  'A-63': 'S01 et S15 ne donnent rien quand vous prenez le contrôle de ces navires eux-mêmes.',
  'A-64': 'Si vous prenez le contrôle d’un navire imprimé, vous choisissez la couleur de la case de Maîtrise que donne S15.',
  'A-65':
    'S02 et S08 agissent pour chaque maison que vous placez en construisant, dans le port, dans la Ziggourat ou grâce à D01, mais pas lors de la mise en place ni pour D10.',
  'A-66':
    'Avec S09, vous prenez la maison la plus à gauche de la rangée colorée de votre choix et gagnez ce qu’elle découvre, bonus de colonne compris. La ressource bleue s’ajoute aux 2 ressources locales, et se paie aussi pour la maison de D01.',
  'A-67':
    'Si votre réserve est vide, S12 n’aide pas : le marqueur Contrôle du jardin vient de votre zone Joueur, ou le jardin n’est pas placé.',
  'A-68': 'S13 permet d’acheter une case de Maîtrise par projet, S14 une par marqueur Contrôle adverse.',
  'A-69': 'Si l’une des deux choses que propose S05 est épuisée, vous gagnez l’autre ; si les deux le sont, rien.',
  'A-70': 'Vous pouvez utiliser la tuile Action T6 avec moins de {loseVp, number} PV ; votre score passe alors à 0.',
  'A-72':
    'Le bonus « autre tuile Projet » peut mener au suivant sans limite, tant que les marqueurs Contrôle et les règles des projets le permettent. Chacun est facultatif.',
  'A-73':
    'La case de Maîtrise payante est facultative et se gagne une fois, dans l’une des trois couleurs ; de l’or ou une caisse peut payer.',
  'A-74':
    'Sur l’eau, une case de Maîtrise de la couleur du projet est une case de Maîtrise au choix, et « autre tuile Projet » ne donne rien.',
  'A-81':
    'Vos effets viennent dans cet ordre. Projet : tuile, marqueur Contrôle, bonus de la case (un autre projet avec tous ses effets), S04, S13. Construction : bâtiment, maison, bonus découverts et de colonne, tous les marqueurs et récompenses, S02, S06 ; puis S14, S08 et le navire dans l’ordre de votre choix. Port : paiement (avec S09), maison, bonus découverts et de colonne, bonus de la case, S02, S08. Ziggourat : paiement, maison, bonus découverts et de colonne, bonus de la case, marqueur Contrôle, S02, S05, S08. Navire : marqueur Contrôle, tuiles Capitaine du port, S01, S15.',
  'A-184':
    'Parmi les marqueurs Contrôle qu’une maison dans la Ziggourat peut rapporter pour sa propre tuile, seuls comptent ceux qui sont certains. Si son bonus de colonne vous laisse choisir une case de Maîtrise, ni celle-ci ni la flèche de la case Ziggourat, qui vient ensuite, ne sont certaines.',
  'A-185':
    'Si une action gratuite ou une tuile Capitaine du port que vous utilisez en payant épuise ce que vous achetez (la dernière tuile Jardin, la dernière case d’une piste), vous payez tout de même et ne gagnez rien en échange.',
} satisfies Partial<RuleSentences>;
