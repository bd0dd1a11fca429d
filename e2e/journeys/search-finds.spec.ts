import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, navigation, seen } from '../screen.ts';
import { signInReader, unique } from './catalogue-steps.ts';
import { makeReading } from './reader-steps.ts';
import {
  category,
  count,
  describeReport,
  groups,
  inNewTab,
  publishReport,
  rareWord,
  results,
  rowOf,
  rows,
  searchAddress,
  searchBox,
  searchFor,
  titles,
  wayIn,
} from './search-steps.ts';

const dental = { category_id: 5, sub_category_id: 501 };

test('NAV-03 SRCH-01 SRCH-02 the search in the header leads to results, grouped by category and counted', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const chapter = [`<h1>Overview</h1><p>About ${word} only.</p>`];
  const knees = await publishReport(house, chapter);
  const teeth = await describeReport(house.db, { ...dental, description: word, item_year: 2025 });
  const hips = await describeReport(house.db, { description: word, item_year: 2024 });
  await signInReader(house);
  await page.goto('/catalog/all-reports');
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search All Reports');
  await searchFor(page, `  ${word} `);

  await expect(page).toHaveURL(searchAddress(word));
  await expect(page).toHaveTitle(/^Search\b/);
  const heading = page.getByRole('heading', { level: 1, name: `Search Results: "${word}"`, exact: true });
  await seen(heading);
  await seen(page.getByText('Your search was found in the following report(s):'));
  await expect(count(page)).toHaveText('3 result(s) found in 2 categories 1–3 on this page');
  await expect(groups(page)).toHaveText(['Orthopedics', 'Dental']);
  await expect(titles(page)).toHaveText([knees.title, hips.item_name, teeth.item_name]);
  await expect(searchBox(page)).toHaveValue(word);
});

test('NAV-11 the search belongs to Reports @thorough', async ({ page, signedInAs }) => {
  await signedInAs('reader@meridian.example');
  await page.goto('/catalog/all-reports');
  await searchFor(page, 'knee');
  await expect(rows(page)).not.toHaveCount(0);
  const menu = navigation(page, 'Main');
  const current = menu.locator('[data-current]');
  await expect(current).toHaveCount(1);
  await expect(current.getByRole('link').first()).toHaveText('Reports');
});

test('SRCH-04 a result has its title with the query marked, its year, and the chapters with hits', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const title = unique(`Outlook on ${word} valves`);
  const { report_id } = await house.signedIn(
    makeReading(
      house,
      [
        `<h1>Overview</h1><p>A ${word} here.</p>`,
        '<h1>Nothing here</h1><p>Elsewhere.</p>',
        `<h1>Forecast</h1><p>More ${word} there, and ${word} again.</p>`,
      ],
      { title, year: '2023', region: 'Asia Pacific' },
    ),
  );
  await page.goto(searchAddress(word));
  const row = rowOf(page, title);
  await expect(row.getByRole('heading', { level: 3 }).locator('mark')).toHaveText([word]);
  await expect(row).toContainText('2023 · Asia Pacific');
  await seen(row.getByText(`A ${word} here.`));
  await seen(row.getByText('in Overview'));

  const found = button(row, 'Found in: 2 Chapter(s)');
  await expect(found).toHaveAttribute('aria-expanded', 'false');
  await found.click();
  const chapters = row.getByRole('list', { name: `Chapters of ${title}` });
  await expect(chapters.getByRole('listitem')).toHaveText(['1Overview', '3Forecast']);
  await expect(link(chapters, 'Forecast')).toHaveAttribute(
    'href',
    `/reports/${report_id}/${slugOf(title)}/3?term=${word}`,
  );
  await found.click();
  await gone(chapters);
});

test('SRCH-04 MEND-21 a hit only in the title or description lists no chapters to open @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { item_name } = await describeReport(house.db, { description: `All on ${word} at once` });
  await signInReader(house);
  await page.goto(searchAddress(word));
  const row = rowOf(page, item_name);
  await seen(row.getByText('Found in: description', exact));
  await gone(row.getByRole('button'));
  await expect(row.getByText(`All on ${word} at once`).locator('mark')).toHaveText([word]);
});

test('SRCH-05 a result opens its report in a new tab with the same search @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const words = `${word} & "more of it"`;
  const { report_id, title } = await house.signedIn(
    makeReading(house, [`<h1>One</h1><p>${word} and more of it</p>`]),
  );
  await page.goto('/catalog/all-reports');
  await searchFor(page, words);
  const address = `/reports/${report_id}/${slugOf(title)}/1?${new URLSearchParams({ term: words })}`;
  const row = rowOf(page, title);
  await expect(wayIn(row, 'Subscribed')).toHaveAttribute('href', address);
  const report = await inNewTab(page, link(row, title, exact));
  await expect(report).toHaveURL(address);
  await seen(heading(report, 'One', { level: 1 }));
  await expect(page).toHaveURL(searchAddress(words));
  await expect(rows(page)).toHaveCount(1);
});

test('SRCH-06 SRCH-09 ten results per page are taken from all results and then grouped; counts cover all', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const names: string[] = [];
  for (let place = 1; place <= 12; place += 1) {
    const field = place % 3 === 0 ? dental : { category_id: 14, sub_category_id: 1405 };
    const item_year = 2027 - place;
    names.push(
      (
        await describeReport(house.db, {
          item_name: unique(`Place ${place}`),
          description: word,
          item_year,
          ...field,
        })
      ).item_name,
    );
  }
  const inOrder = (places: number[]) => places.map((place) => names[place - 1] ?? '');
  await signInReader(house);
  await page.goto(searchAddress(word));
  await expect(count(page)).toHaveText('12 result(s) found in 2 categories 1–10 on this page');
  await expect(groups(page)).toHaveText(['Orthopedics', 'Dental']);
  await expect(titles(page)).toHaveText(inOrder([1, 2, 4, 5, 7, 8, 10, 3, 6, 9]));
  await expect(category(page, 'All categories')).toHaveText('All categories12');
  await expect(category(page, 'Orthopedics')).toHaveText('Orthopedics8');
  await expect(category(page, 'Dental')).toHaveText('Dental4');

  const pages = navigation(page, 'Pages');
  await link(pages, 'Page 2').click();
  await expect(page).toHaveURL(searchAddress(word, '&page=2'));
  await expect(count(page)).toHaveText('12 result(s) found in 2 categories 11–12 on this page');
  await expect(titles(page)).toHaveText(inOrder([11, 12]));
  await expect(results(page)).toBeFocused();

  await page.getByLabel('Sort').selectOption({ label: 'Oldest first' });
  await expect(page).toHaveURL(searchAddress(word, '&sort=old'));
  await expect(groups(page)).toHaveText(['Dental', 'Orthopedics']);
  await expect(titles(page)).toHaveText(inOrder([12, 9, 6, 3, 11, 10, 8, 7, 5, 4]));
});
