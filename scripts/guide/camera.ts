import { openSession } from '@caliper/api/testing/people.ts';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import type { Installation } from '../../bench/src/installation.ts';

/** What a picture shows, and for whom. */
export interface Picture {
  name: string;
  /** The e-mail of a demo account; by default a visitor. */
  as?: string;
  /** How wide the page is; the size of the picture does not depend on it. */
  width?: number;
  path: string | ((installation: Installation) => Promise<string>);
  /** Brings the page into the state to show. */
  show: (page: Page) => Promise<unknown>;
}

interface Film {
  /** The default width of the page. */
  width: number;
  /** How wide the picture is. */
  pixels: number;
  /** Width by height. */
  shape: number;
}

/** Takes pictures of pages at rest in the light scheme; each person has their own browser. */
export function openCamera(browser: Browser, installation: Installation, film: Film) {
  const { origin, db } = installation;
  const contexts = new Map<string, Promise<BrowserContext>>();

  async function enter(email: string, width: number): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: Math.round(width / film.shape) },
      deviceScaleFactor: film.pixels / width,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await context.route('**/api/config', asElsewhere);
    if (email) await context.addCookies([await sessionOf(email)]);
    return context;
  }

  async function sessionOf(email: string) {
    const find = db.selectFrom('users').select('id').where('email', '=', email);
    const { refresh } = await openSession(db, (await find.executeTakeFirstOrThrow()).id);
    return { name: 'refresh', value: refresh, domain: '127.0.0.1', path: '/api/auth', httpOnly: true };
  }

  return async function take(picture: Picture, type: 'png' | 'jpeg'): Promise<Buffer> {
    const { as = '', width = film.width, path, show } = picture;
    const context = contexts.get(`${as} ${width}`) ?? enter(as, width);
    contexts.set(`${as} ${width}`, context);
    const page = await (await context).newPage();
    await page.goto(typeof path === 'string' ? path : await path(installation));
    await show(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const taken = await page.screenshot({ type, ...(type === 'jpeg' && { quality: 80 }), caret: 'hide' });
    await page.close();
    return taken;
  };
}

/** Hides the local outbox, which real installations do not have. */
async function asElsewhere(route: Route): Promise<void> {
  const response = await route.fetch();
  const config: object = await response.json();
  await route.fulfill({ response, json: { ...config, localOutbox: false } });
}
