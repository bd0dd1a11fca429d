import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { expect, test } from '../fixtures.ts';
import { note } from './staff-steps.ts';
import {
  invitationLine,
  invite,
  makeMember,
  makeTeam,
  newEmail,
  noLicenseLeft,
  requestInvitation,
  teamPage,
} from './team-steps.ts';

const limited =
  'Too many Team Member invitations have been sent from your IP address, please try again later.';

test('TEAM-03 TEAM-09 errors of an invitation are shown under its field', async ({
  page,
  db,
  signedInAs,
}) => {
  const { companyId, lead } = await makeTeam(db);
  const mei = await makeMember(db, companyId, 'Mei Tanaka', false);
  const email = newEmail();
  await signedInAs(lead.email);
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

test('TEAM-03 a double click, or a retry after a lost answer, makes one invitation and keeps what is typed next', {
  tag: '@thorough',
}, async ({ page, db, signedInAs }) => {
  const { company, lead } = await makeTeam(db);
  const email = newEmail();
  await signedInAs(lead.email);
  await page.goto(teamPage);
  const calls = '**/api/usergroups/team-management/auth-requests';
  const sent: unknown[] = [];
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent.push(route.request().postDataJSON());
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Email').fill(` ${email} `);
  const send = page.getByRole('button', { name: 'Send invitation' });
  await send.dblclick();
  await expect(page.getByText(/The connection was lost before this was confirmed/)).toBeVisible();
  expect(sent).toEqual([{ email, company }]);
  await page.unroute(calls);
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await send.click();
  await page.getByLabel('Email').fill('the-next@');
  held.resolve();
  await expect(note(page, 'Invitation request sent')).toBeVisible();
  await expect(invitationLine(page, email)).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue('the-next@');
});

test('TEAM-11 open invitations hold licenses too', async ({ page, db, signedInAs }) => {
  const { lead } = await makeTeam(db, 2);
  await signedInAs(lead.email);
  await requestInvitation(page, newEmail());
  await expect(page.getByText('1 of 2 licenses in use, 1 invitation open')).toBeVisible();
  await invite(page, newEmail());
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(noLicenseLeft);
});

test('TEAM-03 MEND-10 too many invitations have to wait, and a second line says how long', {
  tag: '@thorough',
}, async ({ page, db, installation, signedInAs }) => {
  const { lead } = await makeTeam(db);
  const node = await startNode({
    DATABASE_URL: installation.databaseUrl,
    LOG_LEVEL: 'silent',
    LIMITS: 'invitation=1/60',
  });
  await signedInAs(lead.email);
  await page.goto(`http://localhost:${node.port}${teamPage}`);
  await invite(page, newEmail());
  await invite(page, newEmail());
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    `${limited} You can try again in a minute.`,
  );
  await expect(page.getByText(limited, { exact: true })).toBeVisible();
  await stopNode(node);
});
