/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Wähle eine Königskarte und nimm die Automa-Stadtkarte dieses Königs. Es gelten die Regeln für mehrere Spieler, soweit die Soloregeln sie nicht ändern.',
  'SOLO-02': 'Baue das Spiel für zwei Spieler auf. Der Bot bekommt 3 Gold und keine Kiste.',
  'SOLO-03':
    'Ziehe das erste Dekret zufällig aus der Liste des Königs: Gilgabot D04 und D08; Bot~baba D05 bis D07; Sarbot D13 bis D16; Botmuzi D09 bis D11 und D16.',
  'SOLO-04': 'Ziehe das zweite Dekret zufällig aus allen anderen Dekreten.',
  'SOLO-05': 'Lege auf jeden Bezirk der Automa-Stadtkarte so viele Besitzmarker des Bots, wie seine Zahl angibt: die Automa-Besitzmarker.',
  'SOLO-06': 'Mische die 15 Automa-Karten zu einem Stapel und decke zwei davon nebeneinander auf.',
  'SOLO-07':
    'Vergleiche für jede Farbe, wie viele Gebäude die beiden Dekrete verlangen; in den Beutel kommen so viele Projektplättchen wie die größere Zahl und eines dazu. Das sind die Automa-Projektplättchen. Weiß/Gelb/Braun: D01 3/0/3, D02 3/3/0, D03 0/3/3, D04 2/2/2, D05 5/0/1, D06 1/5/0, D07 0/1/5, D08 1/1/1, D09 0/0/3, D10 3/0/0, D11 0/3/0, D12 1/1/1, D13 0/0/0, D14 1/1/1, D15 0/0/0, D16 0/0/0.',
  'SOLO-08': 'Gärten und Schiffe, die die Dekrete verlangen, ändern nichts am Inhalt des Beutels.',
  'SOLO-09':
    'Ziehe für jedes der Nummernplättchen I, II und III ein Automa-Projektplättchen aus dem Beutel und lege es neben seine Nummer.',
  'SOLO-10': 'Der Bot ist Startspieler, also legst du dein Startgebäude vor dem Bot.',
  'SOLO-11': 'Das Startgebäude des Bots kommt in den Bezirk, den die Zahl oben auf der linken Automa-Karte nennt; 0 zählt als 3.',
  'SOLO-12':
    'Das Startgebäude des Bots hat die Farbe des Automa-Projektplättchens neben der Nummer, auf die der große Pfeil der linken Automa-Karte zeigt.',
  'SOLO-13':
    'Das Startgebäude des Bots steht auf dem leeren Rasterfeld des Bezirks mit der niedrigsten oder höchsten Nummer, nie auf Wasser: Der Pfeil bei C auf der Königskarte zeigt nach unten oder oben.',
  'SOLO-14': 'Entferne dann einen Automa-Besitzmarker dieses Bezirks von der Automa-Stadtkarte.',
  'SOLO-15': 'Für sein Startgebäude erhält der Bot den Bonus bei C der Königskarte statt des Bonus des Feldes.',
  'SOLO-16':
    'Architekt und Assistent des Bots beginnen in dem Bezirk, den du erreichst, wenn du die Summe der Zahlen beider Automa-Karten von Bezirk 1 aus rückwärts zählst: 5, 4, 3 und so weiter.',

  'SOLO-17':
    'Der große Pfeil der linken Automa-Karte zeigt auf ein Symbol, eine Nummer und eine Aktion der rechten Automa-Karte: das aktuelle Symbol, die aktuelle Nummer und die zweite Aktion.',
  'SOLO-18':
    'Das aktuelle Symbol entscheidet über Positionen, die aktuelle Nummer über Farben, und die Aktion daneben ist die zweite Aktion.',
  'SOLO-19': 'Der Bonus am unteren Kartenrand der linken Automa-Karte ersetzt für den Bot die Boni des Spielplans.',
  'SOLO-20': 'Die Besitzmarker des Bots kosten nichts und gehen nie aus.',
  'SOLO-21':
    'Der Bot bezahlt Mengen und beachtet keine Farben. Er bezahlt zuerst mit Würfeln und mit Gold nur, wenn seine Würfel aufgebraucht sind oder Gold verlangt ist.',
  'SOLO-22':
    'Vorrang des Würfelwerts: Der Bot nimmt einen Würfel, dessen Wert die Nummer seines nächsten Bezirks ist; gibt es keinen, den höchsten Würfel.',
  'SOLO-23':
    'Vorrang der Ressourcenfarbe: Der Bot bezahlt mit der Farbe, von der er am meisten hat; bei Gleichstand mit Blau, dann Grün, dann einer zufälligen Farbe.',
  'SOLO-24':
    'Vorrang der Schiffe: Der Bot nimmt ein Schiff in Besitz, an dessen Zeile und Spalte je ein Haus des Bots steht; sonst eines mit Haus an der Zeile; sonst eines mit Haus an der Spalte; sonst irgendeines. Unter gleichrangigen nimmt er das erste von oben, in einer Zeile von rechts. Nur Schiffe ohne Besitzmarker des Bots zählen, und nach dem Errichten nur solche in der Größe des Gebäudes.',
  'SOLO-25': 'Der Bot handelt in dem Bezirk, in dem sein Assistent steht.',
  'SOLO-26': 'Von seinem Spielertableau erhält der Bot Gold und Spaltenboni, aber nie die Besitzmarker, die ein Haus freilegt.',
  'SOLO-27':
    'Überdeckt der Bot in einem allgemeinen Bezirk einen Bonus, erhält er stattdessen den Bonus am unteren Kartenrand der linken Automa-Karte oder, beim Königssymbol, den Bonus in Klammern auf der Königskarte (bei B für ein Projekt, bei D für einen Garten).',
  'SOLO-28': 'Errichtest du ein Gebäude neben Gärten des Bots, macht er seine Schritte auf zufällig bestimmten Machtleisten.',
  'SOLO-29': 'Der Bot behält nie Wasserplättchen und bezahlt nie dafür: Das Wasser, das er braucht, wird kostenlos gelegt.',
  'SOLO-30': 'Statt einer Kiste erhält der Bot 1 Gold, und die Kiste ist aus dem Spiel.',
  'SOLO-31': 'Auf einem blauen Platz im Hafen erhält der Bot den Bonus am unteren Kartenrand der linken Automa-Karte.',
  'SOLO-32': 'Der Bot beachtet die Vorteile von Schiffen nicht.',
  'SOLO-33': 'Statt eines Hafenmeisters erhält der Bot 3 SP, und das Plättchen ist aus dem Spiel.',
  'SOLO-34': 'Die Boni der Plätze auf der Ziggurat erhält der Bot unverändert.',
  'SOLO-35':
    'Auf den Machtleisten erhält der Bot Gold und SP; ein Besitzmarker ist für ihn 1 SP wert, hier und überall, wo keine andere Regel sagt, was aus ihm wird; Würfel aus dem allgemeinen Vorrat werden nicht beachtet.',

  'SOLO-36': 'Der Zug des Bots beginnt mit seinen Karten: Lege die linke Automa-Karte auf die rechte und decke eine neue linke auf.',
  'SOLO-37':
    'Dann geht sein Architekt im Bezirkskreis um die Summe beider Zahlen abwärts; gezählt werden nur Bezirke, die noch Automa-Besitzmarker haben.',
  'SOLO-38': 'Dann nimmt der Bot einen Würfel vom Lastenkahn des Bezirks, in dem sein Assistent steht, nach dem Vorrang des Würfelwerts.',
  'SOLO-39': 'Erste Aktion: die oberste mögliche Aktion der linken Automa-Karte; ist keine möglich, A.',
  'SOLO-40':
    'Zweite Aktion: die Aktion der rechten Automa-Karte am Pfeil; ist sie unmöglich, die nächste mögliche darunter; gibt es keine, A.',
  'SOLO-41': 'Nach seinen beiden Aktionen nimmt der Bot jedes Dekret, dessen Bedingungen er erfüllt.',
  'SOLO-42':
    'Wertungen folgen den normalen Regeln. Nach der ersten und der dritten Bezirkswertung werden der Automa-Stapel und die Automa-Projektplättchen zurückgesetzt.',
  'SOLO-43': 'Am Ende des Zuges des Bots kommt sein Assistent zu seinem Architekten.',
  'SOLO-44': 'Ist der Automa-Stapel leer, wird er zurückgesetzt: Alle Automa-Karten werden zusammen gemischt und zwei aufgedeckt.',
  'SOLO-45':
    'Muss ein Automa-Projektplättchen gezogen werden und ist der Beutel leer, werden stattdessen die Plättchen zurückgesetzt: Alle Automa-Projektplättchen, auch überdeckte, kommen in den Beutel, und drei werden gezogen, eines für jede Nummer. Das Ziehen, das dazu führte, entfällt.',
  'SOLO-46':
    'Gibt es beim Zurücksetzen weniger als drei Automa-Projektplättchen, bekommt jede leer gebliebene Nummer ein zufälliges Projekt aus dem Vorrat, das zum Automa-Projektplättchen wird.',
  'SOLO-47':
    'Pfeil nach unten: Der Bot nimmt das zulässige Feld mit der niedrigsten Nummer. Pfeil nach oben: das mit der höchsten. Königssymbol: was die Königskarte sagt.',

  'SOLO-A1': 'Aktion A: Der Bot erhält 4 SP oder, beim Königssymbol, was die Königskarte bei A sagt.',
  'SOLO-B1':
    'Aktion B in einem allgemeinen Bezirk: Der Bot legt ein Projekt in der Farbe an der aktuellen Nummer; liegen im Bezirk schon drei dieser Farbe, in der Farbe an der nächsten Nummer; auf III folgt I.',
  'SOLO-B2':
    'Das Projekt des Bots wird an Projekte seiner Farbe angelegt, wenn es welche gibt, und darf sonst auf jedes leere Feld; das aktuelle Symbol entscheidet, welches zulässige Feld es ist.',
  'SOLO-B3': 'Beim Königssymbol folgt Aktion B der Rangfolge auf der Königskarte.',
  'SOLO-B4':
    'Nachdem der Bot ein Projekt gelegt hat, ziehe ein Automa-Projektplättchen aus dem Beutel und überdecke damit das an der aktuellen Nummer.',
  'SOLO-B5': 'Aktion B im Hafenbezirk: Der Bot nimmt für 2 Gold ein Schiff in Besitz, nach dem Vorrang der Schiffe.',
  'SOLO-B6': 'Aktion B im Zigguratbezirk gilt als Aktion C.',
  'SOLO-C1': 'Aktion C in einem allgemeinen Bezirk: Der Bot errichtet ein Gebäude und bezahlt dafür.',
  'SOLO-C2':
    'Von mehreren möglichen Gebäuden nimmt der Bot das größte; dann das in der Farbe seines höchsten Machtmarkers; dann das in der Farbe an der aktuellen Nummer oder an den Nummern, die auf sie folgen.',
  'SOLO-C3':
    'Nachdem der Bot ein Gebäude errichtet hat, entferne einen Automa-Besitzmarker des Bezirks von der Automa-Stadtkarte und lege ein Automa-Projektplättchen der Gebäudefarbe in den Vorrat zurück, aus dem Beutel, wenn dort eines ist.',
  'SOLO-C4': 'Nach dem Errichten nimmt der Bot ein Schiff in Besitz, wenn er das Gold dafür hat.',
  'SOLO-C5':
    'Aktion C im Hafenbezirk: Die Paare von Plätzen bilden den Kreis Zeile 3, Zeile 2, Zeile 1, Spalte 1, Spalte 2, Spalte 3. Zähle die Summe der Zahlen beider Automa-Karten vom Startpaar aus weiter, das selbst 0 ist: Zeile 3 für das erste Haus, später das in dieser Reihenfolge letzte Paar, an dem ein Haus des Bots steht.',
  'SOLO-C6': 'Beim Zählen des Bots gilt ein Paar von Plätzen als eins, und der Bot bevorzugt dessen Kistenfeld.',
  'SOLO-C7':
    'Hat der Bot ein Haus im Hafenbezirk eingesetzt, entferne einen Automa-Besitzmarker des Hafenbezirks von der Automa-Stadtkarte.',
  'SOLO-C8':
    'Aktion C im Zigguratbezirk: Der Bot setzt ein Haus im Bereich der Farbe an der aktuellen Nummer ein, auf einem Platz mit einem Schritt auf einer Machtleiste, wenn es einen gibt, sonst auf einem Platz mit Gold.',
  'SOLO-C9':
    'Hat der Bot ein Haus im Zigguratbezirk eingesetzt, entferne einen Automa-Besitzmarker des Zigguratbezirks von der Automa-Stadtkarte.',
  'SOLO-D1': 'Aktion D braucht einen allgemeinen Bezirk und mindestens ein Gartenplättchen des Bots. Er legt bis zu drei Gärten.',
  'SOLO-D2': 'In Aktion D darf der Bot Gartenplättchen für Ressourcen oder Gold kaufen, wenn er eines oder zwei hat.',
  'SOLO-D3':
    'Der Bot legt jeden Garten auf das aufgedruckte Wasser mit der niedrigsten Nummer; gibt es keines, auf das Feld mit der niedrigsten Nummer neben einem eigenen Gebäude, das mit höchstens 3 Wasserplättchen zu erreichen ist; sonst unter den Feldern, die die wenigsten Wasserplättchen brauchen, auf das mit der niedrigsten Nummer.',
  'SOLO-D4': 'Beim Königssymbol folgt Aktion D der Königskarte.',
  'SOLO-D5': 'Aktion D im Hafenbezirk oder im Zigguratbezirk gilt als Aktion C.',
  'SOLO-E1': 'Bei Gleichstand an SP gewinnt der Bot.',

  'KING-G-A': 'Gilgabot, A: Der Bot erhält 1 Gold und 2 SP.',
  'KING-G-B':
    'Gilgabot, B: Das Projekt wird an die größte Gruppe angelegt; dann entscheidet die Farbe an der aktuellen Nummer; dann das Feld mit der höchsten Nummer. Für einen überdeckten Bonus gibt es einen Schritt mit dem niedrigsten Machtmarker des Bots.',
  'KING-G-C':
    'Gilgabot, C: nach den normalen Regeln; im Spielaufbau auf dem Feld mit der höchsten Nummer. Der Bonus ist ein Schritt auf der Machtleiste der Gebäudefarbe.',
  'KING-G-D': 'Gilgabot, D: nach den normalen Regeln.',
  'KING-S-A': 'Sarbot, A: Der Bot erhält 2 Gartenplättchen.',
  'KING-S-B':
    'Sarbot, B: nach den normalen Regeln, auf das Feld mit der niedrigsten Nummer. Für einen überdeckten Bonus gibt es einen Schritt auf der Machtleiste in der Farbe des Projekts.',
  'KING-S-C':
    'Sarbot, C: nach den normalen Regeln; im Spielaufbau auf dem Feld mit der niedrigsten Nummer. Der Bonus ist 1 Gartenplättchen.',
  'KING-S-D':
    'Sarbot, D: neben ein Gebäude des Bots, dann auf das Feld mit der niedrigsten Nummer, mit höchstens 3 Wasserplättchen für jeden Garten und ohne die Grenze von drei Gärten. Für einen überdeckten Bonus gibt es einen Schritt mit dem niedrigsten Machtmarker des Bots.',
  'KING-M-A': 'Botmuzi, A: Der Bot macht einen Schritt mit seinem niedrigsten Machtmarker.',
  'KING-M-B': 'Botmuzi, B: nach den normalen Regeln, auf das Feld mit der höchsten Nummer. Für einen überdeckten Bonus gibt es 1 Gold.',
  'KING-M-C': 'Botmuzi, C: nach den normalen Regeln; im Spielaufbau auf dem Feld mit der höchsten Nummer. Der Bonus ist 1 Gold.',
  'KING-M-D': 'Botmuzi, D: nach den normalen Regeln.',
  'KING-B-A': 'Bot~baba, A: Der Bot macht einen Schritt mit seinem höchsten Machtmarker.',
  'KING-B-B':
    'Bot~baba, B: ein Projekt in der Farbe der meisten Automa-Projektplättchen; dann entscheidet die Farbe an der aktuellen Nummer; dann das Feld mit der höchsten Nummer. Für einen überdeckten Bonus gibt es einen Schritt mit dem höchsten Machtmarker des Bots.',
  'KING-B-C':
    'Bot~baba, C: ein Gebäude in der Farbe der meisten Automa-Projektplättchen; dann das größte; dann entscheidet die Farbe an der aktuellen Nummer; im Spielaufbau auf dem Feld mit der niedrigsten Nummer. Der Bonus ist ein Schritt auf der Machtleiste der Gebäudefarbe.',
  'KING-B-D':
    'Bot~baba, D: neben ein Gebäude des Bots, dann auf das Feld mit der niedrigsten Nummer, mit höchstens 3 Wasserplättchen für jeden Garten. Für einen überdeckten Bonus gibt es 3 SP.',
} satisfies Partial<RuleSentences>;
