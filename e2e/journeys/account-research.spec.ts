import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, heading, link, option, seen } from '../screen.ts';
import { cut, fails } from '../trouble.ts';
import { contactCall, danger, inDays, lost, makeCustomer, requestsBy, tooMany } from './account-steps.ts';
import { note } from './staff-steps.ts';

const message = (page: Page) => page.getByPlaceholder('Your message... *', exact);
const submit = (page: Page) => button(page.getByRole('main'), 'Submit');

test('ACC-07 CON-11 research is requested once, with a category', async ({ page, house }) => {
  const { company, email } = await house.signedIn(makeCustomer(house.db, { name: 'Ines Moreau' }));
  await page.goto('/dashboard/custom-research-request');
  await seen(heading(page, 'Custom Research Request'));
  const category = page.getByLabel('Category', exact);
  await category.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(70);
  await category.fill('orthop');
  await expect(option(page, 'Orthopedics', exact)).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Orthopedics');
  await message(page).fill('Who makes knees in Chile?');
  await submit(page).dblclick();
  await seen(note(page, 'Your request has been sent.'));
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

test('ACC-07 a message that was begun is lost only after a question @thorough', async ({ page, house }) => {
  await house.signedIn(makeCustomer(house.db));
  await page.goto('/dashboard/custom-research-request');
  await message(page).fill('Who makes knees in Chile?');
  const other = link(page, 'My Orders');
  await other.click();
  const question = dialog(page, 'Leave without sending?');
  await button(question, 'Stay').click();
  await expect(message(page)).toHaveValue('Who makes knees in Chile?');
  await other.click();
  await button(question, 'Leave without sending').click();
  await expect(page).not.toHaveURL(/custom-research-request/);
});

test('ACC-07 CON-07 an empty request shows an error under the textarea, until it is sent again @thorough', async ({
  page,
  house,
}) => {
  const { email } = await house.signedIn(makeCustomer(house.db, {}, { expiry: inDays(-3) }));
  await page.goto('/dashboard/custom-research-request');
  await submit(page).click();
  await expect(message(page)).toHaveAccessibleDescription('Please enter a message.');
  await expect(message(page)).toBeFocused();
  await message(page).fill('Kept');
  await fails(page, contactCall, tooMany, 429, 'too-many-requests');
  await submit(page).click();
  await seen(danger(page, tooMany));
  await expect(message(page)).not.toHaveAccessibleDescription('Please enter a message.');

  await page.unroute(contactCall);
  await cut(page, contactCall);
  await submit(page).click();
  await seen(danger(page, lost));
  await expect(message(page)).toHaveValue('Kept');

  await page.unroute(contactCall);
  await submit(page).click();
  await seen(note(page, 'Your request has been sent.'));
  expect(await requestsBy(house.db, email)).toMatchObject([{ message: 'Kept', category: '' }]);
});
