/** The games of a session, by the names that calls use. */
import { shortened } from './arguments.ts';
import type { Game } from './game.ts';
import { LIMITS } from './limits.ts';
import { refusal } from './refusal.ts';

export class Games {
  readonly #games = new Map<string, Game>();
  #begun = 0;

  /** Refuses if the session cannot hold another game. */
  makeRoom(): void {
    if (this.#games.size >= LIMITS.games) throw refusal('tooManyGames', { limit: LIMITS.games }, { limit: LIMITS.games });
  }

  /** Returns the name of the game. No name is used twice. */
  add(game: Game): string {
    const name = `g${++this.#begun}`;
    this.#games.set(name, game);
    return name;
  }

  find(name: string): Game {
    const game = this.#games.get(name);
    if (game === undefined) throw refusal('unknownGame', { game: shortened(name) }, { path: 'game' });
    return game;
  }

  close(name: string): void {
    this.find(name).closing.abort();
    this.#games.delete(name);
  }

  closeAll(): void {
    for (const name of this.#games.keys()) this.close(name);
  }
}
