/** Puts the tables into the document, between two marks. */
const BEGIN = '<!-- study:solo begins -->';
const END = '<!-- study:solo ends -->';

export function insertTables(document: string, tables: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new RangeError('study: the document has no place for the tables');
  return `${document.slice(0, begin)}${BEGIN}\n\n${tables}\n${document.slice(end)}`;
}
