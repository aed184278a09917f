/**
 * Loads everything that a game needs later, once the board is shown. Without a service worker, as on a network without TLS, a part that is
 * first needed while the connection or the server is down would be missing.
 */
import { loadHelpWords, loadPlanWords, loadRecapWords, type Speaker } from '@tabannusi/text';

export const loadAhead = (speaker: Speaker): Promise<unknown> =>
  Promise.all([
    import('../board/explaining.ts'),
    import('../commands/command-card.tsx'),
    import('../motion/motion.ts'),
    import('../session/quick.ts'),
    import('../sound/player.ts'),
    import('../sound/sounds.ts'),
    import('../table/advice-card.tsx'),
    import('../table/after-board.tsx'),
    import('../table/choice-keys.tsx'),
    import('../table/district-strip.tsx'),
    import('../table/history.tsx'),
    import('../table/key-list.tsx'),
    import('../table/log.tsx'),
    import('../table/recap-card.tsx'),
    import('../table/reeds.tsx'),
    import('../table/result.tsx'),
    import('../table/scoring-card.tsx'),
    import('../table/standing.tsx'),
    import('../table/tapped-place.tsx'),
    import('../table/turn-steps.tsx'),
    import('../table/warned.tsx'),
    loadHelpWords(speaker),
    loadPlanWords(speaker),
    loadRecapWords(speaker),
    speaker.loadAppWords(),
    speaker.loadRuleWords(),
  ]);
