import { expectFrameFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, checkbox, exact, gone, group, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { framedAt, inFrame, makeFiguresReader } from './dashboard-steps.ts';
import { accessFile, filter, marketFiles, panel } from './market-dashboard-steps.ts';

test.slow();

const longName = 'Minimally Invasive Sacroiliac Fusion and Kyphoplasty Systems';

test('DASH-04 a market dashboard fits every screen, also with an open filter and its numbers in sight @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeFiguresReader(house, marketFiles([longName, 100], ['Hips', 2])));
  await page.goto(`${path}?country=Canada&shares=pie`);
  const frame = inFrame(page);
  const main = panel(frame, 'Market value by market');
  await seen(main.getByRole('img', { name: /^Market value by market/ }));
  await seen(group(frame, 'Value by country, 2025'));
  await expectFrameFits(page, framedAt(page));

  await button(main, 'Show as table: Market value by market').click();
  await filter(frame, 'Segment').click();
  await seen(checkbox(frame, 'All segments'));
  await expectFrameFits(page, framedAt(page), [375]);
  for (const end of ['From', 'To']) await seen(frame.getByRole('combobox', { name: end }));
});

test('DASH-05 company shares and market access fit every screen @thorough', async ({ page, house }) => {
  const shares = await makeFiguresReader(house, marketFiles(['Knees', 100]));
  await house.signedInAs(shares.email);
  await page.goto(`${shares.path}?show=companies&company=Vantor`);
  await seen(panel(inFrame(page), 'Company shares by segment, 2025').getByRole('table'));
  await expectFrameFits(page, framedAt(page));

  const access = await makeFiguresReader(house, accessFile(), { dashboard_kind: 'medaccess' });
  await house.signedInAs(access.email);
  await page.goto(access.path);
  const frame = inFrame(page);
  await seen(frame.getByRole('img', { name: 'Coverage by payer' }));
  await seen(group(frame, 'Coverage by country, 2025', exact));
  await expectFrameFits(page, framedAt(page));
});

test('DASH-04 a map and a chart that do not load say so and can be tried again @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeFiguresReader(house, marketFiles(['Knees', 1])));
  const parts = /_virtual_world-map-.*\.js|engine-.*\.js/;
  await cut(page, parts);
  await page.goto(path);
  const main = panel(inFrame(page), 'Market value by segment');
  const map = panel(inFrame(page), /^Value by country/);
  await expect(main.getByRole('alert')).toContainText('The chart could not be loaded.');
  await seen(map.getByRole('alert'));
  await page.unroute(parts);
  for (const one of [main, map]) await button(one, 'Try again').click();
  await seen(main.getByRole('img', { name: /^Market value by segment/ }).locator('svg'));
  await seen(group(map, 'Value by country, 2025'));
  await gone(main.getByRole('alert'));
});

test('DASH-04 a panel that does not load fails alone and can be tried again @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeFiguresReader(house, marketFiles(['Knees', 1])));
  const byCountry = (body: string | null) => body?.includes('"country"') ?? false;
  await page.route('**/query', (route) =>
    byCountry(route.request().postData()) ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  );
  await page.goto(path);
  const frame = inFrame(page);
  const map = panel(frame, /^Value by country/);
  await seen(map.getByRole('alert'));
  await seen(frame.getByRole('img', { name: /^Market value by segment/ }));
  await page.unroute('**/query');
  await button(map, 'Try again').click();
  await expect(map).toBeFocused();
  await seen(group(map, 'Value by country, 2025'));
});
