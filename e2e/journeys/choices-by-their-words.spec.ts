import { expect, test } from '../fixtures.ts';
import { check, tap } from '../pressing.ts';
import { inFrame, openMarket } from './dashboard-steps.ts';
import { filter } from './market-dashboard-steps.ts';
import { chaptersCalled, makeReading, openReport, reportAddress } from './reader-steps.ts';

test.use({ hasTouch: true });

test('MEND-01 with a finger, the words of a choice choose it in the filters of a dashboard', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { path } = await openMarket(page, house);
  const frame = inFrame(page);
  await tap(filter(frame, 'Region'));
  await check(frame.getByRole('checkbox', { name: 'Europe', exact: true }), tap);
  await expect(page).toHaveURL(`${path}?region=Europe`);
  await tap(frame.getByRole('radio', { name: 'Units', exact: true }));
  await expect(page).toHaveURL(/show=units/);
});

test('MEND-01 with a finger, the words of a choice choose it in the settings of the reader and in the menus', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One')));
  await openReport(page, reportAddress(report_id), 'One');
  await tap(page.getByRole('button', { name: 'Settings' }));
  await check(page.getByRole('checkbox', { name: 'View Tables Only', exact: true }), tap);

  await tap(page.getByRole('button', { name: 'Account menu' }));
  await check(page.getByRole('banner').getByRole('radio', { name: 'Dark' }), tap);
  await tap(page.getByRole('banner').getByRole('link', { name: 'Account Information' }));
  await expect(page).toHaveURL('/dashboard/account-info');
});

test('MEND-01 a press on the words of an option chooses it in the lists of forms', {
  tag: '@thorough',
}, async ({ page, signedInAs }) => {
  await signedInAs('admin@caliper.example');
  await page.goto('/admin-panel/user-report');
  await tap(page.getByLabel('License', { exact: true }));
  await tap(page.getByRole('option', { name: 'Single' }));
  await expect(page).toHaveURL(/licenses=single/);
  await page.goto('/admin-panel/report-upload');
  await tap(page.getByLabel('Region', { exact: true }));
  await tap(page.getByRole('option', { name: 'Africa' }));
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('Africa');
});
