import { expect, test } from '../fixtures.ts';
import { check, tap } from '../pressing.ts';
import { button, checkbox, exact, link, option, radio } from '../screen.ts';
import { inFrame, openMarket } from './dashboard-steps.ts';
import { filter } from './market-dashboard-steps.ts';
import { chaptersCalled, openReading } from './reader-steps.ts';

test.use({ hasTouch: true });

test('MEND-01 with a finger, the words of a choice choose it in the filters of a dashboard @thorough', async ({
  page,
  house,
}) => {
  const { path } = await openMarket(page, house);
  const frame = inFrame(page);
  await tap(filter(frame, 'Region'));
  await check(checkbox(frame, 'Europe', exact), tap);
  await expect(page).toHaveURL(`${path}?region=Europe`);
  await tap(radio(frame, 'Units', exact));
  await expect(page).toHaveURL(/show=units/);
});

test('MEND-01 with a finger, the words of a choice choose it in the settings of the reader and in the menus @thorough', async ({
  page,
  house,
}) => {
  await openReading(page, house, chaptersCalled('One'), 'One');
  await tap(button(page, 'Settings'));
  await check(checkbox(page, 'View Tables Only', exact), tap);

  await tap(button(page, 'Account menu'));
  await check(radio(page.getByRole('banner'), 'Dark'), tap);
  await tap(link(page.getByRole('banner'), 'Account Information'));
  await expect(page).toHaveURL('/dashboard/account-info');
});

test('MEND-01 a press on the words of an option chooses it in the lists of forms @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin@caliper.example');
  await page.goto('/admin-panel/user-report');
  await tap(page.getByLabel('License', exact));
  await tap(option(page, 'Single'));
  await expect(page).toHaveURL(/licenses=single/);
  await page.goto('/admin-panel/report-upload');
  await tap(page.getByLabel('Region', exact));
  await tap(option(page, 'Africa'));
  await expect(page.getByLabel('Region', exact)).toHaveValue('Africa');
});
