import { makePerson, newPhone } from '@caliper/api/testing/people.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, gone, link, region, seen } from '../screen.ts';
import { enterCode, enterPassword, enterPhone, mailedLink } from './identity-steps.ts';
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
  const [staff, person] = [await secondPage(browser, house, admin), await secondPage(browser, house)];
  await house.signedInAs(lead.email);

  await requestInvitation(leader, email);
  await expect(leader.getByLabel('Email')).toHaveValue('');
  await expect(invitationLine(leader, email)).toContainText('Waiting for approval');
  await seen(leader.getByText('1 of 5 licenses in use, 1 invitation open'));
  expect(await mailsTo(house.db, email)).toBe(0);

  await staff.goto('/admin-panel');
  const row = requestRow(staff, 'Pending requests', email);
  await expect(row).toContainText(company);
  await expect(row).toContainText('Ines Moreau');
  await button(row, `Allow ${email}`).dblclick();
  await seen(requestRow(staff, 'Sent invitations', email));
  await gone(row);
  expect(await mailsTo(house.db, email)).toBe(1);

  const status = await mailedLink(house.db, email, 'registration-request');
  await person.goto(status);
  await seen(person.getByText(`You have been invited to join ${company}.`));
  await person.goto(await mailedLink(house.db, email, 'register'));
  await fillRegistration(person, secret);
  await register(person);
  await seen(note(person, created));
  await expect(person).toHaveURL('/');
  await enterPassword(person, email, secret);
  await seen(person.getByText(/Your account has not been enabled/));
  await person.goto(status);
  await seen(person.getByText(created));

  await leader.goto(teamPage);
  await gone(invitationLine(leader, email));
  await box(leader, 'Mei Tanaka').check();
  await seen(leader.getByText('1 change not saved: Mei Tanaka will be enabled.'));
  const reloaded = leader.waitForEvent('load');
  await update(leader).click();
  await reloaded;
  await seen(note(leader, 'Team access updated'));
  await expect(box(leader, 'Mei Tanaka')).toBeChecked();
  await seen(leader.getByText('2 of 5 licenses in use'));

  await person.reload();
  await seen(person.getByText('Your account has been enabled. You can sign in now.'));
  await link(person, 'Go to Sign In').click();
  const phone = newPhone();
  await enterPassword(person, email, secret);
  await enterPhone(person, phone);
  await enterCode(person, house.db, phone);
  await expect(person).toHaveURL('/catalog/all-reports');
});

test('ADM-01 TEAM-07 a denied invitation has ended, whether requested or already sent @thorough', async ({
  page: leader,
  house,
  browser,
}) => {
  const { lead } = await makeTeam(house.db);
  const [asked, sent] = [newEmail(), newEmail()];
  const staff = await secondPage(browser, house, admin);
  await house.signedInAs(lead.email);
  await requestInvitation(leader, asked);
  await sendInvitation(leader, staff, sent);

  const question = dialog(staff, 'Deny this request?');
  await button(staff, `Deny ${asked}`).click();
  await expect(question).toContainText(asked);
  await button(question, 'Cancel').click();
  await gone(question);
  await seen(requestRow(staff, 'Pending requests', asked));

  for (const email of [asked, sent]) {
    await button(staff, `Deny ${email}`).click();
    await button(question, 'Deny').click();
    await seen(note(staff, `The request for ${email} has been denied.`));
    await gone(staff.getByRole('row').filter({ hasText: email }));
    await expect(region(staff, 'Pending requests')).toBeFocused();
  }
  expect(await mailsTo(house.db, asked)).toBe(0);
  await leader.reload();
  for (const email of [asked, sent]) await expect(invitationLine(leader, email)).toContainText('Denied');
  await seen(leader.getByText('1 of 5 licenses in use', exact));

  const person = await secondPage(browser, house);
  await person.goto(await mailedLink(house.db, sent, 'registration-request'));
  await seen(person.getByText(withdrawn));
  await person.goto(await mailedLink(house.db, sent, 'register'));
  await seen(note(person, spentLink));
  await expect(person).toHaveURL('/');
});

test('TEAM-05 TEAM-07 an expired link is sent again, and only the new one works @thorough', async ({
  page: leader,
  house,
  browser,
}) => {
  const { lead } = await makeTeam(house.db);
  const email = newEmail();
  const [staff, person] = [await secondPage(browser, house, admin), await secondPage(browser, house)];
  await house.signedInAs(lead.email);
  await sendInvitation(leader, staff, email);
  await changeRows(house.db, 'invitations', { expires_at: new Date(Date.now() - 1000) }, { email });
  const old = await mailedLink(house.db, email, 'register');
  await person.goto(old);
  await seen(note(person, spentLink));
  await person.goto(await mailedLink(house.db, email, 'registration-request'));
  await seen(person.getByText(expired));
  await leader.reload();
  await expect(invitationLine(leader, email)).toContainText('The link expired on');

  await staff.reload();
  const row = requestRow(staff, 'Sent invitations', email);
  await expect(row).toContainText('expired');
  await button(row, `Resend ${email}`).dblclick();
  await seen(note(staff, `A new invitation has been sent to ${email}.`));
  await expect(row).toContainText('until');
  expect(await mailsTo(house.db, email)).toBe(2);

  await person.goto(old);
  await expect(person).toHaveURL('/');
  await person.goto(await mailedLink(house.db, email, 'register'));
  await expect(person.getByLabel('Email')).toHaveValue(email);
});

test('TEAM-09 only staff learn that an e-mail belongs to another company @thorough', async ({
  page: leader,
  house,
  browser,
}) => {
  const { lead } = await makeTeam(house.db);
  const elsewhere = await makePerson(house.db);
  const staff = await secondPage(browser, house, admin);
  await house.signedInAs(lead.email);
  await requestInvitation(leader, elsewhere.email);
  await staff.goto('/admin-panel');
  await button(staff, `Allow ${elsewhere.email}`).click();
  const notices = region(staff, 'Notifications');
  await seen(notices.getByText(/^This e-mail already has an account at Company/));
  await seen(requestRow(staff, 'Pending requests', elsewhere.email));
});
