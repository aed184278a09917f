/** What the owner of a board looks up, and where, in German: the comments of an edition file. */
import type { CommentedPart } from '../files-values.ts';

export const editionComments: { readonly [P in CommentedPart as `comment.${P}`]: string } = {
  'comment.head':
    'Die Referenzausgabe von Tabannusi, zum Ausfüllen. Was in einer Zeile nach // steht, ist ein Kommentar und wird nicht gelesen. Die Bilder des gedruckten Spielplans fehlen uns, daher sind viele Werte unsere eigenen. Geh die Teile unten mit offener Schachtel durch, trage ein, was aufgedruckt ist, und setze "origin" bei jedem Teil, den du nachgesehen hast, auf "stated". Seine "note" darfst du ändern oder weglassen.',
  'comment.id': 'Ein eigener Name: Kleinbuchstaben, Ziffern und Bindestriche. "reference" gehört uns.',
  'comment.version': 'Erhöhe sie, wenn du einen Wert änderst, nachdem damit gespielt wurde.',
  'comment.title': 'Was die Leute lesen.',
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
    'Spielertableau, Machtleisten, alles von unten nach oben: der Gebäudewert links an jeder Zeile; der Bonus rechts an jeder Zeile; was auf den Feldern jeder Leiste steht ("" für nichts). "blueLines": die Zeilen, über denen eine blaue Linie liegt; die unterste Zeile ist 0.',
  'comment.port':
    'Spielplan, Hafen. Der Bonus jedes blauen Platzes, in der Reihenfolge Zeile 3, Zeile 2, Zeile 1, Spalte 1, Spalte 2, Spalte 3. Die aufgedruckten Schiffe, mit Zeile und Spalte, gezählt ab 1.',
  'comment.ships':
    'Schiffplättchen S01 bis S15: die Farbe und die Zahl der Schiffe. Was sie bewirken, steht in der Anleitung, in dieser Reihenfolge.',
  'comment.ziggurat':
    'Spielplan, Ziggurat: die sechs Plätze jedes Bereichs: unten links, unten Mitte, unten rechts, Mitte links, Mitte rechts, oben. "plain", "gold" oder die Farbe der Machtleiste.',
  'comment.stocks':
    'Anleitung, Spielmaterial: die Mengen der Plättchen, Gebäudeteile und Marker, und wie viele spezielle Wasserplättchen offen liegen.',
  'comment.specialWater': 'Die speziellen Wasserplättchen: das Kürzel für den Bonus eines jeden.',
  'comment.urbanCards': 'Stadtkarten: die verlangten Häuser in den Bezirken 1, 2, 3 und 4 (dem Hafen) und die SP.',
  'comment.decrees': 'Dekretkarten D01 bis D16: das Symbol einer jeden: "city", "harbour" oder "garden".',
  'comment.solo':
    'Solokarten. Zu jedem König: die Marker auf den Bezirken 1 bis 5 der Automa-Stadtkarte, ob der Pfeil bei C nach oben oder nach unten zeigt, und die ersten Dekrete. Zu jeder Automa-Karte: ihre Zahl; drei Zeilen von oben mit Aktion, Symbol und dem Nummernplättchen als 1, 2 oder 3; die Zeile, auf die der große Pfeil zeigt, von oben gezählt; der Bonus am unteren Kartenrand.',
};
