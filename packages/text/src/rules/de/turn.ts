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
  'TURN-12': 'Dann kommt dein Assistent zu deinem Architekten, und wer im Uhrzeigersinn folgt, ist am Zug.',

  'FREE-01': 'Freie Aktionen darfst du beliebig oft und an jeder Stelle deines Zuges ausführen.',
  'FREE-02': 'Freie Aktion: Fülle eine Kiste für eine Ressource beliebiger Farbe auf, jede Kiste einmal pro Zug.',
  'FREE-03': 'Das Auffüllen einer Kiste kannst du nicht mit einer Kiste bezahlen, auch nicht mit einer anderen.',
  'FREE-04': 'Freie Aktion: Erfülle beliebig viele Dekrete, deren Bedingungen gegeben sind.',
  'FREE-05': 'Ein Dekret, das du erfüllst, verlässt den Spielplan und bleibt bei dir; seine Boni erhältst du sofort.',
} satisfies Partial<RuleSentences>;
