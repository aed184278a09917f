/** Gives the properties of `npm test` fixed seeds, so that a failure comes from the change at hand. `npm run test:long` uses new seeds. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1 });
