/** An argument as a shell takes it. */
export const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
