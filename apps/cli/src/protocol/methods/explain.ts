/** `game.preview` and `game.whyNot`. */
import { describeQuestion, type Preview, preview, whyNot } from '@tabannusi/engine';
import { createReasonWords, type ToldPreview, type ToldReason } from '@tabannusi/text';
import { typedForm } from '../../wire/choices.ts';
import { numberOf, readAttempt, readChoice } from '../choices.ts';
import { gameOf, type Method } from '../method.ts';
import { notLegal, refuseUnasked } from './decide.ts';

type Form = ReturnType<typeof typedForm>;

/** A preview of the engine with choices in the form of the protocol. */
type Told = Omit<Preview, 'choice' | 'answer' | 'closes' | 'warnings'> & {
  readonly choice: Form;
  readonly closes: readonly Form[];
  readonly text?: ToldPreview;
};

export const previewChoice: Method = {
  takes: ['game', 'choice'],
  answer(call): Told {
    const { args, caller, language } = call;
    const game = gameOf(call);
    const { state } = game;
    refuseUnasked(game);
    const choice = readChoice(state, args.any('choice'), 'choice', caller.protocol);
    const found = preview(state)[numberOf(state, choice)];
    if (found === undefined) throw notLegal(game, choice);
    const { answer: _, warnings: __, ...told } = found;
    return {
      ...told,
      choice: typedForm(found.choice),
      closes: found.closes.map(typedForm),
      ...(language === null ? {} : { text: game.words(language).preview(describeQuestion(state), found) }),
    };
  },
};

export const whyNotAttempt: Method = {
  takes: ['game', 'attempt'],
  answer(call) {
    const { args, language } = call;
    const game = gameOf(call);
    if (game.isChanceAsked) refuseUnasked(game);
    const { state } = game;
    const attempt = readAttempt(args.any('attempt'), 'attempt');
    const reasons = whyNot(state, attempt);
    const words = language === null ? null : createReasonWords(language);
    return {
      reasons: reasons.map((reason) => ({ ...reason, ...(words === null ? {} : { text: textOf(words.reason(reason, attempt)) }) })),
    };
  },
};

const textOf = ({ sentence, missing }: ToldReason) => ({ sentence, missing });
