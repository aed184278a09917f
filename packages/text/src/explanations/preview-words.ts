/** What a choice would do at once, in sentences. */
import { BUILDING_COLOURS, type Choice, type Preview, RESOURCE_COLOURS, type SeatChange } from '@tabannusi/engine';
import { paymentValues, type Question, valuesOf } from '../log/fact-values.ts';
import type { Change } from '../names.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';
import type { Translated } from '../speech/variables.ts';
import { districtValues, type Table, tableOf } from '../table/table.ts';
import type * as en from './en.ts';

export type PreviewMessages = Translated<Pick<typeof en, 'preview' | 'change' | 'endsUndo'>>;

/** A preview in sentences. */
export interface ToldPreview {
  /** Null if nothing is paid at once. */
  readonly cost: string | null;
  /** One sentence for each seat with changes. */
  readonly changes: readonly string[];
  /** How the turn continues: where the Architect can go, and which Districts will be scored. */
  readonly follows: readonly string[];
  /** Null if everything else stays possible. */
  readonly closes: string | null;
  /** Why the choice could not be undone; null if it could. */
  readonly undo: string | null;
}

/** If a choice closes more choices than this, the others are counted instead of named. */
const NAMED_CHOICES = 5;

/** `choiceWords` returns the text of an answer to a question. */
export function previewWordsOf(
  speech: Speech,
  messages: PreviewMessages,
  given: Table,
  choiceWords: (question: Question, choice: Choice) => string,
): (question: Question, preview: Preview) => ToldPreview {
  const table = tableOf(speech, given);
  return (question, preview) => toldPreview({ speech, messages, table, choiceWords }, question, preview);
}

/** What the functions below need to describe a preview. */
interface Teller {
  readonly speech: Speech;
  readonly messages: PreviewMessages;
  readonly table: Table;
  readonly choiceWords: (question: Question, choice: Choice) => string;
}

function toldPreview(teller: Teller, question: Question, preview: Preview): ToldPreview {
  const { speech, messages, table, choiceWords } = teller;
  const { cost, endsUndo } = preview;
  /** Choices of the rest of the turn belong to another question, so they need that question's words. */
  const closedWords = (choice: Choice): string =>
    choice.choose === 'action' || choice.choose === 'actionTile'
      ? speech.say(speech.catalogue.choice.action[choice.choose], valuesOf(speech, table, choice))
      : choiceWords(question, choice);
  // "End the turn" is left out, because not being able to end the turn again is no loss.
  const closed = preview.closes.filter(({ choose }) => choose !== 'done');
  const named = closed.slice(0, NAMED_CHOICES).map(closedWords);
  return {
    cost:
      cost === null
        ? null
        : speech.say(messages.preview.cost, { paysNext: preview.paysNext ? 'yes' : 'no', ...paymentValues(speech, cost) }),
    changes: preview.changes.map((change) =>
      speech.say(messages.preview.changes, {
        whose: change.seat === question.seat ? 'own' : 'other',
        player: at(table.names, change.seat),
        changes: speech.list(changeWords(teller, change)),
      }),
    ),
    follows: [
      ...wayWords(teller, preview.leads),
      ...preview.scores.map((district) => speech.say(messages.preview.scores, districtValues(table, district))),
    ],
    closes:
      closed.length === 0
        ? null
        : speech.say(messages.preview.closes, { choices: speech.list(named), further: closed.length - named.length }),
    undo: endsUndo === null ? null : speech.say(messages.endsUndo[endsUndo]),
  };
}

/** A single destination is stated as a fact; several are a choice. */
function wayWords({ speech, messages: { preview }, table }: Teller, ways: Preview['leads']): string[] {
  const { choice } = speech.catalogue;
  const free = ways.filter(({ gold }) => gold === 0);
  const [only] = free;
  const districts = (): string =>
    speech.list(
      free.map(({ district }) => speech.say(choice.destination.destination, { gold: 0, ...districtValues(table, district) })),
      'or',
    );
  const told: string[] = [];
  if (free.length > 1) told.push(speech.say(preview.leads, { districts }));
  else if (only !== undefined)
    told.push(speech.say(preview.leadsOnly, { stays: only.stays ? 'yes' : 'no', ...districtValues(table, only.district) }));
  if (free.length < ways.length) told.push(speech.say(preview.leadsForGold));
  return told;
}

function changeWords({ speech, messages }: Teller, { seat: _, ...change }: SeatChange): string[] {
  return Object.entries(change).flatMap(([what, more]) => {
    const message = messages.change[what as Change];
    const colours = what === 'mastery' ? BUILDING_COLOURS : RESOURCE_COLOURS;
    const amounts = typeof more === 'number' ? [more] : more;
    return amounts.flatMap((amount, index) =>
      amount === 0 ? [] : [speech.say(message, { amount, size: Math.abs(amount), colour: at(colours, index) })],
    );
  });
}
