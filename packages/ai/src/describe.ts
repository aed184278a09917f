/**
 * Plans for the rest of a turn, described so that a player can check them (decision 0049): their steps, and what the rules say about the
 * position before and after them. Plain data, for pages, terminals and programs.
 */
import {
  type Ask,
  answerOf,
  BUILDING_COLOURS,
  type BuildingColour,
  type Choice,
  describeQuestion,
  isOver,
  type Known,
  NONE,
  type State,
  scoreDistrict,
  VP_SOURCES,
  type VpSource,
  vpOf,
} from '@tabannusi/engine';
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS, DISTRICTS, groupAt, houseRow } from '@tabannusi/engine/search';
import type { Budget } from './bot.ts';
import { City } from './evaluation/city.ts';
import { type Found, findPlans, networkOf } from './plans.ts';
import { INSIDE, partOf, RestOfTurn } from './search/rest-of-turn.ts';

export interface Advice {
  /** Best first. Each does something different from those before it. */
  readonly plans: readonly [Described, ...Described[]];
}

export interface Described {
  /** From 1 to 4. */
  readonly steps: readonly PlannedStep[];
  readonly now: readonly Gain[];
  readonly coming: readonly Coming[];
  readonly prepares: Prepared;
}

/** The main subject of a step; `inside` continues what was begun before. */
export type StepKind =
  | 'inside'
  | 'pawns'
  | 'die'
  | 'end'
  | 'tile'
  | 'decree'
  | 'harbormaster'
  | 'refill'
  | Exclude<Extract<Choice, { choose: 'action' }>['action'], 'tile'>;

/** A part of the turn as a player thinks of it: the die with the Architect's move, an Action with all its choices, a free action. */
export interface PlannedStep {
  readonly kind: StepKind;
  /** The District where it happens, from 1; for a die, the one to which the Architect goes. Null in set-up. */
  readonly district: number | null;
  readonly deeds: readonly { readonly question: Ask & { readonly seat: number }; readonly choice: Choice }[];
  /** Whether chance decides something before or within it. */
  readonly hasChance: boolean;
}

/** The VP that the turn brings according to the ledger; negative for a loss. */
export interface Gain {
  readonly source: VpSource;
  readonly vp: number;
}

/** What a District would score for the player if it were scored before the plan, and after it. */
interface Coming {
  readonly district: number;
  readonly before: number;
  readonly after: number;
}

interface Prepared {
  /** The District of the next turn, from 1; null if there is none. */
  readonly next: number | null;
  /** Groups of Projects that grew and that the player can have a House for. `value` is that of the colour (SCORE-09). */
  readonly sites: readonly { readonly district: number; readonly colour: BuildingColour; readonly size: number; readonly value: number }[];
  /** Colours whose Buildings are worth more (KEY-34). */
  readonly values: readonly { readonly colour: BuildingColour; readonly before: number; readonly after: number }[];
}

const MOST_STEPS = 4;
const COUNT = 3;

/** Returns the best plan and others that differ from it, up to `count`. If no network can be fetched, the terms of the evaluation rank. */
export async function advise(known: Known, budget: Budget = {}, count = COUNT): Promise<Advice> {
  const network = await networkOf(known).catch(() => null);
  const found = findPlans(known, budget, network, 'toTurn');
  const seen = new Set<string>();
  const plans: Described[] = [];
  for (const { steps } of found.best) {
    if (plans.length >= count) break;
    const plan = describe(found, known.seat, steps);
    const key = keyOf(plan);
    if (seen.has(key)) continue;
    seen.add(key);
    plans.push(plan);
  }
  const [best, ...others] = plans;
  if (best === undefined) throw new RangeError('advise: nothing to choose');
  return { plans: [best, ...others] };
}

/** Returns the same key for plans that do the same in another order. */
const keyOf = ({ steps }: Described): string => JSON.stringify(steps.map(({ deeds }) => deeds.map(({ choice }) => choice)).sort(byText));
const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

type Writable = { -readonly [K in keyof PlannedStep]: PlannedStep[K] } & { deeds: PlannedStep['deeds'][number][] };

function describe({ from, luck }: Found, seat: number, choices: readonly Choice[]): Described {
  const at = from.clone();
  const rest = new RestOfTurn(from, seat, luck, 'toTurn');
  const steps: Writable[] = [];
  for (const choice of choices) {
    const answer = isOver(at) ? null : answerOf(at, choice);
    if (answer === null) break;
    const asked = luck.asked;
    let step = steps.at(-1);
    if (step === undefined || partOf(at) !== INSIDE) {
      const district = choice.choose === 'district' ? choice.district : districtOf(at, seat);
      step = { kind: kindOf(choice, describeQuestion(at).ask), district, deeds: [], hasChance: step?.hasChance ?? false };
      steps.push(step);
    }
    step.deeds.push({ question: describeQuestion(at), choice });
    rest.follow(at, answer);
    if (step.kind === 'die') step.district = architectOf(at, seat) ?? step.district;
    // Dice rolled after a District was scored do not matter for this turn.
    if (step.kind !== 'end' && luck.asked > asked && at.active === seat) step.hasChance = true;
  }
  return { steps: atMost(steps), now: gains(from, at, seat), coming: comingScorings(from, at, seat), prepares: prepared(from, at, seat) };
}

/** By the first choice of a step. */
function kindOf(choice: Choice, ask: Ask['ask']): StepKind {
  switch (choice.choose) {
    case 'district':
      return ask === 'pawns' ? 'pawns' : 'inside';
    case 'die':
    case 'destination':
      return ask === 'die' || ask === 'destination' ? 'die' : 'inside';
    case 'done':
      return 'end';
    case 'action':
      return choice.action;
    case 'actionTile':
      return 'tile';
    case 'decree':
    case 'harbormaster':
    case 'refill':
      return choice.choose;
    default:
      return 'inside';
  }
}

/** The end of a turn needs no mention once all Actions are done, and free actions belong to the step that they serve. */
function atMost(steps: readonly Writable[]): PlannedStep[] {
  const all = [...steps];
  if (all.length > 1 && all.at(-1)?.kind === 'end' && all.length > MOST_STEPS) all.pop();
  for (let n = all.length - 1; n > 0 && all.length > MOST_STEPS; n--) {
    const [step, before] = [all[n], all[n - 1]];
    if (step === undefined || before === undefined) continue;
    all.splice(n - 1, 2, {
      ...before,
      deeds: [...before.deeds, ...step.deeds],
      hasChance: before.hasChance || step.hasChance,
    });
  }
  return all;
}

const districtOf = ({ assistant, setting }: State, seat: number): number | null =>
  assistant[seat] < setting.tileSpaces.length ? assistant[seat] + 1 : null;

const architectOf = ({ architect, setting }: State, seat: number): number | null =>
  architect[seat] < setting.tileSpaces.length ? architect[seat] + 1 : null;

function gains(before: State, after: State, seat: number): Gain[] {
  return VP_SOURCES.flatMap((source) => {
    let vp = 0;
    for (let period = 0; period < before.setting.vpPeriods; period++)
      vp += vpOf(after, seat, source, period) - vpOf(before, seat, source, period);
    return vp === 0 ? [] : [{ source, vp }];
  });
}

function comingScorings(before: State, after: State, seat: number): Coming[] {
  if (isOver(after)) return [];
  const [then, later] = [new Int32Array(4), new Int32Array(4)];
  return Array.from({ length: DISTRICTS }, (_, district) => {
    scoreDistrict(before, district, then);
    scoreDistrict(after, district, later);
    return { district: district + 1, before: then[seat], after: later[seat] };
  }).filter((each) => each.before !== each.after);
}

function prepared(before: State, after: State, seat: number): Prepared {
  if (isOver(after)) return { next: null, sites: [], values: [] };
  const { trackValues } = after.setting;
  const city = new City();
  city.read(after);
  const worth = ({ mastery }: State, colour: number): number => trackValues[mastery[seat * BUILDING_COLOUR_COUNT + colour]];
  const sites: Prepared['sites'][number][] = [];
  for (let district = 0; district < COMMON_DISTRICTS; district++)
    for (const [colour, name] of BUILDING_COLOURS.entries()) {
      const group = groupAt(district, colour);
      if (after.projects[group] <= before.projects[group] || houseRow(after, seat, colour) === NONE) continue;
      const size = after.projects[group] + city.siteGardens[group];
      sites.push({ district: district + 1, colour: name, size, value: worth(after, colour) });
    }
  const values = BUILDING_COLOURS.map((colour, n) => ({ colour, before: worth(before, n), after: worth(after, n) }));
  return { next: architectOf(after, seat), sites, values: values.filter((each) => each.after > each.before) };
}
