/** How many cells the rows of each Markdown table of a text have: one number a table, where its rows are of equal length. */
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
