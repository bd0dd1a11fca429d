import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import type { Locator } from '@playwright/test';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, radio, seen } from '../screen.ts';
import { requestsBy } from './account-steps.ts';
import { unique } from './catalogue-steps.ts';
import { publishReport } from './search-steps.ts';

interface Asking {
  company: string;
  email: string;
  address: string;
}

/** A person with a report to ask about. */
async function makeAsking(db: Db, baseURL: string | undefined, isSubscribed = true): Promise<Asking> {
  const { report_id } = await publishReport({ db, baseURL }, [
    '<h1>One</h1><p>Some text</p>',
    '<h1>Two</h1><p>More of it</p>',
  ]);
  const company = unique('Asking');
  const companyId = await makeCompany(db, { company });
  const { email } = await makePerson(db, { usergroup_id: companyId, name: 'Ines Moreau' });
  if (isSubscribed) await subscribe(db, companyId, report_id);
  return { company, email, address: `/reports/${report_id}/knees/2?term=more` };
}

function contactUs(page: Page): Locator {
  return dialog(page, 'Contact Us');
}

async function openFromSidebar(page: Page): Promise<Locator> {
  await button(page, 'Side panel').click();
  await button(page.getByRole('complementary', { name: 'More' }), 'Contact Us').click();
  await seen(contactUs(page));
  return contactUs(page);
}

test('CON-09 CON-10 MEND-24 a reader sends a request from the sidebar in their own name, and the current page is stored', async ({
  page,
  house,
}) => {
  const { company, email, address } = await house.signedIn(makeAsking(house.db, house.baseURL));
  await page.goto(address);
  const form = await openFromSidebar(page);
  // Who they are is text. Only the rest is asked, beginning with the first field that is empty.
  await expect(form.getByRole('definition')).toHaveText(['Ines Moreau', email, company]);
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await expect(form.getByLabel('Phone *')).toBeFocused();
  await expect(radio(form, 'Sales')).toBeChecked();
  await radio(form, 'Technical support').check();
  await form.getByLabel('Phone *').fill('+1 555 0100');
  await form.getByLabel('Professional Title').fill('Buyer');
  await form.getByLabel('Country').selectOption('France');
  await form.getByLabel('Category').selectOption('Orthopedics');
  await form.getByLabel('Message *').fill('Where does chapter two come from?');
  await button(form, 'Submit').dblclick();

  await expect(form).toBeHidden();
  await seen(page.getByText('Your request has been sent.', exact));
  expect(await requestsBy(house.db, email)).toEqual([
    {
      subject: 'New Technical Support Inquiry',
      name: 'Ines Moreau',
      email,
      company,
      phone: '+15550100',
      title: 'Buyer',
      country: 'France',
      category: 'Orthopedics',
      message: 'Where does chapter two come from?',
      other: `${house.baseURL}${address}`,
    },
  ]);
  await expect(page).toHaveURL(address);
});

test('CON-09 an unsubscribed report has the same form, with an option for sales @thorough', async ({
  page,
  house,
}) => {
  const { email, address } = await house.signedIn(makeAsking(house.db, house.baseURL, false));
  await page.goto(address);
  await button(page.getByRole('main'), 'Contact Us').click();
  await contactUs(page).getByLabel('Phone *').fill('+1 555 0100');
  await contactUs(page).getByLabel('Message *').fill('What does it cost?');
  await button(contactUs(page), 'Submit').click();
  await expect(contactUs(page)).toBeHidden();
  await expect
    .poll(() => requestsBy(house.db, email))
    .toMatchObject([
      { subject: 'New Sales Inquiry', message: 'What does it cost?', other: `${house.baseURL}${address}` },
    ]);
});

test('CON-09 the form and its input stay when the window leaves no room for the panel @thorough', async ({
  page,
  house,
}) => {
  const { email, address } = await house.signedIn(makeAsking(house.db, house.baseURL));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(address);
  await button(page, 'Contact Us').click();
  await contactUs(page).getByLabel('Phone *').fill('+1 555 0100');
  await contactUs(page).getByLabel('Message *').fill('Larger letters, please');
  for (const width of [1200, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await gone(page.getByRole('complementary', { name: 'More' }));
    await expect(contactUs(page).getByLabel('Message *')).toHaveValue('Larger letters, please');
  }
  await button(contactUs(page), 'Submit').click();
  await expect(contactUs(page)).toBeHidden();
  expect(await requestsBy(house.db, email)).toMatchObject([{ message: 'Larger letters, please' }]);
});

test('CON-09 on a phone the form opens over the panel, and Escape closes one after the other @thorough', async ({
  page,
  house,
}) => {
  const { email, address } = await house.signedIn(makeAsking(house.db, house.baseURL));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(address);
  await button(page, 'More', exact).click();
  const panel = dialog(page, 'More');
  await button(panel, 'Contact Us').click();
  await seen(contactUs(page));
  await contactUs(page).getByLabel('Message *').fill('From a phone');
  await page.keyboard.press('Escape');
  await expect(contactUs(page)).toBeHidden();
  await seen(panel);
  await expect(button(panel, 'Contact Us')).toBeFocused();
  await button(panel, 'Contact Us').click();
  await expect(contactUs(page).getByLabel('Message *')).toHaveValue('From a phone');
  await contactUs(page).getByLabel('Phone *').fill('+1 555 0100');
  await button(contactUs(page), 'Submit').click();
  await expect(contactUs(page)).toBeHidden();
  await expect.poll(() => requestsBy(house.db, email)).toMatchObject([{ message: 'From a phone' }]);
});

test('CON-09 the form: axe finds nothing and nothing scrolls sideways @thorough', async ({ page, house }) => {
  test.slow();
  const { address } = await house.signedIn(makeAsking(house.db, house.baseURL, false));
  await page.goto(address);
  await button(page.getByRole('main'), 'Contact Us').click();
  await seen(contactUs(page));
  await button(contactUs(page), 'Submit').click();
  await seen(contactUs(page).getByRole('alert').first());
  await expectFits(page, '[role="dialog"]');
});
