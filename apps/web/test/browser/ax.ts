/** Navigates as a screen reader does: by the roles and names of the browser's accessibility tree. */
import type { CDPSession, Page } from 'playwright-core';

export interface Heard {
  readonly role: string;
  readonly name: string;
  /** Its ancestors, innermost first, as `role name`. */
  readonly within: readonly string[];
}

/** Returns what is announced at the focus. */
export type Listen = () => Promise<Heard>;

export async function listenTo(page: Page): Promise<Listen> {
  const session = await page.context().newCDPSession(page);
  return () => heard(session);
}

async function heard(session: CDPSession): Promise<Heard> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement', objectGroup: 'ax' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '' });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'ax' });
  const [self] = nodes;
  const path = [];
  for (let node = self; node !== undefined; node = nodes.find(({ nodeId }) => nodeId === node?.parentId)) path.push(node);
  const [first, ...within] = path.map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
  return { role: first?.role ?? '', name: first?.name ?? '', within: within.map(({ role, name }) => `${role} ${name}`) };
}

/** Presses Tab, or `key`, until the wanted thing is announced. */
export async function tabTo(page: Page, listen: Listen, isThere: (now: Heard) => boolean, key = 'Tab'): Promise<Heard> {
  const passed: string[] = [];
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key);
    const now = await listen();
    if (isThere(now)) return now;
    passed.push(`${now.role} ${now.name}`);
  }
  throw new Error(`not reached; passed ${passed.join(', ')}`);
}
