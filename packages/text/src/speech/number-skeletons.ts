/** Turns number skeletons of ICU messages into options of Intl. Only those that our messages use are known; all others are refused. */
const OPTIONS: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  percent: { style: 'percent' },
  'sign-always': { signDisplay: 'always' },
  'sign-except-zero': { signDisplay: 'exceptZero' },
  '.': { maximumFractionDigits: 0 },
  '.#': { maximumFractionDigits: 1 },
  '.0': { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  '.00': { minimumFractionDigits: 2, maximumFractionDigits: 2 },
};

export const optionsOfSkeleton = (skeleton: string): Intl.NumberFormatOptions => Object.assign({}, ...skeleton.split(' ').map(optionsOf));

function optionsOf(stem: string): Intl.NumberFormatOptions {
  const options = OPTIONS[stem];
  if (options === undefined) throw new RangeError(`message: ${stem} is no skeleton that is known here`);
  return options;
}
