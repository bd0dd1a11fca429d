import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { publishReport } from '@caliper/api/testing/publish.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import { expectFitsHere } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { placeOf } from '../house.ts';
import { button, dialog, gone, link, region, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { choose, sales, tableRow } from './staff-steps.ts';

test('STAFF-07 sales look at the portal as a client does, read what they read, and come back', async ({
  page,
  house,
}) => {
  const company = unique('Watched');
  const companyId = await makeCompany(house.db, { company });
  const name = unique('Ines');
  const client = await makePerson(house.db, { name, usergroup_id: companyId });
  const { report_id, title } = await publishReport(placeOf(house), ['<h1>Knees</h1><p>They bend.</p>']);
  await subscribe(house.db, companyId, report_id);
  await house.signedInAs(sales);
  await page.goto('/client-access');
  await choose(page, 'Choose a company', company);
  await expect(page).toHaveURL(new RegExp(`\\b${companyId}\\b`));
  await page.getByRole('tab', { name: /Users/ }).click();
  await button(tableRow(page, name), `View as ${name}`).click();
  await button(dialog(page, `View as ${name}?`), 'View as client').click();

  const bar = region(page, 'Viewing as a client');
  await expect(bar).toContainText(`Viewing as ${name}, ${company}`);
  await expect(bar).toContainText(/(30:00|29:\d\d) left/);
  await page.goto(`/reports/${report_id}/knees/1`);
  await seen(page.getByText('They bend.'));
  await expect(page).toHaveTitle(new RegExp(title));
  // It survives a reload, and nothing that is the client's alone is offered.
  await page.reload();
  await seen(bar);
  await gone(button(page, /Notifications/));
  await page.setViewportSize({ width: 375, height: 900 });
  await expectFitsHere(page);
  await seen(button(bar, 'End'));
  await button(bar, 'End').click();
  await expect(page).toHaveURL(/\/client-access/);
  await gone(bar);
  await seen(link(page, /Check access/).first());
  const told = await rowsIn(house.db, 'audit_log', { subject: `user:${client.id}` });
  expect(told.map(({ action, actor }) => [action, actor]).sort()).toEqual([
    ['viewing ended', sales],
    ['viewing started', sales],
  ]);
});

test('STAFF-07 what is left of the time is the server’s, whatever the clock of the browser', async ({
  page,
  house,
}) => {
  const companyId = await makeCompany(house.db, { company: unique('Watched') });
  const name = unique('Ines');
  await makePerson(house.db, { name, usergroup_id: companyId });
  await house.signedInAs(sales);
  await page.clock.install({ time: Date.now() + 45 * 60_000 });
  await page.goto(`/client-access?company=${companyId}`);
  await page.getByRole('tab', { name: /Users/ }).click();
  await button(tableRow(page, name), `View as ${name}`).click();
  await button(dialog(page, `View as ${name}?`), 'View as client').click();
  const bar = region(page, 'Viewing as a client');
  await expect(bar).toContainText(/(30:00|29:\d\d) left/);
  await page.clock.runFor(60_000);
  await expect(bar).toContainText(/2[89]:\d\d left/);
});
