/** Rulings on scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnScoring = {
  'C-44': 'Den Ausgleich gibt es einmal für jede Wertung, in der du Würfel verlierst, nicht für jeden Würfel.',
  'C-45': 'Eine verkürzte Wertung lässt die Schritte 1 und 3 aus und führt die Schritte 2 und 4 aus.',
  'C-46':
    'Die leere Zeitleiste beendet das Spiel nicht sofort: Die Spielrunde wird beendet, noch eine wird gespielt, und dann kommt die Schlusswertung.',
  'C-47':
    'Kein Zigguratplättchen zählt alle deine Häuser: Z01 zählt die in den Bezirken 1 bis 3, Z02 die im Zigguratbezirk, Z07 die im Hafenbezirk.',
  'C-48': 'Eine Stadtkarte verlangt mindestens die angegebenen Zahlen; mehr Häuser schaden nicht.',
  'C-49': 'Die Schlusswertung hat nach Bezirken und Stadtkarten einen dritten Schritt: 3 SP für jeden nicht eingesetzten Hafenmeister.',
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
