import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, seen } from '../screen.ts';
import { signInReader } from './catalogue-steps.ts';
import { category, count, describeReport, rareWord, searchAddress, titles } from './search-steps.ts';
import { secondPage } from './staff-steps.ts';

const dental = { category_id: 5, sub_category_id: 501 };

async function expectChosen(page: Page, sort: string, region: string): Promise<void> {
  await expect(page.getByLabel('Sort')).toHaveValue(sort);
  await expect(page.getByLabel('Region')).toHaveValue(region);
}

test('SRCH-03 category and region narrow the results; Back, reload and a copied link give the same', async ({
  page,
  house,
  browser,
}) => {
  const word = rareWord();
  const reports = [
    { region: 'Africa' },
    { region: 'Europe' },
    { ...dental, region: 'Africa' },
    { ...dental, region: 'Middle East' },
  ] as const;
  const made = [];
  for (const details of reports) made.push(await describeReport(house.db, { description: word, ...details }));
  const [knees, , teeth] = made.map(({ item_name }) => item_name);
  const { email } = await signInReader(house);
  await page.goto(searchAddress(word));
  await expectChosen(page, 'new', 'all');
  await expect(titles(page)).toHaveCount(4);
  await page.getByLabel('Region').selectOption('Africa');
  await expect(page).toHaveURL(searchAddress(word, '&region=Africa'));
  await expect(titles(page)).toHaveCount(2);
  await expect(category(page, 'Dental')).toHaveText('Dental1');
  await category(page, 'Dental').click();
  await expect(titles(page)).toHaveText([teeth ?? '']);
  await expect(category(page, 'Dental')).toHaveAttribute('aria-current', 'true');
  await expect(count(page)).toHaveText('1 result(s) found in 1 categories 1–1 on this page');
  await page.getByLabel('Sort').selectOption('old');
  const address = searchAddress(word, '&sort=old&category=Dental&region=Africa');
  await expect(page).toHaveURL(address);

  await page.goBack();
  await expectChosen(page, 'new', 'Africa');
  await page.goBack();
  await expect(page).toHaveURL(searchAddress(word, '&region=Africa'));
  await expect(titles(page)).toHaveCount(2);
  await seen(titles(page).filter({ hasText: knees ?? '' }));
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(titles(page)).toHaveText([teeth ?? '']);
  await expectChosen(page, 'old', 'Africa');

  const copy = await secondPage(browser, house, email);
  await copy.goto(address);
  await expect(titles(copy)).toHaveText([teeth ?? '']);
  await expectChosen(copy, 'old', 'Africa');
  await expect(category(copy, 'Dental')).toHaveAttribute('aria-current', 'true');
  await copy.close();
});

test('SRCH-03 FIND-07 below 1000 px the category is chosen from a select behind a button @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  await describeReport(house.db, { description: word });
  const teeth = await describeReport(house.db, { ...dental, description: word });
  await signInReader(house);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(searchAddress(word));
  await expect(titles(page)).toHaveCount(2);
  await button(page, /^Filters/).click();
  await page.getByLabel('Category', exact).selectOption({ label: 'Dental (1)' });
  await expect(page).toHaveURL(searchAddress(word, '&category=Dental'));
  await expect(titles(page)).toHaveText([teeth.item_name]);
});
