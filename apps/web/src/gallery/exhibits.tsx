/** The exhibits of the gallery by piece: drawings with their view boxes. */
import {
  BUILDING_COLOURS,
  DECREE_IDS,
  REFERENCE_EDITION as EDITION,
  HARBORMASTER_IDS,
  KINGS,
  type King,
  RESOURCE_COLOURS,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import { type GalleryPiece, PLAYER_COLOURS, SIGNS, type SignName } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { AUTOMA_CARD, AutomaCard } from '../pieces/automa-card.tsx';
import { BARGE, Barge } from '../pieces/barge.tsx';
import { BonusSign } from '../pieces/bonus.tsx';
import { BotBonusSign, BotSymbol } from '../pieces/bot-signs.tsx';
import {
  AUTOMA_URBAN,
  AutomaDeck,
  AutomaUrban,
  BAG,
  Bag,
  DECK,
  KING_CARD,
  KingCard,
  NUMBER_TILE,
  NumberTile,
} from '../pieces/bot-things.tsx';
import { Building } from '../pieces/building.tsx';
import { CardBack, DECREE, Decree, URBAN_CARD, UrbanCard } from '../pieces/cards.tsx';
import { ColourMark, fillOf } from '../pieces/colour-mark.tsx';
import { Crate } from '../pieces/crate.tsx';
import { Die } from '../pieces/die.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { Ingot, Laurel } from '../pieces/gold.tsx';
import { House } from '../pieces/house.tsx';
import { MASTERY, MasteryStairs } from '../pieces/mastery-stairs.tsx';
import { Architect, Assistant } from '../pieces/pawns.tsx';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { SHIP, Ship } from '../pieces/ship.tsx';
import { Track } from '../pieces/sign.tsx';
import { ACTION_TILE, ActionTile, HARBORMASTER, Harbormaster, SpecialWater, ZIGGURAT_TILE, ZigguratTile } from '../pieces/small-tiles.tsx';
import { Standard } from '../pieces/standard.tsx';
import { Garden, Project, Water } from '../pieces/tiles-on-spaces.tsx';
import { SECTION, ZigguratSection } from '../pieces/ziggurat-section.tsx';

export interface Exhibit {
  readonly key: string;
  readonly view: readonly [x: number, y: number, width: number, height: number];
  readonly drawn: ReactNode;
  /** Exhibits with the same row stand together and share one caption. */
  readonly row?: string;
}

const SEATS = [0, 1, 2, 3];
/** Space between the two open Automa cards. */
const BETWEEN = 10;
/** A bonus of each kind. */
const BONUSES = ['W+', 'Y+', 'B+', 'U+', 'G+', 'r?', 'au', 'au2', 'wt', 'sw', 'gt', 'ar', 'cr', 'c1', 'c2', 'm?', 'm=', 'p+', 'v3', 'pm'];

const around = (key: string | number, half: number, drawn: ReactNode): Exhibit => ({
  key: String(key),
  view: [-half, -half, 2 * half, 2 * half],
  drawn,
});
const sized = (key: string | number, { width, height }: { width: number; height: number }, drawn: ReactNode): Exhibit => ({
  key: String(key),
  view: [-2, -2, width + 5, height + 5],
  drawn,
});
const inRow = (row: string, exhibits: readonly Exhibit[]): readonly Exhibit[] => exhibits.map((exhibit) => ({ ...exhibit, row }));
const square = (key: string | number, drawn: ReactNode): Exhibit => sized(key, { width: 40, height: 40 }, drawn);

export const EXHIBITS: Readonly<Record<GalleryPiece, readonly Exhibit[]>> = {
  signs: SIGNS.map((sign) => around(sign, 10, <Sign name={sign} />)),
  colours: RESOURCE_COLOURS.map((colour) =>
    around(
      colour,
      14,
      <g>
        <circle r={12.5} fill={fillOf(colour)} stroke="var(--piece-line)" />
        <ColourMark colour={colour} size={17} />
      </g>,
    ),
  ),
  players: PLAYER_COLOURS.map((colour, seat) => around(colour, 13, <ClaimMarker seat={seat} radius={11} />)),
  dice: RESOURCE_COLOURS.flatMap((colour) =>
    inRow(
      colour,
      [1, 2, 3, 4, 5, 6, null].map((face) => around(`${colour} ${face}`, 13, <Die colour={colour} face={face} />)),
    ),
  ),
  barges: RESOURCE_COLOURS.map((colour) => sized(colour, BARGE, <Barge colour={colour} dice={[1, 1, 1, 0, 1, 1]} />)),
  projects: BUILDING_COLOURS.flatMap((colour, index) =>
    inRow(
      colour,
      SEATS.map((seat) => square(`${colour} ${seat}`, <Project colour={colour} seat={seat} seed={index + seat} />)),
    ),
  ),
  buildings: BUILDING_COLOURS.flatMap((colour, index) =>
    inRow(colour, [
      square(`${colour} 1`, <Building colour={colour} seat={index} rooms={[{ x: 0, y: 0, right: false, below: false }]} />),
      sized(
        `${colour} 2`,
        { width: 83, height: 40 },
        <Building
          colour={colour}
          seat={index + 1}
          rooms={[
            { x: 0, y: 0, right: true, below: false },
            { x: 43, y: 0, right: false, below: false },
          ]}
        />,
      ),
      sized(
        `${colour} 3`,
        { width: 83, height: 83 },
        <Building
          colour={colour}
          seat={index}
          rooms={[
            { x: 0, y: 0, right: true, below: true },
            { x: 43, y: 0, right: false, below: false },
            { x: 0, y: 43, right: false, below: false },
          ]}
        />,
      ),
    ]),
  ),
  water: [square('regular', <Water />), square('another', <Water seed={4} />)],
  gardens: SEATS.map((seat) => square(seat, <Garden seat={seat} seed={seat} />)),
  ships: [
    ...EDITION.ships.tiles.map(({ id, colour, size }, index) =>
      sized(id, SHIP, <Ship id={id} colour={colour} size={size} marks={index % 4 === 0 ? [0, 1] : []} />),
    ),
    sized('printed', SHIP, <Ship id={null} colour={null} size={3} marks={[2]} />),
  ],
  crates: (['crateUp', 'crateDown'] as const).flatMap((row) =>
    inRow(
      row,
      RESOURCE_COLOURS.map((colour) => around(`${row} ${colour}`, 14, <Crate colour={colour} up={row === 'crateUp'} />)),
    ),
  ),
  harbormasters: HARBORMASTER_IDS.map((id) => sized(id, HARBORMASTER, <Harbormaster id={id} />)),
  ziggurat: BUILDING_COLOURS.map((colour, index) =>
    sized(
      colour,
      SECTION,
      <ZigguratSection colour={colour} spaces={EDITION.ziggurat.sections[colour]} houses={[index, null, null, index + 1, null, null]} />,
    ),
  ),
  zigguratTiles: ZIGGURAT_TILE_IDS.map((id, index) =>
    sized(id, ZIGGURAT_TILE, <ZigguratTile id={id} claims={index % 4 === 0 ? [1, 0, 2] : []} />),
  ),
  mastery: [
    sized(
      'stairs',
      MASTERY,
      <MasteryStairs
        printed={EDITION.mastery}
        markers={[
          [2, 0, 5],
          [4, 3, 1],
        ]}
      />,
    ),
  ],
  decrees: DECREE_IDS.map((id, index) =>
    sized(id, DECREE, <Decree id={id} symbol={EDITION.decrees.symbols[id]} name={id} owner={index % 5 === 4 ? 0 : null} />),
  ),
  timeTrack: [around('goldLeft', 14, <Ingot size={26} />), around('goldTaken', 14, <Ingot size={26} empty />)],
  pawns: [
    ...inRow(
      'architect',
      SEATS.map((seat) => ({ key: `architect ${seat}`, view: [-11, -28, 24, 31], drawn: <Architect seat={seat} /> })),
    ),
    ...inRow(
      'assistant',
      SEATS.map((seat) => ({ key: `assistant ${seat}`, view: [-8, -28, 16, 31], drawn: <Assistant seat={seat} /> })),
    ),
  ],
  markers: SEATS.map((seat) => around(seat, 11, <ClaimMarker seat={seat} radius={9} />)),
  houses: SEATS.map((seat) => around(seat, 13, <House seat={seat} size={22} />)),
  urbanCards: [
    ...EDITION.urbanCards.cards.map((card) => sized(card.id, URBAN_CARD, <UrbanCard card={card} />)),
    sized('urbanBack', URBAN_CARD, <CardBack />),
  ],
  specialWater: EDITION.specialWater.faces.map((face, index) =>
    sized(face, { width: 34, height: 34 }, <SpecialWater face={face} seed={index} />),
  ),
  actionTiles: [1, 2, 3, 4, 5, 6].map((tile) => sized(tile, ACTION_TILE, <ActionTile tile={tile} />)),
  botSigns: [
    ...(['down', 'up', 'king'] as const).map((symbol) => around(symbol, 10, <BotSymbol symbol={symbol} />)),
    ...(['lowestStep', 'highestStep', 'colourStep'] as const).map((bonus) => around(bonus, 10, <BotBonusSign bonus={bonus} />)),
  ],
  automaCards: [
    sized('openCards', { width: 2 * AUTOMA_CARD.width + BETWEEN, height: AUTOMA_CARD.height }, <OpenCards />),
    sized('automaDeck', DECK, <AutomaDeck cards={9} resets={1} />),
    ...EDITION.solo.automaCards.map((card, index) =>
      sized(index + 1, { ...AUTOMA_CARD, width: AUTOMA_CARD.width + 4 }, <AutomaCard card={card} seed={index} />),
    ),
  ],
  kingCards: KINGS.map((king) => sized(king, KING_CARD, <NamedKingCard king={king} />)),
  automaUrbanCards: KINGS.map((king) => sized(king, AUTOMA_URBAN, <AutomaUrban seat={1} markers={EDITION.solo.automaUrban[king]} />)),
  numberTiles: BUILDING_COLOURS.map((colour, index) =>
    sized(colour, NUMBER_TILE, <NumberTile number={index} pile={BUILDING_COLOURS.slice(0, index + 1)} />),
  ),
  bag: [sized('bag', BAG, <Bag counts={[4, 0, 2]} />)],
  bonuses: BONUSES.map((code) => around(code, 14, <BonusSign code={code} />)),
};

function NamedKingCard({ king }: { king: King }): ReactNode {
  const { speaker } = useFrame();
  return <KingCard king={king} name={speaker.king(king)} arrow={EDITION.solo.setUpArrow[king]} />;
}

function Sign({ name }: { name: SignName }): ReactNode {
  if (name === 'vp') return <Laurel vp={5} size={18} />;
  if (name === 'startPlayer') return <Standard />;
  if (name === 'trackStep') return <Track colour="yellow" />;
  return <Glyph name={name} />;
}

/** The arrow of the left card points at a row of the right card. */
function OpenCards(): ReactNode {
  const [left, right] = EDITION.solo.automaCards;
  if (left === undefined || right === undefined) return null;
  return (
    <g>
      <AutomaCard card={left} />
      <g transform={`translate(${AUTOMA_CARD.width + BETWEEN} 0)`}>
        <AutomaCard card={right} pointed={left.arrow} />
      </g>
    </g>
  );
}
