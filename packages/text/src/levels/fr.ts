/** The bots as opponents for people, in French. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const level = {
  title: 'Ordinateurs, du plus faible au plus fort :',
  about: `{bot, select,
    apprentice {Prend ce qui rapporte le plus tout de suite.}
    brickmaker {Prévoit son tour, mais pour un gain rapide, et se trompe de temps en temps.}
    mason {Prévoit son tour et un peu plus loin, et se trompe de temps en temps.}
    builder {Prévoit chaque tour jusqu’au bout et prépare les suivants.}
    architect {Pense aussi à votre réponse et à son propre tour suivant.}
    vizier {Juge les positions par ce qu’il a appris de milliers de parties.}
    sage {Réfléchit deux fois plus longtemps que le vizir et se fie davantage à son jugement.}
    random {Joue n’importe quel coup. Pour faire des essais.}
  }`,
  name: '{bot, select, apprentice {l’apprenti} brickmaker {le briquetier} mason {le maçon} builder {le bâtisseur} architect {l’architecte} vizier {le vizir} sage {le sage} random {des coups au hasard}}',
  notLearned: 'Il n’a pas appris de telles parties : ici, il juge les positions comme l’architecte.',
  next: 'Votre prochaine partie',
  up: 'Vous avez gagné {won, number} de vos {games, number} dernières parties contre {level}. Essayez contre {next}.',
  down: 'Vous avez perdu vos {games, number} dernières parties contre {level}. Essayez contre {next}.',
  stay: '{games, plural, one {Vous avez {won, plural, =0 {perdu} other {gagné}} votre dernière partie} other {Vous avez gagné {won, number} de vos # dernières parties}} contre {level}. Rejouez contre ce niveau.',
  top: 'Vous avez gagné {won, number} de vos {games, number} dernières parties contre {level} : aucun ordinateur n’est plus fort.',
  play: 'Jouer contre {level}',
} as const satisfies Translated<typeof en.level>;
