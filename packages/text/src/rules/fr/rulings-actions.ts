/** Rulings on Actions and Ships. */
import type { RuleSentences } from '../sentences.ts';

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
  'C-41': 'La tuile Action T5 remplit jusqu’à 2 caisses : vous pouvez donc l’utiliser avec une seule caisse à remplir, ou aucune.',
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
  'A-70': 'Vous pouvez utiliser la tuile Action T6 avec moins de 2 PV ; votre score passe alors à 0.',
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
