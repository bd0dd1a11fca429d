import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { heading, link, navigation, region, seen } from '../screen.ts';
import { admin } from './staff-steps.ts';

const parts = {
  'user-requests': 'User requests',
  'uploading-reports': 'Uploading reports',
  'importing-figures': 'Importing figures',
  'managing-reports': 'Managing reports',
  'adding-users': 'Adding users',
  'updating-subscriptions': 'Updating subscriptions',
};

test('ADM-18 the help of the admin panel has an anchor and pictures for each task, and says what team leaders do', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(admin);
  await page.goto('/admin-panel/help#adding-users');
  await expect(heading(page, 'Adding users')).toBeInViewport();
  const contents = navigation(page, 'On this page');
  for (const [anchor, title] of Object.entries(parts)) {
    await link(contents, title).click();
    await expect(page).toHaveURL(`/admin-panel/help#${anchor}`);
    await expect(region(page, title)).toBeFocused();
    await expect(heading(page, title)).toBeInViewport();
  }
  const pictures = page.getByRole('figure').getByRole('img');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1440);
    await expect(picture).toHaveJSProperty('naturalHeight', 810);
  }
  await seen(page.getByText('team leaders add, enable and disable users in their company', { exact: false }));
});

test('ADM-18 the help fits every screen @thorough', async ({ page, signedInAs }) => {
  await signedInAs(admin);
  await page.goto('/admin-panel/help');
  await seen(heading(page, 'Adding users'));
  await expectFits(page);
});
