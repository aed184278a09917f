/** The four king cards: what their actions prefer and give if the king symbol shows (KING-*). */
import type { King } from '../edition/types.ts';
import { soloOf } from '../model/automa.ts';
import type { Cause } from '../model/causes.ts';
import type { State } from '../model/state.ts';

/** The bonuses of king cards and Automa cards. `colourStep`: on the track of the Project's or Building's colour. */
export type BotBonus = 'gold' | 'vp2' | 'vp3' | 'garden' | 'lowestStep' | 'highestStep' | 'colourStep';

interface Bracket {
  readonly rule: Cause;
  readonly bonus: BotBonus;
}

interface KingCard {
  readonly A: { readonly rule: Cause; readonly bonuses: readonly BotBonus[] };
  /**
   * How a Project's colour is chosen: by the Current Number, the largest cluster, or the most Automa tiles; and whether it goes to the
   * highest number.
   */
  readonly B: Bracket & { readonly colour: 'number' | 'largestCluster' | 'mostTiles'; readonly highest: boolean };
  /** Whether the colour with the most Automa tiles comes first. */
  readonly C: Bracket & { readonly mostTiles: boolean };
  /**
   * Null: Gardens follow the normal rules, and there is no bonus. Otherwise spaces beside own Buildings come first; `unlimited`:
   * more than three Gardens are allowed.
   */
  readonly D: (Bracket & { readonly unlimited: boolean }) | null;
}

export const KING_CARDS: Readonly<Record<King, KingCard>> = {
  gilgabot: {
    A: { rule: 'KING-G-A', bonuses: ['gold', 'vp2'] },
    B: { rule: 'KING-G-B', colour: 'largestCluster', highest: true, bonus: 'lowestStep' },
    C: { rule: 'KING-G-C', mostTiles: false, bonus: 'colourStep' },
    D: null,
  },
  sarbot: {
    A: { rule: 'KING-S-A', bonuses: ['garden', 'garden'] },
    B: { rule: 'KING-S-B', colour: 'number', highest: false, bonus: 'colourStep' },
    C: { rule: 'KING-S-C', mostTiles: false, bonus: 'garden' },
    D: { rule: 'KING-S-D', unlimited: true, bonus: 'lowestStep' },
  },
  botmuzi: {
    A: { rule: 'KING-M-A', bonuses: ['lowestStep'] },
    B: { rule: 'KING-M-B', colour: 'number', highest: true, bonus: 'gold' },
    C: { rule: 'KING-M-C', mostTiles: false, bonus: 'gold' },
    D: null,
  },
  'bot-baba': {
    A: { rule: 'KING-B-A', bonuses: ['highestStep'] },
    B: { rule: 'KING-B-B', colour: 'mostTiles', highest: true, bonus: 'highestStep' },
    C: { rule: 'KING-B-C', mostTiles: true, bonus: 'colourStep' },
    D: { rule: 'KING-B-D', unlimited: false, bonus: 'vp3' },
  },
};

export const kingCard = (state: State): KingCard => KING_CARDS[soloOf(state).king];
