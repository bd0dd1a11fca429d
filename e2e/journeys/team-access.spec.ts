import { expect, test } from '../fixtures.ts';
import { button, dialog, gone, heading, link, navigation, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { note, tableRow } from './staff-steps.ts';
import { box, makeMember, makeTeam, noLicenseLeft, teamPage, update } from './team-steps.ts';

async function enabledNames(db: Parameters<typeof makeTeam>[0], companyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('usergroup_id', '=', companyId)
    .where('enabled', '=', true)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

test('TEAM-01 a leader ticks and unticks people, and only the changes are saved, all at once', async ({
  page,
  house,
}) => {
  const { companyId, lead } = await makeTeam(house.db);
  const jonas = await makeMember(house.db, companyId, 'Jonas Feld');
  const mei = await makeMember(house.db, companyId, 'Mei Tanaka', false);
  await makeMember(house.db, companyId, 'Priya Raman');
  await house.signedInAs(lead.email);
  await page.goto(teamPage);
  await seen(heading(page, 'Team Management', { level: 1 }));
  await expect(tableRow(page, 'Ines Moreau')).toContainText('Team leader');
  await expect(tableRow(page, 'Jonas Feld')).toContainText(jonas.email);
  await expect(tableRow(page, 'Jonas Feld')).toContainText('never');
  await seen(page.getByText('3 of 5 licenses in use'));
  await expect(update(page)).toBeDisabled();
  await expect(box(page, 'Ines Moreau')).toBeDisabled();
  await expect(box(page, 'Ines Moreau')).toHaveAccessibleDescription('You cannot disable your own account.');

  await box(page, 'Mei Tanaka').check();
  await box(page, 'Jonas Feld').uncheck();
  await box(page, 'Priya Raman').uncheck();
  await box(page, 'Priya Raman').check();
  await seen(page.getByText('2 changes not saved: Mei Tanaka will be enabled, Jonas Feld will be disabled.'));
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.waitForEvent('load'),
    update(page).dblclick(),
  ]);
  expect(new Set(sent.postDataJSON())).toEqual(
    new Set([
      { id: mei.id, enabled: true },
      { id: jonas.id, enabled: false },
    ]),
  );
  await seen(note(page, 'Team access updated'));
  await expect(box(page, 'Jonas Feld')).not.toBeChecked();
  await expect(update(page)).toBeDisabled();
  expect(await enabledNames(house.db, companyId)).toEqual(['Ines Moreau', 'Mei Tanaka', 'Priya Raman']);
});

test('TEAM-02 more people than licenses are refused before anything is sent', async ({ page, house }) => {
  const { companyId, lead } = await makeTeam(house.db, 2);
  await makeMember(house.db, companyId, 'Jonas Feld');
  await makeMember(house.db, companyId, 'Mei Tanaka', false);
  await house.signedInAs(lead.email);
  await page.goto(teamPage);
  await box(page, 'Mei Tanaka').check();
  await seen(page.getByText(noLicenseLeft));
  await expect(update(page)).toBeDisabled();
  await box(page, 'Jonas Feld').uncheck();
  await gone(page.getByText(noLicenseLeft));
  await update(page).click();
  await seen(note(page, 'Team access updated'));
  await expect.poll(() => enabledNames(house.db, companyId)).toEqual(['Ines Moreau', 'Mei Tanaka']);
});

test('TEAM-01 NAV-23 leaving with unsaved changes asks first, but not after undoing them; if the session ends before the save, the next page says so @thorough', async ({
  page,
  house,
}) => {
  const { companyId, lead } = await makeTeam(house.db);
  await makeMember(house.db, companyId, 'Mei Tanaka', false);
  await house.signedInAs(lead.email);
  await page.goto(teamPage);
  await box(page, 'Mei Tanaka').check();
  const question = dialog(page, 'Leave without saving?');
  const orders = link(navigation(page, 'My Account'), 'My Orders');
  await orders.click();
  await button(question, 'Stay').click();
  await gone(question);
  await expect(box(page, 'Mei Tanaka')).toBeChecked();
  await button(page, 'Undo changes').click();
  await orders.click();
  await expect(page).toHaveURL('/dashboard/my-orders');

  await page.goto(teamPage);
  await box(page, 'Mei Tanaka').check();
  await button(page, 'Undo changes').click();
  await expect(page.locator(':focus')).toContainText('Update team access');
  await box(page, 'Mei Tanaka').check();
  await house.db.deleteFrom('sessions').where('user_id', '=', lead.id).execute();
  await update(page).click();
  await expect(page).toHaveURL('/');
  await seen(note(page, 'You are signed out. Please log in again.'));
});

test('TEAM-01 parts that do not load fail separately and can be retried @thorough', async ({
  page,
  house,
}) => {
  const { lead } = await makeTeam(house.db);
  await house.signedInAs(lead.email);
  const requests = '**/api/usergroups/team-management/auth-requests';
  for (const call of ['**/api/usergroups/*/members', requests])
    await fails(page, call, 'Something went wrong.');
  await page.goto(teamPage);
  await seen(heading(page, 'Your team did not load'));
  await seen(heading(page, 'The invitations did not load'));
  await seen(page.getByLabel('Email'));
  await page.unrouteAll();
  const retry = button(page, 'Try again');
  await retry.first().click();
  await seen(page.getByText('There is no one else in your team yet.'));
  await retry.click();
  await seen(page.getByText('There are no open invitations.'));
});
