/** `tabannusi tournament`, in German. */
import type { CliMessages } from '../values.ts';

export const tournament: CliMessages['tournament'] = {
  about: 'Bots gegeneinander spielen lassen und einstufen',
  botsOption: 'wer teilnimmt, mit Kommas getrennt, jeder einmal: {bots}',
  gamesOption:
    'wie viele Partien jede Besetzung spielt, aufgerundet, sodass jeder Startwert von jedem Platz gespielt wird; mit --until höchstens',
  iterationsOption: 'wie viele Iterationen builder und architect auf eine Frage verwenden; sonst so viele wie üblich',
  untilOption:
    'weiterspielen, bis klar ist, ob der zuerst genannte Bot mehr oder weniger als diesen Anteil gewinnt: 200 bis 2.000 Partien zu zweit',
  fileOption: 'die Partien in dieser Datei aufbewahren; gibt es sie schon, geht es von dort weiter',
  svgOption: 'die Spielstärken als Bild in diese Datei zeichnen',
  ladderExample: 'drei unserer Bots, mit einem Bild ihrer Spielstärken',
  fileExample: 'lässt sich abbrechen und geht mit demselben Befehl weiter',
  untilExample: 'ob builder 65 % seiner Partien gegen apprentice gewinnt',
  untilForm: 'ein Anteil zwischen 0 und 1, etwa 0.65',
  howManyBots: '{bots, plural, one {Genannt ist # Bot} other {Genannt sind # Bots}}; ein Turnier hat {min, number} bis {max, number}.',
  sameBot: '{bot} ist zweimal genannt: Jeder nimmt einmal teil.',
  untilForTwo: '--until gilt für Partien zu zweit: Lass --players weg.',
  tooManyGames: 'Das wären {games, number} Partien; erlaubt sind {limit, number}. Nenne weniger Bots oder weniger Partien.',

  notATournament: 'Die Datei {file} ist kein Turnier und bleibt, wie sie ist.',
  otherProgram:
    'Das Turnier in {file} hat Version {program} dieses Programms begonnen; deren Bots spielen vielleicht anders als die von Version {version}. Es bleibt, wie es ist.',
  badTournament: 'Das Turnier in {file} kann nicht weitergehen und bleibt, wie es ist: Bei {path} stimmt etwas nicht.',
  otherTournament:
    'Das Turnier in {file} wurde mit einem anderen Wert für {option} begonnen. Lass die Option weg oder nenne eine andere Datei.',
  otherGames: 'Die Bots spielen jetzt anders als in den Partien von {file}. Die Datei bleibt, wie sie ist; nenne eine andere.',
  inUse: 'Das Turnier in {file} läuft schon (Prozess {process}). Stimmt das nicht, lösche {lock}.',

  title: 'Turnier über {games, plural, one {# Partie} other {# Partien}} mit {players, number} Spielern, Startwert {seed}',
  brokenOff:
    'Abgebrochen: {games, plural, one {# Partie von {ordered, number} wurde zu Ende gespielt und zählt hier.} other {# Partien von {ordered, number} wurden zu Ende gespielt und zählen hier.}}',
  goOn: 'Derselbe Befehl mit --file {file} macht hier weiter.',
  scale: 'Spielstärken nach Elo, der Durchschnitt aller Bots ist 0; die Intervalle sind 95-%-Intervalle.',
  headRating: 'Stärke',
  headMeeting: 'Gegeneinander',
  headAhead: 'Voraus',
  rating: '{value, number, ::sign-except-zero .}',
  ratingInterval: '{low, number, ::sign-except-zero .} bis {high, number, ::sign-except-zero .}',
  meeting: '{first} – {second}',
  scores: '{first, number, ::.0} : {second, number, ::.0}',
  verdict: `{verdict, select,
    more {{first} gegen {second}: gewinnt mehr als {share, number, ::percent .#}.}
    less {{first} gegen {second}: gewinnt weniger als {share, number, ::percent .#}.}
    unclear {{first} gegen {second}: nicht klar, ob {share, number, ::percent .#} gewonnen werden.}
  }`,

  svgTitle: 'Wie stark die Bots sind',
  svgAxis: 'Spielstärke (Elo, Durchschnitt aller 0) mit 95-%-Intervallen',
};
