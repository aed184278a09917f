/** Rulings on components and set-up. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnSetUp = {
  'C-01': 'Es gibt 15 Stadtkarten, nicht 32; das ist die Zahl der Goldplättchen.',
  'C-02': 'Es gibt 20 Kisten und nicht nur die sechs im Hafen, denn ihr bekommt auch je eine.',
  'C-03':
    'Gebäudeteile gehören niemandem: je 25 in Weiß, Gelb und Braun, in einem gemeinsamen Vorrat. Nur das Haus zeigt, wem ein Gebäude gehört.',
  'C-04': 'Alle beginnen mit 2 Gold; der Bot hat 3, weil er keine Kiste bekommt.',
  'C-05': 'Du beginnst mit genau 5 Besitzmarkern in deinem Spielbereich und 10 in deinem Vorrat.',
  'C-06': 'Die Zeitleiste hat fünf Felder mit je 1 Gold, also läutet die fünfte Bezirkswertung das Spielende ein.',
  'C-07': 'Es liegen so viele Dekrete aus, wie Personen mitspielen, nicht immer drei.',
  'C-08': 'Lastenkähne und Kostenplättchen sind zufällig. Die auf dem Spielplan aufgedruckten sind eine Möglichkeit für eine erste Partie.',
  'C-09':
    'Dein Architekt und dein Assistent kommen am Anfang deines eigenen ersten Zuges ins Spiel, bevor du den Würfel nimmst; so siehst du, was in den Zügen vor deinem geschehen ist. Die des Bots kommen im Spielaufbau ins Spiel.',
  'C-10': 'Im Spielaufbau erhältst du den Bonus des Feldes unter deinem Gebäude, aber keinen Bonus deines Spielertableaus.',
  'C-11': 'Im Spielaufbau ist das Haus das am weitesten linke der Reihe in der Farbe des Gebäudes, nicht irgendein Haus.',
  'C-12': 'Der Startspieler wird ausgelost.',
  'C-13': 'Die Kisten werden gemischt: Sechs kommen in den Hafen, ihr bekommt je eine, und die anderen sind aus dem Spiel.',
  'C-14':
    'Die Aktionsplättchen werden vor den Zigguratplättchen ausgelegt und diese vor den Dekreten. Das ist nur wichtig, um ein Spiel mit demselben Startwert zu wiederholen.',
  'C-15':
    'Projekt-, Wasser- und Gartenplättchen, Gebäudeteile, Häuser und Besitzmarker sind alle begrenzt; nur Gold und die Besitzmarker des Bots sind es nicht.',

  'A-01':
    'Ein Startgebäude darf neben einem Gebäude seiner Farbe stehen, denn das Verbot gilt für Projekte. Es bleiben zwei Gebäude, jedes mit seinem eigenen Haus.',
  'A-02':
    'Ein Startgebäude darf jede Farbe haben und auf jedem leeren Rasterfeld der Bezirke 1 bis 3 stehen, das im Spiel ist, mit oder ohne Bonus, aber nicht auf Wasser.',
  'A-03':
    'Im Spielaufbau bewirken eine Bewegung des Architekten und das Auffüllen einer Kiste nichts. Ein Schritt in der Farbe des Projekts ist einer in der Farbe des Gebäudes. Ein weiteres Projekt wird gelegt, wenn alle Regeln es erlauben: mit einem Besitzmarker, im selben Bezirk und nicht neben einem Gebäude seiner Farbe. Ein bezahlter Schritt darf mit Gold oder deiner Kiste bezahlt werden. Ein Würfel von einem Lastenkahn ist der höchste.',
  'A-04': 'Im Spielaufbau wird der Bonus eines Startgebäudes ausgeführt, bevor das nächste gelegt wird.',
  'A-05':
    'Für jedes Symbol, das vertreten sein muss, wird ein zufälliges Dekret gezogen, das vierte aus allen anderen; bei 2 Spielern werden zuerst zwei Symbole ausgelost.',
  'A-06': 'Eine Seite des Spielplans ist für 3 und 4 Spieler, die andere, mit nummerierten Feldern, für 1 und 2.',
  'A-07': 'Deine erste Kiste liegt offen.',
} satisfies Partial<RuleSentences>;
