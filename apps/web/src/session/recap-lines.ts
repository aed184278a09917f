/** Turns in brief, in words: three to six lines for a card, or a line of the log. */
import type { GameEvent } from '@tabannusi/engine';
import type { RecapWords } from '@tabannusi/text';
import type { Place } from '../places/place.ts';
import { placesOfEvent } from '../places/place-of.ts';
import type { LogLine } from './log.ts';
import type { PastTurn } from './recap.ts';
import type { Scene } from './scene.ts';
import type { Told } from './told.ts';
import { type TurnBrief, turnBriefs } from './turn-briefs.ts';

/** The most lines for actions. */
const ACTS = 3;

export interface RecapLine {
  readonly text: string;
  /** What the line is about, on the table. */
  readonly places: readonly Place[];
}

export function recapLines(brief: PastTurn, words: RecapWords, told: Told, setting: Setting): RecapLine[] {
  const { seat, vp, total } = brief;
  return [
    ...routeLine(brief, words),
    ...actLines(brief, words, told),
    ...scoredLine(brief, words, told, setting),
    { text: words.say('vp', { vp: vp[seat] ?? 0, total }), places: [{ kind: 'good', seat, good: 'vp' }] },
  ];
}

/** A line for each turn of the game: who, the die and the route, the first thing of each action, and the VP. It leads to the turn's end. */
export function briefLines(scene: Scene, words: RecapWords, told: Told): LogLine[] {
  const { turns, moment } = scene.table;
  return turnBriefs(scene, 0).map((brief) => ({
    key: `turn ${brief.turn}`,
    moment: turns[brief.turn]?.moment ?? moment,
    kind: 'line',
    text: briefLine(brief, words, told),
    step: null,
  }));
}

function briefLine(brief: TurnBrief, words: RecapWords, told: Told): string {
  const acts = brief.acts.flatMap((act) => words.things(act).slice(0, 1));
  return words.say('brief', {
    turn: brief.turn,
    player: told.names[brief.seat] ?? '',
    parts: [...routeLine(brief, words).map(({ text }) => text), ...(acts.length === 0 ? [words.say('noAction', {})] : acts)].join('; '),
    vp: brief.vp[brief.seat] ?? 0,
  });
}

type Setting = Parameters<Told['web']['district']>[0];

function routeLine({ die, route, seat }: TurnBrief, words: RecapWords): RecapLine[] {
  if (die === null || route === null) return [];
  return [
    {
      text: words.route(die.face, route),
      places: [...placesOfEvent(die), { kind: 'district', district: route.district }, { kind: 'architect', seat }],
    },
  ];
}

/** A line for each action; the last one has all that are left. */
function actLines({ acts }: TurnBrief, words: RecapWords, { words: sentences }: Told): RecapLine[] {
  const folded = [...acts.slice(0, ACTS - 1), acts.slice(ACTS - 1).flat()].filter((act) => act.length > 0);
  const lines = folded.flatMap((act) => {
    const things = words.things(act);
    const said = things.length > 0 ? things : act.flatMap((event) => actionIn(event, sentences));
    return said.length === 0 ? [] : [{ text: said.join(', '), places: act.flatMap(placesOfEvent) }];
  });
  return lines.length === 0 ? [{ text: words.say('noAction', {}), places: [] }] : lines;
}

/** The name of an action that left nothing to tell. */
const actionIn = (event: GameEvent, { choice }: Told['words']): string[] =>
  (event.event === 'actionChosen' || event.event === 'botActed') && event.action !== 'tile'
    ? [choice({ ask: 'action', district: 1, actionsLeft: event.actionsLeft, seat: event.seat }, { choose: 'action', action: event.action })]
    : [];

function scoredLine({ scored }: TurnBrief, words: RecapWords, { names, web }: Told, setting: Setting): RecapLine[] {
  if (scored.length === 0) return [];
  const districts = [...Map.groupBy(scored, ({ district }) => district)];
  const texts = districts.map(([district, seats]) =>
    words.say('scored', {
      district: web.district(setting, district),
      scores: seats.map(({ seat, vp }) => words.say('score', { player: names[seat] ?? '', vp })).join(', '),
    }),
  );
  return [{ text: texts.join('; '), places: scored.flatMap(placesOfEvent) }];
}
