/** Rulings on the Solo mode. */
import type { RuleSentences } from '../sentences.ts';

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
    'Die Schiffe, die der Bot in Besitz genommen hat, zählen für den Hafenbezirk, Z04, Z10, Dekrete und Hafenmeister; jeder Hafenmeister bringt 3 SP und ist aus dem Spiel.',
  'A-149':
    'Endet das Zählen des Bots im Hafen bei einem Paar ohne zulässigen Platz für ihn, wird das in der Reihenfolge nächste Paar mit einem solchen Platz genommen; nach dem letzten geht es von vorn weiter. Eine Summe von 0 bedeutet das Startpaar.',
  'A-150': 'Das Haus des Bots für den Hafenbezirk kommt aus seiner untersten Reihe; ist diese leer, ist die Aktion unmöglich.',
  'A-151':
    'Kann der Bot im Bereich der aktuellen Nummer kein Haus einsetzen, nimmt er den der nächsten Nummer. In einem Bereich bevorzugt er einen Platz mit Pfeil, dann einen mit Gold, dann einen ohne Bonus, jeweils den ersten von unten nach oben und von links nach rechts.',
  'A-152': 'Dem Bot fehlt nie ein Besitzmarker, um etwas in Besitz zu nehmen.',
  'A-153': 'Ein Besitzmarker, den der Bot erhält, ist 1 SP; die unter den Häusern seines Spielertableaus werden nicht beachtet.',
  'A-154': 'Würfel aus dem allgemeinen Vorrat beachtet der Bot nicht, es sei denn, einer ist der Bonus der Automa-Karte selbst.',
  'A-155': 'Für verlorene blaue Würfel erhält der Bot nichts, für grüne ein Gartenplättchen, für andere einen Schritt.',
  'A-156': 'Von den Spaltenboni nimmt der Bot Gold, SP, Schritte und Gartenplättchen; ein Besitzmarker ist 1 SP, alles andere verfällt.',
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
    'Wasserplättchen sind für den Bot wertlos; statt einer Kiste erhält er 1 Gold, und sie ist aus dem Spiel; statt eines Hafenmeisters erhält er 3 SP.',
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
