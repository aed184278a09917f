/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnTilesAndCards = {
  'C-51': 'Was S10 und Z03 zählen, sind die blauen Linien quer über die Machtleisten.',
  'C-52': 'Für D05, D06 und D07 zählt ein Haus auf der Ziggurat in der Farbe seines Bereichs.',
  'C-53': 'Mit D10 darfst du bis zu 2 Häuser versetzen, also auch nur eines oder keines.',
  'C-54':
    'Für D11 wählst du beide speziellen Wasserplättchen unter den offenen; dann wird die Auslage ergänzt. Sind weniger als zwei offen, ersetzt normales Wasser den Rest.',
  'C-55': 'D08 verlangt mindestens einen deiner Besitzmarker auf jedem der drei Zigguratplättchen im Spiel.',
  'C-56':
    'Der Vorteil von Schiff S11 gilt einmal für jedes Schiff, das du im Hafen in Besitz nimmst: Er ersetzt nie 2 Gold für dasselbe Schiff.',
  'C-57':
    'Ein aufgedrucktes Schiff nimmst du wie jedes andere in Besitz; es hat keinen Vorteil und zählt als ein Schiff in einer Farbe deiner Wahl.',
  'C-73':
    'Der Gartenbau von Schiff S08 findet an seiner Stelle in der Reihenfolge der Effekte statt, einmal für jedes eingesetzte Haus; aufheben kannst du ihn nicht.',

  'A-85': 'Ein Dekret darfst du an jeder Stelle deines eigenen Zuges erfüllen, nie in einem fremden Zug oder nach der letzten Spielrunde.',
  'A-86': 'Kann ein Teil des Bonus eines Dekrets nicht ausgeführt werden, erfüllst du das Dekret trotzdem; dieser Teil entfällt.',
  'A-87': 'Du musst ein Dekret nicht erfüllen, auch wenn du seine Bedingungen nachweisen kannst.',
  'A-88': 'Alle Zahlen, die Dekrete verlangen, bedeuten „mindestens“.',
  'A-89': 'Für D13 zählt jeder Garten einmal, an wie viele deiner Gebäude er auch angrenzt und wem er auch gehört.',
  'A-90': 'Für D14 ist es gleichgültig, wem die Gärten gehören, und ein Garten darf für mehrere Gebäude zählen.',
  'A-91':
    'Für D09 bis D11, D14, D16 und Z10 zählt ein aufgedrucktes Schiff als ein Schiff einer Farbe. Die Farbe wählst du jedes Mal neu, immer zu deinem Vorteil.',
  'A-92':
    'Für D05, D06 und D07 zählt bei einem Haus auf der Ziggurat nicht die Reihe, aus der es kam, sondern sein Bereich; jedes Haus zählt einmal.',
  'A-93':
    'Für D10 versetzt du die am weitesten linken Häuser farbiger Reihen auf das am weitesten rechte frei gewordene Feld der untersten Reihe oder, wenn keines frei geworden ist, hinter ihr rechtes Ende, wo es keinen Bonus gibt und von wo sie zuletzt genommen werden. Du erhältst, was das freilegt, auch Spaltenboni; Boni der untersten Reihe können erneut freigelegt werden.',
  'A-94': 'Hast du sowohl D05 als auch B9, darfst du bei jeder Stadtkarte zwei verlangte Häuser ignorieren.',
  'A-95':
    'Sind weniger als zwei Stadtkarten übrig, ziehst du diese; Häuser ignorieren darfst du trotzdem. Die Karte, die du unter den Nachziehstapel legst, kennst nur du.',
  'A-96':
    'Deine Häuser werden deinen Stadtkarten so zugeordnet, dass du aus diesen Karten und Z09 zusammen die meisten SP erhältst. Ein ignoriertes Haus darf aus jedem Bezirk sein, den die Karte verlangt.',
  'A-97':
    'Vor dem Ende zählt Z09 nur deine erfüllten Dekrete, denn geheime Karten mitzuzählen würde sie verraten. In der Schlusswertung zählt es auch deine erfüllten Stadtkarten.',
  'A-98': 'Einen Hafenmeister darfst du schon in dem Zug einsetzen, in dem du ihn erhältst, aber nie in einem fremden Zug.',
  'A-99':
    'B7 erspart dir beim Errichten eine beliebige Ressource der Kosten, eine lokale oder eine in der Farbe der Projekte, aber nicht das Gold für das Schiff, und nichts im Hafenbezirk oder im Zigguratbezirk. Du setzt ihn beim Bezahlen ein; ein Gebäude, das du nur mit B7 bezahlen kannst, ist erlaubt.',
  'A-100': 'Mit B5 darfst du jedes der sechs Aktionsplättchen nutzen, wo dein Assistent auch steht; das ist keine deiner zwei Aktionen.',
  'A-101':
    'Der Besitzmarker für B6, B8, D06 und D07 kommt aus deinem Spielbereich und kostet kein Gold. Das Schiff darf jede Größe, aber noch keinen Marker von dir haben; das Zigguratplättchen braucht ein Besitzfeld ohne Marker von dir. S01 und S15 gelten auch für diese Schiffe.',
  'A-102': 'Die zwei Schritte von B1 machst du nach deiner Wahl beide auf einer Machtleiste oder auf zwei verschiedenen.',
  'A-103': 'Die drei beiseitegelegten Hafenmeister sind verdeckt; nur D15 bringt einen ins Spiel.',
  'A-104': 'Nicht eingesetzte Hafenmeister bringen ihre je 3 SP, bevor über Gleichstände entschieden wird.',
  'A-105':
    'Was du ohne Wahl erhältst (Gold, SP, Besitzmarker, Plättchen aus einem Vorrat, Schritte in fester Farbe; freigelegte Boni, Spaltenboni, Boni der Plätze in Hafen und Ziggurat; Ausgleich), kommt von selbst, soweit möglich. Schritte nach Wahl, Würfel aus dem allgemeinen Vorrat und Wasser aus der Auslage musst du nehmen, wenn du kannst. Verzichten darfst du auf den Bonus eines Feldes unter deinem Projekt oder Garten, auch im Spielaufbau; auf den Schritt für einen Garten; auf das Auffüllen, Bewegungen des Architekten, weitere Projekte und alles, was du bezahlen müsstest; auf das Haus von D01, die Besitzmarker von D06, D07, B6 und B8, das Versetzen von D10. Ob du auf den ganzen Bonus eines Feldes verzichtest, wirst du nur bei Würfeln vom Lastenkahn, Bewegungen des Architekten, weiteren Projekten und bezahlten Schritten gefragt oder wenn du ohnehin zu wählen hast. Was nicht möglich ist, entfällt und macht nichts unzulässig, es sei denn, eine Regel sagt es. Aktionsplättchen, Hafenmeister und Gartenbau werden nicht angeboten, wenn sie nichts ändern würden; ein Gartenbau enthält mindestens einen Kauf oder ein gelegtes Plättchen.',
} satisfies Partial<RuleSentences>;
