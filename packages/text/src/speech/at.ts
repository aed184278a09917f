/** The entry of a list that must be there. Words about nothing would be a fault, so a missing one throws. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`entry ${index} of ${list.length} does not exist`);
  return entry;
}
