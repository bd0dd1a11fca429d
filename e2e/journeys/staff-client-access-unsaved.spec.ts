import { expect, type OpenHouse, type Page, test } from '../fixtures.ts';
import { button, dialog, gone, link, navigation, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { admin, choose, makeClient, note, tableRow } from './staff-steps.ts';

test.use({ account: admin });

const address = (companyId: number) => `/admin-panel/client-access?company=${companyId}`;

/** As an admin, removes a client's only report without saving; returns the report's name. */
async function removeTheOnly(page: Page, house: OpenHouse) {
  const { companyId, items } = await makeClient(house.db, [{}]);
  const name = items[0]?.item_name ?? '';
  await page.goto(address(companyId));
  await button(page, `Remove ${name}`).click();
  return { companyId, name };
}

/** The same after visiting another page, so that there is something to go back to. */
async function removeAfterHelp(page: Page, house: OpenHouse) {
  const { company, companyId, items } = await makeClient(house.db, [{}]);
  const name = items[0]?.item_name ?? '';
  await page.goto('/admin-panel/help');
  const menu = navigation(page, 'Admin Panel');
  await link(menu, 'Client Access').click();
  await choose(page, 'Choose a company', company);
  await button(page, `Remove ${name}`).click();
  return { companyId, name };
}

test('ADM-14 a failed update says so, and every change is still there for a retry @thorough', async ({
  page,
  house,
}) => {
  const { name } = await removeTheOnly(page, house);
  const update = button(page, 'Update Subscriptions');
  await cut(page, '**/api/subscriptions/company/*');
  await update.click();
  await seen(note(page, 'Something went wrong in updating subscriptions'));
  await expect(tableRow(page, name)).toContainText('Will be removed');
  await page.unroute('**/api/subscriptions/company/*');
  await update.click();
  await seen(note(page, 'Successfully updated subscriptions!'));
  await seen(page.getByText('Nothing to save.'));
  await expect(update).toBeFocused();
});

test('ADM-14 leaving with unsaved changes asks first: by link, by Back and by another company @thorough', async ({
  page,
  house,
}) => {
  const other = await makeClient(house.db);
  const { companyId, name } = await removeAfterHelp(page, house);
  const question = dialog(page, 'Leave without saving?');
  const stay = button(question, 'Stay');

  await link(page, 'Manage Reports').click();
  await stay.click();
  await gone(question);
  await page.goBack();
  await stay.click();
  await gone(question);
  await choose(page, 'Choose a company', other.company);
  await stay.click();
  await gone(question);
  await expect(page).toHaveURL(address(companyId));
  await expect(tableRow(page, name)).toContainText('Will be removed');

  await link(page, 'Manage Reports').click();
  await button(question, 'Leave without saving').click();
  await expect(page).toHaveURL('/admin-panel/manage-reports');
});

test('the other tab keeps unsaved changes, and after undoing there is no question on leaving @thorough', async ({
  page,
  house,
}) => {
  const { name } = await removeTheOnly(page, house);
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(tableRow(page, name)).toBeHidden();
  await page.getByRole('tab', { name: /^Subscriptions/ }).click();
  await expect(tableRow(page, name)).toContainText('Will be removed');
  await button(page, 'Undo changes').click();
  await seen(page.getByText('Nothing to save.'));
  await expect(page.locator('body')).not.toBeFocused();
  await link(page, 'Manage Reports').click();
  await expect(page).toHaveURL('/admin-panel/manage-reports');
});

test('skipping to the content does not ask, and leaving still does @thorough', async ({ page, house }) => {
  const { name } = await removeAfterHelp(page, house);
  const question = dialog(page, 'Leave without saving?');
  await link(page, 'Skip to content').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await gone(question);
  await page.goBack();
  await seen(question);
  await button(question, 'Stay').click();
  await expect(tableRow(page, name)).toContainText('Will be removed');
});
