/** Słowniczek znaków, po polsku. */
import type { GlossaryMessages } from './values.ts';

export const glossary: GlossaryMessages = {
  glossary: {
    about: 'Wszystko, co narysowano na stole, w południe i w świetle pochodni, wraz ze znaczeniem.',
    signs: 'Znaki',
  },
  sign: {
    project: 'Projekt: umieść jeden lub kolejny w tym samym kolorze',
    building: 'Budowla lub jej wzniesienie',
    house: 'Dom',
    ziggurat: 'Dom w Zigguracie lub umieszczenie go tam',
    water: 'zwykły kafel Wody',
    specialWater: 'specjalny kafel Wody',
    garden: 'kafel Ogrodu',
    gardening: 'Akcja „Stwórz Ogród”',
    gold: 'żeton Złota',
    marker: 'znacznik Kontroli',
    die: 'wzięcie kości',
    anyDie: 'kość dowolnego koloru ze Wspólnych Zasobów',
    refill: 'napełnij Skrzynię',
    card: 'karta Miasta',
    tile: 'kafel Akcji',
    decree: 'Dekret',
    architect: 'przenieś Architekta do dowolnej Dzielnicy',
    assistant: 'Pomocnik',
    harbormaster: 'Przystań',
    ship: 'Statek lub jego oznaczenie',
    step: 'ruch na wybranym torze Rzemiosła',
    projectStep: 'ruch na torze w kolorze Projektu',
    paidStep: 'ruch na torze za 1 Surowiec w jego kolorze',
    blueLine: 'niebieska linia torów Rzemiosła',
    lose: 'to się traci',
  },
};
