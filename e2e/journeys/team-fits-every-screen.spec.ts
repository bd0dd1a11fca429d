import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { seen } from '../screen.ts';
import { admin } from './staff-steps.ts';
import {
  box,
  invite,
  makeInvitation,
  makeMember,
  makeTeam,
  newEmail,
  register,
  teamPage,
} from './team-steps.ts';

const longName = 'Wilhelmina Featherstonehaugh-Montgomery van der Westhuizen';

test.slow();

test("the team with an unsaved change, registering, its status, and staff's list of requests fit every screen @thorough", async ({
  page,
  house,
}) => {
  const team = await makeTeam(house.db, 4);
  const { token } = await makeInvitation(house.db, team);
  await makeMember(house.db, team.companyId, longName, false);
  await house.signedInAs(team.lead.email);
  await page.goto(teamPage);
  await box(page, longName).check();
  await invite(page, team.lead.email);
  await seen(page.getByText('User already exists'));
  await expectFits(page);

  await page.context().clearCookies();
  await page.goto(`/register/${token}`);
  await register(page);
  await expect(page.getByText(/^Please enter /)).toHaveCount(5);
  await expectFits(page);

  await page.goto(`/registration-request/${token}`);
  await seen(page.getByText('You have been invited to join'));
  await expectFits(page);

  const waiting = { usergroup_id: team.companyId, email: newEmail(), invited_by: team.lead.id };
  await house.db.insertInto('invitations').values(waiting).execute();
  await house.signedInAs(admin);
  await page.goto('/admin-panel');
  await expect(page.getByRole('table')).toHaveCount(2);
  await expectFits(page);
});
