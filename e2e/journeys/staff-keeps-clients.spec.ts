import { makeItem } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { rowIn, rowsIn } from '@caliper/api/testing/rows.ts';
import { happened } from '@caliper/api/testing/usage.ts';
import { expectFitsHere } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, gone, link, region, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { admin, choose, note, sales, tableRow } from './staff-steps.ts';

const day = 86_400_000;

test('STAFF-02 sales find who needs a call: the list is filtered, sorted and counted, and a row opens the client', async ({
  page,
  house,
}) => {
  const mark = unique('Ortho');
  const ends = (days: number) => new Date(Date.now() + days * day);
  const soon = await makeCompany(house.db, {
    company: `${mark} Soon`,
    license: 'site',
    licenses: 5,
    expiry: ends(20),
  });
  await makeCompany(house.db, {
    company: `${mark} Later`,
    license: 'corporate',
    licenses: 9,
    expiry: ends(300),
  });
  await makeCompany(house.db, { company: `${mark} Over`, license: 'site', licenses: 3, expiry: ends(-5) });
  const ann = await makePerson(house.db, { usergroup_id: soon, last_active: new Date() });
  const { item_id } = await makeItem(house.db);
  await happened(house.db, [{ usergroup_id: soon, user_id: ann.id, kind: 'read', item_id }]);
  await house.signedInAs(sales);
  await page.goto('/clients');
  await page.getByLabel('Company', { exact: true }).fill(mark);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(`${mark} Over`);
  await expect(tableRow(page, `${mark} Soon`)).toContainText(/1 of 5.*20 days.*Send renewal/);
  const views = page.getByRole('navigation', { name: 'Which clients' });
  await expect(views).toContainText(/All 3.*To do 3.*Idle 1.*Expired 1/);
  await link(views, /Expired/).click();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await button(page, 'Company').click();
  await expect(rows.first()).toContainText(`${mark} Later`);
  await expect(page).toHaveURL(/sort=company/);
  await page.reload();
  await expect(rows.first()).toContainText(`${mark} Later`);
  const download = page.waitForEvent('download');
  await button(page, 'Download CSV').click();
  expect((await download).suggestedFilename()).toMatch(/^clients-[\d-]+\.csv$/);
  await page.setViewportSize({ width: 375, height: 900 });
  await expectFitsHere(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Anywhere in the row.
  await tableRow(page, `${mark} Soon`).getByText('20 days').click();
  await expect(page).toHaveURL(new RegExp(`/client-access\\?company=${soon}$`));
  await gone(button(page, 'Edit name, description and owner'));
});

test('STAFF-03 STAFF-04 STAFF-08 admins put right who a client is, add its people from a file, give it an edition with others, and read who did it', async ({
  page,
  house,
}) => {
  const mark = unique('Verdal');
  const before = { license: 'corporate', licenses: 5, expiry: new Date('2031-03-01T00:00:00Z') } as const;
  const old = await makeCompany(house.db, { ...before, company: `${mark} Old` });
  const next = await makeCompany(house.db, { ...before, company: `${mark} New` });
  const name = unique('Ines');
  const person = await makePerson(house.db, { usergroup_id: old, name });
  const item = await makeItem(house.db, { item_name: `${mark} Knees` });
  await house.signedInAs(admin);
  await page.goto(`/admin-panel/client-access?company=${old}`);

  await button(page, 'Edit name, description and owner').click();
  const details = dialog(page, `Edit ${mark} Old`);
  await details.getByLabel('Description').fill('Makes knees');
  await details.getByLabel('Owner').selectOption({ index: 1 });
  await button(details, 'Save').click();
  await seen(page.getByText('Makes knees'));

  await button(page, 'Plus one year').click();
  await expect(page.getByLabel('Expiry')).toHaveValue('2032-02-28');
  await page
    .getByRole('form', { name: 'Settings' })
    .getByRole('button', { name: 'Update', exact: true })
    .click();
  await seen(note(page, 'Updated').first());

  await page.getByRole('tab', { name: /Users/ }).click();
  await button(page, 'Add users from a file').click();
  const file = dialog(page, 'Add users from a file');
  const csv = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const [one, two] = [`${crypto.randomUUID()}@file.example`, `${crypto.randomUUID()}@file.example`];
  await file
    .getByLabel('File', { exact: true })
    .setInputFiles(csv(`Name;E-Mail\nAnn Bell;${one}\nBo;no address\n`));
  await seen(file.getByText('This is not an e-mail address.'));
  await expect(button(file, /^Invite/)).toBeDisabled();
  await file
    .getByLabel('File', { exact: true })
    .setInputFiles(csv(`Name;E-Mail\nAnn Bell;${one}\nBo;${two}\n`));
  await button(file, 'Invite 2 people').dblclick();
  await seen(note(page, `2 people of ${mark} Old have been invited`));
  expect(await rowsIn(house.db, 'invitations', { usergroup_id: old })).toHaveLength(2);
  expect(await rowsIn(house.db, 'outbox', { recipient: one })).toHaveLength(1);

  await button(tableRow(page, name), `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Edit name, title, role or company' }).click();
  const edit = dialog(page, `Edit ${name}`);
  await edit.getByLabel('Professional Title').fill('Head of Knees');
  await edit.getByLabel('Company').fill(`${mark} New`);
  await page.getByRole('option', { name: `${mark} New` }).click();
  await seen(edit.getByText(/begins anew at/));
  await button(edit, 'Save').click();
  await seen(note(page, `${name} is now at ${mark} New`));
  expect(await rowIn(house.db, 'users', { id: person.id })).toMatchObject({
    usergroup_id: next,
    title: 'Head of Knees',
  });

  await button(page, 'Several companies').click();
  const several = page.getByRole('dialog');
  await several.getByLabel('Search by name, year or region').fill(`${mark} Knees`);
  await button(several, /^Choose/)
    .first()
    .click();
  await several.getByLabel('Company', { exact: true }).fill(mark);
  await several.getByLabel(`${mark} New`).check();
  await several.getByLabel(`${mark} Old`).check();
  await button(several, 'Give it to 2 companies').click();
  await seen(several.getByText(/2 companies with 1 person get/));
  await button(several, 'Yes, give it to them').click();
  await expect(several).toBeHidden();
  expect(await rowsIn(house.db, 'subscriptions', { item_id: item.item_id })).toHaveLength(2);

  await page.getByRole('tab', { name: 'History' }).click();
  const history = region(page, 'History')
    .or(page.getByRole('group', { name: 'History' }))
    .first();
  await expect(history).toContainText('moved to another company');
  await expect(history).toContainText('invited from a file');
  await expect(history).toContainText(`company: ${mark} Old → ${mark} New`);
  await expect(history).toContainText(admin);
  await choose(page, 'Choose a company', `${mark} New`);
  await expect(history).toContainText('moved from another company');
  await page.setViewportSize({ width: 375, height: 900 });
  await expectFitsHere(page);
});
