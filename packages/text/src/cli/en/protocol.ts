/** `tabannusi engine`, in English. */
import type { CliMessages } from '../values.ts';

export const protocol: CliMessages['protocol'] = {
  about: 'serve games to another program: JSON-RPC 2.0 on standard input and output',
};
