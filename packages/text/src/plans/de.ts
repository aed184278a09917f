/** Plans for the rest of a turn, in German. */
import type { PlanMessages } from './plan-words.ts';

export const plans: PlanMessages = {
  best: 'Ein Plan für diesen Zug',
  other: 'Ein anderer Plan',
  more: { plan: 'Einen Plan zeigen', others: 'Andere Pläne zeigen' },
  again: { plan: 'Gib noch einmal „tipp“ ein, um einen Plan zu sehen.', others: 'Gib noch einmal „tipp“ ein, um andere Pläne zu sehen.' },
  only: 'Es gibt nur eine Möglichkeit.',
  nudge: {
    setUp: 'Sieh dir die Boni auf den freien Feldern der Bezirke 1 bis 3 an.',
    inside: 'Sieh dir Bezirk {district, number} an.',
    pawns: 'Sieh dir Bezirk {district, number} an: Du könntest dort beginnen.',
    die: 'Denk an deinen nächsten Zug: Sieh dir Bezirk {district, number} an.',
    project: 'Sieh dir die Projekte in Bezirk {district, number} an.',
    construct: 'Sieh dir an, was du in Bezirk {district, number} errichten kannst.',
    gardening: 'Sieh dir das Wasser in Bezirk {district, number} an.',
    ship: 'Sieh dir die Schiffe an.',
    portHouse: 'Sieh dir die Plätze für Häuser im Hafen an.',
    zigguratHouse: 'Sieh dir die Zigguratplättchen an.',
    tile: 'Sieh dir das Aktionsplättchen in Bezirk {district, number} an.',
    decree: 'Sieh dir die Dekrete an.',
    harbormaster: 'Sieh dir deine Hafenmeister an.',
    refill: 'Sieh dir deine Kisten an.',
    end: 'Sieh dir an, was du für den nächsten Zug behältst.',
  },
  step: '{first}: {rest}',
  chance: 'Dabei entscheidet der Zufall mit.',
  now: 'In diesem Zug: {gains}.',
  nothingNow: 'In diesem Zug: keine SP.',
  gain: '{vp, number, ::sign-except-zero} SP ({source})',
  coming: 'Nächste Wertung von Bezirk {district, number}: {after, number} SP für dich statt {before, number}.',
  value: '{colour, select, white {Weiße} yellow {Gelbe} brown {Braune}} Gebäude haben den Wert {after, number} statt {before, number}.',
  site: 'Bereitet ein {colour, select, white {weißes} yellow {gelbes} brown {braunes}} Gebäude der Größe {size, number} in Bezirk {district, number} vor: {size, number} × {value, number} = {vp, number} SP bei jeder Wertung.',
  next: 'Im nächsten Zug handelst du in Bezirk {district, number}.',
  compared:
    'In diesem Zug {vp, number} SP statt {best, number}. Bei den nächsten Wertungen {coming, number, ::sign-always} SP statt {bestComing, number, ::sign-always}.',
};

// Together, because a page names every file that it may load.
export { help } from '../help/de.ts';
export { coach } from './coach-de.ts';
