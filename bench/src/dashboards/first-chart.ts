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
  await page.addInitScript(watchForChart);
  await page.goto(path, { waitUntil: 'commit' });
  await page.frameLocator('iframe').locator(marks).first().waitFor();
  const opened = await page.evaluate(() => performance.timeOrigin);
  const [, frame] = page.frames();
  const at = (await frame?.evaluate(() => (window as unknown as Watched).chartDrawn)) ?? 0;
  await page.context().close();
  return at - opened;
}

const marks = 'figure svg path[fill]:not([fill="none"])';

type Watched = { chartDrawn: Promise<number> };

/** Runs in the page and in its frame, before their own scripts: tells when a chart's marks have been painted. */
function watchForChart(): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  (window as unknown as Watched).chartDrawn = promise;
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
    port2.postMessage(null);
  };
  const seen = new MutationObserver(() => {
    if (!document.querySelector('figure svg path[fill]:not([fill="none"])')) return;
    seen.disconnect();
    requestAnimationFrame(painted);
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true });
}
