/** The vocabulary of the rule tests: positions, games, players and expectations. */
import './matchers.ts';

export { type Game, payment } from './game.ts';
export { newTestGame, position } from './position.ts';
export { BLACK, ORANGE, PURPLE, RED } from './seats.ts';
export { countFaces, dealStandard } from './standard-set-up.ts';
