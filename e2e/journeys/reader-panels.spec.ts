import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, gone, heading, navigation, seen } from '../screen.ts';
import {
  bookmark,
  chaptersCalled,
  expectChapter,
  leftPanel,
  makeReading,
  openReport,
  reportAddress,
  rightPanel,
} from './reader-steps.ts';

const chapters = chaptersCalled('One', 'Two');

async function expectPanels(page: Page, left: boolean, right: boolean): Promise<void> {
  await expect(leftPanel(page)).toHaveCount(left ? 1 : 0);
  await expect(rightPanel(page)).toHaveCount(right ? 1 : 0);
}

test('READ-01 READ-09 both panels have a toggle, a closed one stays closed, and a new width decides again', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReport(page, reportAddress(report_id), 'One');
  const left = button(page, 'Bookmarks panel');
  await expect(left).toHaveAttribute('aria-expanded', 'true');
  await left.click();
  await expect(left).toHaveAttribute('aria-expanded', 'false');
  await expectPanels(page, false, true);
  await page.reload();
  await expectChapter(page, 'One');
  await expectPanels(page, false, true);
  await left.click();
  await expectPanels(page, true, true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expectPanels(page, true, false);
  await button(page, 'Side panel').click();
  await expectPanels(page, true, true);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expectPanels(page, false, false);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expectPanels(page, true, true);
});

test('READ-09 without room the panels cover the text and close again @thorough', async ({ page, house }) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  await page.setViewportSize({ width: 800, height: 900 });
  await openReport(page, reportAddress(report_id), 'One');
  const bar = navigation(page, 'Reading');
  const open = button(bar, 'Chapters');
  await open.click();
  const panel = dialog(page, 'Bookmarks');
  await seen(panel);
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await gone(panel);
  await expect(open).toBeFocused();

  await open.click();
  await bookmark(page, 'Two').click();
  await expectChapter(page, 'Two');
  await gone(panel);
  await button(bar, 'More').click();
  const more = dialog(page, 'More');
  await seen(heading(more, 'Recommended Reports'));
  await seen(button(more, 'Update Report'));
  await page.mouse.click(40, 500);
  await gone(more);
});
