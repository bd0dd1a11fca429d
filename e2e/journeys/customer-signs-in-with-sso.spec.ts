import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { startIdentityProvider, type TestIdentityProvider } from '@caliper/api/testing/identity-provider.ts';
import { type Node, startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import { test as base, expect, type Page } from '../fixtures.ts';
import { button, heading, link, seen } from '../screen.ts';

interface Customer {
  origin: string;
  provider: TestIdentityProvider;
}

/**
 * The app's address must be known before the app starts. The port is below the range that the system assigns, so that
 * no other process gets it in between.
 */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** An app whose customer Zenith Biomedical has a real identity provider. */
const test = base.extend<object, { customer: Customer }>({
  customer: [
    async ({ installation }, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const provider = await startIdentityProvider(origin);
      const node: Node = await startNode({
        DATABASE_URL: installation.databaseUrl,
        PORT: String(port),
        BASE_URL: origin,
        LOG_LEVEL: 'warn',
        ...provider.environment,
      });
      await use({ origin, provider });
      await stopNode(node);
      await provider.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// One after another: each worker that takes part would start an app and a provider of its own.
test.describe.configure({ mode: 'default' });

/** The provider's own pages: any e-mail, any password, and a consent. */
async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
}

test('AUTH-13 AUTH-14 a popup of the identity provider leads to the subscriptions', async ({
  page,
  context,
  customer,
}) => {
  await page.goto(`${customer.origin}/sign-in/zb`);
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    button(page, 'Sign In with Zenith Biomedical').click(),
  ]);
  const closed = popup.waitForEvent('close');
  await signInAtProvider(popup, 'zoe@zenith.example');
  await closed;
  await expect(page).toHaveURL(`${customer.origin}/catalog/subscriptions`);
  await seen(page.getByText('Zoe Zenith').first());
  await page.goto(`${customer.origin}/sign-in/zb`);
  await expect(page).toHaveURL(`${customer.origin}/catalog/subscriptions`);
  // Their password is managed by the provider.
  await page.goto(`${customer.origin}/dashboard/change-password`);
  await seen(page.getByText('The password of this account cannot be changed here.'));
});

test('AUTH-13 if popups are blocked, the page itself goes there and comes back @thorough', async ({
  page,
  customer,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${customer.origin}/sign-in/zb`);
  await button(page, 'Sign In with Zenith Biomedical').click();
  await signInAtProvider(page, 'max@zenith.example');
  await expect(page).toHaveURL(`${customer.origin}/catalog/subscriptions`);
});

test("AUTH-13 the provider's errors are not shown on the page; a refusal is @thorough", async ({
  page,
  context,
  customer,
  db,
}) => {
  const { id } = await rowIn(db, 'usergroups', { slug: 'zb' });
  await db
    .insertInto('users')
    .values({ usergroup_id: id, email: `off${Date.now()}@zenith.example`, name: 'Off', enabled: false })
    .execute();
  const { email } = await rowIn(db, 'users', { usergroup_id: id, enabled: false });
  await page.goto(`${customer.origin}/sign-in/zb`);
  const control = button(page, 'Sign In with Zenith Biomedical');
  await seen(control);
  const words = await page.getByRole('main').innerText();
  const [given] = await Promise.all([context.waitForEvent('page'), control.click()]);
  await Promise.all([
    context.waitForEvent('request', (request) => request.url().includes('error=access_denied')),
    given.waitForEvent('close'),
    link(given, 'Cancel').click(),
  ]);
  expect(await page.getByRole('main').innerText()).toBe(words);

  const [popup] = await Promise.all([context.waitForEvent('page'), control.click()]);
  await signInAtProvider(popup, email);
  await seen(
    page.getByText(
      'Your account has not been enabled. Please contact your Team Leader or your sales representative.',
    ),
  );
});

test('AUTH-13 without a provider the button is disabled and says why @thorough', async ({ page }) => {
  await page.goto('/sign-in/zb');
  await expect(button(page, 'Sign In with Zenith Biomedical')).toBeDisabled();
  await seen(page.getByText('Single sign-on is not configured on this server.'));
  await page.goto('/sign-in/nobody');
  await seen(heading(page, 'Page not found'));
});
