/** What spaces give, and special Water. */
import type { RuleSentences } from '../sentences.ts';

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

  'BONP-01': 'Blauer Platz im Hafen: Du erhältst 2 Besitzmarker, soweit dein Vorrat reicht.',
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
