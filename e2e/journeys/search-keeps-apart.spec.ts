import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, seen } from '../screen.ts';
import { signInReader } from './catalogue-steps.ts';
import { inNewTab, publishReport, rareWord, rowOf, rows, searchAddress, wayIn } from './search-steps.ts';

/** Everything the server answers from now on to this page and to those it opens. */
async function answers(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.context().route('**/api/**', async (route) => {
    const response = await route.fetch();
    texts.push(await response.text());
    await route.fulfill({ response });
  });
  return texts;
}

test('SRCH-04 READ-11 without a subscription no answer contains text of a chapter @thorough', async ({
  page,
  house,
}) => {
  const [word, secret] = [rareWord(), `${rareWord()}secret`];
  const { title } = await publishReport(house, [
    `<h1>First ${word}</h1><p>Before ${secret} and after ${word}.</p>`,
    `<h1>Second</h1><p>${secret}</p><table><tr><th>${secret}</th><th>2026</th></tr><tr><td>${word}</td><td>7</td></tr></table>`,
  ]);
  await signInReader(house);
  const bodies = await answers(page);
  await page.goto(searchAddress(word));
  const row = rowOf(page, title);
  await button(row, 'Found in: 2 Chapter(s)').click();
  await expect(row.getByRole('listitem')).toHaveText([`1First ${word}`, '2Second']);
  const report = await inNewTab(page, wayIn(row, 'Not Subscribed'));
  await seen(heading(report, 'You Are Not Yet Subscribed to This Report'));
  await seen(report.getByText('Not yet subscribed', exact));
  await seen(report.getByText(/^Page 1 of \d+$/));
  await expect(link(report, 'Back to Search Results')).toHaveAttribute('href', searchAddress(word));
  await report.goto(report.url().replace('/1?', '/2?'));
  await seen(heading(report, 'You Are Not Yet Subscribed to This Report'));
  // The preview is a file; the page has its text for screen readers.
  await expect(report.getByText(/^Preview, page 1\. ./)).not.toContainText(secret);
  expect(bodies.join()).toContain(`First ${word}`);
  expect(bodies.join()).not.toContain(secret);
});

test('SRCH-01 after a subscription has ended, nothing is found or requested @thorough', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { report_id } = await publishReport(house, [`<h1>One</h1><p>${word}</p>`]);
  const companyId = await makeCompany(house.db, { expiry: new Date(Date.now() - 86_400_000) });
  await subscribe(house.db, companyId, report_id);
  await house.signedIn(makePerson(house.db, { usergroup_id: companyId }));
  const bodies = await answers(page);
  await page.goto(searchAddress(word));
  await seen(heading(page, 'Subscription expired'));
  await expect(page).toHaveURL(searchAddress(word));
  expect(bodies.join()).not.toContain(word);
});

test('SRCH-01 a subscription that ends during a search is reported @thorough', async ({ page, house }) => {
  const word = rareWord();
  const { report_id, title } = await publishReport(house, [`<h1>One</h1><p>${word}</p>`]);
  const { companyId } = await signInReader(house);
  await subscribe(house.db, companyId, report_id);
  await page.goto(searchAddress(word));
  await seen(rowOf(page, title));
  await changeRows(house.db, 'usergroups', { expiry: new Date(Date.now() - 86_400_000) }, { id: companyId });
  await page.getByLabel('Sort').selectOption('old');
  await expect(page.getByRole('search').getByRole('alert')).toContainText('subscription has expired');
  await gone(rows(page));
});
