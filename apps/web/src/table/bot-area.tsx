/** What belongs to the Bot: King card, both open Automa cards, tiles at the Numbers, deck, Automa Urban card, bag. */
import type { SoloView } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { AUTOMA_CARD, AutomaCard } from '../pieces/automa-card.tsx';
import { AutomaDeck, AutomaUrban, Bag, KING_CARD, KING_PARTS, KingCard, NUMBER_TILE, NumberTile } from '../pieces/bot-things.tsx';
import { usePlaying } from '../session/context.ts';
import { BOT_PART } from '../session/parts.ts';
import { Explained } from './explained.tsx';

const GAP = 6;
const WIDTH = KING_CARD.width;
const CARDS = KING_CARD.height + GAP;
const TILES = CARDS + AUTOMA_CARD.height + GAP + 2;
const COUNTS = TILES + NUMBER_TILE.height + GAP;
const HEIGHT = COUNTS + 54;

export function BotArea({ solo }: { solo: SoloView }): ReactNode {
  const { scene, told, bot } = usePlaying();
  const { king, left, right, numbers, markers, bag, deck, resets, seat } = solo;
  const printed = scene.table.setting.edition.solo;
  const cardOf = (card: number | null) => (card === null ? undefined : printed.automaCards[card - 1]);
  const [open, pointed] = [cardOf(left), cardOf(right)];
  const kingRules = bot?.king(king).sentences ?? [];
  const described = told.words.describeBot(scene.view)[0];
  const sentences = described?.sentences ?? [];
  // In the order of the description: both cards, the Numbers, markers, bag, deck.
  const [aboutMarkers = '', aboutBag = '', aboutDeck = ''] = sentences.slice(2 + numbers.length);
  const hint =
    (line = ''): (() => { title: string; lines: string[] }) =>
    () => ({ title: told.names[seat] ?? '', lines: [line] });
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
      {kingRules.map((rule, part) => {
        const [x = 0, end = WIDTH] = KING_PARTS.x.slice(part);
        return (
          <Explained key={rule} hint={hint(rule)}>
            <rect x={x} width={end - x} height={KING_CARD.height} fill="transparent" />
          </Explained>
        );
      })}
      {pointed === undefined ? null : (
        <Explained x={WIDTH - AUTOMA_CARD.width} y={CARDS} hint={hint(sentences[1])}>
          <AutomaCard card={pointed} seed={right ?? 0} pointed={open?.arrow ?? null} />
        </Explained>
      )}
      {open === undefined ? null : (
        <Explained y={CARDS} hint={hint(sentences[0])}>
          <AutomaCard card={open} seed={left ?? 0} />
        </Explained>
      )}
      {numbers.map((pile, number) => (
        <Explained key={number} x={number * (NUMBER_TILE.width + 4)} y={TILES} hint={hint(sentences[2 + number])}>
          <NumberTile number={number} pile={pile} />
        </Explained>
      ))}
      <Explained x={WIDTH - 58} y={TILES} hint={hint(aboutBag)}>
        <Bag counts={bag} />
      </Explained>
      <Explained y={COUNTS} hint={hint(aboutMarkers)}>
        <AutomaUrban seat={seat} markers={markers} />
      </Explained>
      <Explained x={WIDTH - 56} y={COUNTS} hint={hint(aboutDeck)}>
        <AutomaDeck cards={deck} resets={resets} />
      </Explained>
    </svg>
  );
}
