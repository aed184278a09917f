/** The bots as opponents for people, in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const level = {
  title: 'Bots, vom schwächsten zum stärksten:',
  about: `{bot, select,
    apprentice {Nimmt, was sofort am meisten bringt.}
    brickmaker {Plant einen Zug, aber nur auf schnellen Gewinn, und ab und zu unterläuft ihm ein Fehler.}
    mason {Plant einen Zug und ein wenig darüber hinaus, und ab und zu unterläuft ihm ein Fehler.}
    builder {Plant jeden Zug bis zum Ende und bereitet die nächsten vor.}
    architect {Bedenkt auch deine Antwort und seinen eigenen nächsten Zug.}
    vizier {Beurteilt Stellungen nach dem, was er aus Tausenden von Partien gelernt hat.}
    sage {Denkt doppelt so lange nach wie der Wesir und vertraut seinem Urteil mehr.}
    random {Nimmt irgendeinen Zug. Zum Ausprobieren.}
  }`,
  name: '{bot, select, apprentice {den Lehrling} brickmaker {den Ziegelmacher} mason {den Maurer} builder {den Baumeister} architect {den Architekten} vizier {den Wesir} sage {den Weisen} random {zufällige Züge}}',
  notLearned: 'Solche Spiele hat er nicht gelernt: Hier beurteilt er Stellungen wie der Architekt.',
  next: 'Wie es weitergeht',
  up: 'Du hast {won, number} deiner letzten {games, number} Spiele gegen {level} gewonnen. Versuch es gegen {next}.',
  down: 'Du hast deine letzten {games, number} Spiele gegen {level} verloren. Versuch es gegen {next}.',
  stay: '{games, plural, one {Du hast dein letztes Spiel gegen {level} {won, plural, =0 {verloren} other {gewonnen}}} other {Von deinen letzten # Spielen gegen {level} hast du {won, number} gewonnen}}. Versuch es auf dieser Stufe noch einmal.',
  top: 'Du hast {won, number} deiner letzten {games, number} Spiele gegen {level} gewonnen: Kein Bot ist stärker.',
  play: 'Gegen {level} spielen',
} as const satisfies Translated<typeof en.level>;
