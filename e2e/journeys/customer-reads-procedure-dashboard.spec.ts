import { csv } from '@caliper/api/testing/figure-files.ts';
import { expect, test } from '../fixtures.ts';
import { makeItemReader, opened } from './item-figures.ts';

test('DASH-04 DASH-05 procedures by country, setting and payer; what is pressed filters the rest', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'pt'));
  const frame = await opened(page, () => page.goto(path));
  const figures = frame.locator('dl');
  await expect(figures).toContainText('5,000');
  await expect(figures).toContainText('Procedures, 2025');
  await expect(figures).toContainText('+10.0 %');

  const ranking = frame.getByRole('region', { name: 'Ranking by country, 2025' });
  await ranking.getByRole('button', { name: 'France' }).click();
  await expect(page).toHaveURL(/[?&]country=France/);
  await expect(figures).toContainText('2,000');
  await expect(ranking.getByRole('button', { name: 'Germany' })).toBeVisible();
  await page.goBack();
  await expect(figures).toContainText('5,000');
  await page.goForward();
  await expect(figures).toContainText('2,000');

  await frame.getByRole('group', { name: 'Mix by' }).getByText('Payer').click();
  await expect(frame.getByRole('region', { name: 'Mix by payer' })).toBeVisible();
  const legend = frame.getByRole('list', { name: 'Legend: Procedures by procedure' });
  await legend.getByRole('button', { name: 'Hip replacement' }).click();
  await expect(page).toHaveURL(/[?&]off=Hip\+replacement/);
  await expect(legend.getByRole('button', { name: 'Hip replacement' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(figures).toContainText('5,000');
  await expect(frame.getByRole('region', { name: 'Filters' })).toBeFocused();
});

test('a table begins with its largest rows; shown whole, the keyboard can cut it again', {
  tag: '@thorough',
}, async ({ page, house }) => {
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
  await frame.getByRole('button', { name: 'Show all 9' }).press('Enter');
  await expect(table.getByRole('rowheader')).toHaveCount(9 + 1);
  await expect(frame.getByRole('button', { name: 'Show eight' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('rowheader')).toHaveCount(8 + 1);
});

test('DASH-05 a table has every year, what is forecast, and the growth ahead', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'pt'));
  const frame = await opened(page, () => page.goto(`${path}?rows=setting&show=growth`));
  const table = frame.getByRole('table', { name: 'Procedures by setting' });
  await expect(table.getByRole('columnheader', { name: /^Forecast/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Inpatient/ })).toHaveText(/3,000.*3,300.*3,630.*10\.0/);
  await expect(table.getByRole('row', { name: /^All/ })).toHaveText(/5,000/);
  await expect(frame.getByRole('img', { name: /^Growth by procedure/ })).toBeVisible();

  const map = frame.getByRole('region', { name: 'Procedures by country, 2025' });
  await map.getByRole('button', { name: /^Germany/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=Germany/);
  await expect(table.getByRole('row', { name: /^All/ })).toHaveText(/3,000/);
});
