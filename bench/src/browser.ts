import { openSession } from '@caliper/api/testing/people.ts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Installation } from './installation.ts';

export async function launch(): Promise<Browser> {
  return chromium.launch(browserOptions());
}

export function browserOptions(more: string[] = []) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...sandbox, '--disable-gpu', ...more],
  };
}

export interface Seen {
  /** Largest contentful paint, in milliseconds. */
  paint: number;
  shift: number;
  /** The longest time from a click or a key to the frame that shows its effect. */
  event: number;
}

/** A page in a fresh browser, for a signed-in person. */
export async function openAs(browser: Browser, installation: Installation, email: string): Promise<Page> {
  const { origin: baseURL } = installation;
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await signInBrowser(context, installation, email);
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

export async function signInBrowser(
  context: BrowserContext,
  { db }: Installation,
  email: string,
): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { refresh } = await openSession(db, id);
  const cookie = { name: 'refresh', value: refresh, domain: '127.0.0.1', path: '/api/auth', httpOnly: true };
  await context.addCookies([cookie]);
}

type Watched = { seen: Seen };

/** Runs in the page, before its own scripts. */
function watch(): void {
  const seen = { paint: 0, shift: 0, event: 0 };
  (window as unknown as Watched).seen = seen;
  const follow = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  follow('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value ?? 0;
  });
  follow('event', ({ duration, name }) => {
    if (name === 'click' || name === 'keydown') seen.event = Math.max(seen.event, duration);
  });
}

export function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as Watched).seen);
}

/** Resets the longest event. */
export function forgetEvents(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as Watched).seen.event = 0;
  });
}

/** Events too quick to be reported took at most one frame. */
export async function longestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return Math.max(16, (await seenBy(page)).event);
}
