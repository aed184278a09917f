/** The reference pages in German: the gallery, which explains every sign, tile, card and piece, and the rules. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** White, yellow and brown share a text. */
const ofBuildings = 'bezahlt Gebäude dieser Farbe; auch die Farbe von Schiffen, einem Bereich der Ziggurat und einer Machtleiste';

export const glossary = {
  about: 'Alles, was auf dem Tisch gezeichnet ist, am Mittag und im Fackelschein, mit seiner Bedeutung.',
  contents: 'Inhalt',
} as const satisfies Translated<typeof en.glossary>;

export const piece = {
  signs: 'Zeichen',
  colours: 'Farben',
  players: 'Spieler',
  dice: 'Würfel',
  barges: 'Lastenkähne',
  projects: 'Projekte',
  buildings: 'Gebäude',
  water: 'Wasser',
  gardens: 'Gärten',
  ships: 'Schiffe',
  crates: 'Kisten',
  harbormasters: 'Hafenmeister',
  ziggurat: 'Ziggurat',
  zigguratTiles: 'Zigguratplättchen',
  mastery: 'Machtleisten',
  decrees: 'Dekrete',
  timeTrack: 'Zeitleiste',
  pawns: 'Architekten und Assistenten',
  markers: 'Besitzmarker',
  houses: 'Häuser',
  urbanCards: 'Stadtkarten',
  specialWater: 'Spezielle Wasserplättchen',
  actionTiles: 'Aktionsplättchen',
  bonuses: 'Boni',
  botSigns: 'Zeichen des Bots',
  automaCards: 'Automa-Karten',
  kingCards: 'Königskarten',
  automaUrbanCards: 'Automa-Stadtkarten',
  numberTiles: 'Nummernplättchen',
  bag: 'Beutel',
} as const satisfies Translated<typeof en.piece>;

export const meaning = {
  signs: 'Aus diesen Zeichen setzen sich Boni, Plättchen und Karten zusammen. Eine Zahl neben einem Zeichen sagt, wie viele es sind.',
  colours:
    'Die fünf Farben der Ressourcen. Jede hat ein Zeichen, und die Augen ihrer Würfel haben eine eigene Form, sodass man keine Farbe am Farbton allein erkennen muss.',
  players: 'Jeder Spieler hat eine Farbe und eine Form, die alle seine Spielteile tragen.',
  dice: 'Ein Würfel ist eine Ressource seiner Farbe. Auf einem Lastenkahn zeigt er seinen Wert, danach das Zeichen seiner Farbe.',
  barges: 'In jedem Bezirk liegt ein Lastenkahn mit den Würfeln einer Farbe: der Farbe der lokalen Ressource.',
  projects: 'Ein Projekt bereitet ein Gebäude seiner Farbe vor. Der Besitzmarker darauf gehört dem Spieler, der es gelegt hat.',
  buildings: 'Gebäude der Größe 1, 2 und 3. Das Haus darauf zeigt jeweils, wem es gehört.',
  water: 'Gärten werden auf Wasser gelegt. Alle normalen Wasserplättchen sind gleich.',
  gardens: 'Ein Garten liegt auf Wasser und trägt den Besitzmarker des Spielers, dem er gehört.',
  ships:
    'Die Masten sind die Größe des Schiffs, die Segel seine Farbe, die Zeichen darunter sein Vorteil. Die Marker am Rumpf sind die der Spieler, die es in Besitz genommen haben. Aufgedruckte Schiffe haben nur einen Umriss.',
  crates: 'Eine Kiste enthält eine Ressource ihrer Farbe, solange sie offen liegt.',
  harbormasters:
    'Sechs Hafenmeister liegen im Hafen, an jeder Zeile und Spalte von Schiffen einer. Die Zeichen zeigen, was sein Einsatz bringt.',
  ziggurat: 'Drei Bereiche mit je sechs Plätzen für Häuser. Ein Pfeil ist ein Schritt auf der Leiste seiner Farbe, ein Barren 1 Gold.',
  zigguratTiles: 'Die Zeichen oben zeigen, was zählt. Darunter sind die drei Besitzfelder mit ihren SP.',
  mastery:
    'Drei Leisten mit den Machtmarkern der Spieler. Links stehen die Gebäudewerte, auf den Feldern und rechts Boni. Die blauen Linien zählen für Zigguratplättchen Z03 und Schiff S10.',
  decrees:
    'Links ist das Symbol, dann folgt, was das Dekret verlangt, und rechts, was es bringt. Ein Besitzmarker zeigt, wer es erfüllt hat.',
  timeTrack: 'Die Zeitleiste zählt mit Gold die Bezirkswertungen des Spiels.',
  pawns: 'Jeder Spieler hat zwei Figuren, die in den Bezirken stehen.',
  markers: 'Besitzmarker und Machtmarker haben Farbe und Form ihres Spielers.',
  houses: 'Häuser stehen auf Gebäuden, im Hafen und in der Ziggurat, die noch nicht eingesetzten auf dem Spielertableau.',
  urbanCards: 'Jede Reihe zeigt die Häuser, die die Karte in einem Bezirk verlangt, der Lorbeer ihre SP.',
  specialWater:
    'Ein spezielles Wasserplättchen hat einen goldenen Rand. Es wird wie ein normales gelegt; seinen Bonus erhält, wer einen Garten darauf legt.',
  actionTiles: 'Jedes Aktionsplättchen ist eine Aktion des Bezirks, in dem es liegt.',
  bonuses: 'Boni sind auf Felder, Leisten und spezielle Wasserplättchen gedruckt.',
  botSigns: 'Automa-Karten und Königskarten haben außerdem diese Zeichen.',
  automaCards:
    'Oben ist die Zahl der Karte, darunter sind drei Aktionen, jede mit Symbol und Nummer, rechts ist der große Pfeil, unten der Bonus.',
  kingCards:
    'Eine Königskarte sagt Aktion für Aktion, was der Bot beim Königssymbol tut und welchen Bonus er erhält. Der Pfeil bei C gilt für den Spielaufbau.',
  automaUrbanCards: 'Unter jedem Bezirk steht die Zahl seiner Automa-Besitzmarker.',
  numberTiles: 'Bei jeder Nummer liegen Automa-Projektplättchen. Das oberste zeigt die Farbe, eine Zahl sagt, wie viele es sind.',
  bag: 'Aus dem Beutel werden Automa-Projektplättchen gezogen. Die Zahlen sagen, wie viele jeder Farbe darin sind.',
} as const satisfies Translated<typeof en.meaning>;

export const sign = {
  project: 'Projekt: eines legen, oder ein weiteres derselben Farbe',
  building: 'Gebäude, oder eines errichten',
  house: 'Haus',
  ziggurat: 'Haus in der Ziggurat, oder eines dort einsetzen',
  water: 'normales Wasserplättchen',
  specialWater: 'spezielles Wasserplättchen',
  garden: 'Gartenplättchen',
  gardening: 'Gartenbau',
  gold: 'Gold',
  marker: 'Besitzmarker',
  die: 'einen Würfel nehmen',
  anyDie: 'Würfel beliebiger Farbe aus dem Vorrat',
  refill: 'eine Kiste auffüllen',
  card: 'Stadtkarte',
  tile: 'Aktionsplättchen',
  decree: 'Dekret',
  architect: 'den Architekten in einen beliebigen Bezirk bewegen',
  assistant: 'Assistent',
  harbormaster: 'Hafenmeister',
  ship: 'Schiff, oder eines in Besitz nehmen',
  step: 'Schritt auf einer Machtleiste nach Wahl',
  projectStep: 'Schritt auf der Leiste in der Farbe des Projekts',
  paidStep: 'Schritt auf einer Leiste für 1 Ressource ihrer Farbe',
  blueLine: 'blaue Linie der Machtleisten',
  lose: 'das geht verloren',
  vp: 'Siegpunkte (SP): so viele, wie die Zahl angibt',
  startPlayer: 'Startspieler',
  trackStep: 'Schritt auf der Machtleiste dieser Farbe',
} as const satisfies Translated<typeof en.sign>;

export const mark = {
  white: 'Weiß: ein Ring',
  yellow: 'Gelb: eine Gerstenähre',
  brown: 'Braun: Lagen von Ziegeln',
  blue: 'Blau: Wellen',
  green: 'Grün: ein Blatt',
} as const satisfies Translated<typeof en.mark>;

export const use = {
  white: ofBuildings,
  yellow: ofBuildings,
  brown: ofBuildings,
  blue: 'kauft Wasserplättchen',
  green: 'kauft Gartenplättchen',
} as const satisfies Translated<typeof en.use>;

export const shape = {
  purple: 'Violett: ein Dreieck',
  orange: 'Orange: eine Scheibe',
  red: 'Rot: ein Quadrat',
  black: 'Schwarz: eine Raute',
} as const satisfies Translated<typeof en.shape>;

export const single = {
  crateUp: 'offen',
  crateDown: 'verdeckt',
  goldLeft: 'Gold, das noch da ist',
  goldTaken: 'leeres Feld: das Gold wurde genommen',
  architect: 'Architekt: größer, mit einem Stab',
  assistant: 'Assistent: kleiner, mit einem Korb',
  urbanBack: 'Rückseite einer Stadtkarte',
  down: 'Pfeil nach unten: das erlaubte Feld mit der niedrigsten Nummer',
  up: 'Pfeil nach oben: das erlaubte Feld mit der höchsten Nummer',
  king: 'Königssymbol: was die Königskarte sagt',
  lowestStep: 'Schritt auf der niedrigsten Leiste des Bots',
  highestStep: 'Schritt auf der höchsten Leiste des Bots',
  colourStep: 'Schritt auf der Leiste in der Farbe des Projekts oder Gebäudes',
  openCards: 'die beiden offenen Karten: links und rechts',
  automaCard: 'Automa-Karte {automaCard, number}',
  automaDeck: 'Automa-Stapel',
  automaDeckMeans:
    'Die Zahl zählt die übrigen Karten. Die beiden Ringe stehen für das Zurücksetzen nach Wertungen; ist es geschehen, ist der Ring golden.',
} as const satisfies Translated<typeof en.single>;

export const rules = {
  search: 'In den Regeln suchen',
  found: '{count, plural, =0 {Keine Regel sagt das.} one {# Regel} other {# Regeln}}',
  chapters: 'Kapitel',
  linkTo: 'Verweis auf {rule}',
} as const satisfies Translated<typeof en.rules>;

export const chapter = {
  components: 'Spielmaterial',
  setUp: 'Spielaufbau',
  keyConcepts: 'Grundbegriffe',
  turn: 'Der Spielzug',
  actions: 'Aktionen',
  freeActions: 'Freie Aktionen',
  scoring: 'Bezirkswertung',
  gameEnd: 'Spielende',
  bonuses: 'Boni',
  tilesAndCards: 'Plättchen und Karten',
  solo: 'Solo',
  contradictions: 'Entscheidungen, wo sich die Anleitungen widersprechen',
  gaps: 'Entscheidungen, wo die Anleitungen schweigen',
} as const satisfies Translated<typeof en.chapter>;
