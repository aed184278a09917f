/** A text for comparison with typed words: lower case, without accents. The Polish ł stays, because it is a letter without an accent. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('’', "'");
