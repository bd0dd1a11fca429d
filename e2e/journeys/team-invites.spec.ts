import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, gone, heading, seen } from '../screen.ts';
import { note } from './staff-steps.ts';
import {
  invitationLine,
  invite,
  mailsTo,
  makeInvitation,
  makeMember,
  makeTeam,
  newEmail,
  noLicenseLeft,
  requestInvitation,
  teamPage,
} from './team-steps.ts';

const limited =
  'Too many Team Member invitations have been sent from your IP address, please try again later.';

test('TEAM-03 TEAM-09 errors of an invitation are shown under its field @thorough', async ({
  page,
  house,
}) => {
  const { companyId, lead } = await makeTeam(house.db);
  const mei = await makeMember(house.db, companyId, 'Mei Tanaka', false);
  const email = newEmail();
  await house.signedInAs(lead.email);
  await requestInvitation(page, email);
  const field = page.getByLabel('Email');
  await expect(field).toHaveAttribute('type', 'email');
  const wrong = {
    '': 'Please enter an e-mail.',
    'not an address': 'Please check this field.',
    [mei.email.toUpperCase()]: 'User already exists',
    [email]: 'This person has already been invited.',
  };
  for (const [typed, words] of Object.entries(wrong)) {
    await invite(page, typed);
    await expect(field, typed).toHaveAccessibleDescription(words);
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  }
});

test('TEAM-11 MEND-13 a pasted list is invited at once, and a leader withdraws and resends', async ({
  page,
  house,
  context,
}) => {
  const team = await makeTeam(house.db, 4);
  const mei = await makeMember(house.db, team.companyId, 'Mei Tanaka', false);
  const sent = await makeInvitation(house.db, team);
  const [first, second] = [newEmail(), newEmail()];
  await house.signedInAs(team.lead.email);
  await page.goto(teamPage);
  await seen(page.getByText('Caliper staff approve each invitation and then mail a link'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = `Doe, Jane <${first}>;\n${second}\n${mei.email}, nobody`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), list);
  await page.getByLabel('Email').click();
  await page.keyboard.press('ControlOrMeta+v');
  const field = page.getByLabel('Email addresses');
  await expect(field).toBeFocused();
  await button(page, 'Send invitations').dblclick();

  await seen(note(page, '2 invitation requests sent'));
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results).toContainText([
    `${first}Invitation request sent`,
    `${second}Invitation request sent`,
    `${mei.email}User already exists`,
    'nobodyThis is not an e-mail address.',
  ]);
  await expect(field).toHaveValue(`${mei.email}\nnobody`);
  await expect(field).toHaveAccessibleDescription(/2 of 4 could not be invited/);
  await seen(page.getByText('1 of 4 licenses in use, 3 invitations open'));

  await button(page, 'Invite one person').click();
  await invite(page, newEmail());
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(noLicenseLeft);

  await expect(invitationLine(page, first)).toContainText('Waiting for approval by our staff');
  await gone(button(page, `Resend ${first}`));
  await button(page, `Withdraw ${first}`).click();
  const question = dialog(page, 'Withdraw this invitation?');
  await expect(question).toContainText('The license becomes free.');
  await button(question, 'Withdraw').dblclick();
  await seen(note(page, `The invitation for ${first} has been withdrawn.`));
  await gone(invitationLine(page, first));
  await expect(heading(page, 'Invitations')).toBeFocused();
  await seen(page.getByText('1 of 4 licenses in use, 2 invitations open'));

  await button(page, `Resend ${sent.email}`).dblclick();
  await seen(note(page, `A new invitation has been sent to ${sent.email}.`));
  expect(await mailsTo(house.db, sent.email)).toBe(1);
});

test('TEAM-03 MEND-10 too many invitations have to wait, and a second line says how long @thorough', async ({
  page,
  house,
  installation,
}) => {
  const { lead } = await makeTeam(house.db);
  const node = await startNode({
    DATABASE_URL: installation.databaseUrl,
    LOG_LEVEL: 'silent',
    LIMITS: 'invitation=1/60',
  });
  await house.signedInAs(lead.email);
  await page.goto(`http://localhost:${node.port}${teamPage}`);
  await invite(page, newEmail());
  await invite(page, newEmail());
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    `${limited} You can try again in a minute.`,
  );
  await seen(page.getByText(limited, exact));
  await stopNode(node);
});
