import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, seen } from '../screen.ts';
import { contactCall } from './account-steps.ts';

test.slow();

test('CON-01 the contact page fits every screen, with mistakes and after sending @thorough', async ({
  page,
}) => {
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
