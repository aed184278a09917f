/** Puts tables into a document, between the two marks with their name. */
export function insertTables(document: string, name: string, tables: string): string {
  const [first, last] = [`<!-- ${name} begins -->`, `<!-- ${name} ends -->`];
  const [begin, end] = [document.indexOf(first), document.indexOf(last)];
  if (begin < 0 || end < begin) throw new RangeError(`study: the document has no place for ${name}`);
  return `${document.slice(0, begin)}${first}\n\n${tables}\n${document.slice(end)}`;
}
