/** District Scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const scoring = {
  'SCORE-01': 'Ein Bezirk wird am Ende des Zuges gewertet, in dem sein Lastenkahn leer ist.',
  'SCORE-02': 'Schritt 1 einer Bezirkswertung: Der aktive Spieler nimmt 1 Gold von der Zeitleiste.',
  'SCORE-03':
    'Schritt 2 einer Bezirkswertung: Alle legen sämtliche Würfel in der Farbe des Lastenkahns dieses Bezirks aus ihren Spielbereichen in den allgemeinen Vorrat zurück.',
  'SCORE-04': 'Verlierst du gelbe, weiße oder braune Würfel, machst du einen Schritt auf der Machtleiste dieser Farbe.',
  'SCORE-05': 'Verlierst du blaue Würfel, erhältst du ein normales Wasserplättchen.',
  'SCORE-06': 'Verlierst du grüne Würfel, erhältst du ein Gartenplättchen.',
  'SCORE-07': 'Der Ausgleich ist ein Schritt oder ein Plättchen, wie viele Würfel du auch verlierst.',
  'SCORE-08': 'Schritt 3 einer Bezirkswertung: Alle werten den Bezirk.',
  'SCORE-09':
    'In einem allgemeinen Bezirk bringt jedes deiner Gebäude SP: seine Größe mal den Wert seiner Farbe. Der Wert ist die Zahl links an der Zeile, die dein Marker auf dieser Machtleiste erreicht hat.',
  'SCORE-10': 'In einer Wertung erhöht jeder an ein Gebäude angrenzende Garten, wem er auch gehört, die Größe des Gebäudes um eins.',
  'SCORE-11':
    'Im Hafenbezirk bringt jedes Schiff, das du in Besitz genommen hast, 1 SP, wenn du ein Haus an seiner Zeile oder an seiner Spalte hast, und 2 SP, wenn du an beiden eines hast.',
  'SCORE-12':
    'Im Zigguratbezirk bringt dir jedes Plättchen SP, auf dem Besitzmarker von dir liegen; das Besitzfeld des am weitesten rechten entscheidet über den Wert.',
  'SCORE-13':
    'Schritt 4 einer Bezirkswertung: Der aktive Spieler würfelt mit allen Würfeln dieser Farbe aus dem allgemeinen Vorrat und legt sie auf den Lastenkahn zurück.',
  'SCORE-14': 'Sind mehrere Lastenkähne leer, wählt der aktive Spieler, in welcher Reihenfolge ihre Bezirke gewertet werden.',
  'SCORE-15': 'Du kannst SP verlieren, fällst aber nie unter 0.',

  'END-01': 'Wer das letzte Gold der Zeitleiste nimmt, läutet das Spielende ein.',
  'END-02': 'Danach wird weitergespielt, bis alle gleich viele Züge hatten, und dann noch genau eine Spielrunde.',
  'END-03':
    'Ist das Spielende eingeläutet, löst ein leerer Lastenkahn nur noch die Schritte 2 und 4 einer Bezirkswertung aus: Würfel gehen gegen Ausgleich verloren, und es wird neu gewürfelt, aber niemand nimmt Gold, und nichts wird gewertet.',
  'END-04': 'Nach der letzten Spielrunde werden die Bezirke 1 bis 5 ein letztes Mal gewertet, in dieser Reihenfolge.',
  'END-05': 'Nach den Bezirken werden alle Stadtkarten aufgedeckt und gewertet.',
  'END-06': 'Nach den Stadtkarten bringt jeder deiner nicht eingesetzten Hafenmeister 3 SP.',
  'END-07': 'Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Gold hat; ist auch das gleich, ist es ein geteilter Sieg.',
} satisfies Partial<RuleSentences>;
