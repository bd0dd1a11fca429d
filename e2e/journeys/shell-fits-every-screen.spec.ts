import { gzipSync } from 'node:zlib';
import { demoPassword } from '../../apps/api/seeds/accounts.ts';
import { expectFits, hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, heading, link, navigation, region, seen } from '../screen.ts';

const widths = [320, 375, 540, 700, 701, 750, 751, 900, 1000, 1001, 1150, 1290, 1291, 1500, 1501, 1920];

/** The layout is updated a moment after the window was resized. */
async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  await expect.poll(() => hasNoSidewaysScroll(page), { message: when }).toBe(true);
}

test('NAV-25 no width makes the page scroll sideways, with or without the menu open @thorough', async ({
  page,
  signedInAs,
}) => {
  await page.goto('/');
  await seen(heading(page, 'Sign In'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width} px`);
  }
  await signedInAs('lead@meridian.example');
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'All Reports'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width} px`);
    const menu = button(page, width > 1290 ? 'Reports menu' : 'Menu', exact);
    await menu.click();
    await expectNoSidewaysScroll(page, `at ${width} px with the menu open`);
    await page.keyboard.press('Escape');
  }
});

test('NAV-25 the sign-in page has smaller text from 1150 px down, the form below it from 900 px down, and a menu that is 40rem wide if there is room', async ({
  page,
}) => {
  await page.goto('/');
  const words = page.getByRole('heading', { level: 1 });
  const form = region(page, 'Sign In');
  await seen(form);
  const look = async () => {
    const [above, below] = [await words.boundingBox(), await form.boundingBox()];
    const isBelow = above !== null && below !== null && below.y >= above.y + above.height;
    return [await words.evaluate((element) => getComputedStyle(element).fontSize), isBelow];
  };
  for (const [width, size, isBelow] of [
    [1151, '54px', false],
    [1150, '44px', false],
    [901, '44px', false],
    [900, '35px', true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(look, { message: `at ${width} px` }).toEqual([size, isBelow]);
  }

  await page.setViewportSize({ width: 1200, height: 800 });
  await button(page, 'Menu', exact).click();
  const panel = navigation(page, 'Main');
  await seen(panel);
  expect((await panel.boundingBox())?.width).toBe(640);
  await page.setViewportSize({ width: 375, height: 800 });
  expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(375);
});

interface Screen {
  name: string;
  email?: string;
  open: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'sign-in',
    open: async (page) => {
      await page.goto('/');
      await seen(heading(page, 'Sign In'));
    },
  },
  {
    name: 'sign-in with an error',
    open: async (page) => {
      await page.goto('/');
      await button(page, 'Enter', exact).click();
      await seen(page.getByText('Please enter your e-mail.'));
    },
  },
  {
    name: 'code',
    open: async (page) => {
      await page.goto('/');
      await page.getByLabel('Email').fill('reader@solo.example');
      await page.getByLabel('Password', exact).fill(demoPassword);
      await page.keyboard.press('Enter');
      await seen(page.getByText(/We sent a 6-digit code/));
    },
  },
  {
    name: 'a page of the catalogue, with a banner',
    email: 'reader@soon.example',
    open: async (page) => {
      await page.goto('/catalog/all-reports');
      await seen(heading(page, 'All Reports'));
    },
  },
  {
    name: 'account menu',
    email: 'sales@caliper.example',
    open: async (page) => {
      await page.goto('/user-report');
      await button(page, 'Account menu').click();
    },
  },
  {
    name: 'not found',
    open: async (page) => {
      await page.goto('/no/such/page');
      await seen(heading(page, 'Page not found'));
    },
  },
  {
    name: 'local outbox',
    open: async (page) => {
      await page.goto('/dev/outbox');
      await seen(heading(page, 'Local outbox'));
    },
  },
];

for (const { name, email, open } of screens) {
  test(`${name}: axe finds nothing at any width @thorough`, async ({ page, signedInAs }) => {
    if (email) await signedInAs(email);
    await open(page);
    // The shell appears before the page within it.
    await seen(page.locator('h1'));
    await expectFits(page);
  });
}

test('the whole sign-in works by keyboard alone @thorough', async ({ page }) => {
  await page.goto('/');
  await seen(heading(page, 'Sign In'));
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('reader@solo.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Verification code')).toBeFocused();
});

/** Kilobytes of script and style, gzipped, that a first visit to the sign-in page loads. */
test('the first load of the sign-in page is at most 140 KB in a handful of files, compressed and cached; the page itself is requested each time', async ({
  page,
}) => {
  const sizes: Record<string, number> = {};
  const headers = new Map<string, Record<string, string>>();
  page.on('response', async (response) => {
    headers.set(new URL(response.url()).pathname, response.headers());
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    const body = await response.body();
    sizes[response.url()] = gzipSync(body).length;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await seen(heading(page, 'Sign In'));
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'first load', description: `${(total / 1024).toFixed(1)} KB` });
  expect(Object.keys(sizes).length).toBeGreaterThan(1);
  expect(Object.keys(sizes).length).toBeLessThanOrEqual(5);
  expect(total).toBeLessThanOrEqual(140 * 1024);

  const script = [...headers].find(([path]) => path.startsWith('/assets/') && path.endsWith('.js'))?.[1];
  expect(script?.['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script?.['content-encoding']).toMatch(/br|gzip/);
  expect(headers.get('/')?.['cache-control']).toBe('no-cache');
});
