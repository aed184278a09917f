/**
 * Stands in for the reader of number and date skeletons, which the reader of messages brings with it: no message of the page has one, and a page
 * that loads it loads 2 KB for nothing.
 */
const refuse = (): never => {
  throw new RangeError('messages of the page have no skeletons');
};

export const parseDateTimeSkeleton = refuse;
export const parseNumberSkeleton = refuse;
export const parseNumberSkeletonFromString = refuse;
