import type { Browser } from '@playwright/test';
import { forgetEvents, launch, longestEvent, openAs, seenBy } from './browser.ts';
import { type Installation, openInstallation, readableBy, signInAs } from './installation.ts';
import { atMost, median, type Row } from './report.ts';

const rounds = 5;
const address = '/catalog/orthopedics';
const reader = 'lead@meridian.example';

interface Seen {
  paint: number;
  shift: number;
  interaction: number;
}

/** The catalogue page and the shelf of a returning reader in Chromium, as a signed-in person opens it on a warm server. */
export async function benchPage(): Promise<Row[]> {
  await using installation = await openInstallation();
  const browser = await launch();
  const seen: Seen[] = [];
  const shelves: Omit<Seen, 'interaction'>[] = [];
  await begin(installation);
  // In turns, so that a busy moment of the machine affects both.
  for (let round = 0; round <= rounds; round += 1) {
    const one = await look(browser, installation);
    const shelf = await lookAtShelf(browser, installation);
    if (round === 0) continue;
    seen.push(one);
    shelves.push(shelf);
  }
  await browser.close();
  const middle = (pick: (one: Seen) => number) => median(seen.map(pick));
  const interaction = middle((one) => one.interaction);
  return [
    atMost(
      'Catalogue page: largest paint',
      middle(({ paint }) => paint),
      600,
      'ms',
    ),
    atMost(
      'Catalogue page: layout shift',
      middle(({ shift }) => shift),
      0.02,
      '',
    ),
    atMost('Catalogue page: choosing a category, to the next paint', interaction, 100, 'ms'),
    atMost(
      'Shelf of a returning reader: largest paint',
      median(shelves.map(({ paint }) => paint)),
      600,
      'ms',
    ),
    atMost('Shelf of a returning reader: layout shift', median(shelves.map(({ shift }) => shift)), 0.02, ''),
  ];
}

/** The person has read a chapter, so that there is something to continue with. */
async function begin({ origin, db }: Installation): Promise<void> {
  const { headers } = await signInAs(db, reader);
  const id = await readableBy(db, reader);
  const answer = await fetch(`${origin}/api/users/me/places/report/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ entry: 2, version: 1, block: null, read: [1], ago: 60 }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function lookAtShelf(browser: Browser, installation: Installation) {
  const page = await openAs(browser, installation, reader);
  await page.goto('/catalog/all-reports');
  await page.getByRole('heading', { name: 'Continue reading' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { paint, shift } = await seenBy(page);
  await page.context().close();
  return { paint, shift };
}

async function look(browser: Browser, installation: Installation): Promise<Seen> {
  const page = await openAs(browser, installation, reader);
  await page.goto(address);
  await page.getByRole('link', { name: 'Large Joint' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await forgetEvents(page);
  await page.getByRole('link', { name: 'Trauma' }).first().click();
  await page.waitForURL('**/trauma');
  const interaction = await longestEvent(page);
  const { paint, shift } = await seenBy(page);
  await page.context().close();
  return { paint, shift, interaction };
}
