/** Hints and the standing on the page, in French. */
import type { HintPageMessages } from './values.ts';

export const hints: HintPageMessages = {
  hint: {
    open: 'Conseil',
    title: 'Conseil',
    thinking: 'Les choix sont pesés…',
    stop: 'Arrêter',
    close: 'Fermer',
    failed: 'Aucun conseil n’a pu être trouvé.',
    howTo: 'Un clic montre où c’est et ce que cela fait, sans le jouer.',
  },
  standing: {
    open: 'Bilan',
    title: 'Si la partie s’arrêtait là',
    soFar: 'PV acquis',
    total: 'Total',
    without: 'Sans les cartes Urbanisation, secrètes jusqu’à la fin.',
  },
};
