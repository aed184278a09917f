/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Votre tour a trois phases : prenez un dé et déplacez votre Architecte ; effectuez jusqu’à deux actions ; vérifiez s’il y a un décompte et déplacez votre Assistant.',
  'TURN-02':
    'À votre premier tour, placez d’abord votre Architecte et votre Assistant dans un quartier de votre choix, tous deux dans le même.',
  'TURN-03': 'Vous devez prendre un dé sur la barge du quartier de votre Assistant.',
  'TURN-04': 'Votre Architecte se rend ensuite dans le quartier dont le numéro est la valeur de ce dé.',
  'TURN-05': 'Si la valeur est le numéro du quartier où se trouve déjà votre Architecte, il y reste.',
  'TURN-06': 'Après avoir pris le dé, vous pouvez payer 1 jeton Or : votre Architecte se rend alors dans le quartier de votre choix.',
  'TURN-07':
    'Si vous prenez un 6, votre Architecte se rend dans un quartier de votre choix dont aucun autre dé de cette barge n’indique le numéro.',
  'TURN-08': 'Sans payer d’or, vous ne pouvez pas prendre un 6 pour aller dans un quartier accessible avec un autre dé de cette barge.',
  'TURN-09': 'Vous pouvez effectuer zéro, une ou deux actions du quartier de votre Assistant, même deux fois la même.',
  'TURN-10': 'D’autres effets peuvent encore déplacer votre Architecte avant la fin du tour.',
  'TURN-11': 'À la fin de votre tour, chaque quartier dont la barge est vide est décompté, dans l’ordre de votre choix.',
  'TURN-12': 'Ensuite, votre Assistant rejoint votre Architecte, et c’est au joueur suivant, dans le sens horaire, de jouer.',

  'FREE-01': 'Vous pouvez effectuer des actions gratuites autant de fois que vous le voulez et à tout moment de votre tour.',
  'FREE-02': 'Action gratuite : remplissez une caisse contre une ressource de n’importe quelle couleur, chaque caisse une fois par tour.',
  'FREE-03': 'Une caisse ne peut pas payer le remplissage d’une caisse, pas même d’une autre.',
  'FREE-04': 'Action gratuite : décomptez autant de décrets que vous le voulez parmi ceux dont vous remplissez les conditions.',
  'FREE-05': 'Un décret que vous décomptez quitte le plateau et reste chez vous ; vous en gagnez aussitôt les bonus.',
} satisfies Partial<RuleSentences>;

/** Rulings on Mastery, the turn, free Actions, dice, Crates and payments. */
export const rulingsOnTurnAndGoods = {
  'C-16':
    'Progresser d’une case donne le bonus indiqué à droite du niveau atteint si le marqueur était, avant cela, votre plus bas ou l’un des plus bas à égalité ; avec les trois tout en bas, n’importe lequel le donne. Selon une option de la partie, on ne le gagne que si la hauteur de votre marqueur le plus bas augmente.',
  'C-17':
    'Les bonus indiqués à droite sont de l’or, des marqueurs Contrôle, des PV ou rien. Les dés n’existent que comme bénéfices sur une piste.',
  'C-18':
    'Une colonne de votre plateau individuel se compose des trois rangées colorées ; la rangée inférieure n’en fait pas partie. Les deux dernières colonnes ont un bonus.',
  'C-19': 'En payant, vous pouvez remplir chaque caisse une fois lors de chacun de vos tours, et plusieurs caisses dans un même tour.',
  'C-20': 'Un remplissage se paie avec un dé de n’importe quelle couleur ou avec 1 jeton Or, jamais avec une caisse.',
  'C-21': 'Une caisse peut payer tout coût de sa couleur qui survient pendant votre tour, et pas seulement celui des actions.',
  'C-22':
    'La couleur de vos dés compte ; seule leur valeur cesse de compter une fois que vous les avez. L’automate seul ignore les couleurs.',
  'C-23': 'Une ressource de n’importe quelle couleur vient toujours de la réserve générale, jamais d’une barge.',
  'C-24': 'Un 6 se compare aux dés qui se trouvent sur la barge pendant ce tour, et à rien d’autre.',

  'A-10':
    'Si les autres dés de la barge indiquent les cinq quartiers, vous ne pouvez prendre un 6 que si vous avez 1 jeton Or et le payez.',
  'A-11': 'Les autres 6 de la barge n’interdisent aucun quartier : seules les valeurs 1 à 5 comptent.',
  'A-12': 'Avec un 6, votre Architecte peut rester dans son quartier, si aucun autre dé de la barge n’indique ce numéro.',
  'A-13': 'Un 6 se compare aux dés qui restent sur la barge après que vous l’avez pris.',
  'A-14':
    'Le nombre de dés d’une couleur ne change jamais, mais un dé de la couleur décomptée que vous prenez dans la réserve générale à l’étape 2 du décompte reste chez vous et n’est pas lancé à l’étape 4. Il revient toujours assez de dés pour qu’aucune barge ne soit vide au début d’un tour. Si vous videz vous-même la barge de votre quartier avant de prendre le dé du tour, vous n’en prenez pas : l’Architecte reste, ou se déplace pour 1 jeton Or, et le quartier est décompté à la fin du tour.',
  'A-15':
    'Un décompte relance toujours au moins un dé : il en manque un par joueur au plus, et il y a plus de dés d’une couleur que de joueurs.',
  'A-16':
    'Un quartier dont la barge a été vidée par un dé gagné en bonus est décompté comme un autre, même si c’est un adversaire qui a gagné le dé pendant votre tour. Vous prenez le jeton Or.',
  'A-17': 'Vous devez prendre un dé ; aucune action n’est obligatoire.',
  'A-18':
    'Vous pouvez effectuer des actions gratuites avant le dé. Le dé vient tout de même de la barge du quartier de votre Assistant et déplace votre Architecte, où qu’il soit allé.',
  'A-19': 'Pour 1 jeton Or, votre Architecte peut aussi rester dans le quartier où vous êtes.',
  'A-20': 'L’or du déplacement de votre Architecte ne peut être remplacé par rien d’autre.',
  'A-21':
    'Vous pouvez effectuer des actions gratuites et utiliser des tuiles Capitaine du port avant le dé ; avant, entre et après les actions ; entre deux parties d’une action Jardinage ; chaque fois qu’un paiement vous est demandé ; et, lors d’une construction, après toutes les récompenses, avant les effets facultatifs. Vous ne le pouvez pas entre la prise du dé et le déplacement de votre Architecte, entre les autres étapes d’une action, au milieu d’un effet, pendant qu’un autre joueur décide, ni pendant un décompte. Tant qu’un paiement est demandé, rien n’est proposé qui place ou déplace une maison ou un marqueur Contrôle (D01, D06, D07, D10, B6, B8), et un remplissage seulement si vous pouvez encore payer. B7 ne s’utilise que lors du paiement d’une construction.',
  'A-22':
    'Le dernier moment pour vos actions gratuites est avant la vérification du décompte ; une fois votre tour terminé, il n’y en a plus.',
  'A-23': 'L’or peut payer un remplissage, puisqu’il remplace n’importe quelle ressource. Une option de la partie l’interdit.',
  'A-24':
    'Les caisses et l’or peuvent aussi payer là où l’on demande une ressource de n’importe quelle couleur (S13, S14) ou de l’une de trois couleurs (la case de Maîtrise payante) ; seul un remplissage n’accepte pas de caisse. Si de l’or paie la case de Maîtrise payante, vous choisissez la piste.',
  'A-25':
    'Avec le navire S03, un paiement remplit jusqu’à deux caisses. Chaque caisse ne peut toujours être remplie par paiement qu’une fois par tour ; les remplissages donnés par des bonus ne comptent pas.',
  'A-26': 'Vous pouvez dépenser une caisse, la remplir et la dépenser à nouveau dans un même tour, car seul le remplissage est limité.',
  'A-27': 'Rien ne vous donne une caisse face cachée.',
  'A-28': 'Vous ne pouvez pas défausser une caisse pour faire de la place à une cinquième.',
  'A-29': 'Si vous gagnez une ressource d’une couleur dont la barge est vide, vous ne gagnez rien, pas même un dé de la réserve générale.',
  'A-30': 'Si plusieurs dés de la barge ont la plus haute valeur, peu importe lequel vous gagnez.',
  'A-31': 'Le nombre de dés que vous pouvez avoir n’est pas limité.',
  'A-32':
    'Vous choisissez quels dés, caisses face visible et jetons Or servent à payer. Un paiement se fait en une fois avec ce que vous avez à ce moment : une caisse n’y paie qu’une fois. Vous ne pouvez commencer que ce que vous pouvez payer en entier (une construction : avec l’aide de B7) ; faites donc d’abord le remplissage nécessaire, et ayez l’or pour un 6 avant de le prendre. De deux caisses de même couleur, c’est celle qui n’a pas encore été remplie ce tour-ci qui paie.',
  'A-182':
    'Pendant que vous payez un remplissage, vous ne pouvez pas effectuer d’autre action gratuite. Vous n’y perdez rien : vous pouvez la faire juste avant ou juste après.',
  'A-183':
    'Quand votre tour commence, la barge de votre quartier n’est jamais vide : une partie demande plus de dés de chaque couleur que de joueurs, sans quoi la barge pourrait rester vide pour de bon. Si vous en prenez le dernier dé grâce à un bonus avant de prendre le dé du tour, vous ne prenez pas de dé.',
  'A-186':
    'Un paiement qui n’est possible que d’une seule façon se fait sans rien vous demander, et l’on ne peut rien faire entre-temps. Seul le paiement d’une ressource de n’importe quelle couleur (S13, S14) vous laisse toujours effectuer d’abord des actions gratuites et utiliser des tuiles Capitaine du port. B7 est utilisée sans rien vous demander si la construction choisie ne peut pas être payée autrement.',

  'A-75':
    'Un marqueur Maîtrise tout en haut ne progresse plus et ne gagne rien ; si vous avez le choix, vous devez choisir une autre piste. Une progression impossible ne rend jamais interdite une case, une action ou une carte. Si vous deviez progresser de deux cases sur une piste où il ne reste qu’un niveau, vous progressez d’une.',
  'A-76': 'Le bonus indiqué à droite est celui du niveau atteint, et non du niveau quitté.',
  'A-77':
    'Si une progression donne un bonus indiqué à droite et un bénéfice sur la piste, vous gagnez les deux, le bonus indiqué à droite en premier.',
  'A-78': 'Une progression de deux cases se fait case par case, et chaque case atteinte donne ce qui lui revient.',
  'A-79':
    'Une ligne bleue se trouve entre deux niveaux ; un marqueur l’a franchie quand il est au-dessus. S10 compte chaque franchissement, Z03 la position des trois marqueurs.',
  'A-80': 'Ce que vous gagnez pendant le tour d’un autre joueur, vous le gagnez aussitôt, et c’est vous qui faites les choix.',
} satisfies Partial<RuleSentences>;
