/** The Actions of all Districts. */
import type { RuleSentences } from '../sentences.ts';

export const actions = {
  'ACT-PROJ-01': 'Lege ein Projektplättchen in den allgemeinen Bezirk, in dem dein Assistent steht.',
  'ACT-PROJ-02': 'Wähle eine beliebige Farbe, die im Vorrat ist und von der dort ein Projekt gelegt werden kann.',
  'ACT-PROJ-03': 'Eine Farbe, von der drei Projekte im Bezirk liegen, kannst du nicht wählen.',
  'ACT-PROJ-04': 'Liegen im Bezirk schon Projekte der Farbe, muss das neue an eines davon angrenzen.',
  'ACT-PROJ-05': 'Ein Projekt darf nicht an ein Gebäude seiner Farbe angrenzen.',
  'ACT-PROJ-06': 'Lege einen deiner Besitzmarker auf das Projekt. Ohne Besitzmarker in deinem Spielbereich kannst du kein Projekt legen.',
  'ACT-PROJ-07': 'Du darfst den Bonus des Feldes nehmen, auf das du das Projekt legst.',
  'ACT-PROJ-08': 'Felder, die nur für vier Spieler sind, gibt es in einem Spiel zu dritt nicht.',
  'ACT-PROJ-09': 'Die Nummern der Felder auf der Seite des Spielplans für 1 oder 2 Spieler dienen nur dem Solomodus.',

  'ACT-BLD-01': 'Errichte ein Gebäude in dem allgemeinen Bezirk, in dem dein Assistent steht.',
  'ACT-BLD-02': 'Wähle eine Farbe: Alle Projekte dieser Farbe im Bezirk werden für das Gebäude verwendet.',
  'ACT-BLD-03': 'Ohne Projekt im Bezirk kannst du dort nichts errichten.',
  'ACT-BLD-04': 'Ein Gebäude zu errichten kostet 2 lokale Ressourcen.',
  'ACT-BLD-05': 'Dazu kommt 1 Ressource in der Farbe der Projekte für jeden deiner eigenen Besitzmarker darauf.',
  'ACT-BLD-06': 'Lokal heißt: in der Farbe des Lastenkahns und des Kostenplättchens des Bezirks.',
  'ACT-BLD-07':
    'Lege die Besitzmarker beiseite und ersetze die Projektplättchen durch Gebäudeteile derselben Farbe auf denselben Feldern. Die Plättchen kommen in ihren Vorrat zurück.',
  'ACT-BLD-08':
    'Setze ein Haus auf das Gebäude, aus der Reihe seiner Farbe auf deinem Spielertableau oder, wenn diese leer ist, aus der untersten Reihe.',
  'ACT-BLD-09': 'Die Boni deines Spielertableaus, die das Haus des Gebäudes freilegt, erhältst du sofort.',
  'ACT-BLD-10': 'Deine eigenen beiseitegelegten Besitzmarker kommen in deinen Vorrat.',
  'ACT-BLD-11': 'Beiseitegelegte Besitzmarker von Gegnern kommen in deren Spielbereiche zurück.',
  'ACT-BLD-12':
    'Für jeden eigenen Besitzmarker, den sie so zurückbekommen, machen Gegner einen Schritt auf der Machtleiste der Gebäudefarbe.',
  'ACT-BLD-13':
    'Alle anderen dürfen für jeden eigenen Garten, der an das neue Gebäude angrenzt, einen Schritt auf einer Machtleiste nach Wahl machen.',
  'ACT-BLD-14': 'Unmittelbar danach darfst du 1 Gold bezahlen, um ein Schiff in Besitz zu nehmen.',
  'ACT-BLD-15': 'Das Schiff, das du nach dem Errichten in Besitz nimmst, muss genau die Größe des Gebäudes haben.',

  'ACT-GARD-01':
    'Beim Gartenbau kaufst du Wasser- und Gartenplättchen und legst Wasser und Gärten in den Bezirk, in dem dein Assistent steht, alles oder einen Teil davon, in beliebiger Reihenfolge.',
  'ACT-GARD-02': 'Kaufe beliebig viele Gartenplättchen für je 1 grüne Ressource.',
  'ACT-GARD-03': 'Kaufe beliebig viele normale Wasserplättchen für je 1 blaue Ressource.',
  'ACT-GARD-04':
    'Lege beliebig viele deiner Wasserplättchen, jedes angrenzend an Wasser oder einen Garten. Das darf aufgedruckt oder gelegt sein, auch erst in diesem Zug.',
  'ACT-GARD-05': 'Wasser muss auf einem Feld des Bezirks liegen, in dem dein Assistent steht.',
  'ACT-GARD-06': 'Wenn du Wasser legst, erhältst du den Bonus darunter nicht.',
  'ACT-GARD-07': 'Lege in einem Gartenbau bis zu drei Gärten auf Wasser des Bezirks, in dem dein Assistent steht. Grenzwasser gehört dazu.',
  'ACT-GARD-08': 'Lege auf jeden Garten, den du legst, einen deiner Besitzmarker. Ohne Besitzmarker kannst du ihn nicht legen.',
  'ACT-GARD-09': 'Wenn du einen Garten legst, erhältst du den Bonus des Wassers, das er überdeckt.',
  'ACT-GARD-10': 'Auch ohne Besitzmarker kannst du Plättchen kaufen und Wasser legen.',

  'ACT-PORT-01': 'Als Aktion kannst du ein Haus im Hafenbezirk nur einsetzen, wenn dein Assistent dort steht.',
  'ACT-PORT-02': 'Ein Haus im Hafenbezirk kostet 2 lokale Ressourcen.',
  'ACT-PORT-03': 'Ein Haus für den Hafenbezirk kommt aus der untersten Reihe deines Spielertableaus.',
  'ACT-PORT-04':
    'Wähle einen freien Platz. Die Plätze bilden Paare, eines für jede Zeile und jede Spalte von Schiffen: links ein blauer Platz, rechts ein roter, das Kistenfeld.',
  'ACT-PORT-05':
    'Ein blauer Platz gibt, was er zeigt: Besitzmarker, einen Schritt auf einer Machtleiste nach Wahl oder einen Würfel aus dem allgemeinen Vorrat.',
  'ACT-PORT-06': 'Ein roter Platz gibt dir die Kiste, die dort liegt.',
  'ACT-PORT-07': 'Solange du vier Kisten hast, darfst du keinen roten Platz wählen.',
  'ACT-PORT-08': 'Du darfst nicht auf beiden Plätzen des Paares einer Zeile oder Spalte Häuser haben.',

  'ACT-SHIP-01': 'Steht dein Assistent im Hafenbezirk, bezahle 2 Gold und lege einen deiner Besitzmarker auf ein beliebiges Schiff.',
  'ACT-SHIP-02': 'Besitzmarker von Gegnern auf einem Schiff hindern dich nicht daran, es in Besitz zu nehmen.',
  'ACT-SHIP-03': 'Dasselbe Schiff nimmst du nur einmal in Besitz.',
  'ACT-SHIP-04':
    'Hast du alle drei Schiffe einer Zeile oder Spalte in Besitz genommen, nimmst du sofort ihren Hafenmeister, falls er noch da ist.',
  'ACT-SHIP-05': 'Vervollständigt ein Besitzmarker zugleich eine Zeile und eine Spalte, nimmst du beide Hafenmeister.',
  'ACT-SHIP-06': 'Den Vorteil eines Schiffs hast du ab deinem nächsten Zug.',
  'ACT-SHIP-07': 'Ein Schiff, das du nach dem Errichten in Besitz nimmst, zählt für Hafenmeister genauso.',
  'HM-01': 'Einen Hafenmeister darfst du jederzeit in deinem eigenen Zug einsetzen. Danach ist er aus dem Spiel.',
  'HM-02': 'Jeder Hafenmeister, den du nicht eingesetzt hast, ist in der Schlusswertung 3 SP wert.',

  'ACT-ZIG-01':
    'Steht dein Assistent im Zigguratbezirk, setze ein Haus auf einem freien Platz des braunen, weißen oder gelben Bereichs ein.',
  'ACT-ZIG-02': 'Ein Haus im Zigguratbezirk kostet 2 lokale Ressourcen.',
  'ACT-ZIG-03': 'Nimm das am weitesten linke Haus der Reihe in der Farbe des Bereichs oder, wenn diese leer ist, das der untersten Reihe.',
  'ACT-ZIG-04': 'Jeder Bereich der Ziggurat hat sechs Plätze für Häuser.',
  'ACT-ZIG-05': 'Du erhältst den Bonus des Platzes, den das Haus auf der Ziggurat überdeckt.',
  'ACT-ZIG-06':
    'Lege dann einen deiner Besitzmarker auf das Plättchen des Bereichs, und zwar auf das am weitesten linke Besitzfeld ohne Marker von dir.',
  'ACT-ZIG-07': 'Auf demselben Besitzfeld dürfen Besitzmarker mehrerer Spieler liegen.',
  'ACT-ZIG-08': 'Du darfst ein Haus im Zigguratbezirk nur einsetzen, wenn du jeden Schritt der Aktion ausführen kannst.',

  'ACT-TILE-1': 'Aktionsplättchen T1: Du erhältst 2 SP und 2 Besitzmarker.',
  'ACT-TILE-2': 'Aktionsplättchen T2: Du erhältst 1 Gold und 1 Besitzmarker.',
  'ACT-TILE-3':
    'Aktionsplättchen T3: Nimm ein spezielles Wasserplättchen aus der Auslage, die ergänzt wird, ein Gartenplättchen und 1 Besitzmarker. Ist kein spezielles Wasser mehr da, nimm ein normales Wasserplättchen.',
  'ACT-TILE-4':
    'Aktionsplättchen T4: Du darfst deinen Architekten in einen beliebigen Bezirk bewegen, und du nimmst einen Würfel deiner Wahl aus dem allgemeinen Vorrat.',
  'ACT-TILE-5': 'Aktionsplättchen T5: Fülle bis zu 2 Kisten auf; du erhältst 1 Besitzmarker.',
  'ACT-TILE-6':
    'Aktionsplättchen T6: Du verlierst 2 SP, fällst aber nicht unter 0, und machst einen Schritt auf einer Machtleiste nach Wahl.',
} satisfies Partial<RuleSentences>;
