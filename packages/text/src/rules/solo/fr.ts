/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Choisissez un roi : prenez sa carte Roi et sa carte Urbanisation Automate. Les règles à plusieurs joueurs s’appliquent, sauf si celles du mode Solo les modifient.',
  'SOLO-02': 'Faites la mise en place pour deux joueurs. L’automate reçoit {botGold, number} jetons Or et aucune caisse.',
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
  'SOLO-33': 'Au lieu d’une tuile Capitaine du port, l’automate gagne {botHarbormasterVp, number} PV, et la tuile est retirée du jeu.',
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
    'Le projet de l’automate rejoint les projets de sa couleur s’il y en a ; sinon, il peut aller sur n’importe quelle case vide. Le symbole actuel détermine la case parmi celles qui sont autorisées.',
  'SOLO-B3': 'Avec le symbole Roi, l’action B suit les priorités de la carte Roi.',
  'SOLO-B4': 'Après chaque projet de l’automate, une tuile Projet Automate piochée dans le sac recouvre celle du numéro actuel.',
  'SOLO-B5': 'Action B dans le port : l’automate prend le contrôle d’un navire pour 2 jetons Or, selon la règle de préférence des navires.',
  'SOLO-B6': 'Dans le quartier de la Ziggourat, une action B devient une action C.',
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
    'Action C dans le quartier de la Ziggourat : l’automate place une maison dans la section de la couleur du numéro actuel, sur une case qui fait progresser sur une piste de Maîtrise s’il y en a une, sinon sur une case avec de l’or.',
  'SOLO-C9':
    'Quand l’automate a placé une maison dans le quartier de la Ziggourat, retirez de la carte Urbanisation Automate un marqueur Contrôle Automate de ce quartier.',
  'SOLO-D1': 'L’action D demande un quartier commun et au moins une tuile Jardin de l’automate. L’automate place jusqu’à trois jardins.',
  'SOLO-D2': 'Avec l’action D, si l’automate a une ou deux tuiles Jardin, il peut en acheter d’autres contre des ressources ou de l’or.',
  'SOLO-D3':
    'L’automate place chaque jardin sur l’eau imprimée de plus petit numéro ; s’il n’y en a pas, sur la case de plus petit numéro parmi celles adjacentes à l’un de ses bâtiments et accessibles avec 3 tuiles Eau au plus ; sinon, sur la case de plus petit numéro parmi celles qui demandent le moins de tuiles Eau.',
  'SOLO-D4': 'Avec le symbole Roi, l’action D suit la carte Roi.',
  'SOLO-D5': 'Dans le port ou dans le quartier de la Ziggourat, une action D devient une action C.',
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

/** Rulings on the Solo mode. */
export const rulingsOnSolo = {
  'C-58': 'Le quartier du bâtiment de départ de l’automate se lit sur la carte Automate de gauche, et non sur celle de droite.',
  'C-59': 'Le quartier de départ de l’automate se compte en descendant : du quartier 1 au 5, puis 4, 3, 2.',
  'C-60':
    'Pendant ses tours aussi, l’Architecte de l’automate parcourt le cercle des quartiers en descendant. Une édition peut fixer les deux sens.',
  'C-61':
    'Le bâtiment de départ de Bot~baba se place sur la case vide de plus petit numéro ; deux rois commencent au plus petit numéro, deux au plus grand.',
  'C-62':
    'Quand vous construisez, l’automate progresse d’une case pour chacun de ses jardins adjacents, et la piste est chaque fois tirée au hasard.',
  'C-63': 'Pour sa deuxième action, l’automate n’essaie que l’action désignée et celles au-dessous ; il ne reprend pas du haut.',
  'C-64':
    'Les tuiles Projet Automate sont réinitialisées quand il faut piocher dans un sac vide, et non dès qu’il est vide ; sinon, trois tuiles seraient réinitialisées sans fin. On réinitialise alors au lieu de piocher.',
  'C-65':
    'L’automate compte les paires du port dans le sens horaire : rangée du bas, rangée du milieu, rangée du haut, colonne de gauche, colonne du milieu, colonne de droite.',
  'C-66':
    'La règle de préférence des navires est la même pour chaque navire dont l’automate prend le contrôle, même là où elle porte un autre nom.',
  'C-67': 'Entre des navires à égalité, l’automate prend celui de la rangée la plus haute et, dans une rangée, le plus à droite.',
  'C-68': 'Les marqueurs Contrôle de l’automate n’ont pas de limite : s’il n’en reste plus, d’autres les remplacent.',
  'C-69':
    'Un projet qui remplit un numéro lors d’une réinitialisation est d’une couleur au hasard parmi celles qui restent dans la réserve.',
  'C-70': 'L’automate a un plateau individuel avec 14 maisons et ses marqueurs Maîtrise, Score et Contrôle, comme un joueur.',
  'C-71': 'Pour B et pour C, Bot~baba compte toutes les tuiles Projet Automate : dans le sac et aux numéros, même recouvertes.',
  'C-72': 'Le nom de l’auteur du mode Solo est sans effet sur la partie.',

  'A-71': 'L’automate n’a pas de carte Urbanisation et n’en décompte pas ; pour lui, Z09 ne compte que les décrets.',
  'A-131':
    'Si la somme des deux cartes Automate est 0, l’automate commence dans le quartier 1 ; pendant ses tours, son Architecte reste sur place.',
  'A-132': 'L’Architecte de l’automate compte à partir du quartier où il se trouve et saute les quartiers sans marqueur Contrôle Automate.',
  'A-133': 'Quand il ne reste aucun marqueur Contrôle Automate, l’Architecte de l’automate compte les cinq quartiers.',
  'A-134': 'Si un seul quartier a des marqueurs Contrôle Automate, toute somme supérieure à 0 y mène.',
  'A-135': 'L’automate peut effectuer une action C dans un quartier sans marqueur Contrôle Automate ; on n’en retire alors aucun.',
  'A-136':
    'Le prochain quartier de la règle de préférence de la valeur du dé est celui où l’Architecte de l’automate vient d’arriver, même s’il est resté sur place. Un 6 est simplement le dé de plus haute valeur.',
  'A-137': 'L’automate trouve toujours un dé sur la barge, tout comme vous.',
  'A-138':
    'L’automate paie dé par dé, chaque fois avec la couleur dont il a alors le plus de dés (à égalité : bleu, vert, au hasard), et ensuite seulement avec de l’or. Une construction lui coûte 2, plus 1 pour chaque marqueur de l’automate sur les projets.',
  'A-139': 'Une action est possible pour l’automate si elle est autorisée et qu’il peut la payer.',
  'A-140':
    'Si aucune action indiquée n’est possible, c’est l’action A habituelle qui a lieu : 4 PV ou, avec le symbole Roi, l’action A du roi.',
  'A-141': 'Le symbole actuel et le numéro actuel sont les mêmes pour les deux actions d’un tour.',
  'A-142':
    'Si la couleur d’un numéro ne peut pas être placée, pour quelque raison que ce soit, l’action B passe au numéro suivant ; si aucun numéro ne convient, B est impossible.',
  'A-143': 'La nouvelle tuile Projet Automate recouvre celle du numéro actuel, même si la couleur venait d’un autre numéro.',
  'A-144': 'Pour l’action C, l’automate considère les groupes de projets qu’il peut payer et pour lesquels il a une maison.',
  'A-145':
    'La tuile Projet Automate remise après une construction vient du sac ; sinon, c’est la tuile visible de cette couleur au plus petit numéro ; sinon, la tuile recouverte de cette couleur la plus haute au plus petit numéro ; s’il n’y en a pas, rien n’est remis. La tuile du dessous devient visible ; un numéro resté sans tuile en pioche une dans le sac et, si celui-ci est vide, les tuiles sont réinitialisées.',
  'A-146': 'Si plusieurs marqueurs Maîtrise de l’automate sont les plus hauts à égalité, le critère suivant décide.',
  'A-147':
    'Après une construction, l’automate paie 1 jeton Or pour un navire d’exactement la taille du bâtiment ; avec l’action B dans le port, il paie 2 jetons Or pour n’importe quelle taille. Le navire ne doit pas porter son marqueur.',
  'A-148':
    'Les navires contrôlés par l’automate comptent pour le port, Z04, Z10, les décrets et les tuiles Capitaine du port, dont chacune vaut {botHarbormasterVp, number} PV et est retirée du jeu.',
  'A-149':
    'Si le compte de l’automate dans le port s’arrête à une paire sans case autorisée pour lui, on prend la paire suivante dans l’ordre qui en a une, en reprenant au début après la dernière. Une somme de 0 désigne la paire de départ.',
  'A-150': 'La maison de l’automate destinée au port vient de sa rangée inférieure ; si elle est vide, l’action est impossible.',
  'A-151':
    'Si l’automate ne peut placer aucune maison dans la section du numéro actuel, il prend celle du numéro suivant. Dans une section, il préfère une case avec une flèche, puis avec de l’or, puis sans bonus, chaque fois la première en partant de la base et de la gauche.',
  'A-152': 'Aucune prise de contrôle de l’automate n’échoue faute de marqueurs Contrôle.',
  'A-153':
    'Un marqueur Contrôle que gagne l’automate vaut 1 PV ; ceux qui se trouvent sous les maisons de son plateau individuel sont ignorés.',
  'A-154': 'L’automate ignore les dés de la réserve générale, sauf si l’un d’eux est le bonus de la carte Automate elle-même.',
  'A-155':
    'Pour des dés bleus perdus, l’automate ne reçoit rien ; pour des verts, une tuile Jardin ; pour les autres, une case de Maîtrise.',
  'A-156':
    'Parmi les bonus de colonne, l’automate prend l’or, les PV, les cases de Maîtrise et les tuiles Jardin ; un marqueur Contrôle vaut 1 PV, tout le reste est perdu.',
  'A-157':
    'Là où un joueur choisirait la piste d’une case de Maîtrise, celle de l’automate est tirée au hasard parmi celles où il n’est pas tout en haut.',
  'A-158':
    'Après sa deuxième action, l’automate prend tous les décrets dont il remplit les conditions, dans leur ordre sur le plateau, et gagne leurs PV. De plus : D01 une maison gratuite dans le port selon sa règle de comptage (un marqueur Contrôle Automate du port est retiré ; sans paire autorisée, rien) ; D02 1 PV ; D03 deux cases sur une même piste au hasard ; D04 les jetons Or ; D05 aucune carte ; D06 1 PV et un marqueur sur la première tuile Ziggourat où il y a de la place, par numéro à partir du numéro actuel ; D07 1 PV et un navire selon la règle de préférence ; D09 le jeton Or et une case sur une piste au hasard ; D10 rien ; D11 la tuile Jardin ; D13 une case sur deux pistes différentes au hasard ; D14 2 PV ; D15 3 PV.',
  'A-159':
    'Le premier et le troisième décompte sont ceux de toute la partie, les vôtres compris ; la réinitialisation a lieu à la fin de ce tour.',
  'A-160': 'Une pioche Automate vide est réinitialisée à la fin du tour de l’automate qui en a révélé la dernière carte.',
  'A-161':
    'Une réinitialisation des tuiles Projet Automate prend celles du sac et des numéros ; les tuiles remises dans la réserve après une construction n’en font plus partie.',
  'A-162':
    'Avec l’action D, l’automate qui a une ou deux tuiles Jardin en achète jusqu’à trois en tout (Sarbot avec le symbole Roi : sans limite), pour 1 ressource ou 1 jeton Or chacune, et jamais plus qu’il ne peut en placer.',
  'A-163':
    'L’eau pour un jardin de l’automate suit le plus court chemin par des cases vides, dans la limite de la réserve. L’eau sous le jardin compte ; une tuile Eau déjà placée et sans jardin n’en demande aucune. Pour le dernier critère, c’est d’abord le plus petit nombre de tuiles Eau qui décide, puis le plus petit numéro. La place est cherchée à nouveau pour chaque jardin.',
  'A-164':
    'Si plusieurs chemins pour l’eau se valent, une flèche pointant vers le bas ou le symbole Roi désigne les plus petits numéros, une flèche pointant vers le haut les plus grands. La place du jardin lui-même suit ses propres critères.',
  'A-165':
    'Avec l’action D, l’automate gagne un bonus pour chaque bonus recouvert. Gilgabot et Botmuzi n’en ont pas entre crochets à l’action D ; avec eux, c’est celui indiqué au bas de la carte Automate de gauche.',
  'A-166':
    'Le plus grand groupe de Gilgabot est le plus grand d’une seule couleur qui peut encore grandir, donc de moins de trois projets. À égalité, le numéro actuel décide, puis la case de plus grand numéro.',
  'A-167':
    'Pour Sarbot et Botmuzi, la couleur de l’action B est celle du numéro actuel ou, si elle ne peut pas être placée, des numéros qui suivent.',
  'A-168': 'Si les marqueurs les plus bas ou les plus hauts de l’automate sont à égalité, l’un d’eux est tiré au hasard.',
  'A-169':
    'Le bonus de l’action C du roi ne se gagne qu’avec le symbole Roi et lors de la mise en place, et seulement dans les quartiers 1 à 3.',
  'A-170': 'Dans le port et la Ziggourat, l’action A du roi s’applique ; B, C et D suivent les règles de ces quartiers.',
  'A-171': 'Quand l’automate construit, vous recevez vos récompenses comme de tout joueur, et vous choisissez les pistes.',
  'A-172':
    'Quand vous construisez sur des projets avec des marqueurs de l’automate, il progresse d’une case pour chacun et les marqueurs vont dans sa réserve. Pour S06 et S14, ce sont des marqueurs adverses.',
  'A-173': 'Le deuxième décret du mode Solo peut avoir le même symbole que le premier.',
  'A-174': 'Les tuiles du sac viennent de la réserve commune de 20 projets de chaque couleur.',
  'A-175':
    'La maison du bâtiment de départ de l’automate ne donne aucun bonus de son plateau individuel, seulement le bonus de l’action C du roi.',
  'A-176':
    'Le premier tour de l’automate commence par le décalage des cartes ; les deux révélées lors de la mise en place ne servent qu’à celle-ci.',
  'A-177': 'L’automate n’utilise jamais un 6 ni de l’or pour choisir un quartier, car son Architecte suit les cartes.',
  'A-178': 'L’automate est le premier joueur : chaque manche se termine donc par votre tour.',
  'A-179':
    'Les tuiles Eau n’apportent rien à l’automate ; une caisse vaut 1 jeton Or et est retirée du jeu ; une tuile Capitaine du port vaut {botHarbormasterVp, number} PV.',
  'A-180':
    'Lors du décompte final, l’automate décompte les quartiers 1 à 5 avec compensation, mais ni cartes Urbanisation ni tuiles Capitaine du port ; il l’emporte à égalité.',
  'A-181':
    'Les critères de l’automate s’appliquent dans l’ordre à ce qui est possible ; un critère que rien ne remplit est sauté. « Numéro actuel » désigne la première couleur possible aux numéros, à partir du numéro actuel et en boucle ; si aucun n’en montre une, une couleur au hasard. Un projet de l’action B et une section de la Ziggourat doivent avoir une couleur montrée à un numéro, sinon l’action est impossible. L’action B de Bot~baba parcourt les couleurs par nombre de tuiles Projet Automate, en passant celles qui ne peuvent pas être placées ; à égalité, par numéro actuel. Si l’action B de Gilgabot ne trouve aucun groupe qui puisse grandir, le numéro actuel décide, puis la case de plus grand numéro. Les couleurs aux numéros sont relues pour chaque action.',
  'A-187':
    'Après une construction de l’automate viennent, dans cet ordre, le marqueur Contrôle Automate, la tuile Projet Automate, le bonus du roi et le navire : l’or de la carte Roi peut donc payer le navire.',
  'A-188':
    'L’automate n’achète un jardin que lorsque tous les siens sont placés, un à la fois ; les jardins et l’or gagnés en recouvrant l’eau comptent.',
  'A-189':
    'Si le marqueur le plus haut de l’automate est tout en haut, une progression sur la piste la plus haute est perdue ; aucun autre marqueur n’avance.',
  'A-190': 'Quand deux cartes Automate sont révélées, la première est placée à gauche, la deuxième à droite.',
  'A-191':
    'Chaque critère de l’automate garde toutes les couleurs qui y répondent le mieux parmi celles qui sont possibles : si les marqueurs les plus hauts sont à égalité, leurs deux couleurs restent, et « le plus de tuiles Projet Automate » ne compare que ce qui peut être placé ou construit.',
  'A-192': 'Après chaque décret pris par l’automate, les décrets sont vérifiés de nouveau à partir du premier emplacement.',
  'A-193':
    'Seuls les décomptes complets comptent comme premier et troisième ; une seule réinitialisation suffit si les deux ont lieu pendant le même tour.',
} satisfies Partial<RuleSentences>;
