/** `tabannusi tournament`, in French. A bot is an ordinateur. */
import type { CliMessages } from '../values.ts';

export const tournament: CliMessages['tournament'] = {
  about: 'faire s’affronter des ordinateurs et calculer leurs cotes',
  botsOption: 'qui participe, séparés par des virgules, chacun une fois : {bots}',
  gamesOption:
    'combien de parties joue chaque tablée, arrondi au-dessus pour que chaque graine soit jouée depuis chaque place ; au plus, avec --until',
  iterationsOption: 'combien d’itérations builder et architect consacrent à une question ; par défaut, autant que d’habitude',
  untilOption:
    'continuer jusqu’à savoir si l’ordinateur nommé en premier gagne plus ou moins que cette part : de 200 à 2 000 parties à deux joueurs',
  fileOption: 'conserver les parties dans ce fichier ; s’il existe déjà, le tournoi reprend là',
  svgOption: 'dessiner les cotes en image dans ce fichier',
  ladderExample: 'trois de nos ordinateurs, avec une image de leurs cotes',
  fileExample: 'peut être interrompu, et reprend avec la même commande',
  untilExample: 'si builder gagne 65 % de ses parties contre apprentice',
  untilForm: 'une part entre 0 et 1, par exemple 0.65',
  howManyBots:
    '{bots, plural, one {# ordinateur est nommé} other {# ordinateurs sont nommés}} ; un tournoi en compte de {min, number} à {max, number}.',
  sameBot: '{bot} est nommé deux fois : chacun participe une fois.',
  untilForTwo: '--until vaut pour les parties à deux joueurs : n’indiquez pas --players.',
  tooManyGames: 'Cela ferait {games, number} parties, et {limit, number} sont permises. Nommez moins d’ordinateurs, ou moins de parties.',

  notATournament: 'Le fichier {file} n’est pas un tournoi, et reste tel quel.',
  otherProgram:
    'Le tournoi du fichier {file} a été commencé par la version {program} de ce programme ; ses ordinateurs jouent peut-être autrement que ceux de la version {version}. Il reste tel quel.',
  badTournament: 'Le tournoi du fichier {file} ne peut pas reprendre, et reste tel quel : il y a une erreur à {path}.',
  otherTournament:
    'Le tournoi du fichier {file} a été commencé avec une autre valeur de {option}. Omettez l’option, ou nommez un autre fichier.',
  otherGames: 'Les ordinateurs jouent désormais autrement que dans les parties du fichier {file}. Il reste tel quel ; nommez-en un autre.',
  inUse: 'Le tournoi du fichier {file} est déjà en cours (processus {process}). Si ce n’est pas le cas, supprimez {lock}.',

  title: 'Tournoi de {games, plural, one {# partie} many {# de parties} other {# parties}} à {players, number} joueurs, graine {seed}',
  brokenOff:
    'Interrompu : {games, plural, one {# partie sur {ordered, number} a été jouée jusqu’au bout, et compte ici.} other {# parties sur {ordered, number} ont été jouées jusqu’au bout, et comptent ici.}}',
  goOn: 'La même commande avec --file {file} reprend ici.',
  scale: 'Cotes sur l’échelle d’Elo, la moyenne de tous étant 0 ; les intervalles sont à 95 %.',
  headRating: 'Cote',
  headMeeting: 'Face à face',
  headAhead: 'Devant',
  rating: '{value, number, ::sign-except-zero .}',
  ratingInterval: '{low, number, ::sign-except-zero .} à {high, number, ::sign-except-zero .}',
  meeting: '{first} – {second}',
  scores: '{first, number, ::.0} : {second, number, ::.0}',
  verdict: `{verdict, select,
    more {{first} contre {second} : gagne plus de {share, number, ::percent .#}.}
    less {{first} contre {second} : gagne moins de {share, number, ::percent .#}.}
    unclear {{first} contre {second} : on ne sait pas si {share, number, ::percent .#} des parties sont gagnées.}
  }`,

  svgTitle: 'La force des ordinateurs',
  svgAxis: 'Cote (Elo, moyenne de tous 0), avec intervalles à 95 %',
};
