import { makePerson } from '@caliper/api/testing/people.ts';
import { expect, test } from '../fixtures.ts';
import { codeSentTo, enterPassword, enterPhone, mailedLink, newPhone } from './identity-steps.ts';
import { admin, note, secondPage } from './staff-steps.ts';
import {
  box,
  created,
  fillRegistration,
  invitationLine,
  mailsTo,
  makeTeam,
  newEmail,
  register,
  requestInvitation,
  requestRow,
  sendInvitation,
  spentLink,
  teamPage,
  update,
} from './team-steps.ts';

const secret = 'measured in tenths 9';
const withdrawn =
  'This invitation has been withdrawn. Please contact your team leader or your sales representative.';
const expired =
  'This invitation has expired. Please ask your team leader or your sales representative for a new one.';

test('TEAM-01 TEAM-03 TEAM-05 TEAM-07 TEAM-08 ADM-01 from an invitation to the first sign-in', async ({
  page: leader,
  house,
  browser,
}) => {
  test.slow();
  const { company, lead } = await makeTeam(house.db);
  const email = newEmail();
  const [staff, person] = [
    await secondPage(browser, house.baseURL),
    await secondPage(browser, house.baseURL),
  ];
  await house.signedInAs(lead.email);
  await house.signedInAs(admin, staff.context());

  await requestInvitation(leader, email);
  await expect(leader.getByLabel('Email')).toHaveValue('');
  await expect(invitationLine(leader, email)).toContainText('Waiting for approval');
  await expect(leader.getByText('1 of 5 licenses in use, 1 invitation open')).toBeVisible();
  expect(await mailsTo(house.db, email)).toBe(0);

  await staff.goto('/admin-panel');
  const row = requestRow(staff, 'Pending requests', email);
  await expect(row).toContainText(company);
  await expect(row).toContainText('Ines Moreau');
  await row.getByRole('button', { name: `Allow ${email}` }).dblclick();
  await expect(requestRow(staff, 'Sent invitations', email)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await mailsTo(house.db, email)).toBe(1);

  const status = await mailedLink(house.db, email, 'registration-request');
  await person.goto(status);
  await expect(person.getByText(`You have been invited to join ${company}.`)).toBeVisible();
  await person.goto(await mailedLink(house.db, email, 'register'));
  await fillRegistration(person, secret);
  await register(person);
  await expect(note(person, created)).toBeVisible();
  await expect(person).toHaveURL('/');
  await enterPassword(person, email, secret);
  await expect(person.getByText(/Your account has not been enabled/)).toBeVisible();
  await person.goto(status);
  await expect(person.getByText(created)).toBeVisible();

  await leader.goto(teamPage);
  await expect(invitationLine(leader, email)).toHaveCount(0);
  await box(leader, 'Mei Tanaka').check();
  await expect(leader.getByText('1 change not saved: Mei Tanaka will be enabled.')).toBeVisible();
  const reloaded = leader.waitForEvent('load');
  await update(leader).click();
  await reloaded;
  await expect(note(leader, 'Team access updated')).toBeVisible();
  await expect(box(leader, 'Mei Tanaka')).toBeChecked();
  await expect(leader.getByText('2 of 5 licenses in use')).toBeVisible();

  await person.reload();
  await expect(person.getByText('Your account has been enabled. You can sign in now.')).toBeVisible();
  await person.getByRole('link', { name: 'Go to Sign In' }).click();
  const phone = newPhone();
  await enterPassword(person, email, secret);
  await enterPhone(person, phone);
  await expect(person.getByText(/We sent a 6-digit code/)).toBeVisible();
  await person.getByLabel('Verification code').fill(await codeSentTo(house.db, phone));
  await expect(person).toHaveURL('/catalog/all-reports');
});

test('ADM-01 TEAM-07 a denied invitation has ended, whether requested or already sent', {
  tag: '@thorough',
}, async ({ page: leader, house, browser }) => {
  const { lead } = await makeTeam(house.db);
  const [asked, sent] = [newEmail(), newEmail()];
  const staff = await secondPage(browser, house.baseURL);
  await house.signedInAs(lead.email);
  await house.signedInAs(admin, staff.context());
  await requestInvitation(leader, asked);
  await sendInvitation(leader, staff, sent);

  const question = staff.getByRole('dialog', { name: 'Deny this request?' });
  await staff.getByRole('button', { name: `Deny ${asked}` }).click();
  await expect(question).toContainText(asked);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(requestRow(staff, 'Pending requests', asked)).toBeVisible();

  for (const email of [asked, sent]) {
    await staff.getByRole('button', { name: `Deny ${email}` }).click();
    await question.getByRole('button', { name: 'Deny' }).click();
    await expect(note(staff, `The request for ${email} has been denied.`)).toBeVisible();
    await expect(staff.getByRole('row').filter({ hasText: email })).toHaveCount(0);
    await expect(staff.getByRole('region', { name: 'Pending requests' })).toBeFocused();
  }
  expect(await mailsTo(house.db, asked)).toBe(0);
  await leader.reload();
  for (const email of [asked, sent]) await expect(invitationLine(leader, email)).toContainText('Denied');
  await expect(leader.getByText('1 of 5 licenses in use', { exact: true })).toBeVisible();

  const person = await secondPage(browser, house.baseURL);
  await person.goto(await mailedLink(house.db, sent, 'registration-request'));
  await expect(person.getByText(withdrawn)).toBeVisible();
  await person.goto(await mailedLink(house.db, sent, 'register'));
  await expect(note(person, spentLink)).toBeVisible();
  await expect(person).toHaveURL('/');
});

test('TEAM-05 TEAM-07 an expired link is sent again, and only the new one works', {
  tag: '@thorough',
}, async ({ page: leader, house, browser }) => {
  const { lead } = await makeTeam(house.db);
  const email = newEmail();
  const [staff, person] = [
    await secondPage(browser, house.baseURL),
    await secondPage(browser, house.baseURL),
  ];
  await house.signedInAs(lead.email);
  await house.signedInAs(admin, staff.context());
  await sendInvitation(leader, staff, email);
  await house.db
    .updateTable('invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', email)
    .execute();
  const old = await mailedLink(house.db, email, 'register');
  await person.goto(old);
  await expect(note(person, spentLink)).toBeVisible();
  await person.goto(await mailedLink(house.db, email, 'registration-request'));
  await expect(person.getByText(expired)).toBeVisible();
  await leader.reload();
  await expect(invitationLine(leader, email)).toContainText('The link expired on');

  await staff.reload();
  const row = requestRow(staff, 'Sent invitations', email);
  await expect(row).toContainText('expired');
  await row.getByRole('button', { name: `Resend ${email}` }).dblclick();
  await expect(note(staff, `A new invitation has been sent to ${email}.`)).toBeVisible();
  await expect(row).toContainText('until');
  expect(await mailsTo(house.db, email)).toBe(2);

  await person.goto(old);
  await expect(person).toHaveURL('/');
  await person.goto(await mailedLink(house.db, email, 'register'));
  await expect(person.getByLabel('Email')).toHaveValue(email);
});

test('TEAM-09 only staff learn that an e-mail belongs to another company', { tag: '@thorough' }, async ({
  page: leader,
  house,
  browser,
}) => {
  const { lead } = await makeTeam(house.db);
  const elsewhere = await makePerson(house.db);
  const staff = await secondPage(browser, house.baseURL);
  await house.signedInAs(lead.email);
  await house.signedInAs(admin, staff.context());
  await requestInvitation(leader, elsewhere.email);
  await staff.goto('/admin-panel');
  await staff.getByRole('button', { name: `Allow ${elsewhere.email}` }).click();
  const notices = staff.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText(/^This e-mail already has an account at Company/)).toBeVisible();
  await expect(requestRow(staff, 'Pending requests', elsewhere.email)).toBeVisible();
});
