/** VP by player and by something else, with the best value of each row marked. */
import type { AppWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { figure } from '../words/figures.ts';

interface VpTableProps {
  readonly words: AppWords;
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly [label: string, vp: readonly number[]])[];
  /** Indices of the rows for VP between scorings. */
  readonly between?: readonly number[];
  readonly total: readonly number[];
}

export function VpTable({ words, title, names, rows, between = [], total }: VpTableProps): ReactNode {
  return (
    <section className="card vp-card">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.say('resultPage', 'vp', {})}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Sign size={18} view={17}>
                  <ClaimMarker seat={seat} />
                </Sign>{' '}
                <span className="who">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, vp], row) => (
            <tr key={label} className={between.includes(row) ? 'faded' : undefined}>
              <th scope="row">{label}</th>
              {vp.map((amount, seat) => (
                <td key={names[seat]} className={isBest(amount, vp) ? 'figure best' : 'figure'}>
                  {figure(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say('resultPage', 'total', {})}</th>
            {total.map((amount, seat) => (
              <td key={names[seat]} className={isBest(amount, total) ? 'figure best' : 'figure'}>
                {figure(amount)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Nobody has more, and somebody has less. */
const isBest = (amount: number, all: readonly number[]): boolean => amount === Math.max(...all) && amount > Math.min(...all);
