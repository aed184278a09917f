/** Buttons, on a narrow screen, that scroll to the parts of the board. A question scrolls to its own part. */
import type { Amounts } from '@tabannusi/engine';
import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { Crown } from '../pieces/crown.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { Architect, Assistant } from '../pieces/pawns.tsx';
import { Sign } from '../pieces/sign.tsx';
import { usePlaying } from '../session/context.ts';
import { BOT_PART, partAsked, TRACKS_PART } from '../session/parts.ts';
import { seatShown } from '../session/scene.ts';
import { useDrawers } from './drawers.tsx';
import { useSteadyPart } from './use-steady-part.ts';

const sum = (dice: Amounts | undefined): number => dice?.reduce((all, each) => all + each, 0) ?? 0;

/** Scrolls to a part. If it does not fit, its first lit place is visible. Does nothing if the board is one picture. */
function bring(part: number): void {
  const drawn = document.getElementById(`part-${part}`);
  drawn?.scrollIntoView({ block: 'start' });
  drawn?.querySelector('.spot')?.scrollIntoView({ block: 'nearest' });
}

export function DistrictStrip(): ReactNode {
  const { scene, told } = usePlaying();
  const part = partAsked(scene);
  const drawers = useDrawers();
  useSteadyPart();
  const shown = seatShown(scene);
  const own = scene.view.seats[shown];
  /** The dice on the Barge and the pawns of the player, in words. */
  const stateOf = (district: number): string => {
    const dice = told.web.say('taps', 'diceLeft', { dice: sum(scene.view.districts[district - 1]?.dice) });
    const pawns = (['architect', 'assistant'] as const).filter((pawn) => own?.[pawn] === district);
    return told.web.list([dice, ...pawns.map((pawn) => told.web.say('taps', pawn, {}))]);
  };
  const { moment } = scene;
  // A layout effect, so that it scrolls before pieces that move there are measured.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useLayoutEffect(() => {
    if (part !== null) bring(part);
  }, [part, moment]);
  /** The Bot's part is in the drawer of the players, so the drawer opens first. */
  const show = (wanted: number): void => {
    flushSync(() => drawers.show(wanted === BOT_PART ? 'players' : null));
    bring(wanted);
  };
  return (
    <nav className="strip" aria-label={told.web.say('game', 'districtStrip', {})}>
      {[1, 2, 3, 4, 5].map((district) => (
        <button key={district} type="button" aria-current={part === district} onClick={() => show(district)}>
          <span className="district-line" aria-hidden="true">
            <strong className="figure">{district}</strong>
            <Sign size={13} view={18}>
              <Glyph name="die" />
            </Sign>
            <span className="figure">{sum(scene.view.districts[district - 1]?.dice)}</span>
            {own?.architect === district ? (
              <span className="pawn">
                <Sign size={13} view={26}>
                  <Architect seat={shown} y={13} />
                </Sign>
              </span>
            ) : null}
            {own?.assistant === district ? (
              <span className="pawn second">
                <Sign size={13} view={26}>
                  <Assistant seat={shown} y={11} scale={1.2} />
                </Sign>
              </span>
            ) : null}
          </span>
          <span>{told.web.district(scene.table.setting, district)}</span>
          <span className="unseen">{stateOf(district)}</span>
        </button>
      ))}
      <button
        type="button"
        className="sign-only"
        aria-label={told.web.say('game', 'mastery', {})}
        aria-current={part === TRACKS_PART}
        onClick={() => show(TRACKS_PART)}
      >
        <Sign size={18}>
          <Glyph name="step" />
        </Sign>
      </button>
      {scene.view.solo === null ? null : (
        <button type="button" className="sign-only" aria-label={told.names[scene.view.solo.seat]} onClick={() => show(BOT_PART)}>
          <Sign size={20}>
            <Crown />
          </Sign>
        </button>
      )}
    </nav>
  );
}
