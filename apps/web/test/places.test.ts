/**
 * Whole games in the page's own session: every choice has words and a place that no choice of another kind shares, and everything is
 * explained.
 */
import { KINGS, REFERENCE_EDITION, SHIPPED } from '@tabannusi/engine';
import { newTable, Screen } from '@tabannusi/table';
import { LANGUAGES, loadSpeaker } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { createExplain, createExplainAt } from '../src/board/explaining.ts';
import { keyOf, type Place, type PlaceKind } from '../src/places/place.ts';
import { type Scene, sceneOf } from '../src/session/scene.ts';
import { tell } from '../src/session/told.ts';
import { everyPlace, everyPlaceOf } from './every-place.ts';
import { scenesOf } from './scenes.ts';

const SPEAKERS = await Promise.all(LANGUAGES.map(loadSpeaker));
const english = await loadSpeaker('en');
const RULES = await Promise.all(SPEAKERS.map((speaker) => speaker.loadRuleWords()));

/** Returns all things that can be explained at present. */
function everything({ view, table: { setting } }: Scene): Place[] {
  const { mastery, playerBoard, specialWater } = setting.edition;
  return everyPlace(setting).filter((place) => {
    switch (place.kind) {
      case 'barge':
        return view.districts[place.district - 1]?.barge !== null;
      case 'die':
        return (view.districts[place.district - 1]?.dice[place.face - 1] ?? 0) > 0;
      case 'rightHand':
        return mastery.right[place.row] !== '';
      case 'column':
        return playerBoard.columns[place.column] !== '';
      case 'specialWater':
        return specialWater.faces[place.tile - 1] !== undefined;
      case 'section':
        return view.ziggurat.some(({ section, tile }) => section === place.section && tile !== null);
      case 'good':
        return ['gold', 'water', 'garden', 'marker'].includes(place.good);
      case 'king':
      case 'automa':
      case 'automaNumber':
        return false;
      default:
        return !UNEXPLAINED.has(place.kind);
    }
  });
}

/** Places that pieces only come from or go to, and Projects, which their spaces explain. */
const UNEXPLAINED = new Set<PlaceKind>([
  'projects',
  'building',
  'mastery',
  'timeSpace',
  'stocks',
  'shipMark',
  'lineEnd',
  'claim',
  'automaCard',
  'automaRow',
]);

/** Kinds of places that were lit in some game. */
const placed = new Set<PlaceKind>();

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
      placed.add(offer.place.kind);
      // Several choices at one place differ only in price.
      expect(told.at(offer.place)?.preview.choice.choose).toBe(offer.preview.choice.choose);
    }
    const words = RULES[language];
    if (words === undefined) throw new Error('no words');
    const explain = createExplainAt(scene, told, createExplain(scene, told, words), words);
    for (const place of n % 9 === 0 ? everything(scene) : everyPlaceOf(scene.table.setting, 'district')) {
      const key = keyOf(place);
      const text = explain(place);
      expect([key, text?.title !== '', text?.lines.every((line) => line !== '') && text.lines.length > 0]).toEqual([key, true, true]);
      // A lit place is not forbidden, and a forbidden one names its rules.
      if (text?.forbidden) expect([told.at(place), (text.rules ?? []).length > 0]).toEqual([undefined, true]);
    }
  }
});

it('lights places of every kind', () => {
  const kinds = [
    'space',
    'district',
    'die',
    'action',
    'actionTile',
    'stack',
    'projects',
    'track',
    'ship',
    'port',
    'row',
    'ziggurat',
  ] as const;
  expect(kinds.filter((kind) => !placed.has(kind))).toEqual([]);
});

it.each(KINGS)('explains everything that belongs to %s, in every language', (king) => {
  const table = newTable({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'Adda' }], king, seed: 'automa' });
  const scene = sceneOf(table, new Screen(table));
  const places = (['king', 'automa', 'automaNumber'] as const).flatMap((kind) => everyPlaceOf(table.setting, kind));
  for (const [language, speaker] of SPEAKERS.entries()) {
    const told = tell(scene, speaker);
    const words = RULES[language];
    if (words === undefined) throw new Error('no words');
    const explain = createExplainAt(scene, told, createExplain(scene, told, words), words);
    const said = places.map((place) => explain(place)?.lines.join(' ') ?? '');
    expect(said.filter((line) => line === '')).toEqual([]);
    expect(new Set(said).size).toBe(places.length);
  }
});
