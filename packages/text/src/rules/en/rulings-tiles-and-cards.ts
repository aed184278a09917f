/** Rulings on Ships, Decrees, Harbormasters and Urban cards, and on what is forced or optional. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnTilesAndCards = {
  'C-51': 'What S10 and Z03 count are the blue lines drawn across the Mastery tracks.',
  'C-52': 'For D05, D06 and D07 a House in the Ziggurat counts in the colour of its section.',
  'C-53': 'D10 lets you move up to 2 Houses, so one or none is allowed.',
  'C-54':
    'For D11 you choose both special Water tiles among the open ones; then the display is refilled. If fewer than two are open, regular Water replaces the rest.',
  'C-55': 'D08 asks for at least one Claim marker of yours on each of the three Ziggurat tiles in play.',
  'C-56': 'The ability of Ship S11 works once for each claim in the Port: it never replaces 2 Gold of one claim.',
  'C-57': 'You claim a printed Ship like any other; it has no ability and counts as one Ship in a colour of your choice.',
  'C-73':
    'The Gardening of Ship S08 is taken at its place in the order of effects, once for each House placed; you cannot save it for later.',

  'A-85': 'You may score a Decree at any point of your own turn, never in another player’s turn or after the final round.',
  'A-86': 'If a part of a Decree’s bonus cannot be carried out, you still score the Decree; that part is ignored.',
  'A-87': 'You need not score a Decree whose requirements you meet.',
  'A-88': 'All numbers that Decrees ask for mean “at least”.',
  'A-89': 'For D13 each Garden counts once, however many of your Buildings it is adjacent to, and whoever owns it.',
  'A-90': 'For D14 the Gardens may belong to anybody, and one Garden may serve several Buildings.',
  'A-91':
    'In D09 to D11, D14, D16 and Z10 a printed Ship counts as one Ship of one colour. You choose the colour anew each time, always to your advantage.',
  'A-92': 'For D05, D06 and D07 not the row that a Ziggurat House came from counts but its section; each House counts once.',
  'A-93':
    'For D10 you move the leftmost Houses of coloured rows to the rightmost vacated space of the bottom row, or, if none is vacated, behind its right end, where there is no bonus and from where they leave last. You gain what this uncovers, column bonuses included; bonuses of the bottom row can be uncovered again.',
  'A-94': 'If you have both D05 and B9, you may ignore two required Houses of each Urban card.',
  'A-95':
    'If fewer than two Urban cards are left, you draw those; you may ignore Houses all the same. The card that you put at the bottom is known to you alone.',
  'A-96':
    'Your Houses are assigned to your Urban cards in the way that gives you the most VP from these cards and Z09 together. An ignored House may be of any District that the card asks for.',
  'A-97':
    'Before the end Z09 counts only your scored Decrees, because counting secret cards would reveal them. In the Final Scoring it counts your fulfilled Urban cards too.',
  'A-98': 'You may use a Harbormaster in the very turn in which you gain it, but never in another player’s turn.',
  'A-99':
    'B7 saves any one Resource of a Construct’s cost, local or of the Projects’ colour, but not the Gold for the Ship, and nothing in the Port or Ziggurat. You use it when you pay; a Construct that you can pay only with B7 is allowed.',
  'A-100': 'B5 may use any of the six Action tiles, wherever your Assistant is, and is not one of your two Actions.',
  'A-101':
    'The Claim marker for B6, B8, D06 and D07 comes from your player area and costs no Gold. The Ship may have any size but must lack your marker; the Ziggurat tile needs a claim space without your marker. S01 and S15 work for these Ships too.',
  'A-102': 'The two steps of B1 are both on one track or on two different tracks, as you choose.',
  'A-103': 'The three Harbormasters kept aside are hidden; only D15 brings one into play.',
  'A-104': 'Unused Harbormasters add their 3 VP each before ties are broken.',
  'A-105':
    'Gains without a choice (Gold, VP, Claim markers, tiles from a stock, steps in a fixed colour; uncovered, column, Port and Ziggurat bonuses; compensation) come by themselves, as far as possible. Steps of choice, supply dice and display Water must be taken if you can. You may decline the bonus of a space under your Project or Garden, also in set-up; the step for a Garden; refills, Architect moves, further Projects and paid options; the House of D01, the Claim markers of D06, D07, B6 and B8, the moves of D10. You are asked whether to decline a whole space bonus only for Barge dice, Architect moves, further Projects and paid steps, or where you have a choice to make anyway. What cannot be done is skipped and makes nothing illegal, unless a rule says so. An Action tile, Harbormaster or Gardening that would change nothing is not offered; a Gardening contains at least one purchase or placement.',
} satisfies Partial<RuleSentences>;
