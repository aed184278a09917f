/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Dein Zug hat drei Teile: einen Würfel nehmen und den Architekten bewegen; bis zu zwei Aktionen ausführen; Wertungen prüfen und den Assistenten bewegen.',
  'TURN-02':
    'In deinem ersten Zug stellst du zuerst deinen Architekten und deinen Assistenten in einen Bezirk deiner Wahl, beide in denselben.',
  'TURN-03': 'Du musst einen Würfel vom Lastenkahn des Bezirks nehmen, in dem dein Assistent steht.',
  'TURN-04': 'Dein Architekt geht dann in den Bezirk, dessen Nummer der Wert dieses Würfels ist.',
  'TURN-05': 'Ist der Wert die Nummer des Bezirks, in dem dein Architekt schon steht, bleibt er dort.',
  'TURN-06':
    'Nachdem du den Würfel genommen hast, darfst du 1 Gold bezahlen: Dann geht dein Architekt stattdessen in einen beliebigen Bezirk.',
  'TURN-07':
    'Nimmst du eine 6, geht dein Architekt in einen beliebigen Bezirk, dessen Nummer kein anderer Würfel auf diesem Lastenkahn zeigt.',
  'TURN-08':
    'Ohne Gold zu bezahlen, darfst du keine 6 nehmen, um in einen Bezirk zu gehen, den ein anderer Würfel auf diesem Lastenkahn erreichen könnte.',
  'TURN-09': 'Du darfst keine, eine oder zwei Aktionen des Bezirks ausführen, in dem dein Assistent steht, auch zweimal dieselbe.',
  'TURN-10': 'Spätere Effekte können deinen Architekten noch einmal bewegen, bevor der Zug endet.',
  'TURN-11': 'Am Ende deines Zuges wird jeder Bezirk mit leerem Lastenkahn gewertet, in der Reihenfolge, die du wählst.',
  'TURN-12': 'Dann stellst du deinen Assistenten zu deinem Architekten, und der nächste Spieler im Uhrzeigersinn ist am Zug.',

  'FREE-01': 'Freie Aktionen darfst du beliebig oft und an jeder Stelle deines Zuges ausführen.',
  'FREE-02': 'Freie Aktion: Fülle eine Kiste für eine Ressource beliebiger Farbe auf, jede Kiste einmal pro Zug.',
  'FREE-03': 'Das Auffüllen einer Kiste kannst du nicht mit einer Kiste bezahlen, auch nicht mit einer anderen.',
  'FREE-04': 'Freie Aktion: Erfülle beliebig viele Dekrete, deren Bedingungen du nachweisen kannst.',
  'FREE-05': 'Ein Dekret, das du erfüllst, verlässt den Spielplan und bleibt bei dir; seine Boni erhältst du sofort.',
} satisfies Partial<RuleSentences>;

/** Rulings on Mastery, the turn, free Actions, dice, Crates and payments. */
export const rulingsOnTurnAndGoods = {
  'C-16':
    'Ein Schritt gibt den Bonus auf der rechten Seite der erreichten Zeile, wenn der Marker vor dem Schritt dein niedrigster oder einer von mehreren gleich niedrigen war; stehen alle drei ganz unten, gibt ihn jeder Schritt. Als Spieloption gibt es ihn nur, wenn die Höhe deines niedrigsten Markers steigt.',
  'C-17': 'Boni auf der rechten Seite sind Gold, Besitzmarker, SP oder nichts. Würfel gibt es nur auf Feldern einer Machtleiste.',
  'C-18':
    'Eine Spalte deines Spielertableaus besteht aus den drei farbigen Reihen; die unterste Reihe gehört nicht dazu. Die letzten beiden Spalten haben einen Bonus.',
  'C-19': 'Gegen Bezahlung kannst du jede Kiste einmal in jedem deiner eigenen Züge auffüllen, und mehrere Kisten in einem Zug.',
  'C-20': 'Das Auffüllen bezahlst du mit einem Würfel beliebiger Farbe oder mit 1 Gold, nie mit einer Kiste.',
  'C-21': 'Mit einer Kiste kannst du Kosten ihrer Farbe bezahlen, wo immer sie in deinem Zug anfallen, nicht nur die Kosten von Aktionen.',
  'C-22': 'Die Farbe deiner Würfel zählt; nur ihr Wert spielt keine Rolle mehr, sobald du sie hast. Allein der Bot beachtet keine Farben.',
  'C-23': 'Eine beliebige Ressource kommt immer aus dem allgemeinen Vorrat, nie von einem Lastenkahn.',
  'C-24': 'Eine 6 wird mit den Würfeln verglichen, die in diesem Zug auf dem Lastenkahn liegen, und mit nichts anderem.',

  'A-10':
    'Zeigen die anderen Würfel auf dem Lastenkahn alle fünf Bezirke, darfst du eine 6 nur nehmen, wenn du 1 Gold hast und es bezahlst.',
  'A-11': 'Andere Sechsen auf dem Lastenkahn sperren keinen Bezirk: Nur die Werte 1 bis 5 zählen.',
  'A-12': 'Mit einer 6 darf dein Architekt in seinem Bezirk bleiben, wenn kein anderer Würfel auf dem Lastenkahn dessen Nummer zeigt.',
  'A-13': 'Eine 6 wird mit den Würfeln verglichen, die auf dem Lastenkahn bleiben, nachdem du sie genommen hast.',
  'A-14':
    'Die Zahl der Würfel einer Farbe ändert sich nie, aber ein Würfel der gewerteten Farbe, den du in Schritt 2 der Wertung aus dem allgemeinen Vorrat erhältst, bleibt bei dir und wird in Schritt 4 nicht mitgewürfelt. Es kommen immer so viele Würfel zurück, dass kein Lastenkahn leer ist, wenn ein Zug beginnt. Leerst du den Lastenkahn deines Bezirks selbst, bevor du den Würfel des Zuges nimmst, nimmst du keinen: Der Architekt bleibt stehen oder geht für 1 Gold weiter, und der Bezirk wird am Ende des Zuges gewertet.',
  'A-15':
    'In einer Wertung wird immer gewürfelt: Höchstens ein Würfel pro Spieler fehlt dabei, und es gibt mehr Würfel einer Farbe als Spieler.',
  'A-16':
    'Hat ein Bonus einen Lastenkahn geleert, wird sein Bezirk wie jeder andere gewertet, auch wenn ein Gegner den Würfel in deinem Zug erhalten hat. Du nimmst das Gold.',
  'A-17': 'Einen Würfel musst du nehmen, eine Aktion musst du nicht ausführen.',
  'A-18':
    'Du darfst freie Aktionen vor dem Würfel ausführen. Der Würfel kommt trotzdem vom Lastenkahn des Bezirks, in dem dein Assistent steht, und bewegt deinen Architekten, wo dieser auch steht.',
  'A-19': 'Für 1 Gold darf dein Architekt auch in dem Bezirk bleiben, in dem er steht.',
  'A-20': 'Das Gold für die Bewegung deines Architekten kannst du mit nichts anderem bezahlen.',
  'A-21':
    'Freie Aktionen und Hafenmeister sind möglich: vor dem Würfel; vor, zwischen und nach Aktionen; zwischen zwei Teilen eines Gartenbaus; immer wenn du nach einer Bezahlung gefragt wirst; und beim Errichten nach allen Belohnungen, vor den freiwilligen Effekten. Sie sind nicht möglich: zwischen dem Nehmen des Würfels und der Bewegung deines Architekten, zwischen anderen Schritten einer Aktion, innerhalb eines Effekts, während ein anderer Spieler entscheidet oder in einer Wertung. Während du nach einer Bezahlung gefragt wirst, wird nichts angeboten, was ein Haus einsetzt oder versetzt oder einen Besitzmarker legt (D01, D06, D07, D10, B6, B8), und ein Auffüllen nur, wenn du danach noch bezahlen kannst. B7 ist nur bei der Bezahlung eines Gebäudes möglich.',
  'A-22': 'Die letzte Gelegenheit für freie Aktionen ist vor dem Prüfen der Wertungen; hast du deinen Zug beendet, gibt es keine mehr.',
  'A-23': 'Mit Gold darfst du das Auffüllen bezahlen, denn Gold ersetzt jede Ressource. Eine Spieloption verbietet es.',
  'A-24':
    'Mit Kisten und Gold darfst du auch dort bezahlen, wo eine Ressource beliebiger Farbe (S13, S14) oder eine von drei Farben (der bezahlte Schritt eines Feldes) verlangt ist; nur das Auffüllen lässt sich nicht mit einer Kiste bezahlen. Nimmst du für den bezahlten Schritt Gold, nennst du die Machtleiste.',
  'A-25':
    'Mit Schiff S03 füllt eine Bezahlung bis zu zwei Kisten auf. Jede Kiste kann weiterhin nur einmal pro Zug gegen Bezahlung aufgefüllt werden; Auffüllen durch Boni zählt nicht.',
  'A-26':
    'Du darfst in einem Zug mit einer Kiste bezahlen, sie auffüllen und wieder mit ihr bezahlen, denn nur das Auffüllen ist begrenzt.',
  'A-27': 'Nichts gibt dir eine verdeckte Kiste.',
  'A-28': 'Du kannst keine Kiste abgeben, um Platz für eine fünfte zu schaffen.',
  'A-29':
    'Sollst du eine Ressource einer Farbe erhalten, deren Lastenkahn leer ist, erhältst du nichts, auch keinen Würfel aus dem Vorrat.',
  'A-30': 'Sind mehrere Würfel des Lastenkahns gleich hoch, spielt es keine Rolle, welchen du erhältst.',
  'A-31': 'Du darfst beliebig viele Würfel haben.',
  'A-32':
    'Du wählst, womit du bezahlst: mit Würfeln, offenen Kisten oder Gold. Eine Bezahlung ist ein einziger Vorgang mit dem, was du in diesem Moment hast: Jede Kiste zählt darin nur einmal. Du darfst nur beginnen, was du ganz bezahlen kannst (beim Errichten auch mithilfe von B7); fülle also vorher auf, was du brauchst. Auch das Gold für eine 6 musst du haben, bevor du sie nimmst. Von gleichen Kisten wird die umgedreht, die in diesem Zug noch nicht aufgefüllt wurde.',
  'A-182':
    'Während du ein Auffüllen bezahlst, kannst du keine andere freie Aktion ausführen. Dir entgeht nichts: Unmittelbar davor oder danach ist sie möglich.',
  'A-183':
    'Beginnt dein Zug, ist der Lastenkahn deines Bezirks nie leer: Ein Spiel braucht von jeder Farbe mehr Würfel, als es Spieler hat, sonst könnte der Lastenkahn für immer leer bleiben. Nimmst du seinen letzten Würfel durch einen Bonus, bevor du den Würfel des Zuges nimmst, nimmst du keinen Würfel.',
  'A-186':
    'Eine Bezahlung, die nur auf eine Art möglich ist, erfolgt ohne Frage, und dazwischen ist nichts möglich. Nur wenn eine einzelne Ressource beliebiger Farbe zu bezahlen ist (S13, S14), sind vorher immer freie Aktionen und Hafenmeister möglich. B7 wird ohne Frage eingesetzt, wenn das gewählte Gebäude anders nicht bezahlt werden kann.',

  'A-75':
    'Ein Machtmarker ganz oben macht keinen Schritt und bringt nichts; hast du die Wahl, musst du eine andere Machtleiste wählen. Ein Schritt, der nicht möglich ist, macht nie einen Platz, eine Aktion oder eine Karte unzulässig. Von zwei Schritten auf einer Leiste mit nur noch einer Zeile machst du einen.',
  'A-76': 'Der Bonus auf der rechten Seite ist der der erreichten Zeile, nicht der verlassenen.',
  'A-77':
    'Gibt ein Schritt einen Bonus auf der rechten Seite und einen auf dem Feld der Leiste, erhältst du beide, den auf der rechten Seite zuerst.',
  'A-78': 'Zwei Schritte werden nacheinander gemacht, und jeder gibt, was er erreicht.',
  'A-79':
    'Eine blaue Linie liegt zwischen zwei Zeilen; ein Marker hat sie überschritten, wenn er darüber steht. S10 zählt jedes Überschreiten, Z03 die Positionen aller drei Marker.',
  'A-80': 'Was du im Zug eines anderen Spielers erhältst, erhältst du sofort, und du entscheidest dabei selbst.',
} satisfies Partial<RuleSentences>;
