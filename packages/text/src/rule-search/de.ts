/** Search terms for the rules in German. */
import type { RuleSearch } from './questions.ts';

export const search: RuleSearch = {
  questions: {
    win: ['wie gewinne ich', 'wie gewinnt man', 'wer gewinnt das Spiel'],
    end: ['wann endet das Spiel', 'wann ist das Spiel zu Ende', 'Spielende'],
    turn: ['was kann ich in meinem Spielzug tun', 'was darf ich in meinem Zug machen'],
    actions: ['wie viele Aktionen habe ich'],
    gold: ['wie bekomme ich Gold'],
    mastery: ['was ist eine Machtleiste', 'wozu dient die Machtleiste'],
    scored: ['wann wird ein Bezirk gewertet'],
    ships: ['wie bekomme ich Schiffe'],
    six: ['was passiert bei einer 6', 'was macht eine Sechs'],
    house: ['wozu dient ein Haus', 'wofür ist ein Haus gut'],
    pay: ['wie bezahle ich', 'womit zahle ich'],
    decrees: ['was sind Dekrete', 'was sind Erlasse'],
  },
  synonyms: [
    ['gewinnen', 'gewinnt', 'sieg', 'sieger'],
    ['ende', 'endet', 'spielende'],
    ['zug', 'spielzug'],
    ['schiff', 'boot'],
    ['gold', 'geld', 'münze'],
    ['sechs', '6'],
    ['bezahlen', 'zahlen', 'bezahlt', 'zahlt', 'kosten'],
    ['bekommen', 'erhalten', 'erhältst'],
    ['werten', 'gewertet', 'wertung'],
    ['bauen', 'gebaut', 'errichten'],
    ['haus', 'häuser'],
    ['dekret', 'erlass'],
  ],
  common:
    'an auf aus bei bist darf das dein deine dem den der des die dient du ein eine einem einen einer eines er es fur gut hab habe hast ich ihr im in ist kann machen macht man mein meine meinem mit oder passiert sein sie sind tun um und viel viele von was wenn wer wie wird wofur womit wozu wann zu zum zur'.split(
      ' ',
    ),
  endings: ['ungen', 'ung', 'ern', 'end', 'er', 'en', 'em', 'es', 'et', 'st', 'e', 'n', 's', 't'],
  hasCompounds: true,
};
