/** A position with the values that several terms need, computed once per position. */
import { type State, scoreDistrict } from '@tabannusi/engine';
import { PORT, ZIGGURAT } from '@tabannusi/engine/search';
import { City } from './city.ts';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

export class Scene {
  readonly weights: Weights;
  readonly outlook = new Outlook();
  readonly city = new City();
  /** By seat: what the Port and the Ziggurat would score now. */
  readonly port = new Int32Array(4);
  readonly ziggurat = new Int32Array(4);
  /** The seat that evaluates. It knows its own Urban cards and nobody else's. */
  readonly observer: number;

  constructor(weights: Weights, observer: number) {
    this.weights = weights;
    this.observer = observer;
  }

  read(state: State): void {
    this.outlook.read(state);
    this.city.read(state);
    scoreDistrict(state, PORT, this.port);
    scoreDistrict(state, ZIGGURAT, this.ziggurat);
  }
}

/** The worth of one aspect of a position to a seat, in VP. */
export type Term = (scene: Scene, state: State, seat: number) => number;
