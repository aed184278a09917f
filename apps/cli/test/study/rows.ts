/** Returns the number of cells per row for each Markdown table of a text: one number if all rows of a table have the same length. */
export const cellsByTable = (text: string): number[][] =>
  text
    .split('\n\n')
    .filter((part) => part.startsWith('|'))
    .map((table) => [
      ...new Set(
        table
          .trim()
          .split('\n')
          .map((row) => row.split('|').length),
      ),
    ]);
