import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import {
  bookmark,
  chapter,
  expectChapter,
  makeReading,
  openReading,
  openReport,
  paragraphs,
  reportAddress,
} from './reader-steps.ts';

const hint = 'Click on any chart to enlarge it';
const figure = `<figure><img src="../images/chart.svg" alt="Two lines that rise">
  <figcaption>Chart 1: Knees and hips</figcaption></figure>`;

function chart(page: Page) {
  return chapter(page).getByRole('img', { name: 'Two lines that rise' });
}

function enlarged(page: Page) {
  return dialog(page, 'Chart 1: Knees and hips');
}

test('READ-07 a chart comes from the content host of its report and is enlarged by a click', async ({
  page,
  house,
}) => {
  const { report_id } = await openReading(
    page,
    house,
    [`<h1>Charts</h1>${figure}${paragraphs(3)}`],
    'Charts',
  );
  await expect(chart(page)).toHaveJSProperty('complete', true);
  await expect.poll(() => chart(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  const address = new URL((await chart(page).getAttribute('src')) ?? '', house.baseURL);
  expect(address.pathname).toMatch(new RegExp(`^/content/${report_id}/[\\w-]+\\.svg$`));
  await expect(chart(page)).toHaveAttribute('title', hint);
  await seen(chapter(page).getByText(hint, exact));

  const before = await chart(page).boundingBox();
  await chart(page).click();
  await seen(enlarged(page));
  const large = await enlarged(page).getByRole('img').boundingBox();
  expect(large?.width).toBeGreaterThan(before?.width ?? 0);
  await page.keyboard.press('Escape');
  await gone(enlarged(page));
  await expect(button(page, 'Enlarge Chart 1: Knees and hips')).toBeFocused();

  await page.keyboard.press('Enter');
  await seen(enlarged(page));
  await button(enlarged(page), 'Actual size').click();
  await seen(button(enlarged(page), 'Actual size', { pressed: true }));
  await button(enlarged(page), 'Close').click();
  await gone(enlarged(page));
});

test('READ-07 a chart reopened at the moment of closing stays open, until Back opens another chapter @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(
    makeReading(house, [`<h1>Charts</h1>${figure}`, '<h1>Words</h1>']),
  );
  await openReport(page, reportAddress(report_id, 2), 'Words');
  await bookmark(page, 'Charts').click();
  await button(page, 'Enlarge Chart 1: Knees and hips').click();
  await seen(enlarged(page));
  // All before the browser has dispatched the close event.
  const isOpen = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog');
    const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve));
    dialog?.close();
    document.querySelector<HTMLElement>('[aria-label^="Enlarge Chart 1"]')?.click();
    await closed;
    await new Promise(requestAnimationFrame);
    return document.querySelector('dialog')?.open;
  });
  expect(isOpen).toBe(true);
  await seen(enlarged(page));
  await page.goBack();
  await expectChapter(page, 'Words');
  await gone(enlarged(page));
});

test('READ-07 a chart that did not load says so and can be retried @thorough', async ({ page, house }) => {
  const { report_id } = await house.signedIn(makeReading(house, [`<h1>Charts</h1>${figure}`]));
  await cut(page, '**/content/**');
  await openReport(page, reportAddress(report_id), 'Charts');
  const lost = chapter(page).getByText('The image could not be loaded.');
  await seen(lost);
  await page.unroute('**/content/**');
  await button(chapter(page), 'Try again').click();
  await gone(lost);
  await expect.poll(() => chart(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
});
