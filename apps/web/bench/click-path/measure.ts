/**
 * One click on a Project space in a real Chromium, from the event to the moment at which the session publishes the resulting scene.
 *
 * All of this happens in one task, so nothing else can run in between. The debugger stops at the first click listener, where counting
 * begins, and in the store that publishes the scene, where it ends. What React draws afterwards does not count. The click is then repeated
 * from the same position with a breakpoint in every counted function, which gives the order of first calls and the callers of the table.
 */
import { randomUUID } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { gameAtTurn } from '../../shots/games.ts';
import { keep } from '../../shots/keep.ts';
import { type Frame, Scripts, type Spot } from './scripts.ts';

export interface ClickPath {
  /** In order of first calls. */
  readonly modules: readonly {
    readonly module: string;
    readonly functions: readonly { readonly name: string; readonly calls: number }[];
  }[];
  /** Calls from page functions to table functions, in order. */
  readonly crossings: readonly Crossing[];
  /** Round trips: consecutive calls of the table by one page function count as one. */
  readonly trips: number;
}

interface Crossing {
  readonly from: string;
  readonly by: string;
  readonly to: string;
  readonly name: string;
}

/** A function that ran. */
interface Counted extends Spot {
  readonly calls: number;
}

const isOfPage = (module: string): boolean => module.startsWith('apps/web/src/');
const isOfTable = (module: string): boolean => module.startsWith('packages/table/src/');

/** The line of the store that calls its listeners. */
const PUBLISHES = /for \(const \w+ of \[\.\.\.\w+\]\) \w+\(\)/;

export async function clickPath(browser: Browser, address: string, folder: string, checkout: string): Promise<ClickPath> {
  const scripts = new Scripts(folder, checkout);
  const counted = await counting(await openGame(browser, address), scripts);
  const { order, crossings } = await tracing(await openGame(browser, address), scripts, counted);
  /** Functions at whose start the debugger cannot stop have no place in the order. */
  const firstCall = (module: string): number => {
    const index = order.findIndex((each) => each.module === module);
    return index < 0 ? order.length : index;
  };
  const modules = [...new Set(counted.map(({ module }) => module))].sort((a, b) => firstCall(a) - firstCall(b));
  const inOrder = [...order, ...counted.filter((each) => !order.includes(each))];
  return {
    modules: modules.map((module) => ({
      module,
      functions: inOrder
        .filter((each) => each.module === module)
        .map(({ name, at }) => ({ name, calls: counted.find((each) => each.at === at)?.calls ?? 0 })),
    })),
    crossings: crossings.map(({ frame: _, ...crossing }) => crossing),
    trips: crossings.filter(({ frame }, index) => frame !== crossings[index - 1]?.frame).length,
  };
}

/** Opens a game of two in which a person is choosing the space of a Project. */
async function openGame(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.goto(address);
  await page.locator('.new-game').waitFor();
  const id = randomUUID();
  await keep(page, id, await gameAtTurn({ players: 2, turn: 9, asked: 'projectSpace' }, 'ur'));
  await page.goto(`${address}#/game/${id}`);
  await page.waitForLoadState('networkidle');
  // A real mouse hovers before it clicks.
  await page.locator('.board .spot').first().hover();
  await page.waitForTimeout(300);
  return page;
}

/** Returns the functions that ran, with counts. */
async function counting(page: Page, scripts: Scripts): Promise<readonly Counted[]> {
  const session = await stopping(page, scripts);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const counted: Counted[] = [];
  await throughClick(page, session, {
    atClick: async () => void (await session.send('Profiler.takePreciseCoverage')),
    async atPublication() {
      const { result } = await session.send('Profiler.takePreciseCoverage');
      for (const { url, functions } of result)
        for (const { functionName, ranges } of functions) {
          const [{ startOffset = 0, endOffset = 0, count = 0 } = {}] = ranges;
          const spot = count === 0 ? null : scripts.spotAt(url, startOffset, endOffset, functionName);
          if (spot !== null) counted.push({ ...spot, calls: count });
        }
    },
  });
  await page.close();
  return counted;
}

/** Returns the order of first calls, and all calls from page to table. */
async function tracing(
  page: Page,
  scripts: Scripts,
  counted: readonly Counted[],
): Promise<{ order: readonly Spot[]; crossings: readonly (Crossing & { frame: string })[] }> {
  const session = await stopping(page, scripts);
  const byBreakpoint = new Map<string, Counted>();
  const order: Counted[] = [];
  const crossings: (Crossing & { frame: string })[] = [];
  await throughClick(page, session, {
    async atClick() {
      for (const spot of counted) {
        const scriptId = scripts.idOf(spot.url);
        const [start, end] = [spot.from, spot.to].map((place) => ({ scriptId, ...place }));
        if (start === undefined) continue;
        const { locations } = await session.send('Debugger.getPossibleBreakpoints', {
          start,
          ...(end && { end }),
          restrictToFunction: true,
        });
        const [location] = locations;
        if (location === undefined) continue;
        const { breakpointId } = await session.send('Debugger.setBreakpoint', { location });
        byBreakpoint.set(breakpointId, spot);
      }
    },
    async atCall(hit, frames) {
      for (const breakpointId of hit) {
        const spot = byBreakpoint.get(breakpointId);
        if (spot === undefined) continue;
        if (!order.includes(spot)) order.push(spot);
        if (!isOfTable(spot.module)) {
          await session.send('Debugger.removeBreakpoint', { breakpointId });
          continue;
        }
        const caller = scripts.callerIn(frames);
        if (caller !== null && isOfPage(caller.module))
          crossings.push({ from: caller.module, by: caller.name, to: spot.module, name: spot.name, frame: caller.frame });
      }
    },
    atPublication: async () => undefined,
  });
  await page.close();
  return { order, crossings };
}

interface Paused {
  readonly hitBreakpoints?: readonly string[];
  readonly callFrames: readonly Frame[];
  readonly reason: string;
}

interface Stops {
  atClick(): Promise<void>;
  atCall?(hit: readonly string[], frames: readonly Frame[]): Promise<void>;
  atPublication(): Promise<void>;
}

/** Returns a session that pauses at the first click listener and whenever a store publishes. */
async function stopping(page: Page, scripts: Scripts): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.learn(url, scriptId));
  await session.send('Debugger.enable');
  await session.send('Debugger.setBreakpointByUrl', scripts.find(/^apps\/web\/src\/.*store\.ts$/, PUBLISHES));
  await session.send('DOMDebugger.setEventListenerBreakpoint', { eventName: 'click' });
  return session;
}

async function throughClick(page: Page, session: CDPSession, { atClick, atCall, atPublication }: Stops): Promise<void> {
  let hasBegun = false;
  const over = new Promise<void>((resolve, reject) => {
    session.on('Debugger.paused', async (paused: Paused) => {
      try {
        if (!hasBegun && paused.reason === 'EventListener') {
          hasBegun = true;
          await session.send('DOMDebugger.removeEventListenerBreakpoint', { eventName: 'click' });
          await atClick();
        } else if (hasBegun && (await publishesScene(session, paused))) {
          await atPublication();
          await session.send('Debugger.disable');
          return resolve();
        } else await atCall?.(paused.hitBreakpoints ?? [], paused.callFrames);
        await session.send('Debugger.resume');
      } catch (error) {
        reject(error);
      }
    });
  });
  await Promise.all([over, page.mouse.down().then(() => page.mouse.up())]);
}

/** Whether the store is the one with the scene. */
async function publishesScene(session: CDPSession, { callFrames, hitBreakpoints }: Paused): Promise<boolean> {
  const [frame] = callFrames;
  if (frame === undefined || frame.functionName !== 'set' || !hitBreakpoints?.some((id) => /http/.test(id))) return false;
  const expression = 'typeof value === "object" && value !== null && "view" in value && "prompt" in value';
  const { result } = await session.send('Debugger.evaluateOnCallFrame', {
    callFrameId: frame.callFrameId,
    expression,
    returnByValue: true,
  });
  return result.value === true;
}
