import { expect, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { button, gone, link, seen } from '../screen.ts';
import { rowOf, rows } from './catalogue-steps.ts';
import {
  dialog,
  makePack,
  openOwnPack,
  openPack,
  option,
  submit,
  tick,
} from './custom-report-dialog-steps.ts';
import { expectChapter, leftPanel } from './reader-steps.ts';
import { note, secondPage } from './staff-steps.ts';
import { makeMember } from './team-steps.ts';

const list = '/catalog/custom-reports';

test('CR-08 CR-10 a chosen teammate can read it at once, until sharing is revoked', async ({
  page,
  house,
  browser,
}) => {
  const { id, name, lead, companyId } = await makePack(house);
  const jonas = await makeMember(house.db, companyId, 'Jonas Feld');
  await makeMember(house.db, companyId, 'Priya Raman');
  await makeMember(house.db, companyId, 'Mei Tanaka', false);
  const other = await secondPage(browser, house, jonas.email);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Share With Team').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Reports shared with Team Members are read-only');
  await option(page, 'Share With Team').click();
  const share = dialog(page, 'Share Custom Report');
  await seen(share.getByText('Reports shared with Team Members are read-only'));
  await expect(share.getByRole('checkbox')).toHaveCount(2);
  await expect(tick(share, `Jonas Feld ${jonas.email}`)).not.toBeChecked();
  await seen(share.getByText('0 of 2 chosen'));
  await submit(share, 'Share').click();
  await seen(share.getByText('Please choose whom to share it with.'));
  await check(tick(share, /^Jonas/));
  await seen(share.getByText('1 of 2 chosen'));
  await submit(share, 'Share').dblclick();
  await seen(note(page, 'Custom report shared'));

  await other.goto(list);
  await link(rowOf(other, name), name).click();
  await expectChapter(other, 'Knees part 1');
  await expect(leftPanel(other)).toContainText('Ines Moreau');
  await gone(button(other, 'Edit Report'));

  await option(page, 'Share With Team').click();
  await expect(tick(share, /^Jonas/)).toBeChecked();
  await uncheck(tick(share, /^Jonas/));
  await seen(share.getByText(/no longer be shared with anyone/));
  await submit(share, 'Stop sharing').click();
  await seen(note(page, 'Custom report no longer shared'));
  await other.goto(list);
  await seen(other.getByText('You have no Custom Reports to view'));
  await gone(rows(other));
});

test('CR-10 sharing is refused with the reason if there is no one to share with @thorough', async ({
  page,
  house,
}) => {
  const { id, companyId } = await openOwnPack(page, house);
  const share = option(page, 'Share With Team');
  await expect(share).toHaveAttribute('aria-disabled', 'true');
  await share.focus();
  await seen(page.getByRole('tooltip', { name: 'There are no other members in your team' }));
  await makeMember(house.db, companyId, 'Mei Tanaka', false);
  await openPack(page, id);
  await expect(share).toHaveAttribute('aria-disabled', 'true');
  await share.hover();
  await seen(
    page.getByRole('tooltip', { name: 'Your team members need to be enabled to share this Custom Report' }),
  );
  await share.click({ force: true });
  await gone(dialog(page, 'Share Custom Report'));
});

test('CR-10 in a large team people are found by name, and Enter shares nothing yet @thorough', async ({
  page,
  house,
}) => {
  const { id, lead, companyId } = await makePack(house);
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Finn', 'Gus', 'Priya Raman'])
    await makeMember(house.db, companyId, name);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Share With Team').click();
  const share = dialog(page, 'Share Custom Report');
  await check(tick(share, /^Ada/));
  await share.getByLabel('Search by name').fill('raman');
  await expect(share.getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await check(tick(share, /^Priya Raman/));
  await seen(share.getByText('2 of 8 chosen'));
  await share.getByLabel('Search by name').fill('nobody');
  await seen(share.getByText('No team members match your search.'));
  await submit(share, 'Share').click();
  await seen(note(page, 'Custom report shared'));
});
