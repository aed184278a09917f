/** The other components of the Bot: Number tiles with their piles, Automa Urban card, bag, deck and King card. */
import { BUILDING_COLOURS, type BuildingColour, KING_CARDS, type King } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { AUTOMA_CARD, NUMBERS } from './automa-card.tsx';
import { BotBonusSign, BotSymbol } from './bot-signs.tsx';
import { Clay } from './clay.tsx';
import { ColourMark, fillOf } from './colour-mark.tsx';
import { Crown } from './crown.tsx';
import { DistrictSeal } from './district-seal.tsx';
import { SMALLEST } from './letters.ts';
import { ClaimMarker } from './player-mark.tsx';

export const NUMBER_TILE = { width: 38, height: 52 };

/** The Number tile `number`, from 0, with its pile of Automa Project tiles, the bottom one first. The top one is visible. */
export function NumberTile({ number, pile }: { number: number; pile: readonly BuildingColour[] }): ReactNode {
  const top = pile.at(-1);
  return (
    <g>
      <Clay {...NUMBER_TILE} seed={number + 2} fill="var(--sand)" round={5} />
      <text x={19} y={14.4} textAnchor="middle" fontSize={14} className="name">
        {NUMBERS[number]}
      </text>
      {pile.map((colour, index) => {
        const up = (index - pile.length + 1) * 2.2;
        return (
          <rect
            key={index}
            x={6 - up / 2}
            y={20 - up}
            width={26}
            height={26}
            rx={3}
            fill={fillOf(colour)}
            stroke="var(--piece-line)"
            strokeWidth={1.1}
          />
        );
      })}
      {top === undefined ? null : <ColourMark colour={top} x={19} y={33} size={19} />}
      {pile.length < 2 ? null : (
        <g>
          <circle cx={31} cy={45} r={7.6} fill="var(--plaster)" stroke="var(--line)" />
          <text x={31} y={49.4} textAnchor="middle" fontSize={SMALLEST} className="figure" fill="var(--bitumen)">
            {pile.length}
          </text>
        </g>
      )}
    </g>
  );
}

export const AUTOMA_URBAN = { width: 122, height: 48 };

/** The places of the markers by District. Most markers lie on the last one, which has room for two digits. */
const MARKED = [12, 35, 58, 81, 106] as const;

/** `markers` is the number of the Bot's markers by District. */
export function AutomaUrban({ seat, markers }: { seat: number; markers: readonly number[] }): ReactNode {
  return (
    <g>
      <Clay {...AUTOMA_URBAN} seed={5} round={5} />
      {markers.map((count, district) => (
        <g key={district} transform={`translate(${MARKED[district]} 0)`} opacity={count === 0 ? 0.4 : 1}>
          <DistrictSeal district={district + 1} y={12.5} />
          <ClaimMarker seat={seat} x={count > 9 ? -7.5 : -4.5} y={34} radius={5.6} />
          <text x={6.2} y={38.6} textAnchor="middle" fontSize={13} className="figure" fill="var(--bitumen)">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

export const BAG = { width: 58, height: 52 };

/** A cotton bag with the number of tiles of each colour in it. */
export function Bag({ counts }: { counts: readonly number[] }): ReactNode {
  return (
    <g>
      <path
        d="M20 12Q14 5 18 2.4Q29 6 40 2.4Q44 5 38 12Q56 22 56 38Q56 51 29 51Q2 51 2 38Q2 22 20 12Z"
        fill="var(--sand)"
        stroke="var(--line)"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path
        d="M18.6 12.6Q29 15.4 39.4 12.6M38.6 12.8Q44 15 46 19.6"
        fill="none"
        stroke="var(--refusal)"
        strokeWidth={2}
        strokeLinecap="round"
      />
      {BUILDING_COLOURS.map((colour, index) => (
        <g key={colour} transform={`translate(${13.4 + index * 15.6} 27)`} opacity={counts[index] === 0 ? 0.45 : 1}>
          <rect x={-6} y={-6} width={12} height={12} rx={2} fill={fillOf(colour)} stroke="var(--piece-line)" />
          <ColourMark colour={colour} size={9} />
          <text y={18.4} textAnchor="middle" fontSize={SMALLEST} className="figure" fill="var(--bitumen)">
            {counts[index]}
          </text>
        </g>
      ))}
    </g>
  );
}

export const DECK = { width: 58, height: 48 };
const RESETS = [1, 2];

/** The Automa deck with its number of cards, and a knot for each of the two resets after scorings, filled once the reset has happened. */
export function AutomaDeck({ cards, resets }: { cards: number; resets: number }): ReactNode {
  const scale = 44 / AUTOMA_CARD.height;
  return (
    <g>
      <g transform={`translate(1 1) scale(${scale})`}>
        {cards > 1 ? <Clay x={5} y={4} {...AUTOMA_CARD} seed={4} fill="var(--mortar)" round={8} /> : null}
        <Clay {...AUTOMA_CARD} fill={cards === 0 ? 'var(--shade)' : 'var(--brick)'} line="var(--piece-line)" round={8} />
      </g>
      <circle cx={17.5} cy={23} r={10.5} fill="var(--plaster)" stroke="var(--line)" />
      <text x={17.5} y={27.8} textAnchor="middle" fontSize={13.5} className="figure" fill="var(--bitumen)">
        {cards}
      </text>
      {RESETS.map((reset, index) => (
        <g key={reset} transform={`translate(48 ${13 + index * 21})`}>
          <circle r={8} fill={reset <= resets ? 'var(--gold)' : 'none'} stroke="var(--line)" strokeWidth={1.2} />
          <path
            d="M3.8 -1.6A4 4 0 1 0 3.4 2.4M4.6 -4.6V-1.2H1.2"
            fill="none"
            stroke={reset <= resets ? 'var(--ring)' : 'var(--faded)'}
            strokeWidth={1.5}
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

export const KING_CARD = { width: 186, height: 62 };
/** The left edges of the parts A, B, C and D, and the height of the head above them. */
export const KING_PARTS = { x: [5, 57, 103, 149], y: 33 } as const;

/** The King card: for each Action the spaces that come first and the bonuses in brackets. */
export function KingCard({ king, name, arrow }: { king: King; name: string; arrow: 'up' | 'down' }): ReactNode {
  const { A, B, C, D } = KING_CARDS[king];
  const columns = [
    { letter: 'A', bonuses: A.bonuses, symbol: null },
    { letter: 'B', bonuses: [B.bonus], symbol: B.highest ? 'up' : 'down' },
    { letter: 'C', bonuses: [C.bonus], symbol: arrow },
    { letter: 'D', bonuses: D === null ? [] : [D.bonus], symbol: null },
  ] as const;
  return (
    <g>
      <Clay {...KING_CARD} seed={king.length} round={6} />
      <path d="M1 25V6Q1 1 6 1H180Q185 1 185 6V25Z" fill="var(--brick)" />
      <path d="M1 25H185M6 21.6H180" stroke="var(--sand)" strokeWidth={1} strokeDasharray="5 2.4" />
      <circle cx={18} cy={18} r={14.5} fill="var(--plaster)" stroke="var(--gold-dark)" strokeWidth={1.6} />
      <g transform="translate(18 18)">
        <Crown size={22} />
      </g>
      <text x={38} y={17} fontSize={15} className="name">
        {name}
      </text>
      {columns.map(({ letter, bonuses, symbol }, part) => (
        <g key={letter} transform={`translate(${KING_PARTS.x[part]} ${KING_PARTS.y})`}>
          <rect y={4} width={15} height={16} rx={3} fill="var(--shade)" stroke="var(--line)" />
          <text x={7.5} y={16.6} textAnchor="middle" fontSize={13.5} className="figure" fill="var(--bitumen)">
            {letter}
          </text>
          {symbol === null ? null : (
            <g transform="translate(20.4 12) scale(0.72)">
              <BotSymbol symbol={symbol} />
            </g>
          )}
          {bonuses.map((bonus, place) => (
            <BotBonusSign key={place} bonus={bonus} x={(symbol === null ? 24 : 33) + place * 17} y={12} size={15} />
          ))}
        </g>
      ))}
    </g>
  );
}
