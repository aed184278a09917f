/** A part of the board that has a description for screen readers and can be jumped to. */
import type { ReactNode } from 'react';
import { usePlaying } from '../session/context.ts';
import { DarkSpot, LitSpot, type SpotProps } from './spot.tsx';

/** A District. It is lit as a whole when an Architect can go there. */
export function District({ district, x = 0, y = 0, width, height, children }: DistrictProps): ReactNode {
  const { scene, told } = usePlaying();
  const { title, sentences } = told.words.describeDistrict(scene.view, district);
  const spot: SpotProps = { place: { kind: 'district', district }, x: 2, y: 2, width: width - 4, height: height - 4, round: 10 };
  return (
    <g role="group" aria-label={title} transform={`translate(${x} ${y})`}>
      <desc>{sentences.join(' ')}</desc>
      <DarkSpot {...spot} />
      {children}
      <LitSpot {...spot} />
    </g>
  );
}

interface DistrictProps {
  readonly district: number;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}
