/**
 * The edition on which tests of rules stand: the first version of the reference edition, which never changes. No rule depends on a reconstructed
 * value, so the boards of these tests need not be drawn anew when values move.
 */
export { REFERENCE_EDITION_1 as RULES_EDITION } from '../../src/edition/reference-1.ts';
