import { expect, test } from '../fixtures.ts';

const customer = ['Account Information', 'My Orders', 'Custom Research Request', 'Custom Reports'];
const menus: Record<string, { email: string; labels: string[] }> = {
  standard: { email: 'reader@meridian.example', labels: customer },
  'team leader': { email: 'lead@meridian.example', labels: [...customer, 'Team Management'] },
  sales: { email: 'sales@caliper.example', labels: ['Custom Reports'] },
  admin: { email: 'admin@caliper.example', labels: [] },
};

for (const [role, { email, labels }] of Object.entries(menus)) {
  test(`ACC-01 ${role}: the side menu of My Account has what the role may do`, async ({
    page,
    signedInAs,
  }) => {
    await signedInAs(email);
    await page.goto('/dashboard/custom-reports');
    await expect(page).toHaveTitle('My Account - Caliper');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'My Account' });
    await expect(menu.getByRole('link')).toHaveText(labels);
    for (const label of labels) {
      await menu.getByRole('link', { name: label }).click();
      await expect(menu.locator('[aria-current="page"]')).toHaveText(label);
      await expect(page).toHaveTitle('My Account - Caliper');
    }
  });
}

test('ACC-01 on a narrow screen the menu is behind a button that names the page', async ({
  page,
  signedInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signedInAs('lead@meridian.example');
  await page.goto('/dashboard/my-orders');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  const button = menu.getByRole('button', { name: 'My Account My Orders' });
  await expect(menu.getByRole('link', { name: 'Custom Reports' })).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Custom Reports' }).click();
  await expect(page).toHaveURL('/dashboard/custom-reports');
  await expect(menu.getByRole('link', { name: 'My Orders' })).toBeHidden();
});
