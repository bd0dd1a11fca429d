import type { Browser } from '@playwright/test';
import { launch, openAs } from '../browser.ts';
import { type Installation, openInstallation } from '../installation.ts';
import { atMost, median, type Row } from '../report.ts';

const rounds = 5;

/** From opening the address to the first drawn chart, in a fresh browser. */
export async function benchFirstChart(): Promise<Row[]> {
  await using installation = await openInstallation();
  const { item_id } = await installation.db
    .selectFrom('items')
    .select('item_id')
    .where('global_dashboard', '=', true)
    .orderBy('item_id')
    .executeTakeFirstOrThrow();
  const browser = await launch();
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ms = await look(browser, installation, `/reports/global-dashboard/${item_id}/dashboard`);
    if (round > 0) times.push(ms);
  }
  await browser.close();
  return [atMost('Dashboard: the first chart', Math.round(median(times)), 1000, 'ms')];
}

async function look(browser: Browser, installation: Installation, path: string): Promise<number> {
  const page = await openAs(browser, installation, 'admin@caliper.example');
  const begun = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page
    .frameLocator('iframe')
    .getByRole('figure')
    .first()
    .locator('svg path[fill]:not([fill="none"])')
    .first()
    .waitFor();
  const ms = performance.now() - begun;
  await page.context().close();
  return ms;
}
