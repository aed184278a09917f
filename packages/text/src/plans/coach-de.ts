/** The coach of a first game, in German. */
import type { CoachMessages } from './coach-en.ts';

export const coach: CoachMessages = {
  begin: 'Dein erstes Spiel mit Trainer',
  about: 'Ein ganzes Spiel gegen den Lehrling. Der Trainer schlägt Pläne vor, sagt nach und nach weniger und hört auf, wann du willst.',
  title: 'Trainer',
  stop: 'Ohne Trainer weiterspielen',
  placed: 'Dein erstes Gebäude habe ich für dich gewählt: {choices}. {facts} Mit „Rückgängig“ wählst du selbst.',
  came: '{vp, plural, =0 {Dein Zug brachte keine sofortigen SP} other {Dein Zug brachte # SP}}{coming, plural, =0 {.} other {, und die nächsten Wertungen bringen dir # SP mehr.}}',
  goodbye: 'Jetzt weißt du, wie es geht. Ich bin still. Mit „Tipp“ bekommst du jederzeit einen Plan.',
  topic: {
    pawns: 'Dein Assistent zeigt, wo du in diesem Zug handelst, dein Architekt, wo du im nächsten handelst.',
    die: 'Den Würfel behältst du zum Bezahlen. Seine Zahl ist der Bezirk, in dem du im nächsten Zug handelst.',
    project:
      'Ein Projekt ist ein Bauplan. Alle können Projekte einer Farbe zu einem Gebäude machen. Das Zeichen auf dem Feld ist ein Bonus für dich.',
    construct: 'Ein Gebäude zählt seine Größe mal den Wert seiner Farbe auf deiner Machtleiste.',
    gardening: 'Ein Garten macht jedes Gebäude daneben in Wertungen um 1 größer.',
    ship: 'Ein Schiff hat einen Vorteil und zählt neben deinen Häusern im Hafen.',
    portHouse: 'Ein Haus im Hafen zählt jedes deiner Schiffe in seiner Reihe.',
    zigguratHouse: 'Ein Haus in der Ziggurat beansprucht ein Plättchen, das zählt, was du anderswo tust.',
    tile: 'Jeder Bezirk hat ein Aktionsplättchen. Es kostet eine deiner 2 Aktionen.',
    decree: 'Ein Dekret zu werten kostet nichts. Für alle anderen ist es dann weg.',
    harbormaster: 'Ein Hafenmeister lässt sich einmal nutzen, jederzeit in deinem Zug. Ungenutzt ist er 3 SP wert.',
    refill: 'Eine Kiste bezahlt 1 Ressource und liegt dann verdeckt. Für 1 beliebige Ressource drehst du sie wieder auf.',
  },
};
