/** `tabannusi sim` and `tournament`, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** How often a bot failed. */
const times = '{count, plural, one {einmal} other {#-mal}}';

const instead = 'An seiner Stelle hat der Zufall geantwortet.';

export const sim = {
  about: 'Bots viele Partien spielen lassen und sie auswerten',
  playersOption: 'wie viele Spieler',
  gamesOption: 'wie viele Partien',
  seedOption: 'gleicher Startwert, gleiche Partien; ohne ihn wird einer gezogen und angezeigt',
  botsOption:
    'wer spielt, mit Kommas getrennt: {bots}, oder cmd: und der Befehl eines eigenen Programms; sind es zu wenige, werden sie wiederholt',
  botOption: 'ein weiterer Bot; mehrmals möglich, auch mit Kommas darin',
  botTimeOption: 'Millisekunden, die ein eigenes Programm für eine Entscheidung hat',
  jobsOption: 'wie viele Partien gleichzeitig gespielt werden; Standard: eine je Prozessorkern',
  csvOption: 'eine Zeile je Partie und Platz in diese Datei schreiben',
  manyExample: 'tausend Partien zwischen zwei Bots, jedes Mal dieselben',
  soloExample: 'tausend Partien eines Bots gegen den Bot des Solomodus',
  programExample: 'ein eigenes Programm gegen einen unserer Bots',
  soloAlone: '--solo ist eine Partie mit einem Spieler: Lass --players weg.',
  tooManyBots:
    'Für {players, number} Spieler {bots, plural, one {ist # Bot} other {sind # Bots}} genannt. Nenne weniger oder verwende --players.',
  seedForm: 'bis zu {length, number} Zeichen, keine Steuerzeichen',
  botForm: '{bots}, oder cmd: und ein Befehl',

  progress: '{done, number} von {games, number} Partien, {rate, number} je Sekunde, noch {time}',
  slowProgress: '{done, number} von {games, number} Partien, noch {time}',

  title: '{games, plural, one {# Partie} other {# Partien}} mit {players, number} Spielern, Startwert {seed}',
  soloTitle: '{games, plural, one {# Partie} other {# Partien}} gegen {king}, Startwert {seed}',
  interrupted:
    'Abgebrochen: {games, plural, one {# Partie von {ordered, number} wurde zu Ende gespielt und zählt hier.} other {# Partien von {ordered, number} wurden zu Ende gespielt und zählen hier.}}',
  noGames: 'Keine Partie wurde zu Ende gespielt.',
  headBot: 'Bot',
  headGames: 'Partien',
  headWins: 'Siege',
  headWinRate: 'Anteil',
  headInterval: '95-%-Intervall',
  headMean: 'Mittlere SP',
  headSpread: 'Streuung',
  headInPlay: 'Im Spiel',
  whole: '{value, number}',
  tenths: '{value, number, ::.0}',
  hundredths: '{value, number, ::.00}',
  share: '{value, number, ::percent .0}',
  interval: '{low, number, ::percent .0} – {high, number, ::percent .0}',

  decisions: 'Entscheidungen je Partie: im Mittel {mean, number, ::.0}, von {min, number} bis {max, number}.',
  turns: 'Züge je Partie: im Mittel {mean, number, ::.0}, von {min, number} bis {max, number}.',
  sourcesTitle: 'Mittlere SP nach Herkunft',
  source: `{source, select,
    start {Zu Beginn}
    district1 {Bezirk 1} district2 {Bezirk 2} district3 {Bezirk 3} district4 {Bezirk 4 (Hafen)} district5 {Bezirk 5 (Ziggurat)}
    spaces {Boni der Felder} columns {Spaltenboni} mastery {Machtleisten} actionTiles {Aktionsplättchen} ships {Vorteile der Schiffe}
    decrees {Dekrete} urbanCards {Stadtkarten} harbormasters {Hafenmeister}
  }`,
  total: 'Insgesamt',
  useTitle: 'Nutzung: in wie vielen Partien etwas im Spiel war und wie oft jeder Bot es je Partie genutzt hat.',
  useGroup: `{group, select,
    actions {Aktionen} actionTiles {Aktionsplättchen} ships {Schiffe (in Besitz genommen)} harbormasters {Hafenmeister}
    decrees {Dekrete (erfüllt)} zigguratTiles {Zigguratplättchen (in Besitz genommen)} urbanCards {Stadtkarten (am Ende auf der Hand; erfüllt)}
    bonuses {Boni der Felder und des Wassers}
  }`,
  action: `{action, select,
    project {Projekt} construct {Gebäude} gardening {Gartenbau} tile {Aktionsplättchen} ship {Schiff} portHouse {Haus im Hafen}
    zigguratHouse {Haus auf der Ziggurat}
  }`,
  bonus: `{bonus, select,
    bargeDie {Würfel vom Lastenkahn} supplyDie {Würfel aus dem Vorrat} gold {Gold} water {Normales Wasserplättchen}
    specialWater {Spezielles Wasserplättchen} garden {Gartenplättchen} architect {Bewegung des Architekten} refill {Kiste auffüllen}
    claims {Besitzmarker} step {Schritt nach Wahl} projectStep {Schritt in der Farbe des Projekts} project {Weiteres Projektplättchen}
    vp {SP} paidStep {Bezahlter Schritt}
  }`,
  tile: '{number}: {name}',
  printedTile: 'Auf dem Spielplan aufgedruckt: {name}',

  botFault: `{kind, select,
    notStarted {{bot} ließ sich nicht starten oder hat sich nicht richtig gemeldet. Von da an spielt der Zufall an seiner Stelle.}
    slow {{bot} hat nicht rechtzeitig geantwortet, ${times}. ${instead}}
    died {{bot} hat sich von selbst beendet, ${times}. ${instead}}
    illegal {{bot} hat mit etwas geantwortet, das keine der Möglichkeiten war, ${times}. ${instead}}
    refused {{bot} hat mit einem Fehler geantwortet, ${times}. ${instead}}
    garbage {{bot} hat eine Zeile geschrieben, die keine Antwort ist, ${times}. ${instead}}
    wrongId {{bot} hat eine andere Frage beantwortet, ${times}. ${instead}}
    tooLong {{bot} hat eine Zeile von mehr als 1 MiB geschrieben, ${times}. ${instead}}
    gone {{bot} wurde nach zu vielen Fehlern nicht mehr gefragt, ${times}. ${instead}}
  }`,
  botSaid: 'Letzte Meldung vor dem ersten Fehler von {bot}: {text}',
} as const satisfies Translated<typeof en.sim>;

export const tournament = {
  about: 'Bots gegeneinander spielen lassen und einstufen',
  botsOption: 'wer teilnimmt, mit Kommas getrennt, jeder einmal: {bots}',
  gamesOption:
    'wie viele Partien jede Besetzung spielt, aufgerundet, sodass jeder Startwert von jedem Platz gespielt wird; mit --until höchstens',
  iterationsOption: 'wie viele Iterationen ein Bot, der plant, auf eine Frage verwendet; Standard: so viele wie üblich',
  untilOption:
    'weiterspielen, bis klar ist, ob der zuerst genannte Bot mehr oder weniger als diesen Anteil gewinnt: 200 bis 2.000 Partien zu zweit',
  fileOption: 'die Partien in dieser Datei speichern; gibt es sie schon, wird sie fortgesetzt',
  svgOption: 'die Spielstärken als Bild in diese Datei zeichnen',
  ladderExample: 'drei unserer Bots, mit einem Bild ihrer Spielstärken',
  fileExample: 'lässt sich abbrechen und geht mit demselben Befehl weiter',
  untilExample: 'ob builder 65 % seiner Partien gegen apprentice gewinnt',
  untilForm: 'ein Anteil zwischen 0 und 1, etwa 0.65',
  howManyBots: '{bots, plural, one {Genannt ist # Bot} other {Genannt sind # Bots}}; ein Turnier hat {min, number} bis {max, number}.',
  sameBot: '{bot} ist zweimal genannt: Jeder nimmt einmal teil.',
  untilForTwo: '--until gilt für Partien zu zweit: Lass --players weg.',
  tooManyGames: 'Das wären {games, number} Partien; erlaubt sind {limit, number}. Nenne weniger Bots oder weniger Partien.',

  notATournament: 'Die Datei {file} ist kein Turnier; sie wurde nicht geändert.',
  otherProgram:
    'Das Turnier in {file} wurde mit Version {program} dieses Programms begonnen; deren Bots spielen vielleicht anders als die von Version {version}. Die Datei wurde nicht geändert.',
  badTournament: 'Das Turnier in {file} kann nicht fortgesetzt werden: Bei {path} ist die Datei fehlerhaft. Sie wurde nicht geändert.',
  otherTournament:
    'Das Turnier in {file} wurde mit einem anderen Wert für {option} begonnen. Lass die Option weg oder nenne eine andere Datei.',
  otherGames: 'Die Bots spielen jetzt anders als in den Partien von {file}. Die Datei wurde nicht geändert; nenne eine andere.',
  inUse: 'Das Turnier in {file} läuft schon (Prozess {process}). Läuft es nicht mehr, lösche {lock}.',

  title: 'Turnier über {games, plural, one {# Partie} other {# Partien}} mit {players, number} Spielern, Startwert {seed}',
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
} as const satisfies Translated<typeof en.tournament>;

export const bench = {
  about: 'das Programm auf diesem Gerät messen',
  botsAbout: 'zeigen, wie viele Stellungen ein Bot in einem Zug bildet, wie viele Zugenden er beurteilt und wie lange das dauert',
  botsOption: 'welche Bots, mit Kommas getrennt; Standard: alle ({bots})',
  gamesOption: 'wie viele Partien jeder Bot mit sich selbst spielt',
  example: 'zwei Bots, je zwei Partien',
  headTurns: 'Züge',
  headNodes: 'Knoten',
  headLeaves: 'Blätter',
  headMedian: 'Median ms',
  headP95: 'p95 ms',
} as const satisfies Translated<typeof en.bench>;
