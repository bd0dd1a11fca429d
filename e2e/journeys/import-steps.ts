import type { Locator } from '@playwright/test';
import { expect, type Page } from '../fixtures.ts';
import { button, exact, heading, seen, table } from '../screen.ts';
import { inFrame } from './dashboard-steps.ts';

export const importPages = {
  global: '/admin-panel/import-global-dashboard',
  medsku: '/admin-panel/import-medsku-dashboard',
  pt: '/admin-panel/import-pt-dashboard',
  survey: '/admin-panel/import-survey-dashboard',
} as const;

/** Chooses an option in the frame by typing. */
export async function chooseThere(page: Page, label: string, option: string): Promise<void> {
  await inFrame(page).getByLabel(label, exact).fill(option);
  await inFrame(page).getByRole('option', { name: option }).first().click();
}

export async function attachFigures(
  page: Page,
  file: string | Uint8Array,
  name = 'figures.csv',
): Promise<void> {
  await inFrame(page)
    .getByLabel('File', exact)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
}

export async function check(page: Page): Promise<void> {
  await button(inFrame(page), 'Check the file').click();
}

export async function expectGood(page: Page): Promise<void> {
  const words = 'All rows are valid. Nothing has changed yet.';
  await seen(heading(inFrame(page), words));
}

/** The form is back, and the focus is still in it. */
export async function expectAtForm(page: Page): Promise<void> {
  await seen(button(inFrame(page), 'Check the file'));
  await expect(inFrame(page).locator('body')).not.toBeFocused();
}

export function problems(page: Page): Locator {
  return table(inFrame(page), 'What to correct');
}

export function history(page: Page): Locator {
  return table(inFrame(page), 'Imported lately');
}

/** The number under a label of the summary. */
export function counted(page: Page, word: string): Locator {
  const entry = inFrame(page)
    .locator('dl > div')
    .filter({ has: page.getByText(word, exact) });
  return entry.locator('dd');
}
