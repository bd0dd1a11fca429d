import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, link, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { calls } from './catalogue-steps.ts';
import {
  bookmark,
  chapter,
  currentMark,
  expectChapter,
  hitSteps,
  lookFor,
  makeReading,
  marks,
  openReading,
  openReport,
  paragraphs,
  reportAddress,
  reportHeader,
  reportSearch,
} from './reader-steps.ts';
import { rareWord } from './search-steps.ts';

const searching = /^\/api\/search\/report\//;

/** Three hits in the first chapter, none in the second, two in the third. */
function chaptersWith(word: string): string[] {
  return [
    `<h1>One</h1>${paragraphs(8)}<p>A ${word} first, a ${word.slice(0, 3)}<b>${word.slice(3)}</b> later.</p>
     <table><caption>Table 1: Units</caption><tr><th>Year</th></tr><tr><td>${word}</td></tr></table>
     <h2>Rest</h2>${paragraphs(20)}`,
    `<h1>Two</h1>${paragraphs(8)}`,
    `<h1>Three</h1>${paragraphs(2)}<p>${word} and ${word}</p>`,
  ];
}

const next = (page: Page) => button(page, 'Next hit');
const previous = (page: Page) => button(page, 'Previous hit');
const message = (page: Page) => page.getByRole('search').getByRole('status');

/** The exact HTML of the chapter. */
const content = (page: Page) => chapter(page).evaluate((element) => element.innerHTML);

test('READ-13 SRCH-08 hits are marked and counted, and buttons and keys step through them up to the ends', async ({
  page,
  house,
}) => {
  const word = rareWord();
  await openReading(page, house, chaptersWith(word), 'One');
  await reportSearch(page).fill(word);
  await button(page, 'Search', exact).click();
  await expect(hitSteps(page)).toHaveText('1 of 3');
  await expect(marks(page)).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`/1\\?term=${word}$`));
  await expect(bookmark(page, 'One')).toHaveText(/3 hits$/);
  await expect(bookmark(page, 'Two')).not.toHaveText(/hit/);
  await expect(bookmark(page, 'Three')).toHaveText(/2 hits$/);
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();

  await next(page).click();
  await expect(hitSteps(page)).toHaveText('2 of 3');
  await next(page).click();
  await expect(hitSteps(page)).toHaveText('3 of 3');
  await expect(next(page)).toBeDisabled();
  await expect(currentMark(page)).toHaveAttribute('data-hit', '3');
  await next(page).click({ force: true });
  await expect(hitSteps(page)).toHaveText('3 of 3');
  await previous(page).click();
  await expect(hitSteps(page)).toHaveText('2 of 3');

  await reportSearch(page).press('Enter');
  await expect(hitSteps(page)).toHaveText('3 of 3');
  await reportSearch(page).press('Shift+Enter');
  await expect(hitSteps(page)).toHaveText('2 of 3');
  await expect(reportSearch(page)).toBeFocused();
  await reportSearch(page).press('Escape');
  await gone(hitSteps(page));
  await gone(marks(page));
  await expect(reportSearch(page)).toHaveValue('');
  await expect(reportSearch(page)).toBeFocused();
});

test('READ-13 another chapter opens at its first hit, and one without hits leads to the first with hits @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { report_id } = await house.signedIn(makeReading(house, chaptersWith(word)));
  await openReport(page, reportAddress(report_id, 1, `?term=${word}&hit=3`), 'One');
  await expect(hitSteps(page)).toHaveText('3 of 3');
  await bookmark(page, 'Three').click();
  await expectChapter(page, 'Three');
  await expect(hitSteps(page)).toHaveText('1 of 2');
  await expect(marks(page)).toHaveCount(2);
  await next(page).click();
  await expect(hitSteps(page)).toHaveText('2 of 2');
  await link(page, /^Previous chapter/).click();
  await expectChapter(page, 'Two');
  await gone(hitSteps(page));
  await link(page, 'Go to chapter 1').click();
  await expectChapter(page, 'One');
  await expect(hitSteps(page)).toHaveText('1 of 3');
});

test('READ-13 the button clears the search, and the chapter is exactly as before @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  await openReading(page, house, chaptersWith(word), 'One');
  await seen(button(page, 'Export Table 1: Units'));
  const before = await content(page);
  for (const words of [word, `${word} first`, 'hospitals', word]) {
    await lookFor(page, words);
    await expect(marks(page)).not.toHaveCount(0);
    await gone(button(page, 'Search', exact));
    await button(page, 'Reset search').click();
    await gone(marks(page));
    expect(await content(page)).toBe(before);
  }
  await seen(button(page, 'Search', exact));
  await expect(page).toHaveURL(/\/1$/);
});

test('READ-13 READ-22 an empty search does nothing, no hits and any other error are reported under the box, and the chapter stays as it is @thorough', async ({
  page,
  house,
}) => {
  await openReading(page, house, chaptersWith(rareWord()), 'One');
  const before = await content(page);
  const asked = calls(page, searching);
  const address = page.url();
  for (const words of ['', '   ']) {
    await lookFor(page, words);
    await button(page, 'Search', exact).click();
  }
  await expect(page).toHaveURL(address);
  await gone(hitSteps(page));
  await gone(message(page));
  expect(await content(page)).toBe(before);
  expect(asked).toHaveLength(0);

  await lookFor(page, rareWord());
  await expect(message(page)).toHaveText('No matches found');
  await expect(reportSearch(page)).toHaveAccessibleDescription('No matches found');
  await gone(hitSteps(page));
  expect(await content(page)).toBe(before);
  await lookFor(page, 'hospitals');
  await gone(message(page));
  await expect(hitSteps(page)).toHaveText(/^1 of/);

  const detail = 'The search is away for a moment';
  await fails(page, '**/api/search/report/*', detail);
  await lookFor(page, 'tenders');
  await expect(message(page)).toHaveText(detail);
  await expect(reportSearch(page)).toHaveAccessibleDescription(detail);
  await gone(hitSteps(page));
  await expectChapter(page, 'One');
  await page.unroute('**/api/search/report/*');
  await reportSearch(page).press('Enter');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await gone(message(page));
  await lookFor(page, 'surgeons');
  await gone(message(page));
  await expect(hitSteps(page)).toHaveText(/^1 of/);
});

test('READ-13 at every width a hit is 150 px below the fixed bars @thorough', async ({ page, house }) => {
  const word = rareWord();
  const { report_id } = await house.signedIn(
    makeReading(house, [
      `<h1>One</h1>${paragraphs(8)}<p>${word}</p>${paragraphs(8)}<p>${word}</p>${paragraphs(20)}`,
    ]),
  );
  for (const [width, isSticky] of [
    [1440, true],
    [1024, true],
    [800, true],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openReport(page, reportAddress(report_id, 1, `?term=${word}`), 'One');
    const stays = isSticky ? reportHeader(page) : page.getByRole('banner');
    const distance = async () => {
      const bar = await stays.boundingBox();
      const box = await currentMark(page).boundingBox();
      return Math.round((box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
    };
    await expect.poll(distance).toBe(150);
    await next(page).click();
    await expect(currentMark(page)).toHaveAttribute('data-hit', '2');
    await expect.poll(distance).toBe(150);
  }
});
