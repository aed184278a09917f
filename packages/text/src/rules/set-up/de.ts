/** Components and set-up. */
import { inWords } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

/** A number of components in the box, in words. */
const spelled = (value: string): string =>
  inWords(
    value,
    'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    { 25: 'fünfundzwanzig', 35: 'fünfunddreißig', 60: 'sechzig', 75: 'fünfundsiebzig' },
  );

export const setUp = {
  'COMP-01': 'Es gibt einen Spielplan mit fünf Bezirken. Er hat zwei Seiten; die Spielerzahl entscheidet, welche benutzt wird.',
  'COMP-02': 'Es gibt fünf Lastenkahnplättchen und fünf Kostenplättchen, je eines für jede Ressourcenfarbe.',
  'COMP-03': `Es gibt ${spelled('actionTiles')} Aktionsplättchen.`,
  'COMP-04': `Es gibt ${spelled('ships')} Schiffplättchen{evenly, select, yes {, je ${spelled('whiteShips')} in Weiß, Gelb und Braun} no {: ${spelled('whiteShips')} in Weiß, ${spelled('yellowShips')} in Gelb und ${spelled('brownShips')} in Braun}}.`,
  'COMP-05': `Es gibt ${spelled('harbormasters')} Hafenmeisterplättchen, B1 bis {lastHarbormaster}.`,
  'COMP-06': `Es gibt ${spelled('decrees')} Dekretkarten, D01 bis {lastDecree}. Jede trägt eines von ${spelled('decreeSymbols')} Symbolen.`,
  'COMP-07': `Es gibt ${spelled('urbanCards')} Stadtkarten.`,
  'COMP-08': `Es gibt ${spelled('projects')} Projektplättchen, je ${spelled('projectsPerColour')} in Weiß, Gelb und Braun.`,
  'COMP-09': `Es gibt ${spelled('regularWater')} normale und ${spelled('specialWater')} spezielle Wasserplättchen.`,
  'COMP-10': `Es gibt ${spelled('zigguratTiles')} Zigguratplättchen, Z01 bis {lastZigguratTile}.`,
  'COMP-11': `Es gibt ${spelled('gardens')} Gartenplättchen.`,
  'COMP-12': `Es gibt ${spelled('crates')} Kistenplättchen, ${spelled('cratesPerColour')} in jeder der fünf Ressourcenfarben.`,
  'COMP-13': `Es gibt ${spelled('pieces')} Gebäudeteile, je ${spelled('piecesPerColour')} in Weiß, Gelb und Braun. Sie bilden einen gemeinsamen Vorrat.`,
  'COMP-14': `Es gibt ${spelled('dice')} Ressourcenwürfel, je ${spelled('dicePerColour')} in Weiß, Gelb, Braun, Blau und Grün.`,
  'COMP-15':
    'Du hast ein Spielertableau, {houses, number} Häuser, {claimMarkers, number} Besitzmarker, 3 Machtmarker, einen Siegpunktmarker, einen Architekten und einen Assistenten deiner Farbe.',
  'COMP-16': 'Gold geht nie aus.',
  'COMP-17': 'Alles außer Gold ist begrenzt. Was aufgebraucht ist, wird durch nichts anderes ersetzt.',

  'SET-01': 'Nehmt die Seite des Spielplans für eure Spielerzahl: Eine Seite ist für 1 oder 2 Spieler, die andere für 3 oder 4.',
  'SET-02': 'Außer in einer ersten Partie kommt auf jedes der fünf Lastenkahnfelder ein zufälliges Lastenkahnplättchen.',
  'SET-03':
    'Überdeckt die aufgedruckten Kosten jedes Bezirks mit dem Kostenplättchen in der Farbe seines Lastenkahns, mit der richtigen Seite nach oben.',
  'SET-04': 'In einer ersten Partie gelten die Lastenkähne und Kosten, die auf dem Spielplan aufgedruckt sind.',
  'SET-05':
    'Bei 2, 3 oder 4 Spielern würfelt ihr mit 5, 6 oder 7 Würfeln jeder Farbe und legt sie auf den Lastenkahn ihrer Farbe. Die übrigen Würfel sind aus dem Spiel.',
  'SET-06': 'Auf jedes Feld der Zeitleiste kommt 1 Gold.',
  'SET-07': `Auf jedes der ${spelled('shipSpaces')} leeren Schiff-Felder des Hafens kommt ein zufälliges Schiffplättchen. {printedShips, plural, one {Ein weiteres Schiff ist dort aufgedruckt} =2 {Zwei weitere Schiffe sind dort aufgedruckt} other {# weitere Schiffe sind dort aufgedruckt}}.`,
  'SET-08': `Auf die Felder der Hafenmeister kommen sechs zufällige Hafenmeister, einer für jede Zeile und jede Spalte des Hafens. Die ${spelled('asideHarbormasters')} anderen liegen verdeckt beiseite.`,
  'SET-09': 'Auf die Kistenfelder des Hafens kommen sechs zufällige Kisten, eine für jedes Paar von Plätzen.',
  'SET-10': `Stapelt die speziellen Wasserplättchen verdeckt und deckt ${spelled('displayedWater')} davon als Auslage auf.`,
  'SET-11': 'Die normalen Wasserplättchen und die Gartenplättchen liegen in Stapeln auf ihren Feldern des Spielplans.',
  'SET-12': `Verteilt die ${spelled('actionTiles')} Aktionsplättchen zufällig auf die sechs Aktionsplätze.`,
  'SET-13': 'In jeden der drei Bereiche der Ziggurat kommt offen ein zufälliges Zigguratplättchen. Die anderen sind aus dem Spiel.',
  'SET-14': 'Legt so viele zufällige Dekrete offen aus, wie Spieler mitspielen.',
  'SET-15':
    'Bei 3 oder 4 Spielern muss jedes der drei Symbole unter den ausliegenden Dekreten sein; bei 2 Spielern haben die beiden Dekrete verschiedene Symbole.',
  'SET-16': 'Mischt die Stadtkarten zu einem verdeckten Nachziehstapel.',
  'SET-17': 'Sortiert die Projektplättchen nach Farbe in drei Stapel und legt die Gebäudeteile bereit.',
  'SET-18': 'Nimm das gesamte Material deiner Farbe und besetze dein Spielertableau mit deinen Häusern.',
  'SET-19': 'Lege 5 deiner Besitzmarker in deinen Spielbereich. Die anderen 10 sind dein Vorrat.',
  'SET-20':
    'Nimm {startGold, number} Gold, eine zufällige Kiste und eine Stadtkarte, die du geheim hältst. Übrige Kisten sind aus dem Spiel.',
  'SET-21': 'Lege je einen deiner Machtmarker auf das unterste Feld jeder der drei Machtleisten.',
  'SET-22': 'Alle beginnen mit {startVp, number} SP.',
  'SET-23': 'Bestimmt einen Startspieler, der das Startspielerplättchen das ganze Spiel über behält.',
  'SET-24':
    'Gegen den Uhrzeigersinn, vom letzten Spieler bis zum Startspieler, legen alle ein Gebäudeteil beliebiger Farbe auf ein Feld von Bezirk 1, 2 oder 3: das Startgebäude.',
  'SET-25': 'Den Bonus, der auf dem Feld deines Startgebäudes aufgedruckt ist, erhältst du sofort.',
  'SET-26': 'Setze ein Haus auf dein Startgebäude: das am weitesten linke der Reihe in seiner Farbe.',
  'SET-27': 'Für das Haus deines Startgebäudes erhältst du keinen Bonus deines Spielertableaus.',
} satisfies Partial<RuleSentences>;

/** Rulings on components and set-up. */
export const rulingsOnSetUp = {
  'C-01': 'Es gibt 15 Stadtkarten, nicht 32; 32 ist die Zahl der Goldplättchen.',
  'C-02': 'Es gibt 20 Kisten und nicht nur die sechs im Hafen, denn auch jeder Spieler erhält eine.',
  'C-03':
    'Gebäudeteile gehören niemandem: je 25 in Weiß, Gelb und Braun, in einem gemeinsamen Vorrat. Nur das Haus zeigt, wem ein Gebäude gehört.',
  'C-04': 'Alle beginnen mit 2 Gold; der Bot hat 3, weil er keine Kiste erhält.',
  'C-05': 'Du beginnst mit genau {startMarkers, number} Besitzmarkern in deinem Spielbereich und {supplyMarkers, number} in deinem Vorrat.',
  'C-06': 'Die Zeitleiste hat fünf Felder mit je 1 Gold, also läutet die fünfte Bezirkswertung das Spielende ein.',
  'C-07': 'Es liegen so viele Dekrete aus, wie Spieler mitspielen, nicht immer drei.',
  'C-08': 'Lastenkähne und Kostenplättchen sind zufällig. Die auf dem Spielplan aufgedruckten sind eine Möglichkeit für eine erste Partie.',
  'C-09':
    'Dein Architekt und dein Assistent kommen am Anfang deines eigenen ersten Zuges ins Spiel, bevor du den Würfel nimmst; so siehst du, was in den Zügen vor deinem geschehen ist. Die des Bots kommen im Spielaufbau ins Spiel.',
  'C-10': 'Im Spielaufbau erhältst du den Bonus des Feldes unter deinem Gebäude, aber keinen Bonus deines Spielertableaus.',
  'C-11': 'Im Spielaufbau ist das Haus das am weitesten linke der Reihe in der Farbe des Gebäudes, nicht irgendein Haus.',
  'C-12': 'Der Startspieler wird ausgelost.',
  'C-13': 'Die Kisten werden gemischt: Sechs kommen in den Hafen, jeder Spieler erhält eine, und die anderen sind aus dem Spiel.',
  'C-14':
    'Die Aktionsplättchen werden vor den Zigguratplättchen ausgelegt und diese vor den Dekreten. Das ist nur wichtig, um ein Spiel mit demselben Startwert zu wiederholen.',
  'C-15':
    'Projekt-, Wasser- und Gartenplättchen, Gebäudeteile, Häuser und Besitzmarker sind alle begrenzt; nur Gold und die Besitzmarker des Bots sind es nicht.',

  'A-01':
    'Ein Startgebäude darf neben einem Gebäude seiner Farbe stehen, denn das Verbot gilt nur für Projekte. Es bleiben zwei Gebäude, jedes mit seinem eigenen Haus.',
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
