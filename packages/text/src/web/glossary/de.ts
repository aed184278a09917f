/** Das Glossar der Zeichen, auf Deutsch. */
import type { GlossaryMessages } from './values.ts';

export const glossary: GlossaryMessages = {
  glossary: {
    about: 'Alles, was auf dem Tisch gezeichnet ist, am Mittag und im Fackelschein, mit seiner Bedeutung.',
    signs: 'Zeichen',
  },
  sign: {
    project: 'Projekt: eines platzieren, oder ein weiteres derselben Farbe',
    building: 'Gebäude, oder eines errichten',
    house: 'Haus',
    ziggurat: 'Haus in der Ziggurat, oder eines dort platzieren',
    water: 'normales Wasserplättchen',
    specialWater: 'spezielles Wasserplättchen',
    garden: 'Gartenplättchen',
    gardening: 'Gartenbau',
    gold: 'Gold',
    marker: 'Besitzmarker',
    die: 'einen Würfel nehmen',
    anyDie: 'Würfel beliebiger Farbe aus dem Vorrat',
    refill: 'eine Kiste auffüllen',
    card: 'Stadtkarte',
    tile: 'Aktionsplättchen',
    decree: 'Dekret',
    architect: 'den Architekten in einen beliebigen Bezirk bewegen',
    assistant: 'Assistent',
    harbormaster: 'Hafenmeister',
    ship: 'Schiff, oder eines markieren',
    step: 'Schritt auf einer Machtleiste nach Wahl',
    projectStep: 'Schritt auf der Leiste in der Farbe des Projekts',
    paidStep: 'Schritt auf einer Leiste für 1 Ressource ihrer Farbe',
    blueLine: 'blaue Linie der Machtleisten',
    lose: 'das geht verloren',
  },
};
