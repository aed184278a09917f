/** A whole position in sentences: the course of the game and what lies beside the board, the Districts, the players and the Bot. */
import { BUILDING_COLOURS, type View } from '@tabannusi/engine';
import { addressedQuestion } from '../../questions/question.ts';
import { at } from '../../speech/at.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Table } from '../../table/table.ts';
import { tilesOf } from '../../tiles/tiles.ts';
import { harbormasterWords } from '../pictures/belongings.ts';
import { stockSentences } from '../pictures/stocks.ts';
import { describeBot } from './bot.ts';
import { type Description, listSentence, playerAt, type Seen, seenIn, someSentence } from './description.ts';
import { describeDistrict } from './district.ts';
import { describeSeat } from './seat.ts';

/** Returns the game, then the Districts, then the players, then the Bot. */
export function describedPosition(speech: Speech, given: Table, view: View): Description[] {
  const seen = seenIn(speech, given, view);
  return [
    describeGame(seen),
    ...view.districts.map((_, index) => describeDistrict(seen, index + 1)),
    ...view.seats.map((_, seat) => describeSeat(seen, seat)),
    ...describeBot(seen),
  ];
}

function describeGame(seen: Seen): Description {
  const { speech, table, view } = seen;
  return {
    title: speech.say(speech.catalogue.description.gameTitle),
    sentences: [...courseSentences(seen), ...cardSentences(seen), ...stockSentences(speech, table, view), ...hiddenSentences(seen)],
  };
}

/** Returns the pending question, whose turn it is, and how near the end is. */
function courseSentences(seen: Seen): string[] {
  const { speech, table, view } = seen;
  const { description, refusal } = speech.catalogue;
  const over = view.question === null && view.chance === null;
  const start = table.names[view.startSeat];
  return [
    view.question !== null ? addressedQuestion(speech, table, view.question) : speech.say(over ? refusal.over : refusal.notASeat),
    ...(view.active === null ? [] : [speech.say(description.turn, { player: playerAt(seen, view.active), actionsLeft: view.actionsLeft })]),
    ...(start === undefined ? [] : [speech.say(description.startPlayer, { player: start })]),
    ...(over ? [] : [speech.say(description.ending, { ending: view.ending })]),
  ];
}

/** Returns the Decrees that are laid out, and who has scored them. */
function cardSentences(seen: Seen): string[] {
  const { speech, table, view } = seen;
  const messages = speech.catalogue.description;
  const decrees = view.decrees.map(({ decree, seat: owner }) =>
    speech.say(messages.decree, {
      decree,
      decreeName: tilesOf(speech, table).decree(decree).name,
      scored: owner === null ? 'no' : 'yes',
      player: owner === null ? '' : playerAt(seen, owner),
    }),
  );
  return someSentence(seen, messages.decrees, decrees);
}

/** What is left of tiles, pieces and cards. */
function hiddenSentences(seen: Seen): string[] {
  const { speech, table, view } = seen;
  const messages = speech.catalogue.description;
  const coloured = (amounts: readonly number[]): string =>
    speech.list(BUILDING_COLOURS.map((colour, index) => speech.say(messages.coloured, { colour, amount: at(amounts, index) })));
  const bottom = view.urbanDeck.bottom.map(({ seat, card }) =>
    speech.say(messages.urbanBottomCard, { known: card === null ? 'no' : 'yes', card: card ?? '', player: playerAt(seen, seat) }),
  );
  return [
    speech.say(messages.stocks, { projects: coloured(view.stocks.projects), pieces: coloured(view.stocks.pieces) }),
    listSentence(seen, messages.asideHarbormasters, harbormasterWords(speech, table, view.asideHarbormasters)),
    speech.say(messages.urbanDeck, { amount: view.urbanDeck.cards }),
    ...someSentence(seen, messages.urbanBottom, bottom),
  ];
}
