/** Files: records, saved games, positions and editions, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const load = {
  what: 'Eine Aufzeichnung, ein gespeichertes Spiel, eine Stellung, eine Ausgabe oder ein Würfelnachweis dieses Spiels. Nichts verlässt dieses Gerät.',
  file: 'Datei wählen',
  paste: 'Oder ihren Text hier einfügen',
  drop: 'Oder eine Datei irgendwo auf dieser Seite ablegen.',
  read: 'Öffnen',
  notJson: 'Das ist kein JSON, also keine Datei dieses Spiels. Wähle eine andere Datei.',
  tooLong: 'Das sind mehr als {limit, number} Zeichen, also keine Datei dieses Spiels. Wähle eine andere Datei.',
  strange:
    'Das ist keine Datei dieses Spiels. Wähle eine Aufzeichnung, ein gespeichertes Spiel, eine Stellung, eine Ausgabe oder einen Würfelnachweis.',
  record: 'Eine Aufzeichnung von {players}: {turn, plural, =0 {Spielaufbau} other {Zug #}}. Sie ist gültig.',
  table: 'Ein gespeichertes Spiel von {players}: {turn, plural, =0 {Spielaufbau} other {Zug #}}. Es ist gültig.',
  withoutSeed: 'Ohne Startwert: Spielst du weiter, sind Würfel, Plättchen und Karten zufällig.',
  open: 'Am Tisch ansehen',
  position: 'Eine Stellung. Sie ist gültig.',
  positionOnly: 'Von hier aus kannst du kein Spiel beginnen; diese Seite zeigt die Stellung nur.',
  edition: 'Die Ausgabe „{name}“. Sie ist gültig, und du kannst ein Spiel mit ihr beginnen.',
  faults: '{count, plural, one {Nicht verwendbar. Ein Fehler:} other {Nicht verwendbar. # Fehler:}}',
  remarks: '{count, plural, one {Eine Anmerkung:} other {# Anmerkungen:}}',
} as const satisfies Translated<typeof en.load>;

export const origins = {
  about: 'Die Ausgabe „{name}“ sagt, was auf Spielplan, Plättchen und Karten aufgedruckt ist. Wir kennen ihre Werte auf drei Arten.',
  stated: 'Eine Anleitung gibt sie in Worten an, oder sie lassen sich in ihrer Materialliste zählen.',
  derived: 'Keine Anleitung gibt sie an, aber die Regeln und Beispiele lassen nur eine Möglichkeit.',
  reconstructed:
    'Sie sind auf Teilen aufgedruckt, die wir nicht lesen konnten. Wir haben Werte gewählt, die jede Regel und jedes Beispiel einhalten; dein Exemplar kann abweichen.',
  ownEdition: 'Wenn du das Spiel besitzt, kannst du die Werte deines Exemplars in eine eigene Ausgabe schreiben und sie hier öffnen.',
} as const satisfies Translated<typeof en.origins>;

export const origin: Translated<typeof en.origin> = {
  stated: 'In Worten angegeben',
  derived: 'Aus Regeln abgeleitet',
  reconstructed: 'Von uns rekonstruiert',
};

export const editionGroup: Translated<typeof en.editionGroup> = {
  districts: 'Bezirke und ihre Aktionen',
  dice: 'Würfel',
  timeTrack: 'Zeitleiste',
  duo: 'Bauraster für 1–2 Spieler',
  full: 'Bauraster für 3–4 Spieler',
  playerBoard: 'Spielertableaus',
  mastery: 'Machtleisten',
  port: 'Hafen',
  ships: 'Schiffplättchen',
  ziggurat: 'Ziggurat',
  stocks: 'Mengen an Plättchen und Gebäudeteilen',
  specialWater: 'spezielle Wasserplättchen',
  urbanCards: 'Stadtkarten',
  decrees: 'Dekretkarten',
  solo: 'Solokarten',
};
