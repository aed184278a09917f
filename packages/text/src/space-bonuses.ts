/** The bonus that comes with the space that an answer chooses, in words; the empty string where there is none. */
import { type Choice, PORT_LINES, RESOURCE_COLOURS } from '@tabannusi/engine';
import { at } from './at.ts';
import { bonusWords } from './bonuses.ts';
import type { Grid } from './position/grid.ts';
import type { Speech } from './speech.ts';
import type { Table } from './table.ts';
import type { Question } from './values.ts';

export function createSpaceBonuses(speech: Speech, { game }: Table, grid: Grid): (ask: Question['ask'], choice: Choice) => string {
  const { edition } = game.setting;
  const { catalogue } = speech;
  const cellOf = new Map(grid.rows.flat().flatMap((cell) => (cell === null ? [] : [[cell.name, cell]])));
  const words = (code: string): string => (code === '' ? '' : bonusWords(speech, code));

  /**
   * The bonus that covering a space gains: the printed one for a Project or Building, that of the Water for a Garden, none for Water.
   * Regular Water that was laid has none (ACT-GARD-06).
   */
  const onGrid = (ask: Question['ask'], space: string): string => {
    const cell = cellOf.get(space);
    if (cell === undefined || ask === 'waterSpace') return '';
    if (ask !== 'gardenSpace' || cell.water) return words(cell.bonus);
    const tile = at(game.detail, cell.space);
    return tile > 0 ? words(at(edition.specialWater.faces, tile - 1)) : '';
  };
  const inPort = ({ line, side }: Extract<Choice, { choose: 'portSpace' }>): string => {
    const number = PORT_LINES.indexOf(line);
    if (side === 'blue') return words(at(edition.port.blueBonuses, number));
    const colour = RESOURCE_COLOURS[at(game.portCrates, number)];
    return colour === undefined ? '' : speech.say(catalogue.pay.crates, { colour, amount: 1 });
  };
  const inZiggurat = ({ section, space }: Extract<Choice, { choose: 'zigguratSpace' }>): string => {
    const shown = at(edition.ziggurat.sections[section], space - 1);
    if (shown === 'plain') return '';
    return shown === 'gold' ? speech.say(catalogue.bonus.gold, { amount: 1 }) : speech.say(catalogue.trackStep, { colour: shown });
  };

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
