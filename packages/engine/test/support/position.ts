/**
 * Positions in few words: `position().barge(3, [1, 3, 6]).building('yellow', { spaces: ['k1'], owner: RED }).actionsOf(RED)`. `draft.ts`
 * has what can be written and what follows from it; this file turns a position into a game.
 */

import type { Edition } from '../../src/edition/types.ts';
import { newGame } from '../../src/engine.ts';
import { FACES, NONE, RESOURCE_COLOUR_COUNT } from '../../src/model/ids.ts';
import { push } from '../../src/model/push.ts';
import { createSetting, type Setting, type Switches } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { play } from '../../src/play.ts';
import { beginTurn } from '../../src/turn.ts';
import { checkConservation } from './conservation.ts';
import { Draft } from './draft.ts';
import { RULES_EDITION } from './edition.ts';
import { Game } from './game.ts';
import { dealStandard } from './standard-set-up.ts';

interface Options {
  readonly players?: 2 | 3 | 4;
  readonly switches?: Partial<Switches>;
  /** Groups of the reference edition that are replaced. */
  readonly edition?: Partial<Edition>;
}

const settingOf = ({ players = 2, switches = {}, edition = {} }: Options): Setting =>
  createSetting({ ...RULES_EDITION, ...edition }, players, switches);

export const position = (options: Options = {}): Position =>
  new Position(settingOf({ ...options, switches: { firstGame: true, ...options.switches } }));

/** A new game before anything is dealt. */
export const newTestGame = (options: Options = {}): Game => new Game(newGame(new State(settingOf(options))));

/**
 * A position that can be played once: `turnOf`, `actionsOf`, `finalScoring` or `startBuildings` ends the writing. It starts from the standard
 * set-up (`standard-set-up.ts`), but with no Crates of players and with all pawns in District 1.
 */
class Position extends Draft {
  constructor(setting: Setting) {
    super(setting, dealStandard);
    this.state.crateUp.fill(0);
    this.state.architect.fill(0);
    this.state.assistant.fill(0);
  }

  /** The game at the start of this player's turn: die or, in a first turn, pawns are asked. */
  turnOf(seat: number): Game {
    this.finish();
    return this.#gameFrom(() => beginTurn(this.state, seat));
  }

  /**
   * The game in this player's turn after the die: an action is asked, with this many left. The die that led the Architect there is borrowed
   * and belongs to nobody.
   */
  actionsOf(seat: number, actionsLeft?: number): Game {
    this.finish();
    const { state } = this;
    const district = state.assistant[seat];
    const to = state.architect[seat] + 1;
    state.barge[district * FACES + to - 1]++;
    const game = this.#gameFrom(() => beginTurn(state, seat));
    play(state, { choose: 'die', face: to });
    play(state, { choose: 'destination', district: to, gold: 0 });
    state.dice[seat * RESOURCE_COLOUR_COUNT + state.bargeColour[district]]--;
    if (actionsLeft !== undefined) state.actionsLeft = actionsLeft;
    state.count = -1;
    state.events?.splice(0);
    checkConservation(state);
    return game;
  }

  /** The game in final scoring, as far as it continues without a question. */
  finalScoring(): Game {
    this.finish();
    return this.#gameFrom(() => push.finalScoring(this.state, this.state.startSeat));
  }

  /** The game in set-up, where the last player's starting Building is asked. */
  startBuildings(): Game {
    this.finish();
    this.state.architect.fill(NONE);
    this.state.assistant.fill(NONE);
    return new Game(this.state);
  }

  #gameFrom(begin: () => void): Game {
    const game = new Game(this.state);
    this.goOn(begin);
    return game;
  }
}
