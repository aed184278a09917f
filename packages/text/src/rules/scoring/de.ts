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
    'Im Zigguratbezirk bringt dir jedes Plättchen, auf dem Besitzmarker von dir liegen, SP; das Besitzfeld des am weitesten rechten entscheidet über den Wert.',
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
  'END-06': 'Nach den Stadtkarten bringt jeder deiner nicht eingesetzten Hafenmeister {unusedVp, number} SP.',
  'END-07': 'Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Gold hat; ist auch das gleich, ist es ein geteilter Sieg.',
} satisfies Partial<RuleSentences>;

/** Rulings on scoring and the end of the game. */
export const rulingsOnScoring = {
  'C-44': 'Den Ausgleich gibt es einmal für jede Wertung, in der du Würfel verlierst, nicht für jeden Würfel.',
  'C-45': 'Eine verkürzte Wertung lässt die Schritte 1 und 3 aus und führt die Schritte 2 und 4 aus.',
  'C-46':
    'Die leere Zeitleiste beendet das Spiel nicht sofort: Die Spielrunde wird beendet, noch eine wird gespielt, und dann kommt die Schlusswertung.',
  'C-47':
    'Kein Zigguratplättchen zählt alle deine Häuser: Z01 zählt die in den Bezirken 1 bis 3, Z02 die im Zigguratbezirk, Z07 die im Hafenbezirk.',
  'C-48': 'Eine Stadtkarte verlangt mindestens die angegebenen Zahlen; mehr Häuser schaden nicht.',
  'C-49':
    'Die Schlusswertung hat nach Bezirken und Stadtkarten einen dritten Schritt: {unusedVp, number} SP für jeden nicht eingesetzten Hafenmeister.',
  'C-50':
    'Über einen Gleichstand an SP entscheidet das Gold, danach ist es ein geteilter Sieg. Im Solomodus gewinnt bei Gleichstand der Bot, unabhängig vom Gold.',

  'A-110':
    'In Schritt 2 einer Wertung legen zuerst alle ihre Würfel der Farbe zurück; dann erhalten sie im Uhrzeigersinn ihren Ausgleich, ab dem aktiven Spieler, in der Schlusswertung ab dem Startspieler, im Solomodus der Bot zuerst. Schritt 3 gilt für alle gleichzeitig. Ein Würfel, den du in der Schlusswertung aus dem allgemeinen Vorrat erhältst, geht gegen Ausgleich verloren, wenn der Bezirk seiner Farbe erst danach gewertet wird.',
  'A-111': 'Ein Schritt, den du als Ausgleich machst, zählt in Schritt 3 derselben Wertung.',
  'A-112': 'Wertungen kosten dich nur Würfel; Kisten bleiben.',
  'A-113':
    'Sind zwei Lastenkähne leer und liegt nur noch ein Gold auf der Zeitleiste, wird der erste Bezirk vollständig gewertet und der zweite nur verkürzt; wähle die Reihenfolge also mit Bedacht.',
  'A-114': 'Die Wertung, die das letzte Gold nimmt, wird vollständig ausgeführt.',
  'A-115': 'In der Schlusswertung nimmt niemand Gold für die Bezirke.',
  'A-116': 'Auch wenn das Spielende erst im letzten Zug einer Spielrunde eingeläutet wird, folgt noch genau eine Spielrunde.',
  'A-117':
    'In der Schlusswertung werden die Schritte 2 und 3 ausgeführt: Würfel gehen gegen Ausgleich verloren, dann wird der Bezirk gewertet. Als Spieloption wird nur Schritt 3 ausgeführt.',
  'A-118': 'In der Schlusswertung durchläuft jeder Bezirk seine Schritte, bevor der nächste beginnt.',
  'A-119': 'Bezirke werden vor den Stadtkarten gewertet, aber in der Schlusswertung zählt Z09 schon die Stadtkarten, die du erfüllst.',
  'A-120': 'Für den Gleichstand zählt das Gold nach der Schlusswertung.',
  'A-121': 'In der Schlusswertung kannst du weder Hafenmeister einsetzen noch Dekrete erfüllen.',
  'A-122':
    'Im Hafenbezirk bringt jedes in Besitz genommene Schiff 0, 1 oder 2 SP, nie mehr, denn du hast höchstens ein Haus an einer Zeile oder Spalte.',
  'A-123': 'Wodurch du auch SP verlierst: Bei 0 ist Schluss.',
} satisfies Partial<RuleSentences>;
