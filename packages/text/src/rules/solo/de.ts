/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Wähle eine Königskarte und nimm die Automa-Stadtkarte dieses Königs. Es gelten die Regeln für mehrere Spieler, soweit die Soloregeln sie nicht ändern.',
  'SOLO-02': 'Baue das Spiel für zwei Spieler auf. Der Bot erhält {botGold, number} Gold und keine Kiste.',
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
  'SOLO-33': 'Statt eines Hafenmeisters erhält der Bot {botHarbormasterVp, number} SP, und das Plättchen ist aus dem Spiel.',
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
    'Gibt es beim Zurücksetzen weniger als drei Automa-Projektplättchen, erhält jede leer gebliebene Nummer ein zufälliges Projekt aus dem Vorrat, das zum Automa-Projektplättchen wird.',
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

/** Rulings on the Solo mode. */
export const rulingsOnSolo = {
  'C-58': 'Den Bezirk für das Startgebäude des Bots nennt die linke Automa-Karte, nicht die rechte.',
  'C-59': 'Der Startbezirk des Bots wird abwärts gezählt: von Bezirk 1 zu 5, 4, 3, 2.',
  'C-60': 'Auch in seinen Zügen geht der Architekt des Bots im Bezirkskreis abwärts. Eine Ausgabe kann beide Richtungen festlegen.',
  'C-61':
    'Das Startgebäude von Bot~baba steht auf dem leeren Feld mit der niedrigsten Nummer; zwei Könige beginnen bei der niedrigsten Nummer, zwei bei der höchsten.',
  'C-62':
    'Errichtest du ein Gebäude, macht der Bot für jeden angrenzenden eigenen Garten einen Schritt, und die Machtleiste wird jedes Mal ausgelost.',
  'C-63': 'Für seine zweite Aktion versucht der Bot nur die angezeigte Aktion und die darunter; er beginnt nicht wieder oben.',
  'C-64':
    'Die Automa-Projektplättchen werden zurückgesetzt, wenn du aus einem leeren Beutel ziehen musst, nicht schon, wenn er leer wird; sonst würden drei Plättchen ewig zurückgesetzt. Das Zurücksetzen ersetzt das Ziehen.',
  'C-65':
    'Der Bot zählt die Paare des Hafens im Uhrzeigersinn: untere Zeile, mittlere Zeile, obere Zeile, linke Spalte, mittlere Spalte, rechte Spalte.',
  'C-66':
    'Der Vorrang der Schiffe ist eine einzige Regel für jedes Schiff, das der Bot in Besitz nimmt, auch dort, wo sie „Reihenfolge der Schiffe“ heißt.',
  'C-67': 'Unter gleichrangigen Schiffen nimmt der Bot das in der obersten Zeile und innerhalb einer Zeile das am weitesten rechte.',
  'C-68': 'Gehen die Besitzmarker des Bots aus, treten andere an ihre Stelle: Es gibt keine Grenze.',
  'C-69': 'Ein Projekt, das beim Zurücksetzen an eine leere Nummer kommt, hat eine zufällige Farbe unter denen, die noch im Vorrat sind.',
  'C-70': 'Der Bot hat wie ein Spieler ein Spielertableau mit 14 Häusern, Machtmarker, einen Siegpunktmarker und Besitzmarker.',
  'C-71': 'Für B und für C zählt Bot~baba alle Automa-Projektplättchen: im Beutel und an den Nummern, auch überdeckte.',
  'C-72': 'Wer den Solomodus entworfen hat, ist für das Spiel ohne Bedeutung.',

  'A-71': 'Der Bot hat keine Stadtkarte und wertet keine; Z09 zählt für ihn nur Dekrete.',
  'A-131': 'Ist die Summe der beiden Automa-Karten 0, beginnt der Bot in Bezirk 1; in seinen Zügen bleibt sein Architekt dann stehen.',
  'A-132': 'Der Architekt des Bots zählt von seinem Bezirk aus und überspringt Bezirke ohne Automa-Besitzmarker.',
  'A-133': 'Ist kein Automa-Besitzmarker mehr da, zählt der Architekt des Bots alle fünf Bezirke.',
  'A-134': 'Hat nur noch ein Bezirk Automa-Besitzmarker, endet jede Zählung über 0 dort.',
  'A-135': 'Der Bot darf Aktion C in einem Bezirk ohne Automa-Besitzmarker ausführen; dann wird keiner entfernt.',
  'A-136':
    'Der nächste Bezirk beim Vorrang des Würfelwerts ist der, in dem der Architekt des Bots nach seiner Bewegung steht, auch wenn er geblieben ist. Eine 6 ist einfach der höchste Würfel.',
  'A-137': 'Der Bot findet immer einen Würfel auf dem Lastenkahn, ebenso wie du.',
  'A-138':
    'Der Bot bezahlt Würfel für Würfel, jedes Mal mit der Farbe, von der er gerade am meisten hat (bei Gleichstand Blau, Grün, zufällig), und erst danach mit Gold. Ein Gebäude zu errichten kostet ihn 2 Ressourcen und 1 mehr für jeden seiner Besitzmarker auf den Projekten.',
  'A-139': 'Eine Aktion ist für den Bot möglich, wenn sie zulässig ist und er sie bezahlen kann.',
  'A-140':
    'Ist keine der Aktionen der Karte möglich, führt der Bot Aktion A wie üblich aus: 4 SP oder, beim Königssymbol, das A des Königs.',
  'A-141': 'Aktuelles Symbol und aktuelle Nummer sind für beide Aktionen eines Zuges dieselben.',
  'A-142':
    'Kann die Farbe an einer Nummer aus irgendeinem Grund nicht gelegt werden, geht Aktion B zur nächsten Nummer weiter; geht es mit keiner Nummer, ist B unmöglich.',
  'A-143': 'Das neue Automa-Projektplättchen überdeckt das an der aktuellen Nummer, auch wenn die Farbe von einer anderen Nummer kam.',
  'A-144': 'Für Aktion C kommen die Gruppen von Projekten infrage, die der Bot bezahlen kann und für die er ein Haus hat.',
  'A-145':
    'Das Automa-Projektplättchen der Gebäudefarbe, das nach dem Errichten zurückgelegt wird, kommt aus dem Beutel; sonst ist es das sichtbare dieser Farbe an der niedrigsten Nummer; sonst das oberste überdeckte dieser Farbe an der niedrigsten Nummer; gibt es keines, wird nichts zurückgelegt. Ein Plättchen darunter wird sichtbar; bleibt eine Nummer ohne Plättchen, wird für sie eines aus dem Beutel gezogen, und ist dieser leer, werden die Plättchen zurückgesetzt.',
  'A-146': 'Teilen sich mehrere Machtmarker des Bots die höchste Zeile, entscheidet das nächste Kriterium.',
  'A-147':
    'Nach dem Errichten bezahlt der Bot 1 Gold für ein Schiff in genau der Größe des Gebäudes; mit B im Hafenbezirk bezahlt er 2 Gold für ein Schiff jeder Größe. Auf dem Schiff darf noch kein Marker von ihm liegen.',
  'A-148':
    'Die Schiffe, die der Bot in Besitz genommen hat, zählen für den Hafenbezirk, Z04, Z10, Dekrete und Hafenmeister; jeder Hafenmeister bringt {botHarbormasterVp, number} SP und ist aus dem Spiel.',
  'A-149':
    'Endet das Zählen des Bots im Hafen bei einem Paar ohne zulässigen Platz für ihn, wird das in der Reihenfolge nächste Paar mit einem solchen Platz genommen; nach dem letzten geht es von vorn weiter. Eine Summe von 0 bedeutet das Startpaar.',
  'A-150': 'Das Haus des Bots für den Hafenbezirk kommt aus seiner untersten Reihe; ist diese leer, ist die Aktion unmöglich.',
  'A-151':
    'Kann der Bot im Bereich der aktuellen Nummer kein Haus einsetzen, nimmt er den der nächsten Nummer. In einem Bereich bevorzugt er einen Platz mit Pfeil, dann einen mit Gold, dann einen ohne Bonus, jeweils den ersten von unten nach oben und von links nach rechts.',
  'A-152': 'Dem Bot fehlt nie ein Besitzmarker, um etwas in Besitz zu nehmen.',
  'A-153': 'Ein Besitzmarker, den der Bot erhält, ist 1 SP wert; die unter den Häusern seines Spielertableaus werden nicht beachtet.',
  'A-154': 'Würfel aus dem allgemeinen Vorrat beachtet der Bot nicht, es sei denn, einer ist der Bonus der Automa-Karte selbst.',
  'A-155': 'Für verlorene blaue Würfel erhält der Bot nichts, für grüne ein Gartenplättchen, für andere einen Schritt.',
  'A-156':
    'Von den Spaltenboni nimmt der Bot Gold, SP, Schritte und Gartenplättchen; ein Besitzmarker ist 1 SP wert, alles andere verfällt.',
  'A-157':
    'Wo du die Machtleiste eines Schritts wählen würdest, wird die des Bots ausgelost, unter denen, auf denen er nicht ganz oben steht.',
  'A-158':
    'Nach seiner zweiten Aktion nimmt der Bot alle Dekrete, die er erfüllt, in ihrer Reihenfolge auf dem Spielplan, und erhält ihre SP. Außerdem: D01 ein kostenloses Haus im Hafenbezirk nach seiner Zählregel (ein Automa-Besitzmarker des Hafenbezirks wird entfernt; ohne zulässiges Paar nichts); D02 1 SP; D03 zwei Schritte auf einer zufälligen Machtleiste; D04 das Gold; D05 keine Karte; D06 1 SP und einen Marker auf das erste Zigguratplättchen, das für ihn noch ein Besitzfeld hat, nach den Nummern ab der aktuellen; D07 1 SP und ein Schiff nach dem Vorrang; D09 das Gold und einen Schritt auf einer zufälligen Machtleiste; D10 nichts; D11 das Gartenplättchen; D13 je einen Schritt auf zwei verschiedenen zufälligen Machtleisten; D14 2 SP; D15 3 SP.',
  'A-159':
    'Die erste und die dritte Wertung sind die des ganzen Spiels, auch die in deinen Zügen; das Zurücksetzen kommt am Ende des betreffenden Zuges.',
  'A-160': 'Ein leerer Automa-Stapel wird am Ende des Zuges zurückgesetzt, in dem der Bot die letzte Karte aufgedeckt hat.',
  'A-161':
    'Zurückgesetzt werden die Automa-Projektplättchen im Beutel und an den Nummern; Plättchen, die nach dem Errichten in den Vorrat zurückkamen, bleiben dort.',
  'A-162':
    'Hat der Bot bei Aktion D ein oder zwei Gartenplättchen, kauft er weitere, bis er insgesamt drei hat (Sarbot beim Königssymbol: ohne Grenze), für je 1 Ressource oder Gold, und nie mehr, als er legen kann.',
  'A-163':
    'Das Wasser für den Garten des Bots nimmt den kürzesten Weg über leere Felder, soweit der Vorrat reicht. Das Wasser unter dem Garten zählt mit; wo schon Wasser ohne Garten liegt, ist keines nötig. Im letzten Kriterium kommen zuerst die wenigsten Wasserplättchen, dann die niedrigste Nummer. Für jeden Garten wird die Stelle neu gesucht.',
  'A-164':
    'Sind mehrere Wege für das Wasser gleich kurz, bedeuten ein Pfeil nach unten oder das Königssymbol die niedrigsten Nummern, ein Pfeil nach oben die höchsten. Die Stelle des Gartens selbst folgt eigenen Kriterien.',
  'A-165':
    'In Aktion D erhält der Bot einen Bonus für jeden überdeckten Bonus. Gilgabot und Botmuzi haben bei D keinen in Klammern; bei ihnen ist es der am unteren Kartenrand der linken Automa-Karte.',
  'A-166':
    'Gilgabots größte Gruppe ist die größte einer Farbe, die noch wachsen kann, also eine von weniger als drei Projekten. Bei Gleichstand entscheidet die aktuelle Nummer, dann das Feld mit der höchsten Nummer.',
  'A-167':
    'Bei Sarbot und Botmuzi ist die Farbe für B die der aktuellen Nummer oder, wenn sie nicht gelegt werden kann, die der folgenden Nummern.',
  'A-168': 'Teilen sich mehrere Marker des Bots die niedrigste oder die höchste Zeile, wird einer davon ausgelost.',
  'A-169': 'Den Bonus des Königs bei C erhält der Bot nur beim Königssymbol und im Spielaufbau, und nur in den Bezirken 1 bis 3.',
  'A-170': 'Im Hafenbezirk und im Zigguratbezirk gilt das A des Königs; B, C und D folgen den Regeln dieser Bezirke.',
  'A-171': 'Errichtet der Bot ein Gebäude, erhältst du deine Belohnungen wie sonst auch, und du wählst die Machtleisten.',
  'A-172':
    'Errichtest du ein Gebäude aus Projekten mit Besitzmarkern des Bots, macht der Bot für jeden einen Schritt, und die Marker kommen in seinen Vorrat. Für S06 und S14 sind es Marker eines Gegners.',
  'A-173': 'Das zweite Dekret des Solomodus darf dasselbe Symbol haben wie das erste.',
  'A-174': 'Die Plättchen für den Beutel kommen aus dem gemeinsamen Vorrat von 20 Projekten jeder Farbe.',
  'A-175': 'Das Haus des Startgebäudes bringt dem Bot keinen Bonus seines Spielertableaus, nur den Bonus des Königs bei C.',
  'A-176':
    'Der erste Zug des Bots beginnt damit, die Karten weiterzuschieben; die beiden im Spielaufbau aufgedeckten dienen nur dem Spielaufbau.',
  'A-177': 'Der Bot nutzt nie eine 6 oder Gold, um einen Bezirk zu wählen, denn sein Architekt folgt den Karten.',
  'A-178': 'Der Bot ist Startspieler, also endet jede Spielrunde mit deinem Zug.',
  'A-179':
    'Wasserplättchen sind für den Bot wertlos; statt einer Kiste erhält er 1 Gold, und sie ist aus dem Spiel; statt eines Hafenmeisters erhält er {botHarbormasterVp, number} SP.',
  'A-180':
    'In der Schlusswertung wertet der Bot die Bezirke 1 bis 5 mit Ausgleich, aber keine Stadtkarten und keine Hafenmeister; bei Gleichstand gewinnt er.',
  'A-181':
    'Die Kriterien des Bots werden der Reihe nach auf das angewandt, was möglich ist; eines, das nichts erfüllt, wird übergangen. „Aktuelle Nummer“ heißt: die erste mögliche Farbe an den Nummern, von der aktuellen an reihum; zeigt keine Nummer eine, eine zufällige Farbe. Ein Projekt der Aktion B und ein Bereich der Ziggurat müssen eine Farbe haben, die an einer Nummer liegt, sonst ist die Aktion unmöglich. Das B von Bot~baba geht die Farben nach der Zahl der Automa-Projektplättchen durch und übergeht, was nicht gelegt werden kann; bei Gleichstand entscheidet die aktuelle Nummer. Findet das B von Gilgabot keine Gruppe, die wachsen kann, entscheiden die aktuelle Nummer und das Feld mit der höchsten Nummer. Die Farben an den Nummern werden für jede Aktion neu gelesen.',
  'A-187':
    'Hat der Bot ein Gebäude errichtet, folgen der Reihe nach Automa-Besitzmarker, Automa-Projektplättchen, Bonus des Königs und Schiff; Gold der Königskarte kann also das Schiff bezahlen.',
  'A-188':
    'Der Bot kauft erst dann einen Garten, wenn alle eigenen gelegt sind, immer nur einen; Gärten und Gold, die er für überdecktes Wasser erhält, zählen mit.',
  'A-189':
    'Steht der höchste Machtmarker des Bots ganz oben, verfällt ein Schritt auf der höchsten Machtleiste; kein anderer Marker bewegt sich.',
  'A-190': 'Werden zwei Automa-Karten aufgedeckt, liegt die erste links, die zweite rechts.',
  'A-191':
    'Jedes Kriterium des Bots behält alle Farben, die es unter den möglichen am besten erfüllen: Bei Gleichstand der höchsten Marker bleiben beide Farben, und „die meisten Automa-Projektplättchen“ vergleicht nur, was gelegt oder errichtet werden kann.',
  'A-192': 'Nach jedem Dekret, das der Bot nimmt, werden die Dekrete vom ersten Platz an neu geprüft.',
  'A-193': 'Als erste und dritte zählen nur vollständige Wertungen; fallen beide in einen Zug, genügt ein Zurücksetzen.',
} satisfies Partial<RuleSentences>;
