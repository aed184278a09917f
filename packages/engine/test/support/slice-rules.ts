/**
 * Which rules, rulings and examples the slice owns: each has a test that names it in square brackets. All others are listed as later, with
 * the part of the game that they wait for. `coverage.test.ts` checks that every ID stands in exactly one list.
 */

/** `ids('KEY', '03-16 20')` is KEY-03 to KEY-16 and KEY-20. */
function ids(prefix: string, numbers: string): string[] {
  return numbers.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, i) => `${prefix}-${String(Number(first) + i).padStart(first.length, '0')}`);
  });
}

export const OWNED_RULES: readonly string[] = [
  ...ids('COMP', '01-02 04 08-09 11-17'),
  ...ids('SET', '01-07 10-11 17-27'),
  ...ids('KEY', '03-18 20-37'),
  ...ids('TURN', '01-12'),
  ...ids('ACT-PROJ', '01-08'),
  ...ids('ACT-BLD', '01-15'),
  ...ids('ACT-GARD', '01-10'),
  ...ids('ACT-SHIP', '02-03'),
  ...ids('FREE', '01-03'),
  ...ids('SCORE', '01-10 13-14'),
  ...ids('END', '01-04 07'),
  ...ids('BON', '01-15'),
];

export const LATER_RULES: readonly string[] = [
  // Action tiles
  ...ids('COMP', '03'),
  ...ids('SET', '12'),
  ...ids('ACT-TILE', '1-6'),
  // Port, Harbormasters, abilities of Ships; KEY-19 wants all actions of all Districts
  ...ids('COMP', '05'),
  ...ids('SET', '08-09'),
  ...ids('KEY', '01 19'),
  ...ids('ACT-PORT', '01-08'),
  ...ids('ACT-SHIP', '01 04-07'),
  ...ids('HM', '01-02'),
  ...ids('BONP', '01-04'),
  ...ids('SCORE', '11'),
  ...ids('END', '06'),
  ...ids('TILE-S', '01-15').map((id) => id.replace('S-', 'S')),
  'TILE-PRINTED',
  ...ids('HM-B', '1-9').map((id) => id.replace('B-', 'B')),
  // Ziggurat
  ...ids('COMP', '10'),
  ...ids('SET', '13'),
  ...ids('ACT-ZIG', '01-08'),
  ...ids('BONZ', '01-03'),
  ...ids('SCORE', '12'),
  ...ids('ZIG-Z', '01-10').map((id) => id.replace('Z-', 'Z')),
  // Decrees and Urban cards
  ...ids('COMP', '06-07'),
  ...ids('SET', '14-16'),
  ...ids('FREE', '04-05'),
  ...ids('END', '05'),
  ...ids('URB', '01-04'),
  ...ids('DEC', '01-16'),
  // Losing VP comes with Action tile 6; what is kept openly with views
  ...ids('SCORE', '15'),
  ...ids('KEY', '02'),
  // Solo
  ...ids('ACT-PROJ', '09'),
  ...ids('SOLO', '01-47'),
  'SOLO-A1',
  ...ids('SOLO-B', '1-6').map((id) => id.replace('B-', 'B')),
  ...ids('SOLO-C', '1-9').map((id) => id.replace('C-', 'C')),
  ...ids('SOLO-D', '1-5').map((id) => id.replace('D-', 'D')),
  'SOLO-E1',
  ...['G', 'S', 'M', 'B'].flatMap((king) => ['A', 'B', 'C', 'D'].map((letter) => `KING-${king}-${letter}`)),
];

export const OWNED_RULINGS: readonly string[] = [
  ...ids('C', '02-06 08-13 15-31 33-34 40 42 44-46 50'),
  ...ids('A', '01-04 06-07 10-14 16-26 29-32 34-39 41-55 72-78 80-81 105 110-118 120 182-183'),
];

/** Rulings that the slice cannot show, and those that say that nothing happens (A-15, A-27, C-36, C-43, C-57, C-72). */
export const LATER_RULINGS: readonly string[] = [
  ...ids('C', '01 07 14 32 35-39 41 43 47-49 51-73'),
  ...ids('A', '05 15 27-28 33 40 56-71 79 85-104 119 121-123 131-181'),
];

export const OWNED_EXAMPLES: readonly string[] = ids('EX', '01-03 06-28 32-33 36');
