import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { happened } from '@caliper/api/testing/usage.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import type { House } from '../house.ts';
import { button, dialog, gone, link, navigation, region, row, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { secondPage } from './staff-steps.ts';

/** A team of five that has read for three months. */
async function makeReadingTeam({ db }: House) {
  const company = unique('Meridian');
  const companyId = await makeCompany(db, {
    company,
    license: 'corporate',
    licenses: 12,
    expiry: new Date(Date.now() + 200 * 86_400_000),
  });
  const people = await Promise.all(
    ['Ines Moreau', 'Jonas Feld', 'Rui Costa', 'Ada Lund', 'Mia Brandt'].map((name, index) =>
      makePerson(db, { usergroup_id: companyId, name, lead: index === 0, last_active: new Date() }),
    ),
  );
  const [read, unopened, missing] = await Promise.all(
    ['Large-Joint Reconstruction Devices', 'Peripheral Stents', 'Robotic Surgical Assistance'].map((title) =>
      makeItem(db, { item_name: unique(title) }),
    ),
  );
  for (const item of [read, unopened]) await subscribe(db, companyId, item?.item_id ?? 0);
  await happened(
    db,
    people.flatMap(({ id }, index) =>
      [1, 33, 63].flatMap((days) =>
        [
          ...Array.from({ length: 3 + index }, () => ({ kind: 'read', item_id: read?.item_id ?? 0 })),
          { kind: 'refused', item_id: missing?.item_id ?? 0, detail: 'not subscribed' },
          { kind: 'export', item_id: read?.item_id ?? 0, detail: 'xlsx' },
        ].map((event) => ({ ...event, usergroup_id: companyId, user_id: id, days })),
      ),
    ),
  );
  const [leader, member] = people;
  if (!leader || !member || !unopened || !missing) throw new Error('The team has nobody.');
  return { company, leader, member, unopened, missing };
}

test('USE-02 a leader shows what the subscription is worth, tells the team, and switches names on', async ({
  page,
  house,
  browser,
}) => {
  const { company, leader, member, unopened, missing } = await makeReadingTeam(house);
  await house.signedInAs(leader.email);
  await page.goto('/dashboard/account-info');
  await link(navigation(page, 'My Account'), 'Team usage').click();
  await expect(page.getByText(`${company}, `)).toBeVisible();
  await expect(page.getByText('5 of 12')).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: /^75$/ })).toBeVisible();
  await expect(region(page, 'Chapters read').getByRole('listitem')).toHaveCount(12);

  const idle = row(region(page, /Paid for, not opened/), unopened.item_name);
  await button(idle, /^Tell the team/).click();
  await expect(idle).toContainText(/Told on \d{4}/);
  const asked = row(region(page, /Asked for, not subscribed/), missing.item_name);
  await expect(asked).toContainText('15');
  await button(asked, /^Ask for a quote/).click();
  await button(dialog(page, 'Buy Now'), /Send|Buy/).click();
  await expect(button(asked, /^Requested on/)).toBeVisible();

  const download = page.waitForEvent('download');
  await button(page, 'One page as PDF').click();
  expect((await download).suggestedFilename()).toMatch(/^team-usage-[\d-]+\.pdf$/);

  const colleague = await secondPage(browser, house, member.email);
  await colleague.goto('/dashboard/team-usage');
  await seen(colleague.getByText('Nobody’s reading is shown by name.', { exact: false }));
  await button(page, 'Show per person').click();
  await button(dialog(page, 'Show per person?'), 'Tell the team').click();
  await seen(page.getByText('Shown by name.'));
  // Told within a second or two, and the list asks again only after a minute.
  const told = link(colleague.getByRole('main'), /Team usage/).first();
  await expect(async () => {
    await colleague.goto('/notifications');
    await expect(told).toBeVisible({ timeout: 3000 });
  }).toPass();
  await told.click();
  await seen(region(colleague, /By name/));
  await gone(button(colleague, 'Hide names'));
  await colleague.context().close();
});

test('USE-02 team usage fits every screen @thorough', async ({ page, house }) => {
  test.slow();
  const { leader } = await makeReadingTeam(house);
  await house.signedInAs(leader.email);
  await page.goto('/dashboard/team-usage');
  await seen(region(page, 'Most read'));
  await expectFits(page);
});
