/** Portraits of the bots: heads of people of Ur, each with the symbol of a trade, in 40 by 40 units around the origin. */
import type { BotName } from '@tabannusi/ai';
import type { ReactNode } from 'react';
import { ink } from '../pieces/glyphs/ink.ts';

interface Look {
  readonly robe: string;
  /** Beard and hair, below and above the face. */
  readonly hair: string;
  readonly beard: string | null;
  /** Clothes and tools: outlines with their fill. */
  readonly worn: readonly (readonly [outline: string, fill: string])[];
}

const SHORT_HAIR = 'M-7 -4Q-8 -13.6 0 -13.8Q8 -13.6 7 -4Q6.4 -9.4 0 -9.6Q-6.4 -9.4 -7 -4Z';
const LONG_HAIR = 'M-7.4 1Q-9.4 -13.8 0 -14Q9.4 -13.8 7.4 1Q7.6 -9.2 0 -9.6Q-7.6 -9.2 -7.4 1Z';
const BEARD = 'M-6.4 0Q-6.4 9.4 0 10.4Q6.4 9.4 6.4 0Q4 2.6 0 2.4Q-4 2.6 -6.4 0Z';
const LONG_BEARD = 'M-6.6 -1Q-7.4 13.4 0 18Q7.4 13.4 6.6 -1Q4 2.6 0 2.4Q-4 2.6 -6.6 -1Z';

const LOOKS: Readonly<Record<BotName, Look>> = {
  // A bundle of reeds.
  apprentice: {
    robe: 'var(--sand)',
    hair: SHORT_HAIR,
    beard: null,
    worn: [['M10 18L12 -6M13 18L13.6 -8M16 18L15.2 -6M10.4 4H16.6', 'none']],
  },
  // A board with fresh bricks on the head.
  brickmaker: {
    robe: 'var(--brick)',
    hair: SHORT_HAIR,
    beard: null,
    worn: [
      ['M-13 -12.4H13V-10.6H-13Z', 'var(--sand)'],
      ['M-11.4 -17.6H-4.6V-12.6H-11.4ZM-3.4 -17.6H3.4V-12.6H-3.4ZM4.6 -17.6H11.4V-12.6H4.6Z', 'var(--brick)'],
    ],
  },
  // A headband and a trowel.
  mason: {
    robe: 'var(--reed)',
    hair: SHORT_HAIR,
    beard: 'M-5.4 2.4Q-4.4 8 0 8.4Q4.4 8 5.4 2.4Q3 4.6 0 4.4Q-3 4.6 -5.4 2.4Z',
    worn: [
      ['M-7.6 -8.4Q0 -11.6 7.6 -8.4V-5.8Q0 -9 -7.6 -5.8Z', 'var(--plaster)'],
      ['M14.4 -9L18.4 0H10.4ZM13.4 0H15.4V4L16.4 10H12.4L13.4 4Z', 'var(--sand)'],
    ],
  },
  // A full beard and a plumb line.
  builder: {
    robe: 'var(--yellow)',
    hair: SHORT_HAIR,
    beard: BEARD,
    worn: [
      ['M14 -14V4', 'none'],
      ['M14 4L17 8.4L14 14L11 8.4Z', 'var(--brown)'],
    ],
  },
  // The cap and the staff of the pawn.
  architect: {
    robe: 'var(--blue)',
    hair: LONG_HAIR,
    beard: BEARD,
    worn: [
      ['M-7.6 -8Q-8 -17.4 0 -17.8Q8 -17.4 7.6 -8Q0 -10.6 -7.6 -8Z', 'var(--blue)'],
      ['M14.6 -15V18M10.6 -14.4H18.6', 'none'],
    ],
  },
  // A tall hat and a cylinder seal on a cord.
  vizier: {
    robe: 'var(--purple)',
    hair: LONG_HAIR,
    beard: LONG_BEARD,
    worn: [
      ['M-7.4 -8.2L-5.8 -19.4H5.8L7.4 -8.2Q0 -10.8 -7.4 -8.2Z', 'var(--purple)'],
      ['M-6.6 -13H6.6', 'none'],
      ['M11.4 6H17V14H11.4ZM14.2 6Q14.6 0 9 -1', 'var(--gold)'],
    ],
  },
  // A star above the forehead, and a tablet.
  sage: {
    robe: 'var(--lapis)',
    hair: LONG_HAIR,
    beard: LONG_BEARD,
    worn: [
      ['M-7.8 -8.6Q0 -12.4 7.8 -8.6V-5.6Q0 -9.2 -7.8 -5.6Z', 'var(--gold)'],
      ['M0 -19.4L1.7 -15.4L6 -15L2.7 -12.2L3.7 -8L0 -10.2L-3.7 -8L-2.7 -12.2L-6 -15L-1.7 -15.4Z', 'var(--glow)'],
      ['M10.4 3H18.4V15H10.4ZM12.2 6.4H16.6M12.2 9H15.4M12.2 11.6H16.6', 'var(--sand)'],
    ],
  },
  // A die.
  random: {
    robe: 'var(--shade)',
    hair: SHORT_HAIR,
    beard: null,
    worn: [
      ['M9.4 3H18.4V12H9.4Z', 'var(--plaster)'],
      ['M12 6.6V6.5M15.8 8.6V8.5', 'none'],
    ],
  },
};

/** The strongest levels have grey hair. */
const GREY: readonly BotName[] = ['vizier', 'sage'];

export function Portrait({ bot, size }: { bot: BotName; size: number }): ReactNode {
  const { robe, hair, beard, worn } = LOOKS[bot];
  const grey = GREY.includes(bot) ? 'var(--white)' : 'var(--brown)';
  return (
    <svg className="portrait" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <path {...ink} fill={robe} d="M-16 19.4Q-14.4 6.8 -4 5.4H4Q14.4 6.8 16 19.4Z" />
      <path {...ink} fill="var(--brown-mark)" d="M-6.8 -4Q-6.8 6.4 0 6.8Q6.8 6.4 6.8 -4Q6.4 -11.4 0 -11.4Q-6.4 -11.4 -6.8 -4Z" />
      <path {...ink} fill={grey} d={hair} />
      {beard === null ? null : <path {...ink} fill={grey} d={beard} />}
      <path {...ink} stroke="var(--piece-line)" d="M-4 -3.4Q-2.6 -4.6 -1.4 -3.4M1.4 -3.4Q2.6 -4.6 4 -3.4M0 -2.6V0.4" />
      {worn.map(([outline, fill]) => (
        <path key={outline} {...ink} fill={fill} d={outline} />
      ))}
    </svg>
  );
}
