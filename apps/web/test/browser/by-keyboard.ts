/** Plays a lesson by keyboard alone. */
import type { Page } from 'playwright-core';

export const says = (page: Page, text: string): Promise<void> => page.locator('.lesson .says', { hasText: text }).waitFor();

/** Reaches a button or a link by Tab, and presses Enter. */
export async function press(page: Page, name: string): Promise<void> {
  const wanted = (): Promise<boolean> =>
    page.evaluate(
      (text) => document.activeElement?.matches('button, a') === true && document.activeElement.textContent.includes(text),
      name,
    );
  for (let steps = 0; !(await wanted()); steps++) {
    if (steps > 150) throw new Error(`no way to ${name} by Tab`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Presses the number of a choice. */
export async function pick(page: Page, name: string): Promise<void> {
  const choice = page.locator('.choices button', { hasText: name });
  await choice.waitFor();
  const number = await choice.evaluate((button) => [...document.querySelectorAll('.choices button')].indexOf(button) + 1);
  await page.keyboard.press(String(number));
}

/** Plays the lesson of the address to its end: reads on and, when something must be played, asks what and plays it. */
export async function playLesson(page: Page): Promise<void> {
  const sentence = page.locator('.lesson .says');
  await sentence.waitFor();
  for (let steps = 0; ; steps++) {
    const said = await sentence.innerText();
    if (said === 'Lesson finished.') return;
    if (steps > 40) throw new Error(`no end after: ${said}`);
    const isRead = (await page.locator('.lesson-ways button', { hasText: 'Continue' }).count()) > 0;
    await press(page, isRead ? 'Continue' : 'Show me');
    if (!isRead) await press(page, await shown(page));
    await page.waitForFunction((before) => document.querySelector('.lesson .says')?.textContent !== before, said);
  }
}

/** The label of the first choice that the lesson shows. */
async function shown(page: Page): Promise<string> {
  const tip = await page.getByText(/^Choose: /).innerText();
  const labels = await page.locator('.choices .label').allTextContents();
  const label = labels.find((each) => tip.toLowerCase().includes(each.toLowerCase()));
  if (label === undefined) throw new Error(`${tip} is not among ${labels.join(', ')}`);
  return label;
}
