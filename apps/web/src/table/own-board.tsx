/** The board of the player at the screen: Houses in their rows with what lies under them, Crates, dice and tiles, Urban cards. */
import type { ReactNode } from 'react';
import { DarkSpot, Spot } from '../board/spot.tsx';
import { CardBack, URBAN_CARD, UrbanCard } from '../pieces/cards.tsx';
import { usePlaying } from '../session/context.ts';
import { seatShown } from '../session/scene.ts';
import { OwnGoods } from './own-goods.tsx';
import { OwnHouses } from './own-houses.tsx';

const HEIGHT = 138;

export function OwnBoard(): ReactNode {
  const { scene, told } = usePlaying();
  const { view } = scene;
  const seat = seatShown(scene);
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { title, sentences } = told.words.describeSeat(view, seat);
  const cards = own.urbanCards ?? [];
  const hidden = own.urbanCardCount - cards.length;
  const width = 412 + own.urbanCardCount * (URBAN_CARD.width + 6);
  return (
    <svg className="own-board" viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={title}>
      <desc>{sentences.join(' ')}</desc>
      <OwnHouses seat={seat} height={HEIGHT} />
      <OwnGoods seat={seat} />
      {cards.map((id, index) => {
        const card = scene.table.setting.edition.urbanCards.cards.find((each) => each.id === id);
        if (card === undefined) return null;
        return (
          <g key={id} transform={`translate(${412 + index * (URBAN_CARD.width + 6)} 20)`}>
            <UrbanCard card={card} />
            <Spot place={{ kind: 'urbanCard', card: id }} x={0} y={0} {...URBAN_CARD} />
          </g>
        );
      })}
      {Array.from({ length: hidden }, (_, index) => (
        <g key={index} transform={`translate(${412 + (cards.length + index) * (URBAN_CARD.width + 6)}  20)`}>
          <CardBack />
          <DarkSpot place={{ kind: 'hiddenCard' }} x={0} y={0} {...URBAN_CARD} />
        </g>
      ))}
    </svg>
  );
}
