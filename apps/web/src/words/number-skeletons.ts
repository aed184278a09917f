/**
 * Stands for `@formatjs/icu-skeleton-parser` in the page: of number skeletons it reads what our messages have, in a tenth of the room, which is scarce
 * before the board shows. Anything else is refused.
 */
interface Token {
  readonly stem: string;
  readonly options: readonly string[];
}

const OPTIONS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  'sign-always': { signDisplay: 'always' },
  'sign-except-zero': { signDisplay: 'exceptZero' },
  '.0': { minimumFractionDigits: 1, maximumFractionDigits: 1 },
};

export const parseNumberSkeletonFromString = (skeleton: string): Token[] => skeleton.split(' ').map((stem) => ({ stem, options: [] }));

export const parseNumberSkeleton = (tokens: readonly Token[]): Intl.NumberFormatOptions =>
  Object.assign({}, ...tokens.map(({ stem }) => optionsOf(stem)));

/** Dates are no part of a message. */
export const parseDateTimeSkeleton = (skeleton: string): never => refuse(skeleton);

const optionsOf = (stem: string): Intl.NumberFormatOptions => OPTIONS[stem] ?? refuse(stem);

function refuse(skeleton: string): never {
  throw new RangeError(`message: ${skeleton} is no skeleton that is known here`);
}
