/** A text as it is compared with what somebody types: without capitals and accents. The Polish ł is a letter of its own, and has none. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('’', "'");
