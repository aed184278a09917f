/** `tabannusi record`, `position` and `edition`, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const files = {
  aboutRecord: 'aufgezeichnete und gespeicherte Spiele ansehen, prüfen, erzählen lassen und kopieren',
  aboutPosition: 'eine Stellung aus einem Spiel ansehen und prüfen',
  aboutEdition: 'ansehen, was auf dem Spielplan aufgedruckt ist, und deine eigenen Werte eintragen',
  recordShow:
    'zeigen, wer gespielt hat, wie das Spiel ausging und woher die SP kommen; mit --turn oder --moment den Spielplan zu diesem Zeitpunkt',
  recordVerify:
    'Spiele nachspielen und melden, ob sie gültig sind: Zufall gegen Startwert, jede Entscheidung, der Hash jedes Zuges; die erste Abweichung wird genannt',
  recordPlay: 'ein Spiel in Worten erzählen, Zug für Zug, mit dem Spielplan nach Wertungen; im Terminal wartet es nach jedem Zug auf Enter',
  recordConvert:
    'eine Kopie in einem anderen Format schreiben: eine Aufzeichnung, die Stellung nach einem Spielschritt, das Protokoll in Worten oder ein gespeichertes Spiel, das sich fortsetzen lässt',
  positionShow: 'den Spielplan, die Spieler und die gestellte Frage zeigen',
  positionCheck: 'alle Fehler einer Stellung nennen',
  editionShow: 'die Werte einer Ausgabe zeigen und woher wir sie kennen',
  editionCheck: 'alle Fehler einer Ausgabe nennen',
  editionNew:
    'eine Kopie der Referenzausgabe mit Kommentaren schreiben: Öffne sie in einem Editor, trage ein, was auf deinem Spielplan aufgedruckt ist, und prüfe sie',
  gameFile: 'eine Aufzeichnung, ein gespeichertes Spiel oder ein Würfelnachweis; - ist die Standardeingabe',
  gameFiles: 'Aufzeichnungen, gespeicherte Spiele und Würfelnachweise; - ist die Standardeingabe',
  positionFile: 'eine Stellung; - ist die Standardeingabe',
  editionFile: 'eine Ausgabe, mit oder ohne Kommentare; - ist die Standardeingabe',
  editionFileOrReference: 'eine Ausgabe, mit oder ohne Kommentare; - ist die Standardeingabe; ohne Datei die Referenzausgabe',
  newFile: 'die Datei, die geschrieben wird, zum Beispiel my-board.jsonc',
  formPlaceholder: 'Format',
  turnOption: 'den Spielplan am Anfang dieses Zuges zeigen; gezählt wird ab 1',
  momentOption: 'den Spielplan nach so vielen Entscheidungen und Zufallsergebnissen zeigen',
  momentOfCopyOption: 'nach so vielen Entscheidungen und Zufallsergebnissen aufhören; Standard: am Ende',
  seatOption: 'die geheimen Karten dieses Spielers zeigen, gezählt ab 1; ohne diese Option ist zu sehen, was alle sehen dürfen',
  speedOption: 'nicht auf Enter warten: so viele Zeilen je Sekunde ausgeben',
  fromOption: 'mit diesem Zug beginnen; gezählt wird ab 1',
  toOption: 'das Format der Kopie: {forms}',
  outOption: 'in eine Datei schreiben statt in die Standardausgabe; eine vorhandene Datei wird nur mit --force überschrieben',
  stripSeedOption: 'den Startwert weglassen, damit niemand weiß, was noch gezogen wird; für eine Kopie zum Weitergeben',
  showExample: 'wer gespielt hat und wie es ausging',
  showTurnExample: 'der Spielplan am Anfang von Zug {turn, number}, mit den Karten von Spieler {seat, number}',
  verifyManyExample: 'spielt viele Spiele nach',
  verifyInputExample: 'liest die Standardeingabe und antwortet in JSON',
  playExample: 'erzählt das Spiel ab Zug {turn, number}',
  shareExample: 'eine Kopie für andere, ohne den Startwert',
  positionExample: 'die Stellung nach {moment, number} Entscheidungen und Zufallsergebnissen',
  continueExample: 'ein gespeichertes Spiel zum Fortsetzen',
  seatExample: 'die Stellung, wie Spieler {seat, number} sie sieht',
  checkExample: 'nennt die Fehler, falls es welche gibt',
  referenceExample: 'die Ausgabe, mit der wir spielen',
  newEditionExample: 'eine Kopie, die du ausfüllst',

  standardInput: 'Standardeingabe',
  folder: '{file}: Das ist ein Ordner, keine Datei.',
  noPermission: '{file}: Du hast keine Berechtigung für diese Datei.',
  tooLarge: '{file}: mehr als {limit, number} Byte. So groß ist keine Datei dieses Spiels, daher wurde sie nicht gelesen.',
  compressed: '{file}: Das ist komprimiert (gzip). Entpacke es zuerst.',
  utf16: '{file}: Dieser Text ist in UTF-16 geschrieben. Speichere ihn als UTF-8.',
  notText: '{file}: Das ist kein Text in UTF-8.',
  empty: '{file}: Die Datei ist leer.',
  brokenJson:
    '{file}: Das ist kein JSON. {ends, select, yes {Es endet zu früh, in Zeile {line, number}, Spalte {column, number}.} no {Der Fehler steht in Zeile {line, number}, Spalte {column, number}.}}',
  written: '{file}: geschrieben.',

  verified:
    '{file}: {kind, select, record {Die Aufzeichnung ist gültig.} table {Das gespeicherte Spiel ist gültig.} proof {Der Nachweis ist gültig.}} Nachgespielt: {turns, plural, one {# Zug} other {# Züge}}, {decisions, plural, one {# Entscheidung} other {# Entscheidungen}}. {seed, select, yes {Der Zufall folgt aus dem Startwert.} no {Es gibt keinen Startwert, daher ließ sich der Zufall nicht prüfen.} proof {Jedes Ergebnis wurde aus den Geheimnissen noch einmal gezogen.}}',
  proven:
    '{trusted, plural, =0 {Kein Anteil eines Spielers blieb geheim, bis der Tisch versiegelt war: Der Server konnte die Würfel bestimmen.} one {Die Würfel standen vor der ersten Entscheidung fest. Bestimmen konnten sie nur der Server und # Spieler gemeinsam.} other {Die Würfel standen vor der ersten Entscheidung fest. Bestimmen konnten sie nur der Server und alle # Spieler gemeinsam.}} Ob der Server sie angesehen hat, zeigt das nicht. Vergleiche das Siegel mit dem, das dir vor dem Spiel gezeigt wurde: {seal}.',
  chainHolds: 'Die Kette der Einträge ist unversehrt. Sie endet mit {chain}.',
  notVerified:
    '{file}: {kind, select, record {Die Aufzeichnung ist ungültig.} table {Das gespeicherte Spiel ist ungültig.} proof {Der Nachweis ist ungültig.}} {reason}{more, plural, =0 {} one { Es gibt # weiteren Fehler.} other { Es gibt # weitere Fehler.}}',
  notJudged: '{file}: Das kann hier nicht gelesen werden. {reason}',
  edition: 'Ausgabe: {title} ({id}), Version {version, number}, Inhalt {hash}',
  switches: 'Vom Standard abweichende Optionen: {switches}',
  switch:
    '{name, select, refillWithGold {Gold bezahlt das Auffüllen einer Kiste nicht (A-23)} finalCompensation {in der Schlusswertung werden keine Würfel zurückgelegt und ausgeglichen (A-117)} firstGame {Lastenkähne im Standardaufbau (C-08)} masteryRight {Boni auf der rechten Seite der Machtleisten nur, wenn die niedrigste Zeile steigt (C-16)}}',
  noSeed: 'Kein Startwert: Die Zufallsergebnisse lassen sich nicht nachprüfen.',
  branch: 'Weitergespielt aus einem anderen Spiel, nach {outcomes, plural, one {# Zufallsergebnis} other {# Zufallsergebnissen}}.',
  length:
    '{turns, plural, one {# Zug} other {# Züge}}, {decisions, plural, one {# Entscheidung} other {# Entscheidungen}}, {outcomes, plural, one {# Zufallsergebnis} other {# Zufallsergebnisse}}.',
  notOver: 'Das Spiel ist nicht zu Ende: {turn, plural, =0 {Spielaufbau} other {Zug #}}, Spielschritt {moment, number}.',
  moment: 'Spielschritt {moment, number} von {last, number}, {turn, plural, =0 {im Spielaufbau} other {in Zug #}}',
  chanceAsked: 'Als Nächstes entscheidet der Zufall.',
  pressEnter: '(Enter: weiter; q und Enter: beenden)',
  seedNeeded: '{file}: Die Aufzeichnung hat keinen Startwert. Ohne ihn lässt sich das Spiel nicht fortsetzen.',
  stripsRecordsOnly: '{option} geht nur mit --to record; gefunden: {form}.',
  eitherMoment: 'Nenne einen Zug oder einen Spielschritt, nicht beides.',

  positionHolds: '{file}: Die Stellung ist gültig.',
  positionFaults: '{file}: {faults, number} Fehler in der Stellung.',
  editionHolds: '{file}: Die Ausgabe „{title}“ ist gültig. Inhalt: {hash}.',
  editionFaults: '{file}: {faults, number} Fehler in der Ausgabe.',
  nameTaken:
    'id, version: {id} {version, number} ist der Name unserer eigenen Ausgabe, aber deine Werte sind andere. Gib deiner eine andere id, damit niemand sie für unsere hält.',
  sameAsReference: 'Es ist die Referenzausgabe, Wert für Wert.',
  grid: '{side, select, duo {Die Bauraster für 1–2 Spieler} full {Die Bauraster für 3–4 Spieler}}',
  fourPlayerRows:
    '{rows, plural, one {Die letzte Zeile gibt es nur mit vier Spielern.} other {Die letzten # Zeilen gibt es nur mit vier Spielern.}}',
  codes: 'Was die Kürzel bedeuten',
  codeList: [
    '..    Feld ohne Bonus',
    '##    kein Feld',
    '~~    aufgedrucktes Wasser, nur an Grenzen; ~ und ein Kürzel für einen Bonus: Wasser mit diesem Bonus',
    'W+    höchster weißer Würfel vom Lastenkahn seiner Farbe; Y+ gelb, B+ braun, U+ blau, G+ grün',
    'r?    Würfel beliebiger Farbe aus dem Vorrat',
    'au    1 Gold; au2, au3: 2 oder 3',
    'wt    normales Wasserplättchen',
    'sw    spezielles Wasserplättchen',
    'gt    Gartenplättchen',
    'ar    Bewegung des Architekten',
    'cr    Kiste auffüllen',
    'c1    1 Besitzmarker; c2, c3: 2 oder 3',
    'm?    Schritt auf einer Machtleiste nach Wahl',
    'm=    Schritt auf der Machtleiste in der Farbe des Projekts',
    'p+    weiteres Projektplättchen',
    'v1    1 SP; v2, v3: 2 oder 3',
    'pm    bezahlter Schritt auf einer Machtleiste',
  ].join('\n'),
  otherValues: 'Alle anderen Werte, wie in der Datei',

  // The comments of an edition file: what the owner of a board looks up, and where.
  'comment.head':
    'Die Referenzausgabe von Tabannusi, zum Ausfüllen. Was in einer Zeile nach // steht, ist ein Kommentar und wird nicht gelesen. Die Bilder des gedruckten Spielplans fehlen uns, daher sind viele Werte unsere eigenen. Geh die Teile unten mit offener Schachtel durch, trage ein, was aufgedruckt ist, und setze "origin" bei jedem Teil, den du nachgesehen hast, auf "stated". Seine "note" darfst du ändern oder weglassen.',
  'comment.id': 'Ein eigener Name: Kleinbuchstaben, Ziffern und Bindestriche. "reference" gehört uns.',
  'comment.version': 'Erhöhe sie, wenn du einen Wert änderst, nachdem damit gespielt wurde.',
  'comment.title': 'Der Name, den Spieler sehen.',
  'comment.districts':
    'Spielplan. Die Namen der Bezirke 1 bis 5; die Farben der Lastenkähne einer ersten Partie, Bezirk für Bezirk; die Aktionen, die jeder Bezirk zeigt, ein "tile" für jeden Platz eines Aktionsplättchens; in welcher Richtung der Bot durch die Bezirke geht.',
  'comment.dice': 'Anleitung, Spielaufbau: Ressourcenwürfel jeder Farbe bei 2, 3 und 4 Spielern.',
  'comment.timeTrack': 'Spielplan: die Felder der Zeitleiste, ein Gold auf jedem.',
  'comment.board':
    'Die Bauraster beider Seiten, Zeile für Zeile, wie du sie siehst: Bezirk 1 | Grenze | Bezirk 2 | Grenze | Bezirk 3. Ein Kürzel für jedes Feld, mit Leerzeichen dazwischen:',
  'comment.duo':
    'Die Seite für 1–2 Spieler. Falls die Nummern auf ihren Feldern nicht Zeile für Zeile fortlaufen, füge "soloNumbers" hinzu: Zeilen wie die unten mit einer Nummer für jedes Feld, 17/20 für Grenzwasser (seine Nummer im linken und im rechten Bezirk) und ## für kein Feld.',
  'comment.full': 'Die Seite für 3–4 Spieler. "fourPlayerRows": wie viele der letzten Zeilen es nur mit vier Spielern gibt.',
  'comment.playerBoard':
    'Spielertableau. Was unter den Häusern steht, von links: Gold und Besitzmarker. Dann der Bonus am Ende jeder Spalte der farbigen Reihen ("" für keinen) und die Zahl der Kistenplätze.',
  'comment.mastery':
    'Spielplan, Machtleisten, alles von unten nach oben: der Gebäudewert links an jeder Zeile; der Bonus rechts an jeder Zeile; was auf den Feldern jeder Leiste steht ("" für nichts). "blueLines": die Zeilen, über denen eine blaue Linie liegt; die unterste Zeile ist 0.',
  'comment.port':
    'Spielplan, Hafen. Der Bonus jedes blauen Platzes, in der Reihenfolge Zeile 3, Zeile 2, Zeile 1, Spalte 1, Spalte 2, Spalte 3. Die aufgedruckten Schiffe, mit Zeile und Spalte, gezählt ab 1.',
  'comment.ships': 'Schiffplättchen S01 bis S15: die Farbe und die Größe. Was sie bewirken, steht in der Anleitung, in dieser Reihenfolge.',
  'comment.ziggurat':
    'Spielplan, Ziggurat: die sechs Plätze jedes Bereichs: unten links, unten Mitte, unten rechts, Mitte links, Mitte rechts, oben. "plain", "gold" oder die Farbe der Machtleiste.',
  'comment.stocks':
    'Anleitung, Spielmaterial: die Mengen der Plättchen, Gebäudeteile und Marker, und wie viele spezielle Wasserplättchen offen liegen.',
  'comment.specialWater': 'Die speziellen Wasserplättchen: für jedes das Kürzel seines Bonus.',
  'comment.urbanCards': 'Stadtkarten: die verlangten Häuser in den Bezirken 1, 2, 3 und 4 (dem Hafen) und die SP.',
  'comment.decrees': 'Dekretkarten D01 bis D16: das Symbol jeder Karte, "city", "harbour" oder "garden".',
  'comment.solo':
    'Solokarten. Zu jedem König: die Marker auf den Bezirken 1 bis 5 der Automa-Stadtkarte, ob der Pfeil bei C nach oben oder nach unten zeigt, und die ersten Dekrete. Zu jeder Automa-Karte: ihre Zahl; drei Zeilen von oben mit Aktion, Symbol und dem Nummernplättchen als 1, 2 oder 3; die Zeile, auf die der große Pfeil zeigt, von oben gezählt; der Bonus am unteren Kartenrand.',
} as const satisfies Translated<typeof en.files>;
