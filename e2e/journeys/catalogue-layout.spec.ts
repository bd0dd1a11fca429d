import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from '../fixtures.ts';
import { button, exact, gone, link, navigation, seen } from '../screen.ts';
import {
  entry,
  expectRegion,
  filters,
  quickFilter,
  regionList,
  regionMap,
  results,
  rows,
  signInReader,
} from './catalogue-steps.ts';

const reader = 'reader@meridian.example';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function boxOf(part: Locator): Promise<Box> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

function consultation(page: Page): Locator {
  return button(page.getByRole('main'), 'Request a Consultation');
}

function list(page: Page, name: 'Category' | 'Sub-category'): Locator {
  return navigation(page, name, exact);
}

async function expectInOneRow(parts: Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map(boxOf));
  for (const [place, box] of boxes.entries()) {
    const next = boxes[place + 1];
    if (!next) return;
    expect(next.left).toBeGreaterThanOrEqual(box.right);
    expect(next.top).toBeLessThan(box.bottom);
    expect(box.top).toBeLessThan(next.bottom);
  }
}

async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  expect((await boxOf(lower)).top).toBeGreaterThanOrEqual((await boxOf(upper)).bottom);
}

test('CAT-13 CAT-15 every section has the common layout; except in /catalog the map moves below the categories, next to a list of regions @thorough', async ({
  page,
  house,
}) => {
  const kinds = ['report', 'medsku', 'pt', 'survey'] as const;
  await signInReader(
    house,
    kinds.map((kind) => ({ kind })),
  );
  await page.goto('/contact');
  for (const section of ['catalog', 'medsku', 'pt', 'survey']) {
    await resize(page, 1440);
    await visit(page, `/${section}/subscriptions?category=orthopedics`);
    await seen(link(list(page, 'Sub-category'), 'Large Joint'));
    await expectInOneRow([quickFilter(page), title(page), consultation(page)]);
    await expectInOneRow([list(page, 'Category'), list(page, 'Sub-category'), regionMap(page)]);
    await expectBelow(filters(page), quickFilter(page));
    await expectBelow(results(page), filters(page));
    if (section === 'catalog') continue;
    await resize(page, 999);
    await seen(regionList(page));
    await expectRegion(page, 'None');
    await expectBelow(regionMap(page), page.getByLabel('Category', exact));
    await button(regionMap(page), 'Europe').click();
    await expectRegion(page, 'Europe');
    await expect(regionList(page).getByRole('button', { pressed: true })).toHaveText('Europe');
  }
});

test('CAT-15 the map is next to the lists; in /catalog a list of regions replaces it below 1000 px, and selects the categories', async ({
  page,
  house,
}) => {
  await signInReader(house, [{}, { region: 'Global', category_id: 3, sub_category_id: 301 }]);
  await page.goto('/catalog/subscriptions');
  await seen(regionMap(page));
  await gone(regionList(page));

  await resize(page, 999);
  await gone(regionMap(page));
  await expectRegion(page, 'None');
  await expect(regionList(page).getByRole('button')).toHaveText([
    'North America',
    'Latin America',
    'Europe',
    'Middle East',
    'Africa',
    'Asia Pacific',
    'Global',
    'Reset',
  ]);
  await expect(button(regionList(page), 'Africa')).toBeDisabled();
  await button(regionList(page), 'Europe').click();
  await expectRegion(page, 'Europe');
  await expect(rows(page)).toHaveCount(1);
  await button(regionList(page), 'Global').click();
  await expectRegion(page, 'Global');
  await button(regionList(page), 'Reset').click();
  await expectRegion(page, 'None');
  await expect(rows(page)).toHaveCount(2);

  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Category', exact).selectOption({ label: 'Orthopedics (1)' });
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics');
  await page.getByLabel('Sub-category').selectOption({ label: 'Large Joint (1)' });
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics&subCategory=large-joint');
  await expect(rows(page)).toHaveCount(1);
});

test('CAT-35 the layout of the filters changes at 1400, 1000, 800, 700 and 540 px; the regions have seven columns', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.goto('/catalog/orthopedics');
  await expect(rows(page)).not.toHaveCount(0);
  const categoryWidth = async () => (await boxOf(list(page, 'Category'))).right;
  await resize(page, 1401);
  const roomy = await categoryWidth();
  await resize(page, 1400);
  expect(await categoryWidth()).toBeLessThan(roomy);

  await resize(page, 1000);
  await seen(regionMap(page));
  await resize(page, 999);
  await gone(regionMap(page));

  await resize(page, 801);
  await expect(regionList(page)).toHaveCSS('display', 'grid');
  await expectInOneRow((await regionList(page).getByRole('button').all()).slice(0, 7));
  await resize(page, 800);
  await expect(regionList(page)).toHaveCSS('display', 'flex');

  await resize(page, 701);
  await expectInOneRow([quickFilter(page), title(page), consultation(page)]);
  await resize(page, 700);
  await expectBelow(quickFilter(page), title(page));
  await expectBelow(consultation(page), quickFilter(page));

  const first = quickFilter(page).getByRole('link').first();
  const last = quickFilter(page).getByRole('link').last();
  await resize(page, 541);
  expect((await boxOf(last)).top).toBe((await boxOf(first)).top);
  await resize(page, 540);
  await expectBelow(last, first);
});

/** Inline sizes that a script might have left in the filters. */
async function inlineSizes(page: Page): Promise<string[]> {
  return filters(page).evaluate((panel) =>
    [panel, ...panel.querySelectorAll<HTMLElement>('*')]
      .map((part) => part.getAttribute('style') ?? '')
      .filter((style) => /(^|[\s;-])(width|height|flex-basis)\s*:/.test(style)),
  );
}

test('CAT-28 a resize leaves no inline sizes, and another category gets a new layout @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await resize(page, 1010);
  await page.goto('/catalog/dental');
  // Counts may wrap a line in the lists, so they must be there when measuring.
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await seen(entry(page, 'Sub-category', 'Endodontics'));
  const tall = await boxOf(filters(page));
  expect((await boxOf(entry(page, 'Sub-category', 'Endodontics'))).bottom).toBeLessThanOrEqual(tall.bottom);
  await expectBelow(results(page), filters(page));

  await resize(page, 900);
  await seen(regionList(page));
  expect(await inlineSizes(page)).toEqual([]);
  const [panel, main] = [await boxOf(filters(page)), await boxOf(results(page))];
  expect([panel.left, panel.right]).toEqual([main.left, main.right]);
  await resize(page, 1010);
  await seen(list(page, 'Category'));
  expect(await inlineSizes(page)).toEqual([]);
  await expect.poll(() => boxOf(filters(page))).toEqual(tall);

  await entry(page, 'Category', 'Dialysis').click();
  await gone(entry(page, 'Sub-category', 'Endodontics'));
  expect((await boxOf(filters(page))).bottom).toBeLessThan(tall.bottom);
  await expectBelow(results(page), filters(page));
});
