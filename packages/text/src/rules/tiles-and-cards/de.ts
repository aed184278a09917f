/** Ziggurat tiles, Ships, Urban cards, Decrees and Harbormasters, one by one. */
import type { Trigger } from '@tabannusi/engine';
import { crates, gardens, gold, markers, shipGain, specialWater, spelled, vp } from '../../phrases/de-amounts.ts';
import { select } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

export const tilesAndCards = {
  'ZIG-Z01':
    'Z01 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jedes deiner Häuser in den Bezirken 1 bis 3.',
  'ZIG-Z02':
    'Z02 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jedes deiner Häuser im Zigguratbezirk.',
  'ZIG-Z03':
    'Z03 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jede blaue Linie, die deine Machtmarker überschritten haben, alle drei zusammengezählt.',
  'ZIG-Z04':
    'Z04 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jedes Schiff, das du in Besitz genommen hast.',
  'ZIG-Z05':
    'Z05 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jedes deiner Gebäude in den Bezirken 1 bis 3, das an mindestens einen Garten angrenzt.',
  'ZIG-Z06':
    'Z06 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jeden deiner Gärten auf dem Spielplan.',
  'ZIG-Z07':
    'Z07 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jedes deiner Häuser im Hafenbezirk.',
  'ZIG-Z08':
    'Z08 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld), ohne etwas zu zählen.',
  'ZIG-Z09':
    'Z09 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jede Stadtkarte und jedes Dekret, die du erfüllt hast.',
  'ZIG-Z10':
    'Z10 bringt {first, number}, {second, number} oder {third, number} SP (erstes, zweites oder drittes Besitzfeld) für jeden Satz aus drei deiner Gebäude in verschiedenen Farben und für jeden Satz aus drei von dir in Besitz genommenen Schiffen in verschiedenen Farben.',

  'TILE-S03': `S03 (Größe {size, number}): Die eine Ressource, die du für das Auffüllen bezahlst, füllt bis zu ${spelled('refills')} Kisten auf.`,
  'TILE-S05':
    'S05 (Größe {size, number}): Immer wenn du ein Haus im Zigguratbezirk einsetzt, erhältst du nach deiner Wahl ein Gartenplättchen oder einen Besitzmarker.',
  'TILE-S08':
    'S08 (Größe {size, number}): Immer wenn du ein Haus einsetzt, darfst du zusätzlich zu deinen Aktionen einen Gartenbau ausführen.',
  'TILE-S09':
    'S09 (Größe {size, number}): Für {blue, plural, one {# weitere blaue Ressource} other {# weitere blaue Ressourcen}} darf dein Haus für den Hafenbezirk aus einer farbigen Reihe kommen.',
  'TILE-S11':
    'S11 (Größe {size, number}): Wenn du ein Schiff in Besitz nimmst, darf eine blaue Ressource 1 Gold ersetzen, einmal pro Schiff.',
  'TILE-S12': 'S12 (Größe {size, number}): Der Besitzmarker für einen Garten darf aus deinem Vorrat statt aus deinem Spielbereich kommen.',
  'TILE-S13':
    'S13 (Größe {size, number}): Nachdem du ein Projekt gelegt hast, darfst du 1 Ressource beliebiger Farbe für einen Schritt auf der Machtleiste in der Farbe des Projekts bezahlen.',
  'TILE-S14':
    'S14 (Größe {size, number}): Wenn du ein Gebäude errichtest, darfst du für jeden Besitzmarker von Gegnern auf den Projekten 1 Ressource beliebiger Farbe bezahlen; jede Bezahlung gibt einen Schritt auf der Machtleiste der Gebäudefarbe.',
  'TILE-S15':
    'S15 (Größe {size, number}): Immer wenn du ein Schiff in Besitz nimmst, machst du einen Schritt auf der Machtleiste in der Farbe dieses Schiffs.',
  'TILE-PRINTED': 'Die aufgedruckten Schiffe haben keinen Vorteil. Jedes zählt als ein Schiff einer beliebigen Farbe.',

  'URB-01':
    'Eine Stadtkarte verlangt in drei Bezirken eine bestimmte Zahl deiner Häuser. Sind sie da, bringt die Karte die angegebenen SP.',
  'URB-02':
    'Für Stadtkarten spielen Farbe und Größe deiner Gebäude keine Rolle: In den Bezirken 1 bis 3 zählt jedes Gebäude als ein Haus, im Hafenbezirk zählen die Häuser dort. Der Zigguratbezirk wird nie verlangt.',
  'URB-03': 'Hast du mehrere Stadtkarten, darfst du einige oder alle davon werten, aber jedes Haus dient nur einer Karte.',
  'URB-04': 'Deine Stadtkarte ist geheim. Du darfst sie jederzeit ansehen.',

  'DEC-01': `D01 verlangt {white} weiße und {brown} braune Gebäude. Dafür darfst du ein Haus im Hafenbezirk einsetzen, ohne zu bezahlen, aber mit dem Bonus des Platzes, und erhältst ${vp}.`,
  'DEC-02': `D02 verlangt {white} weiße und {yellow} gelbe Gebäude. Dafür darfst du bis zu ${crates} auffüllen und erhältst ${markers} und ${vp}.`,
  'DEC-03': `D03 verlangt {yellow} gelbe und {brown} braune Gebäude. Dafür gibt es ${spelled('stepsOnOneTrack')} Schritte auf einer einzigen Machtleiste nach Wahl und ${vp}.`,
  'DEC-04': `D04 verlangt {buildings, number} Gebäude jeder Farbe. Dafür gibt es ${gold} und ${vp}.`,
  'DEC-05': `D05 verlangt {white} weiße Gebäude und {brown} braunes; Häuser auf der Ziggurat in den Bereichen dieser Farben zählen mit. Dafür ziehst du {drawn, number} Stadtkarten, behältst 1 und legst die andere unter den Nachziehstapel; in der Schlusswertung darfst du bei jeder deiner Stadtkarten ein verlangtes Haus ignorieren. Dazu gibt es ${vp}.`,
  'DEC-06': `D06 verlangt {yellow} gelbe Gebäude und {white} weißes; Häuser auf der Ziggurat in den Bereichen dieser Farben zählen mit. Dafür erhältst du ${markers}, darfst ohne Haus ein Besitzfeld eines beliebigen Zigguratplättchens belegen und erhältst ${vp}.`,
  'DEC-07': `D07 verlangt {brown} braune Gebäude und {yellow} gelbes; Häuser auf der Ziggurat in den Bereichen dieser Farben zählen mit. Dafür erhältst du ${markers}, darfst ein beliebiges Schiff in Besitz nehmen und erhältst ${vp}.`,
  'DEC-08': `D08 verlangt {buildings, number} Gebäude jeder Farbe und einen deiner Besitzmarker auf jedem Zigguratplättchen. Dafür gibt es ${vp}.`,
  'DEC-09': `D09 verlangt {brown} braune Gebäude sowie {white} weiße und {yellow} gelbe Schiffe. Dafür gibt es ${gold}, {stepsOfChoice, plural, one {einen Schritt} other {# Schritte}} auf einer Machtleiste nach Wahl und ${vp}.`,
  'DEC-10': `D10 verlangt {white} weiße Gebäude sowie {yellow} gelbe und {brown} braune Schiffe. Dafür darfst du bis zu {moveHouses, plural, one {# Haus} other {# Häuser}} aus farbigen Reihen in die unterste Reihe deines Spielertableaus versetzen und erhältst die Boni, die das freilegt. Dazu gibt es ${vp}.`,
  'DEC-11': `D11 verlangt {yellow} gelbe Gebäude sowie {white} weiße und {brown} braune Schiffe. Dafür gibt es ${specialWater}, {gardens, number} Gartenplättchen und ${vp}.`,
  'DEC-12': `D12 verlangt {buildings, number} Gebäude jeder Farbe und {portHouses, number} Häuser im Hafenbezirk. Dafür gibt es ${vp}.`,
  'DEC-13': `D13 verlangt {gardensAtBuildings, number} Gärten, die an deine Gebäude angrenzen, und {portHouses, number} Häuser im Hafenbezirk. Dafür gibt es je einen Schritt auf ${spelled('stepsOnDifferentTracks')} verschiedenen Machtleisten und ${vp}.`,
  'DEC-14': `D14 verlangt {ships, number} Schiff jeder Farbe und {buildingsAtGardens, number} an einen Garten angrenzendes Gebäude jeder Farbe. Dafür gibt es ${markers}, {supplyDice, number} Würfel aus dem allgemeinen Vorrat und ${vp}.`,
  'DEC-15': `D15 verlangt {ownGardens, number} eigene Gärten. Dafür gibt es einen zufälligen der beiseitegelegten Hafenmeister und ${vp}.`,
  'DEC-16': `D16 verlangt {ships, number} Schiffe jeder Farbe und {ownGardens, number} eigene Gärten. Dafür gibt es ${vp}.`,

  'HM-B1': `B1: Mache ${spelled('stepsOfChoice')} Schritte auf einer Machtleiste oder je einen Schritt auf ${spelled('stepsOfChoice')} Machtleisten.`,
  'HM-B2': `B2: Du erhältst ${specialWater}, ${gardens} und ${markers}.`,
  'HM-B3': `B3: Fülle bis zu ${crates} auf; du erhältst ${markers}.`,
  'HM-B4': `B4: Du erhältst ${gold}.`,
  'HM-B5': 'B5: Führe die Aktion eines beliebigen Aktionsplättchens aus.',
  'HM-B6': 'B6: Lege einen deiner Besitzmarker auf ein beliebiges Schiff.',
  'HM-B7': 'B7: Bezahle für ein Haus in einem allgemeinen Bezirk {discount, plural, one {# Ressource} other {# Ressourcen}} weniger.',
  'HM-B8':
    'B8: Lege einen deiner Besitzmarker auf ein Zigguratplättchen, auf das am weitesten linke Besitzfeld ohne Marker von dir, ohne ein Haus einzusetzen.',
  'HM-B9':
    'B9: Ziehe {drawn, number} Stadtkarten, behalte 1 und lege die andere unter den Nachziehstapel. In der Schlusswertung darfst du bei jeder deiner Stadtkarten ein verlangtes Haus ignorieren.',
} satisfies Partial<RuleSentences>;

/** The Ships that gain something, by their trigger. */
export const gainShip = `{ship} (Größe {size, number}): ${select<Trigger>('when', {
  shipMarked: `Immer wenn du ein Schiff in Besitz nimmst, erhältst du ${shipGain}`,
  housePlaced: `Immer wenn du ein Haus einsetzt, erhältst du ${shipGain}`,
  projectPlaced: `Immer wenn du ein Projekt legst, erhältst du ${shipGain}`,
  opposingMarkerBuiltOver: `Wenn du ein Gebäude errichtest, erhältst du ${shipGain} für jeden Besitzmarker von Gegnern auf den Projekten`,
  gardenPlaced: `Immer wenn du einen Garten legst, erhältst du ${shipGain}`,
  blueLineCrossed: `Immer wenn einer deiner Machtmarker eine blaue Linie überschreitet, erhältst du ${shipGain}`,
})}.`;

/** The bonuses of spaces and of special Water. */
export const bonuses = {
  'BON-01': 'Du erhältst den höchsten Würfel der abgebildeten Farbe von ihrem Lastenkahn. Dein Architekt bewegt sich nicht.',
  'BON-02': 'Du erhältst einen Würfel beliebiger Farbe aus dem allgemeinen Vorrat oder, wenn dieser leer ist, nichts.',
  'BON-03': 'Du erhältst 1 Gold.',
  'BON-04': 'Du erhältst ein normales Wasserplättchen.',
  'BON-05': 'Nimm ein spezielles Wasserplättchen deiner Wahl aus der Auslage, die sofort ergänzt wird.',
  'BON-06': 'Du erhältst ein Gartenplättchen.',
  'BON-07': 'Du darfst deinen Architekten in einen beliebigen Bezirk bewegen.',
  'BON-08': 'Du darfst eine Kiste auffüllen, ohne zu bezahlen.',
  'BON-09': 'Du erhältst die abgebildete Zahl an Besitzmarkern, soweit dein Vorrat reicht.',
  'BON-10': 'Mache einen Schritt auf einer Machtleiste nach Wahl.',
  'BON-11': 'Mache einen Schritt auf der Machtleiste in der Farbe des Projekts.',
  'BON-12':
    'Du darfst im selben Bezirk ein weiteres Projekt derselben Farbe legen, nach allen Regeln für Projekte, und dessen Bonus nehmen.',
  'BON-13': 'Du erhältst die abgebildete Zahl an SP.',
  'BON-14': 'Du darfst eine weiße, gelbe oder braune Ressource bezahlen, um einen Schritt auf der Machtleiste dieser Farbe zu machen.',
  'BON-15':
    'Die Boni von Rasterfeldern, aufgedrucktem Wasser und speziellem Wasser gibt es, wenn du Projekte oder Gärten legst (im Spielaufbau für das Startgebäude), aber nie dafür, dass du Wasser legst.',

  'BONP-01': 'Blauer Platz im Hafen: Du erhältst {claims, number} Besitzmarker, soweit dein Vorrat reicht.',
  'BONP-02': 'Blauer Platz im Hafen: Mache einen Schritt auf einer Machtleiste nach Wahl.',
  'BONP-03':
    'Blauer Platz im Hafen: Du erhältst aus dem allgemeinen Vorrat einen Würfel einer beliebigen Farbe, die dort vorhanden ist, oder, wenn keiner da ist, nichts.',
  'BONP-04':
    'Roter Platz im Hafen: Lege seine Kiste offen auf einen Kistenplatz deines Spielertableaus. Du brauchst einen freien Kistenplatz.',

  'BONZ-01': 'Ein Platz der Ziggurat ohne Bonus bringt nur deinen Besitzmarker auf das Plättchen des Bereichs.',
  'BONZ-02':
    'Ein Platz der Ziggurat mit Pfeil bringt deinen Besitzmarker auf das Plättchen des Bereichs und gibt dir einen Schritt auf der Machtleiste in der Farbe des Pfeils.',
  'BONZ-03': 'Ein Platz der Ziggurat mit Gold bringt deinen Besitzmarker auf das Plättchen des Bereichs und gibt dir 1 Gold.',
} satisfies Partial<RuleSentences>;

/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
export const rulingsOnTilesAndCards = {
  'C-51': 'S10 und Z03 zählen die blauen Linien quer über den Machtleisten.',
  'C-52': 'Für D05, D06 und D07 zählt ein Haus auf der Ziggurat in der Farbe seines Bereichs.',
  'C-53': 'Mit D10 darfst du bis zu {moveHouses, plural, one {# Haus} other {# Häuser}} versetzen, also auch nur eines oder keines.',
  'C-54': `Für D11 wählst du beide speziellen Wasserplättchen unter den offenen; dann wird die Auslage ergänzt. Sind weniger als ${spelled('specialWater')} offen, ersetzt normales Wasser den Rest.`,
  'C-55': 'D08 verlangt mindestens einen deiner Besitzmarker auf jedem der drei Zigguratplättchen im Spiel.',
  'C-56':
    'Der Vorteil von Schiff S11 gilt einmal für jedes Schiff, das du im Hafen in Besitz nimmst: Er ersetzt nie 2 Gold für dasselbe Schiff.',
  'C-57':
    'Ein aufgedrucktes Schiff nimmst du wie jedes andere in Besitz; es hat keinen Vorteil und zählt als ein Schiff in einer Farbe deiner Wahl.',
  'C-73':
    'Der Gartenbau von Schiff S08 findet an seiner Stelle in der Reihenfolge der Effekte statt, einmal für jedes eingesetzte Haus; aufsparen kannst du ihn nicht.',

  'A-85':
    'Ein Dekret darfst du an jeder Stelle deines eigenen Zuges erfüllen, nie im Zug eines anderen Spielers oder nach der letzten Spielrunde.',
  'A-86': 'Kann ein Teil des Bonus eines Dekrets nicht ausgeführt werden, erfüllst du das Dekret trotzdem; dieser Teil entfällt.',
  'A-87': 'Du musst ein Dekret nicht erfüllen, auch wenn du seine Bedingungen nachweisen kannst.',
  'A-88': 'Alle Zahlen, die Dekrete verlangen, bedeuten „mindestens“.',
  'A-89': 'Für D13 zählt jeder Garten einmal, an wie viele deiner Gebäude er auch angrenzt und wem er auch gehört.',
  'A-90': 'Für D14 spielt es keine Rolle, wem die Gärten gehören, und ein Garten darf für mehrere Gebäude zählen.',
  'A-91':
    'Für D09 bis D11, D14, D16 und Z10 zählt ein aufgedrucktes Schiff als ein Schiff einer Farbe. Die Farbe wählst du jedes Mal neu, immer zu deinem Vorteil.',
  'A-92':
    'Für D05, D06 und D07 zählt bei einem Haus auf der Ziggurat nicht die Reihe, aus der es kam, sondern sein Bereich; jedes Haus zählt einmal.',
  'A-93':
    'Für D10 versetzt du die am weitesten linken Häuser farbiger Reihen auf das am weitesten rechte frei gewordene Feld der untersten Reihe oder, wenn keines frei geworden ist, hinter ihr rechtes Ende, wo es keinen Bonus gibt und von wo sie zuletzt genommen werden. Du erhältst, was das freilegt, auch Spaltenboni; Boni der untersten Reihe können erneut freigelegt werden.',
  'A-94': 'Hast du sowohl D05 als auch B9, darfst du bei jeder Stadtkarte zwei verlangte Häuser ignorieren.',
  'A-95': `Sind weniger als ${spelled('drawn')} Stadtkarten übrig, ziehst du diese; Häuser ignorieren darfst du trotzdem. Die Karte, die du unter den Nachziehstapel legst, kennst nur du.`,
  'A-96':
    'Deine Häuser werden deinen Stadtkarten so zugeordnet, dass du aus diesen Karten und Z09 zusammen die meisten SP erhältst. Ein ignoriertes Haus darf aus jedem Bezirk sein, den die Karte verlangt.',
  'A-97':
    'Vor dem Ende zählt Z09 nur deine erfüllten Dekrete, denn geheime Karten mitzuzählen würde sie verraten. In der Schlusswertung zählt es auch deine erfüllten Stadtkarten.',
  'A-98': 'Einen Hafenmeister darfst du schon in dem Zug einsetzen, in dem du ihn erhältst, aber nie im Zug eines anderen Spielers.',
  'A-99':
    'B7 erspart dir beim Errichten eine beliebige Ressource der Kosten, eine lokale oder eine in der Farbe der Projekte, aber nicht das Gold für das Schiff, und nichts im Hafenbezirk oder im Zigguratbezirk. Du setzt ihn beim Bezahlen ein; ein Gebäude, das du nur mit B7 bezahlen kannst, ist erlaubt.',
  'A-100': `Mit B5 darfst du jedes der ${spelled('actionTiles')} Aktionsplättchen nutzen, wo dein Assistent auch steht; das ist keine deiner zwei Aktionen.`,
  'A-101':
    'Der Besitzmarker für B6, B8, D06 und D07 kommt aus deinem Spielbereich und kostet kein Gold. Das Schiff darf jede Größe, aber noch keinen Marker von dir haben; das Zigguratplättchen braucht ein Besitzfeld ohne Marker von dir. S01 und S15 gelten auch für diese Schiffe.',
  'A-102': `Die ${spelled('stepsOfChoice')} Schritte von B1 machst du nach deiner Wahl beide auf einer Machtleiste oder auf zwei verschiedenen.`,
  'A-103': `Die ${spelled('asideHarbormasters')} beiseitegelegten Hafenmeister sind verdeckt; nur D15 bringt einen ins Spiel.`,
  'A-104': 'Nicht eingesetzte Hafenmeister bringen ihre je {unusedVp, number} SP, bevor über Gleichstände entschieden wird.',
  'A-105':
    'Was du ohne Wahl erhältst (Gold, SP, Besitzmarker, Plättchen aus einem Vorrat, Schritte in fester Farbe; freigelegte Boni, Spaltenboni, Boni der Plätze in Hafen und Ziggurat; Ausgleich), kommt von selbst, soweit möglich. Schritte nach Wahl, Würfel aus dem allgemeinen Vorrat und Wasser aus der Auslage musst du nehmen, wenn du kannst. Verzichten darfst du auf den Bonus eines Feldes unter deinem Projekt oder Garten, auch im Spielaufbau; auf den Schritt für einen Garten; auf das Auffüllen, Bewegungen des Architekten, weitere Projekte und alles, was du bezahlen müsstest; auf das Haus von D01, die Besitzmarker von D06, D07, B6 und B8, das Versetzen von D10. Ob du auf den ganzen Bonus eines Feldes verzichtest, wirst du nur bei Würfeln vom Lastenkahn, Bewegungen des Architekten, weiteren Projekten und bezahlten Schritten gefragt oder wenn du ohnehin zu wählen hast. Was nicht möglich ist, entfällt und macht nichts unzulässig, es sei denn, eine Regel sagt es. Aktionsplättchen, Hafenmeister und Gartenbau werden nicht angeboten, wenn sie nichts ändern würden; ein Gartenbau enthält mindestens einen Kauf oder ein gelegtes Plättchen.',
} satisfies Partial<RuleSentences>;
