/** Questions, turns and the course of the game. */
import { type Folds, inSeat, nothing } from './folds.ts';

export const TURN_FOLDS: Folds<
  | 'asked'
  | 'chanceAsked'
  | 'startPlayerDrawn'
  | 'turnBegan'
  | 'pawnsPlaced'
  | 'architectMoved'
  | 'assistantMoved'
  | 'actionChosen'
  | 'extraGardening'
  | 'bonusDeclined'
  | 'endTriggered'
  | 'lastRoundBegan'
  | 'finalScoringBegan'
  | 'gameOver'
> = {
  asked: (view, { question, seat }) => ({ ...view, question: { ...question, seat }, chance: null }),
  chanceAsked: (view, { chance }) => ({ ...view, question: null, chance }),
  startPlayerDrawn: (view, { seat }) => ({ ...view, startSeat: seat }),
  turnBegan: (view, { seat, actionsLeft, abilities }) => inSeat({ ...view, active: seat, actionsLeft }, seat, () => ({ abilities })),
  pawnsPlaced: (view, { seat, district }) => inSeat(view, seat, () => ({ architect: district, assistant: district })),
  architectMoved: (view, { seat, district, gold }) => inSeat(view, seat, (own) => ({ gold: own.gold - gold, architect: district })),
  assistantMoved: (view, { seat, district }) => inSeat(view, seat, () => ({ assistant: district })),
  actionChosen: (view, { actionsLeft }) => ({ ...view, actionsLeft }),
  extraGardening: nothing,
  bonusDeclined: nothing,
  endTriggered: (view) => ({ ...view, ending: 'triggered' }),
  lastRoundBegan: (view) => ({ ...view, ending: 'lastRound' }),
  finalScoringBegan: (view) => ({ ...view, active: null }),
  // A player without Urban cards revealed none.
  gameOver: (view) => ({
    ...view,
    question: null,
    chance: null,
    seats: view.seats.map((seat) => (seat.urbanCards === null ? { ...seat, urbanCards: [] } : seat)),
  }),
};
