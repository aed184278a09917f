/** Optional readings of rules, as a form keeps them. */
import { DEFAULT_SWITCHES, type Switches } from '@tabannusi/engine';

export const areSwitches = (value: unknown): value is Switches =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(DEFAULT_SWITCHES).every(([name, usual]) => {
    const found: unknown = Reflect.get(value, name);
    return name === 'masteryRight' ? found === 'anyLowest' || found === 'minRises' : typeof found === typeof usual;
  });
