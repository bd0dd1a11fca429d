import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { button, gone, heading, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { connectionLost, dialog, makePack, openPack, submit, tick } from './custom-report-dialog-steps.ts';
import { makeCustomReport, makeSupport } from './custom-report-steps.ts';
import { admin, note } from './staff-steps.ts';

async function addMarkets(db: Db, report_id: number, names: readonly string[]): Promise<void> {
  const rows = names.map((market_name, index) => ({ report_id, market_name, position: index + 1 }));
  await db.insertInto('report_markets').values(rows).execute();
}

test('CR-15 markets are chosen by report, only changes are saved, and they are shown again', async ({
  page,
  house,
}) => {
  const { id, lead, knees } = await makePack(house);
  await addMarkets(house.db, knees.report_id, ['Cemented', 'Cementless', 'Partial']);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const open = button(page, 'Dashboard Settings');
  await open.click();
  const settings = dialog(page, 'Dashboard Settings');
  await seen(settings.getByText('This report has no markets.'));
  const onOff = settings.getByRole('switch', { name: new RegExp(`^${knees.title}`) });
  await expect(onOff).not.toBeChecked();
  await check(onOff);
  await seen(settings.getByText('3 of 3 markets'));
  await button(settings, /^None/).click();
  await seen(settings.getByText(/^No market is selected/));
  await check(tick(settings, 'Cementless'));
  const saving = `**/api/custom-reports/global-dashboard/${id}`;
  await cut(page, saving);
  await submit(settings).click();
  await seen(settings.getByText(connectionLost));
  await page.unroute(saving);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    submit(settings).click(),
  ]);
  const saved = { report_id: knees.report_id, before: [], market_names: ['Cementless'] };
  expect(sent.postDataJSON()).toEqual(saved);
  await seen(note(page, 'Dashboard settings saved'));

  await page.reload();
  await open.click();
  await expect(onOff).toBeChecked();
  await expect(tick(settings, 'Cementless')).toBeChecked();
  await expect(tick(settings, 'Partial')).not.toBeChecked();
  await uncheck(onOff);
  await submit(settings).click();
  await gone(settings);
  await expect.poll(() => rowsIn(house.db, 'custom_report_markets', { c_report_id: id })).toEqual([]);
});

test('CR-15 CR-19 an admin sets up a MedCore report; the support account does not @thorough', async ({
  page,
  house,
}) => {
  const { knees } = await makePack(house);
  const support = await makeSupport(house.db);
  const id = await makeCustomReport(house, support, 'Essentials', [[knees.report_id, 1]]);
  await addMarkets(house.db, knees.report_id, ['Cemented']);
  await house.signedInAs(support.email);
  await openPack(page, id);
  await seen(button(page, 'Share With Companies'));
  await gone(button(page, 'Dashboard Settings'));
  await page.context().clearCookies();
  await house.signedInAs(admin);
  await openPack(page, id);
  await gone(heading(page, 'Options'));
  await button(page, 'Dashboard Settings').click();
  const settings = dialog(page, 'Dashboard Settings');
  await check(settings.getByRole('switch'));
  await submit(settings).click();
  await seen(note(page, 'Dashboard settings saved'));
});
