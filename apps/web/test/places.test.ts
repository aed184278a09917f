/** Whole games of the page's own session: every choice has words, and a place that no other choice of another kind has; everything is explained. */
import { BUILDING_COLOURS, KINGS, PORT_LINES, REFERENCE_EDITION, RESOURCE_COLOURS, SHIPPED } from '@tabannusi/engine';
import { newTable, Screen } from '@tabannusi/table';
import { LANGUAGES, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createExplain, createExplainAt } from '../src/board/explaining.ts';
import { at } from '../src/motion/anchors.ts';
import { type Place, place } from '../src/session/places.ts';
import { type Scene, sceneOf } from '../src/session/scene.ts';
import { tell } from '../src/session/told.ts';
import { scenesOf } from './scenes.ts';

const SPEAKERS = await Promise.all(LANGUAGES.map(loadSpeaker));
const english = await loadSpeaker('en');
const RULES = await Promise.all(SPEAKERS.map((speaker) => speaker.loadRuleWords()));

/** What can be pointed at, whoever has it. */
function everything({ view, table: { setting } }: Scene): Place[] {
  const { mastery, playerBoard, districts } = setting.edition;
  const numbered = <T>(list: readonly T[]): number[] => list.map((_, index) => index);
  const withBonus = (codes: readonly string[]): number[] => codes.flatMap((code, index) => (code === '' ? [] : [index]));
  return [
    ...setting.spaceNames.map(place.space),
    ...view.districts.flatMap(({ barge, dice, actionTiles }, index) => [
      place.district(index + 1),
      ...(barge === null ? [] : [at.barge(index + 1)]),
      ...dice.flatMap((count, face) => (count === 0 ? [] : [place.die(index + 1, face + 1)])),
      ...actionTiles.flatMap((tile) => (tile === null ? [] : [place.actionTile(tile)])),
      ...(districts.actions[index] ?? []).flatMap((kind) => (kind === 'tile' ? [] : [place.action(index + 1, kind)])),
    ]),
    ...numbered(view.seats).flatMap((seat) => [
      at.architect(seat),
      at.assistant(seat),
      ...(['gold', 'water', 'garden', 'marker'] as const).map((good) => at.good(seat, good)),
      ...RESOURCE_COLOURS.map((colour) => at.dice(seat, colour)),
    ]),
    ...BUILDING_COLOURS.flatMap((colour) => [
      place.track(colour),
      place.stack(colour),
      place.row(colour),
      ...[1, 2, 3, 4, 5, 6].map((space) => place.ziggurat(colour, space)),
    ]),
    ...view.ziggurat.flatMap(({ section, tile }) => (tile === null ? [] : [place.section(section)])),
    ...RESOURCE_COLOURS.flatMap((colour) => [place.supply(colour), place.crate(colour), place.fullCrate(colour)]),
    ...withBonus(mastery.right).map(place.rightHand),
    ...withBonus(playerBoard.columns).map(place.column),
    ...numbered(view.ships).map((index) => place.ship(index + 1)),
    ...view.ships.flatMap(({ ship }) => (ship === null ? [] : [place.ability(ship)])),
    ...PORT_LINES.flatMap((line) => [place.port(line, 'blue'), place.port(line, 'red')]),
    ...view.lines.flatMap(({ harbormaster }) => (harbormaster === null ? [] : [place.harbormaster(harbormaster)])),
    ...view.decrees.map(({ decree }) => place.decree(decree)),
    ...view.specialWater.map(place.specialWater),
    ...setting.edition.urbanCards.cards.map(({ id }) => place.urbanCard(id)),
    ...[place.row('bottom'), place.values, place.timeTrack, place.waterStock, place.gardenStock, place.crateSlot, place.hiddenCard],
  ];
}

/** Kinds of places that were lit in any of the games. */
const placed = new Set<string>();

const GAMES = SHIPPED.flatMap((edition) => [2, 3, 4].map((players) => ({ edition, players, version: edition.version })));

it.each(GAMES)('tells every scene of a game of $players in every language, edition $version', ({ edition, players }) => {
  const seats = ['a', 'b', 'c', 'd'].slice(0, players).map((name) => ({ kind: 'person', name }) as const);
  let n = 0;
  for (const scene of scenesOf({ edition, seats, seed: `places ${players}` })) {
    n++;
    const language = n % SPEAKERS.length;
    const told = tell(scene, SPEAKERS[language] ?? english);
    expect(told.offers.length).toBeGreaterThan(0);
    expect(told.offers.length).toBe(scene.offers.length);
    expect(told.asks).not.toBe('');
    for (const offer of told.offers) {
      expect(offer.label).not.toBe('');
      if (offer.place === null) continue;
      placed.add(offer.place.split(':')[0] ?? '');
      // Several choices at one place differ only in their price.
      expect(told.at(offer.place)?.preview.choice.choose).toBe(offer.preview.choice.choose);
    }
    const words = RULES[language];
    if (words === undefined) throw new Error('no words');
    const explain = createExplainAt(scene, told, createExplain(scene, told, words), words);
    for (const name of n % 9 === 0 ? everything(scene) : [1, 2, 3, 4, 5].map(place.district)) {
      const hint = explain(name);
      expect([name, hint?.title !== '', hint?.lines.every((line) => line !== '') && hint.lines.length > 0]).toEqual([name, true, true]);
      // What is lit is not forbidden, and what is forbidden names its rules.
      if (hint?.forbidden) expect([told.at(name), (hint.rules ?? []).length > 0]).toEqual([undefined, true]);
    }
  }
});

it('lights places of every kind', () => {
  const kinds = ['space', 'district', 'die', 'action', 'actionTile', 'stack', 'projects', 'track', 'ship', 'port', 'row', 'ziggurat'];
  expect(kinds.filter((kind) => !placed.has(kind))).toEqual([]);
});

it.each(KINGS)('explains everything that belongs to %s, in every language', (king) => {
  const table = newTable({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'Adda' }], king, seed: 'automa' });
  const scene = sceneOf(table, new Screen(table));
  const places = [
    ...[0, 1, 2, 3].map(at.king),
    ...['left', 'right', 'number0', 'number1', 'number2', 'markers', 'bag', 'deck'].map(at.automa),
  ];
  for (const [language, speaker] of SPEAKERS.entries()) {
    const told = tell(scene, speaker);
    const words = RULES[language];
    if (words === undefined) throw new Error('no words');
    const explain = createExplainAt(scene, told, createExplain(scene, told, words), words);
    const said = places.map((name) => explain(name)?.lines.join(' ') ?? '');
    expect(said.filter((line) => line === '')).toEqual([]);
    expect(new Set(said).size).toBe(places.length);
  }
});
