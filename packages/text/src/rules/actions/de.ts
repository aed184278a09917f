/** The Actions of all Districts. */
import { crates, gardens, gold, markers, specialWater, vp } from '../../phrases/de-amounts.ts';
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
  'ACT-BLD-12': 'Für jeden Besitzmarker, den ein Gegner so zurückerhält, macht er einen Schritt auf der Machtleiste der Gebäudefarbe.',
  'ACT-BLD-13':
    'Jeder andere Spieler darf für jeden eigenen Garten, der an das neue Gebäude angrenzt, einen Schritt auf einer Machtleiste nach Wahl machen.',
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
    'Hast du alle drei Schiffe einer Zeile oder Spalte in Besitz genommen, erhältst du sofort ihren Hafenmeister, falls er noch da ist.',
  'ACT-SHIP-05': 'Vervollständigt ein Besitzmarker zugleich eine Zeile und eine Spalte, erhältst du beide Hafenmeister.',
  'ACT-SHIP-06': 'Den Vorteil eines Schiffs hast du ab deinem nächsten Zug.',
  'ACT-SHIP-07': 'Ein Schiff, das du nach dem Errichten in Besitz nimmst, zählt für Hafenmeister genauso.',
  'HM-01': 'Einen Hafenmeister darfst du jederzeit in deinem eigenen Zug einsetzen. Danach ist er aus dem Spiel.',
  'HM-02': 'Jeder Hafenmeister, den du nicht eingesetzt hast, ist in der Schlusswertung {unusedVp, number} SP wert.',

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

  'ACT-TILE-1': `Aktionsplättchen T1: Du erhältst ${vp} und ${markers}.`,
  'ACT-TILE-2': `Aktionsplättchen T2: Du erhältst ${gold} und ${markers}.`,
  'ACT-TILE-3': `Aktionsplättchen T3: Nimm ${specialWater} aus der Auslage, die ergänzt wird, ${gardens} und ${markers}. Ist kein spezielles Wasser mehr da, nimm ein normales Wasserplättchen.`,
  'ACT-TILE-4':
    'Aktionsplättchen T4: Du darfst deinen Architekten in einen beliebigen Bezirk bewegen, und du nimmst {supplyDice, plural, one {einen Würfel} other {# Würfel}} deiner Wahl aus dem allgemeinen Vorrat.',
  'ACT-TILE-5': `Aktionsplättchen T5: Fülle bis zu ${crates} auf; du erhältst ${markers}.`,
  'ACT-TILE-6':
    'Aktionsplättchen T6: Du verlierst {loseVp, number} SP, fällst aber nicht unter 0, und machst {stepsOfChoice, plural, one {einen Schritt} other {# Schritte}} auf einer Machtleiste nach Wahl.',
} satisfies Partial<RuleSentences>;

/** Rulings on Actions and Ships. */
export const rulingsOnActions = {
  'C-25':
    'Du darfst auf den Bonus des Feldes verzichten, das dein Projekt überdeckt, und ebenso auf den des Wassers, das dein Garten überdeckt.',
  'C-26':
    'Gartenbau ist eine Aktion der Bezirke 1 bis 3 und findet in dem Bezirk statt, in dem dein Assistent steht, nicht in einem beliebigen.',
  'C-27': 'Wasser liegt neben Wasser oder Gärten; ein Gebäude daneben genügt nicht.',
  'C-28': 'Nur um einen Garten zu legen, brauchst du einen Besitzmarker, nicht um Plättchen zu kaufen oder Wasser zu legen.',
  'C-29':
    'Das Errichten hat diese Reihenfolge: bezahlen; die Besitzmarker beiseitelegen; die Projekte ersetzen; das Haus setzen und erhalten, was es freilegt; deine Marker in deinen Vorrat legen; die Marker der Gegner zurückgeben, mit deren Schritten; Schritte der Gartenbesitzer; dein Schiff. Die Boni deines Hauses kommen also, bevor ein Marker zurückkommt.',
  'C-30':
    'Nach dem Errichten macht ein Gegner für jeden zurückgelegten Besitzmarker und für jeden angrenzenden eigenen Garten einen Schritt, nicht einen insgesamt; du selbst machst keinen.',
  'C-31': 'Auf die Schritte, die deine Gärten geben, wenn ein anderer Spieler neben ihnen ein Gebäude errichtet, darfst du verzichten.',
  'C-32':
    'Häuser im Hafenbezirk und im Zigguratbezirk kosten 2 Ressourcen in der Farbe des dortigen Lastenkahns, die nicht Blau oder Grün sein muss.',
  'C-33': 'Ein Schiff kostet als Aktion im Hafenbezirk 2 Gold und nach dem Errichten 1 Gold.',
  'C-34': 'Auf einem Schiff kannst du nur einen Besitzmarker haben, denn gezählt werden Schiffe, nicht Marker.',
  'C-35':
    'Jede Zeile und jede Spalte des Hafens hat genau ein Paar von Plätzen, also heißt „nicht beide einer Zeile oder Spalte“ dasselbe wie „nicht beide eines Paares“. Ein Haus an einer Zeile und eines an einer Spalte, die sich kreuzen, sind erlaubt.',
  'C-36':
    'Ein Haus im Zigguratbezirk einzusetzen hat fünf Schritte: den Platz wählen, bezahlen, das Haus einsetzen, den Bonus des Platzes erhalten, den Besitzmarker legen.',
  'C-37':
    'Auf einem Zigguratplättchen nimmst du das am weitesten linke Besitzfeld ohne eigenen Marker, wessen Marker sonst auch dort liegen.',
  'C-38': 'Ist die Reihe in der Farbe des Bereichs leer, darf ein Haus für den Zigguratbezirk aus der untersten Reihe kommen.',
  'C-39':
    'Zu einem Haus im Zigguratbezirk gehört insgesamt ein Besitzmarker, nicht einer für die Aktion und einer für den Bonus des Platzes.',
  'C-40': 'Du nimmst spezielles Wasser, solange es welches gibt; normales Wasser ersetzt es nur, wenn keines mehr da ist.',
  'C-41':
    'Aktionsplättchen T5 füllt bis zu {refills, number} Kisten auf; du kannst es also auch nutzen, wenn du nur eine Kiste oder keine auffüllen kannst.',
  'C-42': 'Bezirke werden gewertet, bevor dein Assistent zu deinem Architekten kommt.',
  'C-43': 'Der dritte Teil eines Zuges ist eine Prüfung: Nichts wird gewertet, wenn kein Lastenkahn leer ist.',

  'A-33':
    'Der Gartenbau von Schiff S08 findet in dem Bezirk statt, in dem dein Assistent steht: Im Hafenbezirk und im Zigguratbezirk kannst du nur kaufen. Gibt dir D01 ein Haus im Hafenbezirk, während dein Assistent in Bezirk 1, 2 oder 3 steht, kannst du dort Wasser und Gärten legen.',
  'A-34':
    'Ein Projekt kommt nur auf ein leeres Rasterfeld, das im Spiel ist, nicht auf Wasser, einen Garten, ein Gebäude oder ein anderes Projekt.',
  'A-35': 'Auch Wasser kommt nur auf ein leeres Rasterfeld, das im Spiel ist, und ein Garten nur auf Wasser ohne Garten.',
  'A-36':
    'Ein Bezirk hat nie mehr als eine Gruppe von Projekten einer Farbe und nie mehr als drei darin. Hat die Gruppe kein zulässiges angrenzendes Feld mehr, kann ihre Farbe dort nicht gelegt werden.',
  'A-37': 'Für Projekte und Gebäude grenzen nur Felder desselben Bezirks aneinander, nicht solche über Grenzwasser hinweg.',
  'A-38': 'Es genügt, dass das neue Projekt an ein Projekt seiner Farbe angrenzt; andere Farben spielen keine Rolle.',
  'A-39': 'Du darfst auch aus Projekten ohne Besitzmarker von dir ein Gebäude errichten; dann kostet es nur die 2 lokalen Ressourcen.',
  'A-40':
    'Der Vorteil von Schiff S11 gilt für beide Arten, ein Schiff für Gold in Besitz zu nehmen: Als Aktion darfst du 1 blaue Ressource und 1 Gold bezahlen, nach dem Errichten 1 blaue Ressource. Mit B6 und D07 ist das Schiff ohnehin kostenlos.',
  'A-41':
    'Ist weder in der Reihe seiner Farbe noch in der untersten Reihe ein Haus, kannst du ein Gebäude nicht errichten. Die unterste Reihe dient nur, wenn die andere leer ist.',
  'A-42': 'Ohne genügend Gebäudeteile seiner Farbe kann ein Gebäude nicht errichtet werden.',
  'A-43': 'Ist der Stapel einer Farbe leer, kann kein Projekt dieser Farbe gelegt werden.',
  'A-44':
    'Nach dem Errichten kommen zuerst die Schritte für zurückgelegte Besitzmarker, im Uhrzeigersinn ab dem aktiven Spieler; dann wählen die Gartenbesitzer ihre, im Uhrzeigersinn, einen Schritt nach dem anderen.',
  'A-45': 'Deine eigenen Gärten geben dir keinen Schritt, wenn du neben ihnen ein Gebäude errichtest.',
  'A-46': 'Besitzmarker von Gegnern kommen in deren Spielbereiche zurück, nicht in deren Vorrat, und vor deren Schritten.',
  'A-47':
    'Der Besitzmarker für das Schiff nach dem Errichten kommt aus deinem Spielbereich. Marker, die du bei diesem Errichten gerade erhalten hast, sind erlaubt; deine eigenen von den Projekten nicht, denn sie kamen in deinen Vorrat.',
  'A-48':
    'Das Schiff nach dem Errichten nimmst du in Besitz, wenn alle Belohnungen vergeben sind, oder gar nicht; aufschieben kannst du es nicht.',
  'A-49': 'Für die Größe des Schiffs machen Gärten ein Gebäude nicht größer; das tun sie nur in Wertungen.',
  'A-50': 'Ein Garten auf Grenzwasser grenzt an Gebäude beider Bezirke an: für Wertungen, Belohnungen, Z05, D13 und D14.',
  'A-51': 'Die Grenze von drei Gärten gilt für jeden einzelnen Gartenbau; der von Schiff S08 ist ein eigener.',
  'A-52':
    'Sind normales Wasser oder Gärten aufgebraucht, erhältst du stattdessen nichts. Ist spezielles Wasser aufgebraucht, erhältst du überall stattdessen normales; die Auslage kann kleiner werden.',
  'A-53': 'Spezielles Wasser wird mit dem Bonus nach oben gelegt, und ein Garten, der es überdeckt, bringt den Bonus.',
  'A-54': 'Wenn du einen Garten legst, kommt zuerst der Besitzmarker, dann der Bonus, dann kommen die Vorteile von Schiffen.',
  'A-55': 'Du darfst Wasser legen, ohne einen Garten darauf zu legen.',
  'A-56':
    'Im Hafenbezirk darfst du an jedem Paar ein Haus haben, insgesamt sechs; dass sich ihre Zeilen und Spalten kreuzen, spielt keine Rolle.',
  'A-57': 'Ist deine unterste Reihe leer, kannst du ohne den Vorteil von Schiff S09 kein Haus im Hafenbezirk einsetzen.',
  'A-58':
    'Liegt auf allen drei Besitzfeldern eines Zigguratplättchens ein Marker von dir, kannst du in seinem Bereich kein Haus einsetzen.',
  'A-59':
    'Ein Besitzmarker, den dir das Haus auf der Ziggurat selbst bringt, durch einen freigelegten Bonus, einen Spaltenbonus oder den Bonus des Platzes, darf auf das Zigguratplättchen kommen; also ist die Aktion erlaubt, auch wenn du vorher keinen hast.',
  'A-60':
    'Ein Schiff, das du mit B6, mit D07 oder nach dem Errichten in Besitz nimmst, kann dir wie jedes andere einen Hafenmeister bringen.',
  'A-61': 'Ist der Hafenmeister einer Zeile oder Spalte weg, bringt es nichts, sie zu vervollständigen.',
  'A-62': 'Der Vorteil eines Schiffs beginnt mit deinem nächsten Zug. Von da an gilt er immer, auch in den Zügen von Gegnern (S10).',
  'A-63': 'S01 und S15 wirken noch nicht, wenn du eben dieses Schiff in Besitz nimmst.',
  'A-64': 'Nimmst du ein aufgedrucktes Schiff in Besitz, wählst du die Farbe des Schritts, den S15 gibt.',
  'A-65':
    'S02 und S08 gelten für jedes Haus, das du beim Errichten, im Hafenbezirk, im Zigguratbezirk oder durch D01 einsetzt, aber nicht im Spielaufbau und nicht bei D10.',
  'A-66':
    'Mit S09 nimmst du das am weitesten linke Haus der farbigen Reihe, die du wählst, und erhältst, was es freilegt, auch einen Spaltenbonus. Die blaue Ressource kommt zu den 2 lokalen hinzu, und sie ist auch beim Haus von D01 zu bezahlen.',
  'A-67':
    'Ist dein Vorrat leer, hilft S12 nicht: Der Besitzmarker für den Garten kommt aus deinem Spielbereich, oder der Garten wird nicht gelegt.',
  'A-68': 'Mit S13 kaufst du einen Schritt pro Projekt, mit S14 einen Schritt pro Besitzmarker von Gegnern.',
  'A-69': 'Ist eines der beiden Dinge, die S05 anbietet, aufgebraucht, erhältst du das andere; sind es beide, nichts.',
  'A-70': 'Aktionsplättchen T6 darfst du auch mit weniger als {loseVp, number} SP nutzen; dann hast du danach 0.',
  'A-72':
    'Der Bonus „weiteres Projektplättchen“ kann ohne Grenze zum nächsten führen, solange Besitzmarker und die Regeln für Projekte es erlauben. Jedes ist freiwillig.',
  'A-73':
    'Der bezahlte Schritt eines Feldes ist freiwillig und wird einmal gemacht, in einer der drei Farben; bezahlen darfst du auch mit Gold oder einer Kiste.',
  'A-74':
    'Auf Wasser ist ein Schritt in der Farbe des Projekts ein Schritt auf einer Machtleiste nach Wahl, und „weiteres Projektplättchen“ gibt nichts.',
  'A-81':
    'Deine Effekte kommen in dieser Reihenfolge. Projekt: Plättchen, Besitzmarker, Bonus des Feldes (ein weiteres Projekt mit allen seinen Effekten), S04, S13. Errichten: das Gebäude, Haus, freigelegter Bonus und Spaltenbonus, alle Marker und Belohnungen, S02, S06; dann S14, S08 und das Schiff in beliebiger Reihenfolge. Hafen: Bezahlung (mit S09), Haus, freigelegter Bonus und Spaltenbonus, Bonus des Platzes, S02, S08. Ziggurat: Bezahlung, Haus, freigelegter Bonus und Spaltenbonus, Bonus des Platzes, Besitzmarker, S02, S05, S08. Schiff: Besitzmarker, Hafenmeister, S01, S15.',
  'A-184':
    'Von den Besitzmarkern, die ein Haus auf der Ziggurat für sein eigenes Plättchen bringen kann, zählen nur sichere. Lässt dich sein Spaltenbonus einen Schritt wählen, ist weder dieser Schritt noch danach der Pfeil des Platzes sicher.',
  'A-185':
    'Nimmt dir eine freie Aktion oder ein Hafenmeister während der Bezahlung weg, was du kaufst (das letzte Gartenplättchen, den letzten Schritt einer Machtleiste), bezahlst du trotzdem und erhältst nichts dafür.',
} satisfies Partial<RuleSentences>;
