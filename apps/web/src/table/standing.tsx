/** The VP of all players if the game ended now, by source. */
import type { ReactNode } from 'react';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { usePlaying } from '../session/context.ts';
import { estimateOf } from '../session/estimate.ts';
import { figure } from '../words/figures.ts';

export function Standing(): ReactNode {
  const { scene, told } = usePlaying();
  const { web, names } = told;
  const { soFar, final, total } = estimateOf(scene);
  const { setting } = scene.table;
  const rows: readonly (readonly [label: string, vp: readonly number[]])[] = [
    [web.say('standing', 'soFar', {}), soFar],
    ...final.map(({ source, vp }, index) => [index < 5 ? web.district(setting, index + 1) : web.vpSource(setting, source), vp] as const),
  ];
  return (
    <div className="standing">
      <table aria-label={web.say('standing', 'title', {})}>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col" aria-label={name} title={name}>
                <Sign size={20} view={17}>
                  <ClaimMarker seat={seat} />
                </Sign>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, vp]) => (
            <Row key={label} label={label} vp={vp} />
          ))}
        </tbody>
        <tfoot>
          <Row label={web.say('standing', 'total', {})} vp={total} />
        </tfoot>
      </table>
      <p className="faded">{web.say('standing', 'without', {})}</p>
    </div>
  );
}

function Row({ label, vp }: { label: string; vp: readonly number[] }): ReactNode {
  const { names } = usePlaying().told;
  const most = Math.max(...vp);
  return (
    <tr>
      <th scope="row">{label}</th>
      {vp.map((amount, seat) => (
        <td key={names[seat]} className={amount === most && amount > Math.min(...vp) ? 'figure best' : 'figure'}>
          {figure(amount)}
        </td>
      ))}
    </tr>
  );
}
