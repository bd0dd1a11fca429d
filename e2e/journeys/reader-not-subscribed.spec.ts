import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, region, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { requestsBy } from './account-steps.ts';
import { signInReader, unique } from './catalogue-steps.ts';
import { expectNotSubscribed, leftPanel, paragraphs, reportAddress } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';

/** Text that is only in the chapters, from the first sentence on. */
const secrets = ['Bright beginnings', 'Velvet figures', 'Quiet margins', '98,765'];
const chapters = [
  `<h1>Summary</h1><p>${secrets[0]}</p>${paragraphs(60)}<h2>Later</h2><p>${secrets[1]}</p>`,
  `<h1>Prices</h1><p>${secrets[2]}</p>
   <table><caption>Table 2.1 Prices by year</caption><tr><th>Year</th></tr><tr><td>${secrets[3]}</td></tr></table>
   <p><img src="../images/chart.svg" alt="A line"></p>`,
];

/** All of the server's answers, as text. */
function answers(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\.(js|css|woff2?)$/.test(new URL(answer.url()).pathname)) return;
    bodies.push(answer.text().catch(() => ''));
  });
  return bodies;
}

const pageOf = (page: Page) => page.getByText(/^Page \d+ of \d+$/);

test('READ-11 READ-16 MEND-28 without a subscription people see titles and a preview, and no answer holds the text', async ({
  page,
  house,
}) => {
  const { report_id, title } = await publishReport(house, chapters);
  await signInReader(house);
  const bodies = answers(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(reportAddress(report_id, 2, '?term=velvet'));
  await expectNotSubscribed(page);
  await seen(leftPanel(page).getByText('Not yet subscribed', exact));
  await expect(leftPanel(page).getByRole('listitem')).toHaveText(['1Summary', '2Prices']);
  await gone(leftPanel(page).getByRole('link'));
  await seen(button(page, 'Buy Now', exact));
  await gone(page.getByRole('textbox', { name: 'Search this report' }));
  await gone(page.getByRole('article'));
  await expect(pageOf(page)).toHaveText(/^Page 1 of/);

  const preview = region(page, 'Preview');
  await expect(preview).toContainText(title);
  const pages = Number((await pageOf(page).textContent())?.match(/\d+$/)?.[0]);
  const read: string[] = [];
  for (let number = 1; number <= pages; number += 1) {
    await expect(pageOf(page)).toHaveText(`Page ${number} of ${pages}`);
    const words = preview.getByText(`Preview, page ${number}.`);
    await expect(words).not.toHaveText(`Preview, page ${number}.`);
    // Never with the text of another page, not even for a moment.
    expect(await words.textContent()).toContain(`${number} / ${pages}`);
    read.push((await words.textContent()) ?? '');
    if (number < pages) await button(page, 'Next', exact).click();
  }
  expect(read.at(-1)).toContain('Table 2.1 Prices by year');
  expect(read.at(-1)).toContain('The preview ends here. Its 2 chapters can be read in full');
  const everything = [...(await Promise.all(bodies)), ...read].join('\n');
  expect(everything).toContain('Prices');
  for (const secret of secrets) expect(everything).not.toContain(secret);
  expect(asked).toContain(`/api/reports/unsubscribed/${report_id}`);
  expect(asked.filter((path) => /\/(subscribed|content|search\/report)\//.test(path))).toEqual([]);
});

test('READ-11 MEND-28 a preview in preparation says so, then pages with Previous and Next @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await publishReport(house, chapters);
  await signInReader(house);
  // Not made so by hand in the database: the server would make it anew at a moment of its own.
  const { status, detail } = problems['preview-in-preparation'];
  await fails(page, '**/api/reports/*/preview', detail, status, 'preview-in-preparation');
  await page.goto(reportAddress(report_id));
  const preview = region(page, 'Preview');
  await expect(preview).toHaveText(detail);
  await page.unroute('**/api/reports/*/preview');
  await page.reload();
  await expect(pageOf(page)).toHaveText('Page 1 of 3');
  const previous = button(page, 'Previous', exact);
  const next = button(page, 'Next', exact);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(pageOf(page)).toHaveText('Page 2 of 3');
  await expect(preview).toContainText('Table of contents');
  await next.click();
  await expect(pageOf(page)).toHaveText('Page 3 of 3');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await expect(pageOf(page)).toHaveText('Page 2 of 3');
  await expect(next).toBeEnabled();
});

test('READ-18 MEND-09 Buy Now asks first, and stores one request with the name, the year and the id of the report', async ({
  page,
  house,
}) => {
  const { report_id, title } = await publishReport(house, chapters);
  const company = unique('Buyers');
  const { email } = await house.signedIn(
    makePerson(house.db, {
      name: 'Ines Moreau',
      usergroup_id: await makeCompany(house.db, { company }),
    }),
  );
  await page.goto(reportAddress(report_id));
  const buy = button(page, 'Buy Now', exact);
  await seen(page.getByText('Nothing is charged here.'));
  await buy.dblclick();
  const opened = dialog(page, 'Buy Now');
  await expect(opened).toContainText(title);
  await button(opened, 'Cancel').click();
  await buy.click();
  await button(opened, 'Send Request').dblclick();
  await seen(page.getByText('Your request has been sent.', exact));
  const done = button(page, `Requested on ${new Date().toISOString().slice(0, 10)}`);
  await expect(done).toBeDisabled();
  await page.reload();
  await expect(done).toBeDisabled();
  expect(await requestsBy(house.db, email)).toEqual([
    expect.objectContaining({
      subject: 'Request to Buy Report',
      name: 'Ines Moreau',
      company,
      other: `${title}, 2026, ${report_id}`,
    }),
  ]);
});
