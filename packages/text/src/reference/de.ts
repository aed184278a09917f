/** The reference pages in German: the gallery, which explains every sign, tile, card and piece, and the rules. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** White, yellow and brown share a text. */
const ofBuildings = 'bezahlt Gebäude dieser Farbe; auch die Farbe von Schiffen, einem Bereich der Ziggurat und einer Machtleiste';

export const glossary = {
  about: 'Alles, was auf dem Tisch liegt, und was es bedeutet, im hellen und im dunklen Design.',
  contents: 'Inhalt',
} as const satisfies Translated<typeof en.glossary>;

export const piece = {
  signs: 'Symbole',
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
  botSigns: 'Symbole des Bots',
  automaCards: 'Automa-Karten',
  kingCards: 'Königskarten',
  automaUrbanCards: 'Automa-Stadtkarten',
  numberTiles: 'Nummernplättchen',
  bag: 'Beutel',
} as const satisfies Translated<typeof en.piece>;

export const meaning = {
  signs: 'Boni, Plättchen und Karten bestehen aus diesen Symbolen. Eine Zahl neben einem Symbol gibt die Menge an.',
  colours:
    'Die fünf Farben der Ressourcen. Jede hat ein eigenes Symbol und eine eigene Form der Würfelaugen. So erkennst du sie auch ohne Farben.',
  players: 'Jeder Spieler hat eine Farbe und eine Form. Sein gesamtes Spielmaterial zeigt beides.',
  dice: 'Ein Würfel ist eine Ressource seiner Farbe. Auf einem Lastenkahn zeigt er seinen Wert, nach dem Nehmen das Symbol seiner Farbe.',
  barges: 'In jedem Bezirk liegt ein Lastenkahn mit den Würfeln einer Farbe: der Farbe der lokalen Ressource.',
  projects: 'Ein Projekt bereitet ein Gebäude seiner Farbe vor. Der Besitzmarker darauf gehört dem Spieler, der es gelegt hat.',
  buildings: 'Gebäude der Größe 1, 2 und 3. Das Haus darauf zeigt jeweils, wem es gehört.',
  water: 'Gärten werden auf Wasser gelegt. Alle normalen Wasserplättchen sind gleich.',
  gardens: 'Ein Garten liegt auf Wasser und trägt den Besitzmarker des Spielers, dem er gehört.',
  ships:
    'Die Masten zeigen die Größe des Schiffs, die Segel seine Farbe, die Symbole darunter seinen Vorteil. Die Marker am Rumpf zeigen, wer es in Besitz genommen hat. Aufgedruckte Schiffe haben nur einen Umriss.',
  crates: 'Eine Kiste enthält eine Ressource ihrer Farbe, solange sie offen liegt.',
  harbormasters:
    'Sechs Hafenmeister liegen im Hafen, an jeder Zeile und Spalte von Schiffen einer. Die Symbole zeigen, was er bringt, wenn du ihn einsetzt.',
  ziggurat:
    'Drei Bereiche mit je sechs Plätzen für Häuser. Ein Pfeil ist ein Schritt auf der Machtleiste seiner Farbe, ein Barren ist 1 Gold.',
  zigguratTiles: 'Die Symbole oben zeigen, was zählt. Darunter stehen die drei Besitzfelder mit ihren SP.',
  mastery:
    'Drei Machtleisten mit den Machtmarkern der Spieler. Links stehen die Gebäudewerte, auf den Feldern und rechts Boni. Die blauen Linien zählen für Zigguratplättchen Z03 und Schiff S10.',
  decrees: 'Von links nach rechts: das Symbol, die Bedingungen und was das Dekret bringt. Ein Besitzmarker zeigt, wer es erfüllt hat.',
  timeTrack: 'Das Gold der Zeitleiste zählt die Bezirkswertungen des Spiels.',
  pawns: 'Jeder Spieler hat zwei Figuren, die in den Bezirken stehen.',
  markers: 'Besitzmarker und Machtmarker haben Farbe und Form ihres Spielers.',
  houses: 'Häuser stehen auf Gebäuden, im Hafen und auf der Ziggurat. Die übrigen warten auf dem Spielertableau.',
  urbanCards: 'Jede Zeile zeigt, wie viele Häuser die Karte in einem Bezirk verlangt, der Lorbeer ihre SP.',
  specialWater:
    'Ein spezielles Wasserplättchen hat einen goldenen Rand. Es wird wie ein normales gelegt; seinen Bonus erhält, wer einen Garten darauf legt.',
  actionTiles: 'Jedes Aktionsplättchen ist eine weitere Aktion des Bezirks, in dem es liegt.',
  bonuses: 'Boni sind auf Felder, Machtleisten und spezielle Wasserplättchen gedruckt.',
  botSigns: 'Automa-Karten und Königskarten haben außerdem diese Symbole.',
  automaCards:
    'Oben steht die Zahl der Karte, darunter drei Aktionen, jede mit Symbol und Nummer. Rechts ist der große Pfeil, unten der Bonus.',
  kingCards:
    'Eine Königskarte sagt Aktion für Aktion, was der Bot beim Königssymbol tut und welchen Bonus er erhält. Der Pfeil bei C gilt für den Spielaufbau.',
  automaUrbanCards: 'Unter jedem Bezirk steht die Zahl seiner Automa-Besitzmarker.',
  numberTiles: 'Bei jeder Nummer liegen Automa-Projektplättchen. Das oberste zeigt die Farbe, eine Zahl die Menge.',
  bag: 'Aus dem Beutel werden Automa-Projektplättchen gezogen. Die Zahlen zeigen, wie viele jeder Farbe noch darin sind.',
} as const satisfies Translated<typeof en.meaning>;

export const sign = {
  project: 'Projekt legen (auch: ein weiteres derselben Farbe)',
  building: 'Gebäude (auch: eines errichten)',
  house: 'Haus',
  ziggurat: 'Haus auf der Ziggurat (auch: eines einsetzen)',
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
  ship: 'Schiff (auch: eines in Besitz nehmen)',
  step: 'Schritt auf einer Machtleiste nach Wahl',
  projectStep: 'Schritt auf der Machtleiste in der Farbe des Projekts',
  paidStep: 'Schritt auf einer Machtleiste für 1 Ressource ihrer Farbe',
  blueLine: 'blaue Linie der Machtleisten',
  lose: 'das verlierst du',
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
  goldLeft: 'Gold, das noch auf der Zeitleiste liegt',
  goldTaken: 'leeres Feld: Das Gold wurde genommen',
  architect: 'Architekt: größer, mit einem Stab',
  assistant: 'Assistent: kleiner, mit einem Korb',
  urbanBack: 'Rückseite einer Stadtkarte',
  down: 'Pfeil nach unten: das zulässige Feld mit der niedrigsten Nummer',
  up: 'Pfeil nach oben: das zulässige Feld mit der höchsten Nummer',
  king: 'Königssymbol: was die Königskarte sagt',
  lowestStep: 'Schritt mit dem niedrigsten Machtmarker des Bots',
  highestStep: 'Schritt mit dem höchsten Machtmarker des Bots',
  colourStep: 'Schritt auf der Machtleiste in der Farbe des Projekts oder Gebäudes',
  openCards: 'die beiden offenen Karten: links und rechts',
  automaCard: 'Automa-Karte {automaCard, number}',
  automaDeck: 'Automa-Stapel',
  automaDeckMeans:
    'Die Zahl zeigt, wie viele Karten übrig sind. Die beiden Ringe stehen für das Zurücksetzen nach Wertungen; nach jedem wird einer golden.',
} as const satisfies Translated<typeof en.single>;

export const rules = {
  search: 'In den Regeln suchen',
  found: '{count, plural, =0 {Keine Treffer} one {# Regel} other {# Regeln}}',
  chapters: 'Kapitel',
  linkTo: 'Link zu {rule}',
  turnInPictures: 'Ein Zug in fünf Bildern',
  whatScores: 'Was gewertet wird und wie das Spiel endet',
  actionsInPictures: 'Jede Aktion im Bild',
  asLesson: 'Lektion: {lesson}',
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
  contradictions: 'Klärungen, wo sich die Anleitungen widersprechen',
  gaps: 'Klärungen, wo die Anleitungen schweigen',
} as const satisfies Translated<typeof en.chapter>;
