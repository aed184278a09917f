/**
 * A second implementation of the Bot's rules, written from the rulebook and on views (`bot-*.ts`), compared with the events: where the Bot
 * goes, which die it takes, which Actions it performs, how it pays, where it places everything and what it gains. If chance decides, any of
 * the possible colours is accepted.
 */
import { BUILDING_COLOURS, type BuildingColour } from '../../src/edition/types.ts';
import type { View } from '../../src/knowledge/view.ts';
import type { GameEvent } from '../../src/model/events.ts';
import type { Setting } from '../../src/model/setting.ts';
import { foldEvents } from '../fold/fold.ts';
import { bonusOf, type DueBonus, hasWaterBonus, kingGain } from './bot-bonuses.ts';
import { buildingColours, firstBuilding, projectColours, projectSpace } from './bot-city.ts';
import { gardenTarget, nextWater } from './bot-gardens.ts';
import { face, isPaidInOrder, letterOf, nextDistrict } from './bot-moves.ts';
import { portHouse, ship, zigguratHouse } from './bot-port.ts';
import { BOT, type Printed, printedOf, Table } from './bot-table.ts';

/** Other events name the same rules: what the Bot considers and chooses. */
const GAINS: readonly string[] = ['goldGained', 'vpGained', 'gardenGained', 'stepMade'] satisfies DueBonus['event'][];

export class Referee {
  #view: View;
  readonly #setting: Setting;
  readonly #printed: Printed;
  /** The Garden space that the Bot is reaching, and the Gardens placed in this action. */
  #garden: string | null = null;
  #gardens = 0;
  /** The colours that can be built before the payment; the colour and size of the last Building. */
  #buildings: readonly BuildingColour[] = [];
  #colour: BuildingColour | null = null;
  #size = 0;
  /** The bonus that is due for something covered. */
  #bonus: DueBonus | null = null;
  #scorings = 0;
  /** The number of resets of cards and tiles (SOLO-42). */
  #resets = 0;
  /** How many choices and gains were compared. */
  checked = 0;

  constructor(view: View, setting: Setting) {
    this.#view = view;
    this.#setting = setting;
    this.#printed = printedOf(setting.edition);
  }

  /** The events of one answer, as a spectator is told them. */
  follow(events: readonly GameEvent[]): void {
    for (const event of events) {
      const table = new Table(this.#view, this.#setting.edition, this.#printed);
      this.#course(event, table);
      if ('seat' in event && event.seat === BOT) {
        this.#choice(event, table);
        this.#gain(event, table);
      }
      this.#view = foldEvents(this.#view, [event], this.#setting);
    }
  }

  #same(what: string, found: unknown, wanted: unknown): void {
    this.checked++;
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`${what}: ${JSON.stringify(found)}, the rules say ${JSON.stringify(wanted)}`);
  }

  #among(what: string, found: unknown, wanted: readonly unknown[]): void {
    this.checked++;
    if (!wanted.includes(found)) throw new Error(`${what}: ${JSON.stringify(found)}, the rules say one of ${JSON.stringify(wanted)}`);
  }

  /** Resets, tiles and markers, in anybody's turn. */
  #course(event: GameEvent, table: Table): void {
    switch (event.event) {
      case 'scoringBegan':
        if (event.full) this.#scorings++;
        break;
      case 'automaDeckShuffled':
        if (event.rule === 'SOLO-44') this.#same('cards in the deck', table.solo.cards.deck, 0);
        if (event.rule === 'SOLO-42') this.#resets = this.#resetsDue();
        break;
      case 'automaTilesGathered':
        if (event.rule === 'SOLO-45') this.#same('bag', table.solo.bag, [0, 0, 0]);
        break;
      case 'automaTileDrawn':
        if (event.rule === 'SOLO-B4') this.#same('Number of a tile', event.number, table.current.colourNumber);
        break;
      case 'automaTileReturned':
        this.#same('tile returned', [event.colour, event.number, event.height], returnedTile(table, this.#colour));
        break;
      case 'turnBegan':
        this.#same('resets', this.#resets, this.#resetsDue());
        if (event.seat === BOT) this.#same('whether there is a deck', table.solo.cards.deck > 0, true);
        break;
      default:
    }
  }

  #resetsDue(): number {
    return this.#scorings >= 3 ? 2 : Math.min(1, this.#scorings);
  }

  #choice(event: GameEvent, table: Table): void {
    switch (event.event) {
      case 'startBuilding':
        this.#colour = event.colour;
        this.#same('first Building', [event.district, event.colour, event.space], firstBuilding(table));
        break;
      case 'pawnsPlaced':
        this.#same('first District', event.district, [1, 5, 4, 3, 2][table.sum % 5]);
        break;
      case 'architectMoved':
        this.#same('Architect', event.district, nextDistrict(table));
        break;
      case 'dieTaken':
        this.#same('die', event.face, face(table));
        break;
      case 'paid':
        this.#payment(event, table);
        break;
      case 'botActed':
        this.#settled(table);
        this.#same('action', event.letter, letterOf(table, event.rule === 'SOLO-39'));
        this.#garden = null;
        this.#gardens = 0;
        this.#buildings = table.district <= 3 ? buildingColours(table) : [];
        break;
      case 'projectPlaced':
        this.#among('colour of a Project', event.colour, projectColours(table));
        this.#same('space of a Project', event.space, projectSpace(table, event.colour));
        if (/\w/.test(table.printed.codes.get(event.space) ?? '')) this.#bonus = bonusOf(table, 'B', event.colour);
        break;
      case 'built':
        this.#among('colour of a Building', event.colour, this.#buildings);
        this.#colour = event.colour;
        this.#size = event.spaces.length;
        break;
      case 'portHousePlaced':
        this.#same('Port House', [event.line, event.side], portHouse(table));
        if (event.side === 'blue') this.#bonus = bonusOf(table, null, null);
        break;
      case 'zigguratHousePlaced':
        this.#same('Ziggurat House', [event.section, event.space], zigguratHouse(table));
        break;
      case 'shipMarked':
        this.#same('Ship', event.shipSpace, ship(table, event.rule === 'ACT-BLD-14' ? this.#size : null));
        break;
      case 'waterLaid':
        this.#garden ??= gardenTarget(table);
        this.#same('Water', event.space, nextWater(table, this.#garden));
        break;
      case 'gardenPlaced':
        this.#settled(table);
        this.#same('Garden', event.space, this.#garden ?? gardenTarget(table));
        this.#garden = null;
        if (++this.#gardens > 3) this.#same('whether Gardens have no limit', table.isKing && table.solo.king, 'sarbot');
        if (hasWaterBonus(table, event.space)) this.#bonus = bonusOf(table, 'D', null);
        break;
      case 'assistantMoved':
        this.#settled(table);
        break;
      default:
    }
  }

  /**
   * Checks a payment of the Bot. It pays dice first: the most frequent colour, then blue, green and any other. It pays Gold if it has no dice
   * left, and for Ships (SOLO-21, SOLO-23).
   */
  #payment({ dice, gold, rule }: GameEvent & { event: 'paid' }, table: Table): void {
    if (rule === 'ACT-SHIP-01' || rule === 'ACT-BLD-14') {
      this.#same('Gold for a Ship', [...dice, gold], [0, 0, 0, 0, 0, rule === 'ACT-SHIP-01' ? 2 : 1]);
      return;
    }
    this.#same(`order of the dice ${dice}`, isPaidInOrder(table.bot.dice, dice), true);
    if (gold > 0) this.#same('dice kept while Gold is paid', table.bot.dice, dice);
  }

  /** What the cards and the king give. */
  #gain(event: GameEvent, table: Table): void {
    if (event.event === 'stepsLost') {
      // A step of a marker at the top is lost.
      if (this.#bonus?.tracks(table).includes(event.colour)) this.#bonus = null;
    } else if (!GAINS.includes(event.event)) return;
    else if (event.rule === 'SOLO-A1') this.#same('A', [table.isKing, 'amount' in event && event.amount], [false, 4]);
    else if (/^KING-.-[AC]$/.test(event.rule)) {
      if (table.view.active !== null) this.#same('king symbol', table.isKing, true);
      const due = kingGain(event.rule, this.#colour).find((bonus) => bonus.event === event.event);
      if (due === undefined) throw new Error(`${event.rule} gives ${event.event}`);
      this.#compare(event, due, table);
    } else if (/^(SOLO-27|SOLO-31|KING-.-[BD])$/.test(event.rule)) {
      if (this.#bonus === null) throw new Error(`${event.rule}: no bonus is due`);
      this.#compare(event, this.#bonus, table);
      this.#bonus = null;
    }
  }

  #compare(event: GameEvent, due: DueBonus, table: Table): void {
    this.#same('bonus', [event.rule, event.event], [due.rule, due.event]);
    if ('amount' in event) this.#same('amount of a bonus', event.amount, due.amount);
    if (event.event === 'stepMade') this.#among('track of a bonus', event.colour, due.tracks(table));
  }

  /** A bonus that is due must have been gained, unless it is a Garden and none is left. */
  #settled(table: Table): void {
    const isLacking = this.#bonus?.event === 'gardenGained' && table.view.stocks.gardens === 0;
    if (this.#bonus !== null && !isLacking) throw new Error(`not gained: ${this.#bonus.rule}`);
    this.#bonus = null;
  }
}

/** From the bag; otherwise the visible tile at the lowest Number; otherwise the uppermost covered one at the lowest Number. */
function returnedTile(table: Table, colour: BuildingColour | null): readonly unknown[] {
  const { bag, numbers } = table.solo;
  if (colour === null || bag[BUILDING_COLOURS.indexOf(colour)] > 0) return [colour, null, null];
  const visible = numbers.findIndex((pile) => pile.at(-1) === colour);
  const number = visible >= 0 ? visible : numbers.findIndex((pile) => pile.includes(colour));
  return [colour, number + 1, numbers[number].lastIndexOf(colour) + 1];
}
