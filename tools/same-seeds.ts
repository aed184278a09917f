/** Gives the properties of `npm test` the same values on every run: what fails is the change at hand. `npm run test:long` draws new ones. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1 });
