/**
 * The edition for rule tests: the first version of the reference edition, which never changes. No rule depends on a reconstructed value, so
 * these boards need not be redrawn when values change.
 */
export { REFERENCE_EDITION_1 as RULES_EDITION } from '../../src/edition/reference-1.ts';
