import { csv } from '@caliper/api/testing/figure-files.ts';
import { expect, test } from '../fixtures.ts';
import { button, group, region, row, seen } from '../screen.ts';
import { makeItemReader, opened } from './item-figures.ts';

test('DASH-04 DASH-05 procedures by country, setting and payer; what is pressed filters the rest @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'pt'));
  const frame = await opened(page, () => page.goto(path));
  const figures = frame.locator('dl');
  await expect(figures).toContainText('5,000');
  await expect(figures).toContainText('Procedures, 2025');
  await expect(figures).toContainText('+10.0 %');

  const ranking = region(frame, 'Ranking by country, 2025');
  await button(ranking, 'France').click();
  await expect(page).toHaveURL(/[?&]country=France/);
  await expect(figures).toContainText('2,000');
  await seen(button(ranking, 'Germany'));
  await page.goBack();
  await expect(figures).toContainText('5,000');
  await page.goForward();
  await expect(figures).toContainText('2,000');

  await group(frame, 'Mix by').getByText('Payer').click();
  await seen(region(frame, 'Mix by payer'));
  const legend = frame.getByRole('list', { name: 'Legend: Procedures by procedure' });
  await button(legend, 'Hip replacement').click();
  await expect(page).toHaveURL(/[?&]off=Hip\+replacement/);
  await expect(button(legend, 'Hip replacement')).toHaveAttribute('aria-pressed', 'false');

  await button(frame, 'Reset').click();
  await expect(figures).toContainText('5,000');
  await expect(region(frame, 'Filters')).toBeFocused();
});

test('a table begins with its largest rows; shown whole, the keyboard can cut it again @thorough', async ({
  page,
  house,
}) => {
  const head = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
  const countries = [
    'Austria',
    'Belgium',
    'Denmark',
    'Finland',
    'France',
    'Germany',
    'Italy',
    'Spain',
    'Sweden',
  ];
  const rows = countries.map((country) => [
    'Hip',
    'Bones',
    'Inpatient',
    'Public',
    'Europe',
    country,
    2025,
    9,
  ]);
  const { path } = await house.signedIn(makeItemReader(house, 'pt', csv(head, ...rows)));
  const frame = await opened(page, () => page.goto(path));
  const table = frame.getByRole('table', { name: 'Procedures by country' });
  await expect(table.getByRole('rowheader')).toHaveCount(8 + 1);
  await button(frame, 'Show all 9').press('Enter');
  await expect(table.getByRole('rowheader')).toHaveCount(9 + 1);
  await expect(button(frame, 'Show eight')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('rowheader')).toHaveCount(8 + 1);
});

test('DASH-05 a table has every year, what is forecast, and the growth ahead @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'pt'));
  const frame = await opened(page, () => page.goto(`${path}?rows=setting&show=growth`));
  const table = frame.getByRole('table', { name: 'Procedures by setting' });
  await seen(table.getByRole('columnheader', { name: /^Forecast/ }));
  await expect(row(table, /^Inpatient/)).toHaveText(/3,000.*3,300.*3,630.*10\.0/);
  await expect(row(table, /^All/)).toHaveText(/5,000/);
  await seen(frame.getByRole('img', { name: /^Growth by procedure/ }));

  const map = region(frame, 'Procedures by country, 2025');
  await button(map, /^Germany/).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=Germany/);
  await expect(row(table, /^All/)).toHaveText(/3,000/);
});
