import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, option, seen } from '../screen.ts';
import { hold } from '../trouble.ts';

const contact = '**/api/contact/contact-us';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/catalog/all-reports');
  await button(page, 'Request a Consultation').click();
  return dialog(page, 'Request a Consultation');
}

test('CAT-32 CON-08 CON-11 a green button opens a dialog, in which a consultation is requested once', async ({
  page,
  house,
}) => {
  await house.signedInAs('reader@meridian.example');
  await house.db.deleteFrom('requests').execute();
  await page.goto('/catalog/all-reports');
  const [red = 0, green = 0, blue = 0] = await button(page, 'Request a Consultation').evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(green).toBeGreaterThan(1.4 * Math.max(red, blue));
  const opened = await openDialog(page);
  const message = opened.getByPlaceholder('Your message... *');
  await expect(message).toBeFocused();
  await message.fill('Which markets grow?');
  const category = opened.getByLabel('Category', exact);
  await category.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(70);
  await category.fill('orthop');
  await expect(option(page, 'Orthopedics', exact)).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Orthopedics');
  await button(opened, 'Submit').dblclick();
  await expect(opened).toBeHidden();
  await seen(page.getByText('Your request has been sent.', exact));
  expect(await house.db.selectFrom('requests').select('payload').execute()).toEqual([
    {
      payload: {
        subject: 'New Consultation Request',
        name: expect.any(String),
        email: 'reader@meridian.example',
        phone: expect.stringMatching(/./),
        title: expect.stringMatching(/./),
        company: expect.any(String),
        country: expect.any(String),
        category: 'Orthopedics',
        message: 'Which markets grow?',
        other: expect.stringMatching(/^http:\/\/localhost:\d+\/catalog\/all-reports/),
      },
    },
  ]);
});

test('CAT-32 CON-03 the same dialog can ask an analyst instead, keeping the input', async ({
  page,
  house,
}) => {
  await house.signedInAs('reader@meridian.example');
  await house.db.deleteFrom('requests').execute();
  const consultation = await openDialog(page);
  await consultation.getByPlaceholder('Your message... *').fill('Where is this figure from?');
  await button(consultation, 'Ask an Analyst').click();
  const opened = dialog(page, 'Ask an Analyst');
  await expect(button(opened, 'Request a Consultation')).toBeFocused();
  await button(opened, 'Submit').click();
  await seen(page.getByText('Your request has been sent.', exact));
  const [asked] = await house.db.selectFrom('requests').select('payload').execute();
  expect(asked?.payload).toMatchObject({
    subject: 'New Analyst Question',
    message: 'Where is this figure from?',
    other: expect.stringContaining('/catalog/all-reports'),
  });
  await button(page, 'Request a Consultation').click();
  await seen(dialog(page, 'Request a Consultation'));
});

test("CAT-32 the server's message error is shown under the textarea and cleared on submit and on close @thorough", async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  const opened = await openDialog(page);
  const error = opened.getByRole('alert');
  await button(opened, 'Submit').click();
  await expect(error).toHaveText('Please enter a message.');
  await expect(opened.getByPlaceholder('Your message... *')).toHaveAccessibleDescription(
    'Please enter a message.',
  );

  const release = await hold(page, contact);
  await button(opened, 'Submit').click();
  await gone(error);
  release();
  await seen(error);

  await button(opened, 'Close').click();
  await expect(opened).toBeHidden();
  await expect(button(page, 'Request a Consultation')).toBeFocused();
  await button(page, 'Request a Consultation').click();
  await seen(opened);
  await gone(error);
});
