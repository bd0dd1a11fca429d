import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
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
  const sales = frame.getByRole('region', { name: 'Sales by manufacturer' });
  await expect(sales.getByText('USD thousand', { exact: true })).toBeVisible();
  await sales.getByRole('button', { name: /^Show as table/ }).click();
  await expect(sales.getByRole('row', { name: /^Vantor/ })).toHaveText(/7,200.*9,400/);
  await expect(sales.getByText('USD thousand')).toHaveCount(0);
  await expect(sales.getByRole('columnheader', { name: 'Measured USD' })).toBeVisible();

  await frame.getByRole('button', { name: 'Country All countries' }).click();
  await check(frame.getByRole('checkbox', { name: 'Germany' }));
  await expect(page).toHaveURL(/[?&]country=Germany/);
  await expect(figures).toContainText(/9,700\s*USD/);

  await frame.getByRole('radio', { name: 'Price', exact: true }).check({ force: true });
  await expect(frame.getByRole('region', { name: 'Price by manufacturer' })).toBeVisible();
  const spread = frame.getByRole('region', { name: 'Prices of single SKUs by manufacturer' });
  await spread.getByRole('button', { name: /^Show as table/ }).click();
  await expect(spread.getByRole('row', { name: /^Vantor/ })).toHaveText(/Vantor.*2.*20.*55/);

  await opened(page, () => page.reload());
  await expect(figures).toContainText(/9,700\s*USD/);
  await expect(frame.getByRole('region', { name: 'Price by manufacturer' })).toBeVisible();
});

test('DASH-04 DASH-05 SKUs are found by their words and set side by side', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'medsku'));
  const frame = await opened(page, () => page.goto(path));
  const skus = frame.getByRole('table', { name: 'SKUs' });
  await expect(skus.getByRole('row')).toHaveCount(4);
  await expect(skus.getByRole('row', { name: /^AR-1/ })).toHaveText(/180.*50.*9,000.*7\.1/);
  await frame.getByLabel('Find a SKU').fill('kestra');
  await expect(skus.getByRole('row')).toHaveCount(2);
  await skus.getByRole('button', { name: 'KE-1' }).click();
  const compared = frame.getByRole('region', { name: 'Compared SKUs' });
  await expect(compared.getByRole('img', { name: /^Price by SKU/ })).toBeVisible();
  await expect(page).toHaveURL(/search=kestra.*sku=KE-1|sku=KE-1.*search=kestra/);

  const download = page.waitForEvent('download');
  await compared.getByRole('button', { name: 'Save: Price by SKU' }).click();
  await frame.getByRole('menuitem', { name: 'Spreadsheet (XLSX)' }).click();
  expect((await download).suggestedFilename()).toMatch(/price-by-sku\.xlsx$/);

  await frame.getByLabel('Find a SKU').fill('');
  await skus.getByRole('button', { name: 'AR-1' }).click();
  await compared.getByRole('button', { name: 'Remove KE-1' }).click();
  await expect(compared.getByRole('button', { name: 'Remove AR-1' })).toBeFocused();
  await compared.getByRole('button', { name: 'Remove AR-1' }).click();
  await expect(compared).toHaveCount(0);
  await expect(frame.getByLabel('Find a SKU')).toBeFocused();
});
