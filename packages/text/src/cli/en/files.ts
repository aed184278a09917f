/** `tabannusi record`, `position` and `edition`, in English. */
import type { CliMessages } from '../values.ts';

export const files: CliMessages['files'] = {
  about: 'records, positions and editions as files',
};
