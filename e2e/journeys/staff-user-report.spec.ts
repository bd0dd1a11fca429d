import { makeCompany } from '@caliper/api/testing/people.ts';
import { expect, test } from '../fixtures.ts';
import { button, gone, group, link, region, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { admin, note, sales } from './staff-steps.ts';
import { downloadReport, makeReported, pick, reportRows, reportTable } from './staff-user-report-steps.ts';

const today = () => new Date().toISOString().slice(0, 10);
const heads = [
  'Company Name',
  'License',
  'Expiry',
  'User Added On',
  'Enabled',
  'Name',
  'Email',
  'Role',
  'Last Active',
];

test('ADM-17 an admin narrows the user report by all five filters, and the address keeps them', async ({
  page,
  house,
}) => {
  const { company, companyId, people } = await makeReported(house.db);
  await house.signedInAs(admin);
  await page.goto('/admin-panel/user-report');
  await expect(reportTable(page).getByRole('columnheader')).toHaveText([...heads, 'ID']);
  await pick(page, 'Company', company);
  await expect(reportRows(page)).toHaveCount(2);
  await pick(page, 'License', 'Site');
  await pick(page, 'Enabled', 'No');
  await pick(page, 'Role', 'Standard');
  await pick(page, 'Last Active', 'More than 90 days ago');
  await expect(reportRows(page)).toHaveCount(1);
  await expect(reportRows(page)).toContainText(people[1]?.email ?? '');
  await expect(page).toHaveURL(
    `/admin-panel/user-report?companies=${companyId}&licenses=site&enabled=false&roles=standard&lastActive=longer`,
  );
  await page.reload();
  await expect(reportRows(page)).toHaveCount(1);
  await seen(button(page, `Remove ${company}`));
  await page.goBack();
  await gone(button(page, 'Remove More than 90 days ago'));
  await button(page, 'Clear filters').click();
  await expect(page).toHaveURL('/admin-panel/user-report');
  await expect(region(page, 'Filters')).toBeFocused();
});

test('MEND-23 at 1440 px every column is in sight, sorted and searched by the address, and rows lead to the client @thorough', async ({
  page,
  house,
}) => {
  const { company, companyId, people } = await makeReported(house.db);
  const ended = unique('Ended');
  await makeCompany(house.db, { company: ended, expiry: new Date('2025-02-01T00:00:00Z') });
  const [leader, gone] = people.map(({ email }) => email);
  await page.setViewportSize({ width: 1440, height: 900 });
  await house.signedInAs(admin);
  await page.goto('/admin-panel/user-report');
  await expect(reportTable(page).getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
  const isCut = () =>
    group(page, 'User Report').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isCut()).toBe(false);
  await expect(page.getByText('scroll the table sideways')).toBeHidden();

  await page.getByLabel('Search by company').pressSequentially(`${ended.toUpperCase()} `);
  await expect(reportRows(page)).toHaveCount(1);
  await expect(reportRows(page)).toContainText('2025-01-31 Expired');
  await page.getByLabel('Search by company').fill(company);
  await expect(reportRows(page)).toHaveCount(2);
  await expect(reportRows(page).first()).not.toContainText('Expired');

  const head = page.getByRole('columnheader', { name: 'Last Active' });
  await expect(page.getByRole('columnheader', { name: 'Company Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(reportRows(page).first()).toContainText(gone ?? '');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(reportRows(page).first()).toContainText(leader ?? '');
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByLabel('Search by company')).toHaveValue(company);
  await expect(reportRows(page).first()).toContainText(leader ?? '');

  await page.setViewportSize({ width: 1024, height: 800 });
  await seen(page.getByText('scroll the table sideways'));
  expect(await isCut()).toBe(true);
  await link(reportRows(page).first(), company).click();
  await expect(page).toHaveURL(`/admin-panel/client-access?company=${companyId}&tab=users`);
  await page.goBack();
  await expect(page.getByLabel('Search by company')).toHaveValue(company);
});

test('ADM-17 an admin downloads the report of chosen companies, which another program can read', async ({
  page,
  house,
}) => {
  const { company, companyId, people } = await makeReported(house.db);
  const empty = unique('Nobody');
  const emptyId = await makeCompany(house.db, { company: empty });
  const [leader, gone] = people;
  await house.signedInAs(admin);
  await page.goto(`/admin-panel/user-report?companies=${companyId},${emptyId}`);
  await expect(reportRows(page)).toHaveCount(3);
  const { name, text, rows } = await downloadReport(page);
  expect(name).toBe(`user-report-${today()}.csv`);
  expect(text.startsWith('\ufeffCompany Name,')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [head, ...lines] = rows;
  expect(head).toEqual([...heads, 'ID']);
  const long = new Date(Date.now() - 120 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const site = [`'${company}`, 'site', '2031-01-31', today()];
  expect(lines.toSorted()).toEqual(
    [
      [...site, 'true', leader?.name, leader?.email, 'team leader', today(), leader?.id],
      [...site, 'false', `'${gone?.name}`, gone?.email, 'standard', long, gone?.id],
      [empty, 'unassigned', '', '', '', '', '', '', '', ''],
    ].toSorted(),
  );
  await seen(note(page, 'Downloaded user report for selected companies'));
});

test('ADM-17 sales download the report of everyone, without ids @thorough', async ({ page, house }) => {
  const { people } = await makeReported(house.db);
  await house.signedInAs(sales);
  await page.goto('/user-report');
  await expect(reportTable(page).getByRole('columnheader')).toHaveText(heads);
  const { rows, text } = await downloadReport(page);
  expect(rows[0]).toEqual(heads);
  expect(rows.every((row) => row.length === heads.length)).toBe(true);
  for (const { email, id } of people) {
    expect(text).toContain(email);
    expect(text).not.toContain(id);
  }
  await seen(note(page, 'Downloaded user report for all users'));
});
