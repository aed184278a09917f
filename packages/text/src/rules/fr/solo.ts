/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Choisissez un roi : prenez sa carte Roi et sa carte Urbanisation Automate. Les règles à plusieurs joueurs s’appliquent, sauf si celles du mode Solo les modifient.',
  'SOLO-02': 'Faites la mise en place pour deux joueurs. L’automate reçoit 3 jetons Or et aucune caisse.',
  'SOLO-03':
    'Tirez le premier décret au hasard dans la liste du roi : Gilgabot D04 et D08 ; Bot~baba D05 à D07 ; Sarbot D13 à D16 ; Botmuzi D09 à D11 et D16.',
  'SOLO-04': 'Tirez le deuxième décret au hasard parmi tous les autres.',
  'SOLO-05':
    'Placez sur chaque quartier de la carte Urbanisation Automate autant de marqueurs Contrôle de l’automate que l’indique son nombre : ce sont les marqueurs Contrôle Automate.',
  'SOLO-06': 'Mélangez les 15 cartes Automate pour former la pioche Automate et révélez-en deux côte à côte.',
  'SOLO-07':
    'Pour chaque couleur, comparez les nombres de bâtiments demandés par les deux décrets ; mettez dans le sac autant de tuiles Projet que le plus grand des deux, plus une. Ce sont les tuiles Projet Automate. Blanc/jaune/marron : D01 3/0/3, D02 3/3/0, D03 0/3/3, D04 2/2/2, D05 5/0/1, D06 1/5/0, D07 0/1/5, D08 1/1/1, D09 0/0/3, D10 3/0/0, D11 0/3/0, D12 1/1/1, D13 0/0/0, D14 1/1/1, D15 0/0/0, D16 0/0/0.',
  'SOLO-08': 'Les jardins et les navires demandés par les décrets ne changent rien au contenu du sac.',
  'SOLO-09': 'Piochez dans le sac une tuile Projet Automate pour chacune des tuiles Numéro I, II et III et placez-la à côté de son numéro.',
  'SOLO-10': 'Vous placez votre bâtiment de départ avant l’automate, qui est le premier joueur.',
  'SOLO-11':
    'Le bâtiment de départ de l’automate va dans le quartier désigné par le chiffre en haut de la carte Automate de gauche ; 0 compte comme 3.',
  'SOLO-12':
    'Le bâtiment de départ de l’automate a la couleur de la tuile Projet Automate placée au numéro que désigne la grande flèche de la carte Automate de gauche.',
  'SOLO-13':
    'Le bâtiment de départ de l’automate se place sur la case vide de la grille de plus petit ou de plus grand numéro du quartier, jamais sur l’eau, selon que la flèche de l’action C de la carte Roi pointe vers le bas ou vers le haut.',
  'SOLO-14': 'Retirez ensuite de la carte Urbanisation Automate un marqueur Contrôle Automate de ce quartier.',
  'SOLO-15': 'Pour son bâtiment de départ, l’automate gagne le bonus de l’action C de la carte Roi au lieu du bonus de la case.',
  'SOLO-16':
    'Comptez à rebours depuis le quartier 1 (5, 4, 3 et ainsi de suite) la somme des chiffres des deux cartes Automate : c’est là que l’automate place son Architecte et son Assistant au départ.',

  'SOLO-17':
    'La grande flèche de la carte Automate de gauche désigne, sur la carte Automate de droite, un symbole, un numéro et une action : le symbole actuel, le numéro actuel et la deuxième action.',
  'SOLO-18':
    'Le symbole actuel détermine les positions, le numéro actuel les couleurs, et l’action indiquée à côté est la deuxième action.',
  'SOLO-19': 'Pour l’automate, le bonus indiqué au bas de la carte Automate de gauche remplace les bonus du plateau principal.',
  'SOLO-20': 'Les marqueurs Contrôle de l’automate sont gratuits et ne s’épuisent jamais.',
  'SOLO-21':
    'L’automate paie des quantités, sans tenir compte des couleurs. Il paie d’abord avec ses dés, et avec de l’or seulement s’il n’a plus de dés ou si de l’or est demandé.',
  'SOLO-22':
    'Règle de préférence de la valeur du dé : l’automate prend un dé dont la valeur est le numéro de son prochain quartier ; s’il n’y en a pas, le dé de plus haute valeur.',
  'SOLO-23':
    'Règle de préférence de la couleur d’une ressource : l’automate paie avec la couleur dont il a le plus de dés ; en cas d’égalité, le bleu, puis le vert, puis une couleur au hasard.',
  'SOLO-24':
    'Règle de préférence des navires : l’automate prend le contrôle d’un navire dont la rangée et la colonne ont toutes deux une maison de l’automate ; sinon, dont la rangée en a une ; sinon, dont la colonne en a une ; sinon, de n’importe lequel. À égalité, il prend le premier en partant du haut et, dans une rangée, en partant de la droite. Seuls comptent les navires sans marqueur de l’automate et, après une construction, ceux de la taille du bâtiment.',
  'SOLO-25': 'L’automate agit dans le quartier de son Assistant.',
  'SOLO-26':
    'De son plateau individuel, l’automate gagne l’or et les bonus de colonne, mais jamais les marqueurs Contrôle qu’une maison découvre.',
  'SOLO-27':
    'Quand l’automate recouvre un bonus dans un quartier commun, il gagne à la place le bonus indiqué au bas de la carte Automate de gauche ou, avec le symbole Roi, le bonus entre crochets de la carte Roi (action B pour un projet, D pour un jardin).',
  'SOLO-28': 'Quand vous construisez à côté de jardins de l’automate, il progresse sur des pistes de Maîtrise tirées au hasard.',
  'SOLO-29': 'L’automate ne garde jamais de tuiles Eau et n’en paie jamais : l’eau dont il a besoin est placée gratuitement.',
  'SOLO-30': 'Au lieu d’une caisse, l’automate gagne 1 jeton Or, et la caisse est retirée du jeu.',
  'SOLO-31': 'Une case bleue du port rapporte à l’automate le bonus indiqué au bas de la carte Automate de gauche.',
  'SOLO-32': 'Les capacités des navires sont sans effet pour l’automate.',
  'SOLO-33': 'Au lieu d’une tuile Capitaine du port, l’automate gagne 3 PV, et la tuile est retirée du jeu.',
  'SOLO-34': 'L’automate gagne les bonus des cases Ziggourat tels quels.',
  'SOLO-35':
    'Sur les pistes de Maîtrise, l’automate gagne l’or et les PV ; un marqueur Contrôle lui vaut 1 PV, ici et partout où aucune autre règle ne dit ce qu’il devient ; les dés de la réserve générale sont ignorés.',

  'SOLO-36':
    'Le tour de l’automate commence par ses cartes : placez la carte Automate de gauche sur celle de droite et révélez une nouvelle carte de gauche.',
  'SOLO-37':
    'Ensuite, son Architecte descend le cercle des quartiers d’autant de quartiers que la somme des deux chiffres ; seuls comptent ceux qui ont encore des marqueurs Contrôle Automate.',
  'SOLO-38': 'Ensuite, l’automate prend un dé sur la barge du quartier de son Assistant, selon la règle de préférence de la valeur du dé.',
  'SOLO-39': 'Première action : l’action possible la plus haute de la carte Automate de gauche ; si aucune n’est possible, A.',
  'SOLO-40':
    'Deuxième action : celle de la carte Automate de droite que désigne la flèche ; si elle est impossible, la prochaine action possible au-dessous ; s’il n’y en a pas, A.',
  'SOLO-41': 'Après ses deux actions, l’automate prend chaque décret dont il remplit les conditions.',
  'SOLO-42':
    'Les décomptes suivent les règles normales. Après le premier et le troisième décompte d’un quartier, la pioche Automate et les tuiles Projet Automate sont réinitialisées.',
  'SOLO-43': 'À la fin du tour de l’automate, son Assistant rejoint son Architecte.',
  'SOLO-44': 'Quand la pioche Automate est vide, on la réinitialise : toutes les cartes Automate sont mélangées et deux sont révélées.',
  'SOLO-45':
    'Quand il faut piocher une tuile Projet Automate et que le sac est vide, on réinitialise les tuiles à la place : toutes les tuiles Projet Automate, même recouvertes, vont dans le sac et l’on en pioche trois, une pour chaque numéro. La tuile qu’il fallait piocher ne l’est pas.',
  'SOLO-46':
    'S’il y a moins de trois tuiles Projet Automate lors d’une réinitialisation, chaque numéro resté vide reçoit un projet au hasard de la réserve, qui devient une tuile Projet Automate.',
  'SOLO-47':
    'Flèche pointant vers le bas : l’automate prend la case autorisée de plus petit numéro. Flèche pointant vers le haut : celle de plus grand numéro. Symbole Roi : ce que dit la carte Roi.',

  'SOLO-A1': 'Action A : l’automate gagne 4 PV ou, avec le symbole Roi, ce que dit l’action A de la carte Roi.',
  'SOLO-B1':
    'Action B dans un quartier commun : l’automate place un projet de la couleur du numéro actuel ; s’il y en a déjà trois de cette couleur, de celle du numéro suivant, I venant après III.',
  'SOLO-B2':
    'Le projet de l’automate rejoint les projets de sa couleur s’il y en a ; sinon, il peut aller sur n’importe quelle case vide. Le symbole actuel détermine laquelle des cases autorisées.',
  'SOLO-B3': 'Avec le symbole Roi, l’action B suit les priorités de la carte Roi.',
  'SOLO-B4': 'Après chaque projet de l’automate, une tuile Projet Automate piochée dans le sac recouvre celle du numéro actuel.',
  'SOLO-B5': 'Action B dans le port : l’automate prend le contrôle d’un navire pour 2 jetons Or, selon la règle de préférence des navires.',
  'SOLO-B6': 'Dans le quartier des Ziggourats, une action B devient une action C.',
  'SOLO-C1': 'Action C dans un quartier commun : l’automate construit un bâtiment et le paie.',
  'SOLO-C2':
    'Entre plusieurs bâtiments possibles, l’automate choisit le plus grand ; puis celui de la couleur de son marqueur Maîtrise le plus haut ; puis celui de la couleur du numéro actuel ou des numéros qui le suivent.',
  'SOLO-C3':
    'Après sa construction, retirez de la carte Urbanisation Automate un marqueur Contrôle Automate du quartier et remettez dans la réserve une tuile Projet Automate de la couleur du bâtiment, prise dans le sac s’il y en a une.',
  'SOLO-C4': 'Après sa construction, l’automate prend le contrôle d’un navire s’il a l’or nécessaire.',
  'SOLO-C5':
    'Action C dans le port : les paires de cases Maison forment le cercle rangée 3, rangée 2, rangée 1, colonne 1, colonne 2, colonne 3. La paire de départ, qui vaut 0, est la rangée 3 pour la première maison, ensuite la dernière paire, dans cet ordre, qui contient une maison de l’automate. Comptez à partir d’elle la somme des chiffres des deux cartes Automate.',
  'SOLO-C6': 'Quand l’automate compte, une paire de cases Maison ne compte qu’une fois, et il y préfère l’emplacement Caisse.',
  'SOLO-C7':
    'Quand l’automate a placé une maison dans le port, retirez de la carte Urbanisation Automate un marqueur Contrôle Automate du port.',
  'SOLO-C8':
    'Action C dans le quartier des Ziggourats : l’automate place une maison dans la section de la couleur du numéro actuel, sur une case qui fait progresser sur une piste de Maîtrise s’il y en a une, sinon sur une case avec de l’or.',
  'SOLO-C9':
    'Quand l’automate a placé une maison dans le quartier des Ziggourats, retirez de la carte Urbanisation Automate un marqueur Contrôle Automate de ce quartier.',
  'SOLO-D1': 'L’action D demande un quartier commun et au moins une tuile Jardin de l’automate. L’automate place jusqu’à trois jardins.',
  'SOLO-D2': 'Avec l’action D, si l’automate a une ou deux tuiles Jardin, il peut en acheter d’autres contre des ressources ou de l’or.',
  'SOLO-D3':
    'L’automate place chaque jardin sur l’eau imprimée de plus petit numéro ; s’il n’y en a pas, sur la case de plus petit numéro parmi celles adjacentes à l’un de ses bâtiments et accessibles avec 3 tuiles Eau au plus ; sinon, sur la case de plus petit numéro parmi celles qui demandent le moins de tuiles Eau.',
  'SOLO-D4': 'Avec le symbole Roi, l’action D suit la carte Roi.',
  'SOLO-D5': 'Dans le port ou dans le quartier des Ziggourats, une action D devient une action C.',
  'SOLO-E1': 'Une égalité de PV est une victoire de l’automate.',

  'KING-G-A': 'Gilgabot, A : 1 jeton Or et 2 PV pour l’automate.',
  'KING-G-B':
    'Gilgabot, B : le projet rejoint le plus grand groupe ; puis la couleur du numéro actuel décide ; puis la case de plus grand numéro. Un bonus recouvert donne une case sur la piste de Maîtrise la plus basse de l’automate.',
  'KING-G-C':
    'Gilgabot, C : selon les règles normales ; lors de la mise en place, sur la case de plus grand numéro. Le bonus est une case sur la piste de Maîtrise de la couleur du bâtiment.',
  'KING-G-D': 'Gilgabot, D : selon les règles normales.',
  'KING-S-A': 'Sarbot, A : 2 tuiles Jardin pour l’automate.',
  'KING-S-B':
    'Sarbot, B : selon les règles normales, sur la case de plus petit numéro. Un bonus recouvert donne une case sur la piste de Maîtrise de la couleur du projet.',
  'KING-S-C':
    'Sarbot, C : selon les règles normales ; lors de la mise en place, sur la case de plus petit numéro. Le bonus est 1 tuile Jardin.',
  'KING-S-D':
    'Sarbot, D : à côté d’un bâtiment de l’automate, puis sur la case de plus petit numéro, avec 3 tuiles Eau au plus par jardin et sans limite de trois jardins. Un bonus recouvert donne une case sur la piste de Maîtrise la plus basse de l’automate.',
  'KING-M-A': 'Botmuzi, A : une case sur la piste de Maîtrise la plus basse de l’automate.',
  'KING-M-B': 'Botmuzi, B : selon les règles normales, sur la case de plus grand numéro. Un bonus recouvert donne 1 jeton Or.',
  'KING-M-C':
    'Botmuzi, C : selon les règles normales ; lors de la mise en place, sur la case de plus grand numéro. Le bonus est 1 jeton Or.',
  'KING-M-D': 'Botmuzi, D : selon les règles normales.',
  'KING-B-A': 'Bot~baba, A : une case sur la piste de Maîtrise la plus haute de l’automate.',
  'KING-B-B':
    'Bot~baba, B : un projet de la couleur qui compte le plus de tuiles Projet Automate ; puis la couleur du numéro actuel décide ; puis la case de plus grand numéro. Un bonus recouvert donne une case sur la piste de Maîtrise la plus haute de l’automate.',
  'KING-B-C':
    'Bot~baba, C : un bâtiment de la couleur qui compte le plus de tuiles Projet Automate ; puis le plus grand ; puis la couleur du numéro actuel décide ; lors de la mise en place, sur la case de plus petit numéro. Le bonus est une case sur la piste de Maîtrise de la couleur du bâtiment.',
  'KING-B-D':
    'Bot~baba, D : à côté d’un bâtiment de l’automate, puis sur la case de plus petit numéro, avec 3 tuiles Eau au plus par jardin. Un bonus recouvert donne 3 PV.',
} satisfies Partial<RuleSentences>;
