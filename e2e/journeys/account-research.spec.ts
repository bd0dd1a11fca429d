import { expect, type Page, test } from '../fixtures.ts';
import { contactCall, danger, inDays, lost, makeCustomer, requestsBy, tooMany } from './account-steps.ts';
import { note } from './staff-steps.ts';

const message = (page: Page) => page.getByPlaceholder('Your message... *', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit' });

test('ACC-07 CON-11 research is requested once, with a category', async ({ page, house }) => {
  const { company, email } = await house.signedIn(makeCustomer(house.db, { name: 'Ines Moreau' }));
  await page.goto('/dashboard/custom-research-request');
  await expect(page.getByRole('heading', { name: 'Custom Research Request' })).toBeVisible();
  const category = page.getByLabel('Category', { exact: true });
  await category.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(70);
  await category.fill('ortho');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Orthopedics');
  await message(page).fill('Who makes knees in Chile?');
  await submit(page).dblclick();
  await expect(note(page, 'Your request has been sent.')).toBeVisible();
  await expect(message(page)).toHaveValue('');
  await expect(category).toHaveValue('');
  expect(await requestsBy(house.db, email)).toEqual([
    {
      subject: 'New Custom Research Request',
      name: 'Ines Moreau',
      email,
      company,
      phone: 'n/a',
      title: 'n/a',
      country: '',
      category: 'Orthopedics',
      message: 'Who makes knees in Chile?',
      other: `${house.baseURL}/dashboard/custom-research-request`,
    },
  ]);
});

test('ACC-07 a message that was begun is lost only after a question', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  await house.signedIn(makeCustomer(house.db));
  await page.goto('/dashboard/custom-research-request');
  await message(page).fill('Who makes knees in Chile?');
  const other = page.getByRole('link', { name: 'My Orders' });
  await other.click();
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(message(page)).toHaveValue('Who makes knees in Chile?');
  await other.click();
  await question.getByRole('button', { name: 'Leave without sending' }).click();
  await expect(page).not.toHaveURL(/custom-research-request/);
});

test('ACC-07 CON-07 an empty request shows an error under the textarea, until it is sent again', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { email } = await house.signedIn(makeCustomer(house.db, {}, { expiry: inDays(-3) }));
  await page.goto('/dashboard/custom-research-request');
  await submit(page).click();
  await expect(message(page)).toHaveAccessibleDescription('Please enter a message.');
  await expect(message(page)).toBeFocused();
  await message(page).fill('Kept');
  await page.route(contactCall, (route) =>
    route.fulfill({ status: 429, json: { status: 429, code: 'too-many-requests', detail: tooMany } }),
  );
  await submit(page).click();
  await expect(danger(page, tooMany)).toBeVisible();
  await expect(message(page)).not.toHaveAccessibleDescription('Please enter a message.');

  await page.unroute(contactCall);
  await page.route(contactCall, (route) => route.abort());
  await submit(page).click();
  await expect(danger(page, lost)).toBeVisible();
  await expect(message(page)).toHaveValue('Kept');

  await page.unroute(contactCall);
  await submit(page).click();
  await expect(note(page, 'Your request has been sent.')).toBeVisible();
  expect(await requestsBy(house.db, email)).toMatchObject([{ message: 'Kept', category: '' }]);
});
