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

const drawn = 'figure svg path[fill]:not([fill="none"])';

async function look(browser: Browser, installation: Installation, path: string): Promise<number> {
  const page = await openAs(browser, installation, 'admin@caliper.example');
  await page.addInitScript(watchFor, drawn);
  await page.goto(path, { waitUntil: 'commit' });
  await page.frameLocator('iframe').locator(drawn).first().waitFor();
  const begun = await page.evaluate(() => performance.timeOrigin);
  const seen = await page
    .frames()
    .at(-1)
    ?.waitForFunction(() => (window as unknown as Watched).seenAt);
  const ms = ((await seen?.jsonValue()) ?? Number.NaN) - begun;
  await page.context().close();
  return ms;
}

type Watched = { seenAt: number };

/** Runs in page and frame: notes the frame in which it is there. Asked from outside it would be noticed half a second later. */
function watchFor(selector: string): void {
  const look = () => {
    if (document.querySelector(selector))
      (window as unknown as Watched).seenAt = performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
