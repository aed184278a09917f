/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnTilesAndCards = {
  'C-51': 'Ce que S10 et Z03 comptent, ce sont les lignes bleues tracées en travers des pistes de Maîtrise.',
  'C-52': 'Pour D05, D06 et D07, une maison dans la Ziggourat compte dans la couleur de sa section.',
  'C-53': 'D10 vous permet de déplacer jusqu’à 2 maisons : une seule ou aucune est donc possible.',
  'C-54':
    'Pour D11, vous choisissez les deux tuiles Eau spéciales parmi celles qui sont visibles ; puis l’offre est complétée. S’il y en a moins de deux, des tuiles Eau ordinaires remplacent les autres.',
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
  'A-95':
    'S’il reste moins de deux cartes Urbanisation, vous piochez celles-là ; vous pouvez tout de même ignorer des maisons. La carte que vous placez sous la pioche n’est connue que de vous.',
  'A-96':
    'Vos maisons sont attribuées à vos cartes Urbanisation de la façon qui vous rapporte le plus de PV par ces cartes et Z09 réunies. Une maison ignorée peut être de n’importe quel quartier demandé par la carte.',
  'A-97':
    'Avant la fin, Z09 ne compte que vos décrets décomptés, car compter des cartes secrètes les révélerait. Lors du décompte final, elle compte aussi vos cartes Urbanisation accomplies.',
  'A-98': 'Vous pouvez utiliser une tuile Capitaine du port dès le tour où vous la gagnez, mais jamais pendant le tour d’un autre joueur.',
  'A-99':
    'B7 vous épargne une ressource au choix du coût d’une construction, locale ou de la couleur des projets, mais pas l’or du navire, et rien dans le port ou la Ziggourat. Vous l’utilisez au moment de payer ; une construction que vous ne pouvez payer qu’avec B7 est permise.',
  'A-100':
    'B5 peut utiliser n’importe laquelle des six tuiles Action, où que soit votre Assistant, et n’est pas l’une de vos deux actions.',
  'A-101':
    'Le marqueur Contrôle pour B6, B8, D06 et D07 vient de votre zone Joueur et ne coûte pas d’or. Le navire peut avoir n’importe quelle taille mais ne doit pas porter votre marqueur ; la tuile Ziggourat doit avoir un emplacement Contrôle sans votre marqueur. S01 et S15 agissent aussi pour ces navires.',
  'A-102': 'Les deux cases de B1 se gagnent toutes deux sur une même piste ou sur deux pistes différentes, au choix.',
  'A-103': 'Les trois tuiles Capitaine du port mises de côté sont cachées ; seul D15 en fait entrer une en jeu.',
  'A-104': 'Les tuiles Capitaine du port non utilisées ajoutent leurs 3 PV chacune avant que les égalités ne soient départagées.',
  'A-105':
    'Les gains sans choix (or, PV, marqueurs Contrôle, tuiles d’une réserve, cases de Maîtrise d’une couleur fixée ; bonus découverts, de colonne, du port et de la Ziggourat ; compensations) sont automatiques, dans la mesure du possible. Les cases de Maîtrise au choix, les dés de la réserve générale et l’eau de l’offre doivent être pris si vous le pouvez. Vous pouvez refuser le bonus d’une case sous votre projet ou votre jardin, même lors de la mise en place ; la case de Maîtrise donnée par un jardin ; les remplissages, les déplacements de l’Architecte, les autres projets et les options payantes ; la maison de D01, les marqueurs Contrôle de D06, D07, B6 et B8, les déplacements de D10. On ne vous demande si vous refusez en entier le bonus d’une case que pour les dés d’une barge, les déplacements de l’Architecte, les autres projets et les cases de Maîtrise payantes, ou là où vous avez de toute façon un choix à faire. Ce qui est impossible est sauté et n’interdit rien d’autre, sauf si une règle le dit. Une tuile Action, une tuile Capitaine du port ou une action Jardinage qui ne changerait rien n’est pas proposée ; une action Jardinage comprend au moins un achat ou un placement.',
} satisfies Partial<RuleSentences>;
