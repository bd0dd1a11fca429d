import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Presses a box or button as people do: with the mouse, in the middle of its words. `check()` and `click()` would press
 * the box itself, which is smaller, and behaves differently.
 */
export async function press(control: Locator): Promise<void> {
  const { x, y } = await middleOfWords(control);
  await control.page().mouse.click(x, y);
}

/** The same with a finger. */
export async function tap(control: Locator): Promise<void> {
  const { x, y } = await middleOfWords(control);
  await control.page().touchscreen.tap(x, y);
}

export async function check(control: Locator, by: typeof press = press): Promise<void> {
  await expect(control).not.toBeChecked();
  await by(control);
  await expect(control).toBeChecked();
}

export async function uncheck(control: Locator, by: typeof press = press): Promise<void> {
  await expect(control).toBeChecked();
  await by(control);
  await expect(control).not.toBeChecked();
}

async function middleOfWords(control: Locator): Promise<{ x: number; y: number }> {
  // Waits until it is there, at rest and not covered.
  await control.click({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  const from = await control.evaluate(fromCornerToWords);
  return { x: box.x + from.x, y: box.y + from.y };
}

/** From the corner of a control to the middle of the first line of its words; without words, to its own middle. */
function fromCornerToWords(control: Element): { x: number; y: number } {
  const own = control.getBoundingClientRect();
  const words = document.createTreeWalker(control.closest('label') ?? control, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNode(words.currentNode);
    const [line] = range.getClientRects();
    if (line && line.width > 1)
      return { x: line.x + line.width / 2 - own.x, y: line.y + line.height / 2 - own.y };
  }
  return { x: own.width / 2, y: own.height / 2 };
}
