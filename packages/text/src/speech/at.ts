/** Returns an entry that must be in the list. Throws if it is not, because a text with a missing name would be wrong. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`entry ${index} of ${list.length} does not exist`);
  return entry;
}
