import { packageOf, uploadFields } from '@caliper/api/testing/packages.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { rowIn, rowsIn } from '@caliper/api/testing/rows.ts';
import { expectFits } from '../fits.ts';
import { expect, type OpenHouse, test } from '../fixtures.ts';
import { callAs } from '../house.ts';
import { button, dialog, exact, gone, heading, link, seen } from '../screen.ts';
import { signInReader } from './catalogue-steps.ts';
import { inFrame } from './dashboard-steps.ts';
import { expectChapter, openReading } from './reader-steps.ts';

/** A member of staff releases another version of a report, of parts that are called `Part 1` and so on. */
async function release(house: OpenHouse, report: { report_id: number; title: string }): Promise<void> {
  const admin = await makePerson(house.db, { role: 'admin' });
  const fields = uploadFields(report.title, { reportId: String(report.report_id) });
  await callAs(house, admin, 'uploadReport', { form: { fields, file: await packageOf(2, 'second text') } });
}

test('FOL-01 FOL-02 a follower hears of a released version once, and opens it', async ({ page, house }) => {
  const report = await openReading(page, house, ['<h1>Old text</h1><p>Knees.</p>'], 'Old text');
  await button(page, 'Follow …').click();
  const choices = dialog(page, 'Follow');
  await button(choices, `Follow ${report.title}`, exact).click();
  await expect(button(choices, `Follow ${report.title}`, exact)).toHaveAttribute('aria-pressed', 'true');
  await button(choices, /^Follow Orthopedics/).click();
  await button(choices, 'Close').click();

  await release(house, report);
  const { id } = await rowIn(house.db, 'users', { email: report.email });
  await expect
    .poll(() => rowsIn(house.db, 'notifications', { user_id: id }))
    .toMatchObject([{ why: 'right', rhythm: null }]);
  await page.goto('/following');
  await seen(page.getByText('1 new place').first());
  await button(page, 'Notifications, 1 unread').click();
  const row = link(page, /New version.*unread/);
  await expect(row).toContainText(report.title);
  await expect(row).toContainText('You follow Orthopedics');
  await row.click();
  await expectChapter(page, 'Part 1');
  await seen(button(page, 'Notifications', exact));

  await page.goto('/following');
  await gone(page.getByText('new place'));
  await button(page, `Stop following ${report.title}`).click();
  await gone(link(page, report.title));
});

test('FOL-01 NAV-25 a search is saved where it is made, and what is followed fits every screen @thorough', async ({
  page,
  house,
}) => {
  await openReading(page, house, ['<h1>Stems</h1><p>Knees.</p>'], 'Stems');
  await page.goto('/catalog/search?query=cementless+stem');
  await button(page, 'Save this search').click();
  await expect(button(page, 'Search saved')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/catalog/orthopedics');
  await button(page, 'Follow Orthopedics').click();
  await page.goto('/following');
  await seen(heading(page, 'What you follow'));
  await page.getByLabel('Mails').first().selectOption('weekly');
  await expect
    .poll(() => rowsIn(house.db, 'follows', { kind: 'category', rhythm: 'weekly' }))
    .toHaveLength(1);
  await expectFits(page);
  await link(page, '“cementless stem”').click();
  await expect(button(page, 'Search saved')).toHaveAttribute('aria-pressed', 'true');
});

test('FOL-01 a MedSKU item is followed from its page, and from its dashboard @thorough', async ({
  page,
  house,
}) => {
  const { items } = await signInReader(house, [{ kind: 'medsku' }]);
  const [item] = items;
  if (!item) throw new Error('Nothing was made');
  await page.goto(`/medsku/item/${item.item_id}/x`);
  await button(page, 'Follow …').click();
  await button(dialog(page, 'Follow'), `Follow ${item.item_name}`, exact).click();
  await seen(page.getByText(`You follow “${item.item_name}”.`));

  await page.goto(`/medsku/dashboard/${item.item_id}/x`);
  await button(inFrame(page), 'Follow …').click();
  const followed = button(dialog(page, 'Follow'), `Follow ${item.item_name}`, exact);
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await followed.click();
  await expect(followed).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await gone(dialog(page, 'Follow'));
});
