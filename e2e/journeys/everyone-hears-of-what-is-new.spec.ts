import { rowsIn } from '@caliper/api/testing/rows.ts';
import type { Page } from '@playwright/test';
import { expectFits } from '../fits.ts';
import { expect, type OpenHouse, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, gone, link, seen } from '../screen.ts';
import { dialog, makePack, openPack, option, submit, tick } from './custom-report-dialog-steps.ts';
import { expectChapter } from './reader-steps.ts';
import { secondPage } from './staff-steps.ts';
import { makeMember } from './team-steps.ts';

const message = 'Chapter 2 is what we talked about.';

/** A pack that was shared with Jonas, with a message, through the dialog; he has been told. */
async function shareWithJonas(page: Page, house: OpenHouse) {
  const pack = await makePack(house);
  const jonas = await makeMember(house.db, pack.companyId, 'Jonas Feld');
  await house.signedInAs(pack.lead.email);
  await openPack(page, pack.id);
  await option(page, 'Share With Team').click();
  const share = dialog(page, 'Share Custom Report');
  await gone(share.getByLabel('Message (optional)'));
  await check(tick(share, /^Jonas/));
  await share.getByLabel('Message (optional)').fill(message);
  await submit(share, 'Share').click();
  await gone(share);
  await expect.poll(() => rowsIn(house.db, 'notifications', { user_id: jonas.id })).toHaveLength(1);
  return { ...pack, jonas };
}

test('FOL-02 FOL-04 a colleague hears of what was shared, with its message, and opens it from the bell', async ({
  page,
  house,
  browser,
}) => {
  const { name, jonas } = await shareWithJonas(page, house);
  const other = await secondPage(browser, house, jonas.email);
  // The shelf of All Reports has it, too.
  await other.goto('/medsku/all-medsku');
  await button(other, 'Notifications, 1 unread').click();
  const row = link(other, new RegExp(name));
  await expect(row).toContainText('by Ines Moreau');
  await expect(row).toContainText(message);
  await row.click();
  await expectChapter(other, 'Knees part 1');
  await button(other, 'Notifications').click();
  await gone(link(other, /unread/));
  await link(other, 'All notifications').click();
  await expect(other).toHaveURL(/\/notifications$/);
  await seen(other.getByRole('heading', { name: /^Today/ }));
  await expect(link(other, new RegExp(name))).toContainText(message);
});

test('FOL-03 the link of the mail ends mails of its kind after a press, and the settings show it @thorough', async ({
  page,
  house,
  browser,
}) => {
  const { jonas } = await shareWithJonas(page, house);
  const mailTo = async () => {
    const rows = await rowsIn(house.db, 'outbox', { recipient: jonas.email });
    return rows.find(({ sent_at }) => sent_at !== null)?.body ?? '';
  };
  await expect.poll(mailTo).toContain('/unsubscribe/');
  expect(await mailTo()).not.toContain(message);
  const path = (await mailTo()).match(/\/unsubscribe\/\S+/)?.[0] ?? '';
  const visitor = await secondPage(browser, house);
  await visitor.goto(path);
  await expectFits(visitor);
  await button(visitor, 'Stop these mails').click();
  await seen(visitor.getByText('You will get no more mails of this kind.'));
  const other = await secondPage(browser, house, jonas.email);
  await other.goto('/notifications');
  const setting = other.getByLabel('A custom report is shared with me');
  await expect(setting).toHaveValue('off');
  await setting.selectOption('at once');
  await expect
    .poll(() => rowsIn(house.db, 'notification_settings', { user_id: jonas.id }))
    .toMatchObject([{ mail: 'at once' }]);
});

test('FOL-02 NAV-25 the bell, its panel and its page fit every screen in both schemes @thorough', async ({
  page,
  house,
  browser,
}) => {
  const { jonas } = await shareWithJonas(page, house);
  const other = await secondPage(browser, house, jonas.email);
  await other.goto('/notifications');
  await seen(other.getByRole('heading', { name: /^Today/ }));
  await expectFits(other);
  for (const width of [375, 1024, 1440]) {
    await other.setViewportSize({ width, height: 900 });
    await button(other, 'Notifications, 1 unread').click();
    await seen(link(other, 'All notifications'));
    await expectFits(other, 'html', [width]);
    await other.keyboard.press('Escape');
  }
});
