import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, checkbox, exact, gone, radio, region, row, seen, table } from '../screen.ts';
import { makeItemReader, opened } from './item-figures.ts';

test('DASH-04 DASH-05 prices and volumes from the manufacturer down to the SKU, filtered in the address', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'medsku'));
  const frame = await opened(page, () => page.goto(path));
  const figures = frame.locator('dl');
  await expect(figures).toContainText(/12\.1\s*USD k/);
  await expect(figures).toContainText('+26.0 %');
  const sales = region(frame, 'Sales by manufacturer');
  await seen(sales.getByText('USD thousand', exact));
  await button(sales, /^Show as table/).click();
  await expect(row(sales, /^Vantor/)).toHaveText(/7,200.*9,400/);
  await gone(sales.getByText('USD thousand'));
  await seen(sales.getByRole('columnheader', { name: 'Measured USD' }));

  await button(frame, 'Country All countries').click();
  await check(checkbox(frame, 'Germany'));
  await expect(page).toHaveURL(/[?&]country=Germany/);
  await expect(figures).toContainText(/9,700\s*USD/);

  await radio(frame, 'Price', exact).check({ force: true });
  await seen(region(frame, 'Price by manufacturer'));
  const spread = region(frame, 'Prices of single SKUs by manufacturer');
  await button(spread, /^Show as table/).click();
  await expect(row(spread, /^Vantor/)).toHaveText(/Vantor.*2.*20.*55/);

  await opened(page, () => page.reload());
  await expect(figures).toContainText(/9,700\s*USD/);
  await seen(region(frame, 'Price by manufacturer'));
});

test('DASH-04 DASH-05 SKUs are found by their words and set side by side @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'medsku'));
  const frame = await opened(page, () => page.goto(path));
  const skus = table(frame, 'SKUs');
  await expect(skus.getByRole('row')).toHaveCount(4);
  await expect(row(skus, /^AR-1/)).toHaveText(/180.*50.*9,000.*7\.1/);
  await frame.getByLabel('Find a SKU').fill('kestra');
  await expect(skus.getByRole('row')).toHaveCount(2);
  await button(skus, 'KE-1').click();
  const compared = region(frame, 'Compared SKUs');
  await seen(compared.getByRole('img', { name: /^Price by SKU/ }));
  await expect(page).toHaveURL(/search=kestra.*sku=KE-1|sku=KE-1.*search=kestra/);

  const download = page.waitForEvent('download');
  await button(compared, 'Save: Price by SKU').click();
  await frame.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click();
  expect((await download).suggestedFilename()).toMatch(/price-by-sku\.xlsx$/);

  await frame.getByLabel('Find a SKU').fill('');
  await button(skus, 'AR-1').click();
  await button(compared, 'Remove KE-1').click();
  await expect(button(compared, 'Remove AR-1')).toBeFocused();
  await button(compared, 'Remove AR-1').click();
  await gone(compared);
  await expect(frame.getByLabel('Find a SKU')).toBeFocused();
});
