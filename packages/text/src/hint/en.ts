/** Hints, in English. */
import type { HintMessages } from './messages.ts';

const vp = '{vp, number, ::.0} VP';

export const en: HintMessages = {
  heading: 'The best choices, with the VP that can be expected of them:',
  note: {
    one: 'There is only one choice.',
    allEqual: 'All {choices, number} choices are equally good, as far as can be seen.',
  },
  figure: '{difference, number, ::sign-except-zero .0} VP',
  place: {
    ahead: `{equal, plural, =1 {${vp} ahead of the next best.} other {One of # equally good choices, ${vp} ahead of the next best.}}`,
    behind: `${vp} behind the best.`,
    equal: 'As good as any other.',
  },
  reasons: {
    gains: 'For it: {gains}.',
    losses: 'Against it: {losses}.',
    both: 'For it: {gains}. Against it: {losses}.',
  },
  term: {
    vp: 'VP at once',
    districts: 'what the Districts will score',
    mastery: 'Mastery tracks',
    goods: 'goods',
    sites: 'Projects to construct',
    visit: 'actions in the District of the next turn',
    houses: 'Houses and columns on the Player board',
    port: 'Ships and Harbormasters',
    ziggurat: 'further claims on Ziggurat tiles',
    decrees: 'Decrees',
    urban: 'own Urban cards',
    gardens: 'Gardens beside free spaces',
  },
};
