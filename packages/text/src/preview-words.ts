/** What a choice would do at once, in sentences. */
import { BUILDING_COLOURS, type Choice, type Preview, RESOURCE_COLOURS, type SeatChange } from '@tabannusi/engine';
import { at } from './at.ts';
import type { Change } from './catalogue.ts';
import type { Speech } from './speech.ts';
import { districtValues, type Table, tableOf } from './table.ts';
import { paymentValues, type Question, valuesOf } from './values.ts';

/** What is told of a preview. */
export interface ToldPreview {
  /** Null where nothing is paid at once. */
  readonly cost: string | null;
  /** One sentence for each seat for which something changes. */
  readonly changes: readonly string[];
  /** How the turn goes on: where the Architect can go, which Districts will be scored. */
  readonly follows: readonly string[];
  /** Null where everything else stays possible. */
  readonly closes: string | null;
  /** Why it could not be taken back; null where it could. */
  readonly undo: string | null;
}

/** More closed choices than this are counted instead of named. */
const NAMED_CHOICES = 5;

/** `choiceWords`: an answer in the context of its question. */
export function previewWordsOf(
  speech: Speech,
  given: Table,
  choiceWords: (question: Question, choice: Choice) => string,
): (question: Question, preview: Preview) => ToldPreview {
  const table = tableOf(speech, given);
  return (question, preview) => toldPreview(speech, table, question, preview, choiceWords);
}

function toldPreview(
  speech: Speech,
  table: Table,
  question: Question,
  preview: Preview,
  choiceWords: (question: Question, choice: Choice) => string,
): ToldPreview {
  const { cost, endsUndo } = preview;
  const messages = speech.catalogue.preview;
  const player = at(table.names, question.seat);
  /** What the turn still has to offer belongs to another question. */
  const closedWords = (choice: Choice): string =>
    choice.choose === 'action' || choice.choose === 'actionTile'
      ? speech.say(speech.catalogue.choice.action[choice.choose], valuesOf(speech, table, choice))
      : choiceWords(question, choice);
  // That a turn cannot be ended once more is no loss.
  const closed = preview.closes.filter(({ choose }) => choose !== 'done');
  const named = closed.slice(0, NAMED_CHOICES).map(closedWords);
  return {
    cost:
      cost === null
        ? null
        : speech.say(messages.cost, { player, paysNext: preview.paysNext ? 'yes' : 'no', ...paymentValues(speech, cost) }),
    changes: preview.changes.map((change) =>
      speech.say(messages.changes, { player: at(table.names, change.seat), changes: speech.list(changeWords(speech, change)) }),
    ),
    follows: [
      ...wayWords(speech, table, player, preview.leads),
      ...preview.scores.map((district) => speech.say(messages.scores, districtValues(table, district))),
    ],
    closes:
      closed.length === 0 ? null : speech.say(messages.closes, { choices: speech.list(named), further: closed.length - named.length }),
    undo: endsUndo === null ? null : speech.say(speech.catalogue.endsUndo[endsUndo]),
  };
}

/** One way is told as it will be; more are a choice. */
function wayWords(speech: Speech, table: Table, player: string, ways: Preview['leads']): string[] {
  const { preview, event, choice } = speech.catalogue;
  const free = ways.filter(({ gold }) => gold === 0);
  const [only] = free;
  const districts = (): string =>
    speech.list(
      free.map(({ district }) => speech.say(choice.destination.destination, { gold: 0, ...districtValues(table, district) })),
      'or',
    );
  const told: string[] = [];
  if (free.length > 1) told.push(speech.say(preview.leads, { player, districts }));
  else if (only !== undefined)
    told.push(
      speech.say(event.architectMoved, { player, gold: 0, stays: only.stays ? 'yes' : 'no', ...districtValues(table, only.district) }),
    );
  if (free.length < ways.length) told.push(speech.say(preview.leadsForGold));
  return told;
}

function changeWords(speech: Speech, { seat: _, ...change }: SeatChange): string[] {
  return Object.entries(change).flatMap(([what, more]) => {
    const message = speech.catalogue.change[what as Change];
    const colours = what === 'mastery' ? BUILDING_COLOURS : RESOURCE_COLOURS;
    const amounts = typeof more === 'number' ? [more] : more;
    return amounts.flatMap((amount, index) =>
      amount === 0 ? [] : [speech.say(message, { amount, size: Math.abs(amount), colour: at(colours, index) })],
    );
  });
}
