import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { unreachable } from '@caliper/contract/client/api-error.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, navigation, seen } from '../screen.ts';
import { cut, hold } from '../trouble.ts';

const reader = 'reader@meridian.example';
const admin = 'admin@caliper.example';

const recommending = {
  report_id: 7,
  report_name: 'Large-Joint Reconstruction Devices',
  region: 'Europe',
  report_year: 2026,
};

/** As if the signed-in person had started it in another tab. */
async function recommend(page: Page): Promise<void> {
  await page.evaluate((target) => {
    const { state, version } = JSON.parse(localStorage.getItem('caliper:state') ?? '{}');
    const next = { ...state, admin: { recommending: target } };
    localStorage.setItem('caliper:state', JSON.stringify({ state: next, version }));
  }, recommending);
}

test("NAV-04 NAV-05 the home page's message is gone on the next page; a browser with cookies sees no banner about them", async ({
  page,
}) => {
  await page.goto('/');
  const home = page.getByText('The portal said something');
  await page.evaluate(() => {
    const channel = new BroadcastChannel('caliper:notifications');
    const notification = { id: '1', message: 'The portal said something', variant: 'primary' };
    channel.postMessage({ type: 'shown', notification, stay: true });
  });
  await seen(home);
  await gone(page.getByText('Cookies are disabled'));
  await link(page, 'Forgot Password?').click();
  await expect(page).toHaveURL('/password-recovery');
  await gone(home);
});

test('NAV-05 a browser without cookies shows a red banner', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/');
  const banner = page.getByText('Cookies are disabled in this browser. Enable them to sign in.');
  await seen(banner);
  const [red = 0, green = 0, blue = 0] = await banner.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('NAV-05 a browser that blocks all cookies and storage still shows the page, with the banner @thorough', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto('/');
  await seen(heading(page, 'Sign In'));
  await seen(page.getByText('Cookies are disabled in this browser. Enable them to sign in.'));
});

test('NAV-06 NAV-18 recommending mode has its bar, survives a reload, and stops; no token is ever stored, and signing out leaves nothing of ours behind', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(admin);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'All Reports'));
  await recommend(page);
  await page.reload();
  const bar = page.getByText('Recommending reports for: Large-Joint Reconstruction Devices - Europe - 2026');
  await seen(bar);
  const other = await page.context().newPage();
  await other.goto('/medsku/favorites');
  await button(other, 'Stop Recommending').click();
  await gone(bar);
  await other.close();
  await page.reload();
  await seen(heading(page, 'All Reports'));
  await gone(bar);

  await recommend(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/eyJ|idToken|refresh/);
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('caliper:state') ?? '')).not.toContain('Large-Joint');
});

test('NAV-06 only an admin can recommend, whatever the browser remembers @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.goto('/contact');
  await seen(page.getByRole('heading', { level: 1 }));
  await recommend(page);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'All Reports'));
  await gone(page.getByText('Recommending reports for:'));
});

test('NAV-16 the banner shows the days left and offers renewal', async ({ page, house }) => {
  await house.signedInAs('reader@soon.example');
  const setDays = (days: number) =>
    changeRows(
      house.db,
      'usergroups',
      { expiry: new Date(Date.now() + days * 86_400_000 - 60_000) },
      { company: 'Soonwell' },
    );
  const texts: [number, string][] = [
    [60, 'Subscription expiring in 60 days'],
    [1, 'Subscription expiring in 1 day!'],
    [0, 'Your subscription has expired!'],
  ];
  for (const [days, text] of texts) {
    await setDays(days);
    await page.goto('/catalog/all-reports');
    await seen(page.getByText(text, exact));
    await seen(button(page, 'Request Renewal Now'));
  }
  await seen(
    page.getByText(
      'Sorry for the inconvenience, but your subscription has expired. Please contact your sales representative.',
    ),
  );
  await expect(page).toHaveURL('/catalog/all-reports');
  await setDays(62);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'All Reports'));
  await gone(page.getByText('Request Renewal Now'));
});

test('NAV-17 a notification shows in every tab and clears itself after ten seconds', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.clock.install();
  await page.goto('/catalog/all-reports');
  const other = await context.newPage();
  await other.goto('/catalog/favorites');
  await seen(heading(other, 'Favorites'));
  await cut(page, '**/api/auth/sign-out');
  await button(page, 'Account menu').click();
  await link(page, 'Sign Out').click();
  const note = page.getByText('Error while logging out');
  await seen(note);
  await seen(other.getByText('Error while logging out'));
  await page.clock.runFor(9000);
  await seen(note);
  await page.clock.runFor(1500);
  await gone(note);
});

test('NAV-19 a page that cannot be rendered says so, is recorded, and leads back', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.route('**/api/session', (route) =>
    route.fulfill({ json: { user: { id: 'nobody' }, usergroupData: null } }),
  );
  const recorded = page.waitForRequest('**/api/log');
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'Something went wrong'));
  await seen(page.getByText('The error has been recorded. Sorry for the inconvenience.'));
  const request = await recorded;
  expect(request.postDataJSON()).toEqual({
    url: expect.stringContaining('/catalog/all-reports'),
    error: expect.stringContaining('TypeError'),
    errorInfo: expect.any(String),
  });
  expect((await request.response())?.status()).toBe(204);
  await page.unroute('**/api/session');
  const back = link(page, 'Back to catalog');
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL('/catalog/all-reports');
});

test('NAV-19 Back leads from a page that cannot be rendered to the previous one @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'Reports', { level: 2 }));
  await page.route('**/api/catalogs/page?*', (route) => route.fulfill({ json: {} }));
  await link(navigation(page, 'Main'), 'MedSKU', exact).click();
  await seen(heading(page, 'Something went wrong'));
  await page.unroute('**/api/catalogs/page?*');
  await page.goBack();
  await seen(heading(page, 'Reports', { level: 2 }));
});

test('NAV-20 if an error-reporting service is configured, failures are sent to it @thorough', async ({
  page,
  installation,
}) => {
  const reports: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      reports.push(body);
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const node = await startNode({
    DATABASE_URL: installation.databaseUrl,
    LOG_LEVEL: 'silent',
    ERROR_REPORTING_DSN: `http://key@127.0.0.1:${port}/1`,
  });
  await page.goto(`http://localhost:${node.port}/reset-password/the-secret-of-a-link`);
  await seen(page.getByRole('heading', { level: 1 }));
  await page.goto(`http://localhost:${node.port}/`);
  await seen(heading(page, 'Sign In'));
  await expect.poll(() => reports.join('')).toContain('pageload');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('a failure to report')), 0));
  await expect.poll(() => reports.join('')).toContain('a failure to report');
  expect(reports.join('')).not.toContain('the-secret');
  await stopNode(node);
  collector.closeAllConnections();
  collector.close();
});

test('NAV-20 if none is configured, nothing is sent and nothing is loaded @thorough', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody is told')), 0));
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('NAV-22 a loading screen shows until the session is known', async ({ page, signedInAs }) => {
  await signedInAs(reader);
  const release = await hold(page, '**/api/session');
  await page.goto('/catalog/all-reports');
  await seen(page.getByRole('status'));
  await gone(page.getByRole('banner'));
  release();
  await seen(heading(page, 'All Reports'));
  await seen(page.getByRole('banner'));
});

test('NAV-23 a failed call shows the message of its answer, or the error itself if there is none @thorough', async ({
  page,
}) => {
  const detail = 'The outbox is being counted. Please come back.';
  const problem = { status: 500, code: 'internal', detail };
  await page.route('**/api/dev/outbox', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.goto('/dev/outbox');
  await seen(page.getByText(detail).first());
  await cut(page, '**/api/dev/outbox');
  await page.goto('/dev/outbox');
  await seen(page.getByText(unreachable).first());
  await page.unroute('**/api/dev/outbox');
  await button(page, 'Try again').first().click();
  await gone(page.getByText(unreachable));
});

test('NAV-13 the translation widget is offered on its own page', async ({ page }) => {
  await page.route('https://translate.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.google = { translate: { TranslateElement: class {
        constructor(options, id) { document.getElementById(id).textContent = 'Select Language'; }
      } } };
      const name = new URL(document.currentScript.src).searchParams.get('cb');
      window[name]();`,
    }),
  );
  await page.goto('/contact');
  await link(navigation(page, 'Main'), 'Translate').click();
  await expect(page).toHaveURL('/translate');
  await seen(page.getByText('Select Language'));
});

test('NAV-13 another spelling of the translation page leads to it, no script of it stays behind, and if the widget cannot load the page says so @thorough', async ({
  page,
}) => {
  await page.route('https://translate.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.thirdParty = true;' }),
  );
  await page.goto('/Translate/');
  await expect(page).toHaveURL('/translate');
  await expect.poll(() => page.evaluate(() => 'thirdParty' in window)).toBe(true);
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await seen(heading(page, 'Contact Us'));
  expect(await page.evaluate(() => 'thirdParty' in window)).toBe(false);

  await cut(page, 'https://translate.google.com/**');
  await page.goto('/translate');
  await seen(page.getByText('The translation service did not load'));
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await seen(heading(page, 'Contact Us'));
});

test('FAST-05 what every page begins with is asked for once, before the program runs', async ({
  page,
  house,
}) => {
  await house.signedInAs(reader);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/catalog/orthopedics');
  await seen(heading(page, 'Reports'));
  const begins = ['/api/auth/refresh', '/api/config', '/api/session'];
  expect(asked.filter((path) => begins.includes(path)).sort()).toEqual(begins);
  const program = asked.findIndex((path) => path.includes('/assets/catalogue-page'));
  expect(asked.filter((path, at) => begins.includes(path) && at < program)).toHaveLength(2);
});
