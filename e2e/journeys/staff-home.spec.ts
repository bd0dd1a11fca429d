import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, gone, heading, region, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { admin, note, secondPage } from './staff-steps.ts';
import { makeTeam, newEmail, requestInvitation, requestRow } from './team-steps.ts';

test.use({ account: admin });

const requests = '**/api/usergroups/team-management/auth-requests';

test('ADM-01 without requests the page says so; a list that does not load can be retried @thorough', async ({
  page,
}) => {
  await fails(page, requests, 'Something went wrong.');
  await page.goto('/admin-panel');
  await seen(heading(page, 'The requests did not load'));
  await page.unroute(requests);
  await page.route(requests, (route) => route.fulfill({ json: [] }));
  await button(page, 'Try again').click();
  await seen(heading(page, 'No pending requests'));
});

test('ADM-01 a request that a colleague has denied in the meantime leaves the list @thorough', async ({
  page,
  house,
  browser,
}) => {
  const { lead } = await makeTeam(house.db);
  const email = newEmail();
  const leader = await secondPage(browser, house, lead.email);
  await requestInvitation(leader, email);
  await page.goto('/admin-panel');
  const row = requestRow(page, 'Pending requests', email);
  await seen(row);
  await changeRows(house.db, 'invitations', { denied_at: new Date() }, { email });
  await button(row, `Allow ${email}`).click();
  await seen(note(page, 'This request has already been dealt with.'));
  await gone(row);
  await expect(region(page, 'Pending requests')).toBeFocused();
});

test('ADM-01 an e-mail of maximum length leaves the buttons reachable @thorough', async ({ page, house }) => {
  const { companyId, lead } = await makeTeam(house.db);
  const email = `${crypto.randomUUID()}@${`${'d'.repeat(60)}.`.repeat(3)}example`;
  const invitation = { usergroup_id: companyId, email, invited_by: lead.id };
  await house.db.insertInto('invitations').values(invitation).execute();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/admin-panel');
  await button(page, `Deny ${email}`).click();
  await button(page.getByRole('dialog'), 'Deny').click();
  await seen(note(page, `The request for ${email} has been denied.`));
});
