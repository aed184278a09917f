/** The area of the Bot: King card, both open Automa cards, tiles at the Numbers, deck, Automa Urban card and bag. */
import type { SoloView } from '@tabannusi/engine';
import { describedBot } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { DarkSpot } from '../board/spot.tsx';
import { AUTOMA_CARD, AutomaCard } from '../pieces/automa-card.tsx';
import {
  AUTOMA_URBAN,
  AutomaDeck,
  AutomaUrban,
  BAG,
  Bag,
  DECK,
  KING_CARD,
  KING_PARTS,
  KingCard,
  NUMBER_TILE,
  NumberTile,
} from '../pieces/bot-things.tsx';
import type { Place } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { BOT_PART } from '../session/parts.ts';

const GAP = 6;
const WIDTH = KING_CARD.width;
const CARDS = KING_CARD.height + GAP;
const TILES = CARDS + AUTOMA_CARD.height + GAP + 2;
const COUNTS = TILES + NUMBER_TILE.height + GAP;
const HEIGHT = COUNTS + 54;

export function BotArea({ solo }: { solo: SoloView }): ReactNode {
  const { scene, told, bot } = usePlaying();
  const { king, numbers, markers, bag, resets, seat } = solo;
  const { left, right, deck } = solo.cards;
  const printed = scene.table.setting.edition.solo;
  const cardOf = (card: number | null) => (card === null ? undefined : printed.automaCards[card - 1]);
  const [open, pointed] = [cardOf(left), cardOf(right)];
  const kingRules = bot?.king(king).sentences ?? [];
  const described = describedBot(told.speaker.speech, { names: told.names, game: scene.state }, scene.view)[0];
  const sentences = described?.sentences ?? [];
  return (
    <svg
      className="bot-area part"
      id={`part-${BOT_PART}`}
      viewBox={`-2 -2 ${WIDTH + 6} ${HEIGHT}`}
      style={{ aspectRatio: `${WIDTH + 6} / ${HEIGHT}` }}
      role="group"
      aria-label={described?.title}
    >
      <desc>{[...kingRules, ...sentences].join(' ')}</desc>
      <KingCard king={king} name={told.names[seat] ?? ''} arrow={printed.setUpArrow[king]} />
      {KING_PARTS.x.map((x, part) => (
        <DarkSpot
          key={x}
          place={{ kind: 'king', part }}
          x={x}
          y={0}
          width={(KING_PARTS.x[part + 1] ?? WIDTH) - x}
          height={KING_CARD.height}
        />
      ))}
      {pointed === undefined ? null : (
        <Thing place={{ kind: 'automa', thing: 'right' }} x={WIDTH - AUTOMA_CARD.width} y={CARDS} {...AUTOMA_CARD}>
          <AutomaCard card={pointed} seed={right ?? 0} pointed={open?.arrow ?? null} />
        </Thing>
      )}
      {open === undefined ? null : (
        <Thing place={{ kind: 'automa', thing: 'left' }} x={0} y={CARDS} {...AUTOMA_CARD}>
          <AutomaCard card={open} seed={left ?? 0} />
        </Thing>
      )}
      {numbers.map((pile, number) => (
        <Thing key={number} place={{ kind: 'automaNumber', number }} x={number * (NUMBER_TILE.width + 4)} y={TILES} {...NUMBER_TILE}>
          <NumberTile number={number} pile={pile} />
        </Thing>
      ))}
      <Thing place={{ kind: 'automa', thing: 'bag' }} x={WIDTH - 58} y={TILES} {...BAG}>
        <Bag counts={bag} />
      </Thing>
      <Thing place={{ kind: 'automa', thing: 'markers' }} x={0} y={COUNTS} {...AUTOMA_URBAN}>
        <AutomaUrban seat={seat} markers={markers} />
      </Thing>
      <Thing place={{ kind: 'automa', thing: 'deck' }} x={WIDTH - 56} y={COUNTS} {...DECK}>
        <AutomaDeck cards={deck} resets={resets} />
      </Thing>
    </svg>
  );
}

/** A component of the Bot with its explanation. */
function Thing({
  place,
  x,
  y,
  width,
  height,
  children,
}: {
  place: Place;
  x: number;
  y: number;
  width: number;
  height: number;
  children: ReactNode;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      {children}
      <DarkSpot place={place} x={0} y={0} width={width} height={height} />
    </g>
  );
}
