import { makeItem } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { happened } from '@caliper/api/testing/usage.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { callAs, type House } from '../house.ts';
import { button, dialog, gone, heading, link, region, row, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { unique } from './catalogue-steps.ts';
import { admin, publications, sales } from './staff-steps.ts';

/** A client whose licence ends soon, who asks for renewal and wants what it does not have. */
async function makeEndingClient(house: House) {
  const { db } = house;
  const company = unique('Soonwell');
  const id = await makeCompany(db, {
    company,
    license: 'site',
    licenses: 5,
    expiry: new Date(Date.now() + 7.5 * 86_400_000),
  });
  const person = await makePerson(db, { usergroup_id: id, last_active: new Date() });
  const item = await makeItem(db, { item_name: unique('Bone Cement') });
  const refused = { usergroup_id: id, user_id: person.id, kind: 'refused', item_id: item.item_id };
  await happened(db, [
    ...Array.from({ length: 40 }, () => ({ ...refused, detail: 'not subscribed' })),
    ...Array.from({ length: 40 }, () => ({
      usergroup_id: id,
      user_id: person.id,
      kind: 'search',
      detail: `hydrogel ${company}`,
      answers: 0,
    })),
  ]);
  await callAs(house, person, 'contactUs', { body: { subject: 'New Renewal Request' } });
  return { company, id, item };
}

test('STAFF-01 USE-03 USE-04 sales find their work, and keep a client from the strip to the note', async ({
  page,
  house,
}) => {
  const { company, item } = await makeEndingClient(house);
  await fails(page, '**/api/open-cases*', 'Something went wrong.');
  await house.signedInAs(sales);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'Select any category to start browsing'));
  const ending = region(page, 'Clients expiring');
  await seen(ending.getByText('7 days left').or(ending.getByText('8 days left')).first());
  const refused = region(page, /Refused opens this week/);
  await expect(refused).toContainText(item.item_name);
  await expect(refused).toContainText(company);
  await expect(region(page, /Searches without result/)).toContainText(`hydrogel ${company}`);
  await gone(region(page, /Waiting for release|Last imports/));
  // One group fails and is tried again; the others stand.
  const cases = region(page, /Open requests/);
  await seen(cases.getByText('This did not load.'));
  await page.unroute('**/api/open-cases*');
  await button(cases, 'Try again').click();
  await button(cases, /Show all/)
    .or(row(cases, company))
    .first()
    .waitFor();

  await link(ending, 'Renewals').click();
  const client = row(page, company);
  await expect(client).toContainText('Answer their request for renewal');
  await expect(client).toContainText('suggested');
  await button(client, /^Next step and notes/).click();
  const form = dialog(page, company);
  await form.getByLabel('Next step').fill('Renewal call on Friday');
  await button(form, 'Save next step').click();
  await seen(form.getByText('Saved'));
  await form.getByLabel('Note for colleagues').fill('New director in May.');
  await button(form, 'Add note').click();
  await seen(form.getByText('New director in May.'));
  await page.keyboard.press('Escape');
  await expect(client).toContainText('Renewal call on Friday');
  await expect(client).toContainText('1 note');

  await page.goto('/wanted');
  await link(row(page, item.item_name), company).click();
  await seen(page.getByText(`Only ${company}`));
  await expect(page.getByRole('row', { name: /hydrogel/ })).toHaveCount(1);
});

test('STAFF-01 an admin finds the work below the pending requests, publications only theirs', async ({
  page,
  house,
}) => {
  const { company } = await makeEndingClient(house);
  await house.signedInAs(admin);
  await page.goto('/admin-panel');
  const order = page.locator('main section[aria-label], main section[aria-labelledby]');
  await seen(region(page, 'Clients expiring'));
  await expect(order.first()).toHaveAttribute('aria-label', 'Pending requests');
  await expect(region(page, /Waiting for release/)).toBeVisible();
  await seen(region(page, 'Last imports'));
  await link(page, 'Mine').click();
  await seen(region(page, 'Clients expiring').getByText('Nothing waits'));

  await house.signedInAs(publications);
  await page.goto('/catalog/all-reports');
  await seen(region(page, /Waiting for release/));
  await seen(region(page, /Refused opens this week/));
  await gone(region(page, /Clients expiring|Open requests/));
  await expect(region(page, /Refused opens this week/)).not.toContainText(company);
});

test('STAFF-01 USE-03 USE-04 the pages of sales fit every screen @thorough', async ({ page, house }) => {
  test.slow();
  await makeEndingClient(house);
  await house.signedInAs(sales);
  await page.goto('/catalog/all-reports');
  await seen(region(page, 'Clients expiring'));
  await expectFits(page);
  await page.goto('/renewals');
  await seen(page.getByRole('table', { name: 'Renewals' }));
  await expectFits(page);
  await page.goto('/wanted');
  await seen(region(page, /Could not be opened/));
  await expectFits(page);
});
