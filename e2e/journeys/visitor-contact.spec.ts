import type { Page } from '@playwright/test';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, link, radio, seen } from '../screen.ts';
import { cut, fails, hold } from '../trouble.ts';
import { contactCall, danger, lost, makeCustomer, requestsBy, tooMany } from './account-steps.ts';
import { unique } from './catalogue-steps.ts';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => button(main(page), 'Submit');
const sent = (page: Page) => main(page).getByText('Your request has been sent.', exact);

/** An address that no other journey uses. */
const newEmail = () => `${unique('sam').replaceAll(' ', '-').toLowerCase()}@clinic.example`;

async function fill(page: Page, email: string, message = 'What does it cost?'): Promise<void> {
  const fields = { 'Name *': 'Sam Reed', 'Email *': email, 'Phone *': '+1 555 0100', 'Company *': 'Clinic' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Message *').fill(message);
}

test('CON-01 CON-06 CON-10 CON-11 MEND-14 a visitor contacts technical support from the footer of their current page', async ({
  page,
  house,
}) => {
  const email = newEmail();
  await page.goto('/password-recovery');
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle('Contact Us - Caliper');
  await expect(link(main(page), '+1 555 010 0100')).toHaveAttribute('href', 'tel:+15550100100');
  await expect(page.getByLabel('Country').getByRole('option')).toHaveCount(127);
  await expect(page.getByLabel('Category').getByRole('option')).toHaveCount(71);
  await radio(page, 'Technical support').check();
  await fill(page, email);
  await page.getByLabel('Professional Title').fill('Nurse');
  await page.getByLabel('Country').selectOption('Chile');
  await page.getByLabel('Category').selectOption("Women's Health");
  await submit(page).dblclick();
  await seen(sent(page));
  await seen(main(page).getByText(`We will answer you at ${email}.`));
  expect(await requestsBy(house.db, email)).toEqual([
    {
      subject: 'New Technical Support Inquiry',
      name: 'Sam Reed',
      email,
      phone: '+15550100',
      title: 'Nurse',
      company: 'Clinic',
      country: 'Chile',
      category: "Women's Health",
      message: 'What does it cost?',
      other: `${house.baseURL}/password-recovery`,
    },
  ]);
  await link(main(page), 'Back to where you were').click();
  await expect(page).toHaveURL('/password-recovery');
});

test('CON-01 CON-07 missing values are reported under their fields, the first of which has the focus; submitting clears them first', async ({
  page,
}) => {
  await page.goto('/contact');
  await submit(page).click();
  await expect(main(page).getByRole('alert')).toHaveCount(5);
  const release = await hold(page, contactCall);
  await submit(page).click();
  await gone(main(page).getByRole('alert'));
  release();
  await expect(main(page).getByRole('alert')).toHaveCount(5);

  for (const [label, sentence] of [
    ['Name *', 'Please enter your name.'],
    ['Email *', 'Please enter your e-mail.'],
    ['Phone *', 'Please enter your phone number.'],
    ['Company *', 'Please enter your company.'],
    ['Message *', 'Please enter a message.'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(main(page).getByRole('alert')).toHaveCount(5);
  await expect(page.getByLabel('Name *')).toBeFocused();
  await fill(page, 'sam at clinic');
  await submit(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(['Please enter a valid e-mail.']);
  await expect(page.getByLabel('Email *')).toBeFocused();
});

test('CON-02 a reached limit and a lost connection are reported, and the input can be sent afterwards @thorough', async ({
  page,
  db,
}) => {
  const email = newEmail();
  await page.goto('/contact');
  await fill(page, email, 'Kept');
  await fails(page, contactCall, tooMany, 429, 'too-many-requests');
  await submit(page).click();
  await seen(danger(page, tooMany));
  await page.unroute(contactCall);
  await cut(page, contactCall);
  await submit(page).click();
  await seen(danger(page, lost));
  await expect(page.getByLabel('Message *')).toHaveValue('Kept');
  await page.unroute(contactCall);
  await submit(page).click();
  await seen(sent(page));
  expect(await requestsBy(db, email)).toMatchObject([{ message: 'Kept', subject: 'New Sales Inquiry' }]);
});

test('CON-09 MEND-24 a signed-in person sends in their own name without typing what is known, and gets back to what they were reading @thorough', async ({
  page,
  house,
}) => {
  const { company, email } = await house.signedIn(
    makeCustomer(house.db, {
      name: 'Ines Moreau',
      phone: '+33 1 23',
      title: 'Buyer',
      country: 'France',
    }),
  );
  await page.goto('/catalog/favorites?page=1');
  await seen(page.getByRole('heading', { level: 1 }));
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await expect(main(page).getByRole('definition')).toHaveText(['Ines Moreau', email, company]);
  await expect(page.getByLabel('Phone *')).toHaveValue('+33 1 23');
  await expect(page.getByLabel('Professional Title')).toHaveValue('Buyer');
  await expect(page.getByLabel('Country')).toHaveValue('France');
  await page.getByLabel('Message *').fill('A question');
  await submit(page).click();
  await seen(sent(page));
  const other = expect.stringContaining(`${house.baseURL}/catalog/favorites`);
  expect(await requestsBy(house.db, email)).toEqual([
    expect.objectContaining({ company, name: 'Ines Moreau', message: 'A question', other }),
  ]);

  await button(main(page), 'Send another message').click();
  await expect(radio(page, 'Sales')).toBeFocused();
  await expect(page.getByLabel('Message *')).toHaveValue('');
  await page.getByLabel('Message *').fill('Another question');
  await submit(page).click();
  await seen(sent(page));
  await expect.poll(() => requestsBy(house.db, email)).toHaveLength(2);
  await link(main(page), 'Back to where you were').click();
  await expect(page).toHaveURL(/\/catalog\/favorites/);
});

test('CON-10 the secret in a mailed link is not stored with the request @thorough', async ({
  page,
  house,
}) => {
  const email = newEmail();
  await page.goto('/reset-password/a-secret-token');
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await fill(page, email);
  await submit(page).click();
  await seen(sent(page));
  expect(await requestsBy(house.db, email)).toMatchObject([{ other: `${house.baseURL}/contact` }]);
  await link(page.getByRole('contentinfo'), 'Contact Us').click();
  await expect(page.getByLabel('Name *')).toHaveValue('');
  await submit(page).click();
  await expect(page.getByLabel('Name *')).toBeFocused();
});

test('CON-01 the contact page fits every screen, with mistakes and after sending @thorough', async ({
  page,
}) => {
  test.slow();
  await page.goto('/contact');
  await button(page.getByRole('main'), 'Submit').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(5);
  await expectFits(page);
  await page.route(contactCall, (route) => route.fulfill({ status: 202 }));
  await page.getByLabel('Email *').fill(`${'long'.repeat(20)}@${'address'.repeat(8)}.example`);
  await button(page.getByRole('main'), 'Submit').click();
  await seen(button(page, 'Send another message'));
  await expectFits(page, 'html', [375]);
});
