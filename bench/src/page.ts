import type { Browser } from '@playwright/test';
import { forgetEvents, launch, longestEvent, openAs, seenBy } from './browser.ts';
import { type Installation, openInstallation } from './installation.ts';
import { atMost, median, type Row } from './report.ts';

const rounds = 5;
const address = '/catalog/orthopedics';

interface Seen {
  paint: number;
  shift: number;
  interaction: number;
}

/** The catalogue page in Chromium, as a signed-in person opens it on a warm server. */
export async function benchPage(): Promise<Row[]> {
  await using installation = await openInstallation();
  const browser = await launch();
  const seen: Seen[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await look(browser, installation);
    if (round > 0) seen.push(one);
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
  ];
}

async function look(browser: Browser, installation: Installation): Promise<Seen> {
  const page = await openAs(browser, installation, 'lead@meridian.example');
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
