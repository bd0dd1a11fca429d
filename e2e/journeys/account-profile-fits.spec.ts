import { expectFits } from '../fits.ts';
import { test } from '../fixtures.ts';
import { button, seen } from '../screen.ts';
import { inDays, makeCustomer, openAccount } from './account-steps.ts';
import { unique } from './catalogue-steps.ts';

test.slow();

const longName = 'Interdisciplinary Musculoskeletal Reconstruction and Rehabilitation Holdings International';

test('ACC-02 the account page fits every screen, however long the names are @thorough', async ({
  page,
  house,
}) => {
  const details = { name: `Maximiliane ${'Hohenstein'.repeat(4)}`, title: longName, country: 'Canada' };
  const over = { company: unique(longName), expiry: inDays(9) };
  await house.signedIn(makeCustomer(house.db, { ...details, category: 'Spine' }, over));
  await openAccount(page);
  await expectFits(page);
});

test('ACC-03 editing the profile fits every screen, with a mistake @thorough', async ({ page, house }) => {
  await house.signedIn(makeCustomer(house.db, { title: longName }));
  await page.goto('/dashboard/edit-account-info');
  await page.getByLabel('Name *').fill('');
  await button(page, 'Save Changes').click();
  await seen(page.getByRole('main').getByRole('alert'));
  await expectFits(page);
});

test('ACC-07 asking for research fits every screen, with a mistake @thorough', async ({ page, house }) => {
  await house.signedIn(makeCustomer(house.db));
  await page.goto('/dashboard/custom-research-request');
  await button(page.getByRole('main'), 'Submit').click();
  await seen(page.getByRole('main').getByRole('alert'));
  await expectFits(page);
});
