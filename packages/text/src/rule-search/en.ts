/** Search terms for the rules in English. */
import type { RuleSearch } from './questions.ts';

export const search: RuleSearch = {
  questions: {
    win: ['how do I win', 'how to win', 'who wins the game'],
    end: ['when does the game end', 'how long does the game last'],
    turn: ['what can I do on my turn', 'what happens in a turn'],
    actions: ['how many actions do I have'],
    gold: ['how do I get gold'],
    mastery: ['what is a mastery', 'what is the mastery track'],
    scored: ['when is a district scored'],
    ships: ['how do I get ships'],
    six: ['what happens with a 6', 'what does a six do'],
    house: ['what is a house for'],
    pay: ['how do I pay', 'how to pay'],
    decrees: ['what are decrees'],
  },
  synonyms: [
    ['win', 'winner', 'victory'],
    ['end', 'finish', 'over'],
    ['mark', 'claim'],
    ['ship', 'boat'],
    ['gold', 'coin', 'money'],
    ['die', 'dice'],
    ['six', '6'],
    ['pay', 'cost', 'price'],
    ['vp', 'points'],
    ['build', 'built', 'construct'],
    ['get', 'gain', 'take'],
  ],
  common:
    'a an and are at be by can do does for from has have how i if in is it its many may me much my of on or the then to was what when where which who with you your'.split(
      ' ',
    ),
  endings: ['ings', 'ing', 'ies', 'ied', 'ers', 'ed', 'es', 's', 'e', 'y'],
  hasCompounds: false,
};
