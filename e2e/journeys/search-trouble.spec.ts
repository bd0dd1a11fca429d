import { expect, test } from '../fixtures.ts';
import { button, gone, heading, link, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { signInReader } from './catalogue-steps.ts';
import {
  category,
  describeReport,
  rareWord,
  results,
  searchAddress,
  searchBox,
  searchFor,
  titles,
} from './search-steps.ts';

const call = '**/api/search/query';
const none = { level: 2, name: 'No matches found', exact: true } as const;
const detail = 'The search is away for a moment';

test('FIND-04 SRCH-07 a misspelt query is answered as corrected, and as it was typed if that is wanted', async ({
  page,
  house,
}) => {
  const word = `${rareWord()}brontosaurus`;
  const typo = word.replace('saurus', 'suarus');
  const { item_name } = await describeReport(house.db, { description: `The ${word} market` });
  await signInReader(house);
  await page.goto('/catalog/all-reports');
  await searchFor(page, typo);
  await expect(titles(page)).toHaveText([item_name]);
  await seen(heading(page, `Search Results: "${typo}"`, { level: 1 }));
  const said = page.getByText(/^Showing results for/);
  await expect(said).toHaveText(`Showing results for ${word}, search instead for ${typo}.`);
  await link(said, typo).click();
  await seen(results(page).getByRole('heading', none));
  await gone(page.getByText('Your search was found in the following report(s):'));
  await link(results(page).getByText('Did you mean'), word).click();
  await expect(page).toHaveURL(searchAddress(word));
  await expect(titles(page)).toHaveText([item_name]);
  await expect(searchBox(page)).toHaveValue(word);
});

test('SRCH-07 an unknown word leads to all reports, and filters without results can be cleared @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { item_name } = await describeReport(house.db, { description: word, region: 'Africa' });
  await signInReader(house);
  await page.goto(searchAddress(word, '&region=Europe'));
  await seen(results(page).getByRole('heading', none));
  await link(results(page), 'Clear filters').click();
  await expect(page).toHaveURL(searchAddress(word));
  await expect(titles(page)).toHaveText([item_name]);
  await expect(results(page)).toBeFocused();

  await searchFor(page, `${rareWord()} 000`);
  await seen(results(page).getByRole('heading', none));
  await link(results(page), 'Browse All Reports').click();
  await expect(page).toHaveURL('/catalog/all-reports');
});

test('SRCH-07 a failed search says why under the box, and a retry brings the results @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { item_name } = await describeReport(house.db, { description: word });
  await signInReader(house);
  await page.goto('/catalog/all-reports');
  await fails(page, call, detail);
  await searchFor(page, word);
  const reason = page.getByRole('search').getByRole('alert');
  await expect(reason).toHaveText(detail);
  await expect(searchBox(page)).toHaveAccessibleDescription(detail);
  const box = await searchBox(page).boundingBox();
  expect((await reason.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await expect(results(page).getByRole('alert')).toContainText('The search could not be finished');

  await page.unroute(call);
  await button(results(page), 'Try again').click();
  await expect(titles(page)).toHaveText([item_name]);
  await gone(reason);
});

test('SRCH-07 a failed choice keeps the filters, and another one works @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  await describeReport(house.db, { description: word, region: 'Africa' });
  await describeReport(house.db, { description: word, category_id: 5, sub_category_id: 501 });
  await signInReader(house);
  await page.goto(searchAddress(word));
  await expect(titles(page)).toHaveCount(2);
  await page.route(call, (route) =>
    route.request().postDataJSON().region
      ? route.fulfill({ status: 500, json: { status: 500, code: 'internal', detail } })
      : route.continue(),
  );
  await page.getByLabel('Region').selectOption('Africa');
  const reason = page.getByRole('search').getByRole('alert');
  await expect(reason).toHaveText(detail);
  await page.getByLabel('Region').selectOption('all');
  await expect(titles(page)).toHaveCount(2);
  await gone(reason);
  await category(page, 'Dental').click();
  await expect(titles(page)).toHaveCount(1);
});

test('an address without a query says where to type one, and leads back to the last search @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { item_name } = await describeReport(house.db, { description: word });
  await signInReader(house);
  await page.goto('/catalog/search');
  await seen(heading(page, 'Search all reports', { level: 1 }));
  await seen(link(page.getByRole('main'), 'Browse All Reports'));
  await searchFor(page, '   ');
  await expect(page).toHaveURL('/catalog/search');
  await searchFor(page, word);
  await expect(titles(page)).toHaveText([item_name]);
  await page.goto('/catalog/search');
  await link(page, 'Back to your last search').click();
  await expect(titles(page)).toHaveText([item_name]);
});
