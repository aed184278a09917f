/** The bonus of the space that an answer chooses, in words; the empty string if it has none. */
import { type Choice, PORT_LINES, pieceOn, RESOURCE_COLOURS, type ZigguratSpace } from '@tabannusi/engine';
import type { Question } from '../log/fact-values.ts';
import { type Grid, waterBonus } from '../positions/pictures/grid.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';
import type { Values } from '../speech/spoken-message.ts';
import type { Table } from '../table/table.ts';
import { bonusWords } from './bonuses.ts';

export function createSpaceBonuses(speech: Speech, { game }: Table, grid: Grid): (ask: Question['ask'], choice: Choice) => string {
  const { edition } = game.setting;
  const { catalogue } = speech;
  const cellOf = new Map(grid.rows.flat().flatMap((cell) => (cell === null ? [] : [[cell.name, cell]])));
  const words = (code: string): string => (code === '' ? '' : bonusWords(speech, code));

  /** The bonus gained by covering a space: the printed one for a Project or Building, that of the Water for a Garden, none for Water. */
  const onGrid = (ask: Question['ask'], space: string): string => {
    const cell = cellOf.get(space);
    if (cell === undefined || ask === 'waterSpace') return '';
    if (ask !== 'gardenSpace') return words(cell.bonus);
    const piece = pieceOn(game, cell.space);
    if (piece.kind !== 'water' && piece.kind !== 'empty') return '';
    return words(waterBonus(game.setting, cell, piece.kind === 'water' ? piece.tile : null));
  };
  const inPort = ({ line, side }: Extract<Choice, { choose: 'portSpace' }>): string => {
    const number = PORT_LINES.indexOf(line);
    if (side === 'blue') return words(at(edition.port.blueBonuses, number));
    const colour = RESOURCE_COLOURS[at(game.portCrates, number)];
    return colour === undefined ? '' : speech.say(catalogue.goods.crates, { colour, amount: 1 });
  };
  const inZiggurat = ({ section, space }: Extract<Choice, { choose: 'zigguratSpace' }>): string =>
    zigguratBonus(speech, at(edition.ziggurat.sections[section], space - 1));

  return (ask, choice) => {
    switch (choice.choose) {
      case 'space':
        return onGrid(ask, choice.space);
      case 'portSpace':
        return inPort(choice);
      case 'zigguratSpace':
        return inZiggurat(choice);
      default:
        return '';
    }
  };
}

/** What a House space of the Ziggurat shows. */
export function zigguratBonus(speech: Speech, shown: ZigguratSpace): string {
  const { bonus, trackStep } = speech.catalogue;
  if (shown === 'plain') return '';
  return shown === 'gold' ? speech.say(bonus.gold, { amount: 1 }) : speech.say(trackStep, { colour: shown });
}

/** Values for messages that name a space and, in brackets, its bonus. */
export const bonusValues = (bonusWords: string): Values => ({ bonus: bonusWords === '' ? 'none' : 'some', bonusWords });
