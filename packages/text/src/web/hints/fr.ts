/** Hints and the standing on the page, in French. */
import type { HintPageMessages } from './values.ts';

export const hints: HintPageMessages = {
  hint: {
    open: 'Conseil',
    title: 'Conseil',
    thinking: 'Évaluation des choix…',
    stop: 'Arrêter',
    close: 'Fermer',
    failed: 'Aucun conseil n’a été trouvé.',
    howTo: 'Un clic montre où se trouve un choix et ce qu’il fait, sans le jouer.',
  },
  standing: {
    open: 'Bilan',
    title: 'Si la partie s’arrêtait là',
    soFar: 'PV acquis',
    total: 'Total',
    without: 'Sans les cartes Urbanisation, secrètes jusqu’à la fin.',
  },
};
