import type { Page } from '@playwright/test';
import type { Picture } from './camera.ts';

const admin = 'admin@caliper.example';

/** The pictures of the staff help page. */
export const helpPictures: Picture[] = [
  { name: 'user-requests', as: admin, path: '/admin-panel', show: (page) => firstTable(page).waitFor() },
  {
    name: 'uploading-reports',
    as: admin,
    path: '/admin-panel/report-upload',
    show: (page) => page.getByLabel('Title').waitFor(),
  },
  {
    name: 'managing-reports',
    as: admin,
    path: '/admin-panel/manage-reports',
    show: (page) => firstTable(page).waitFor(),
  },
  {
    name: 'importing-figures',
    as: admin,
    path: '/admin-panel/import-medsku-dashboard',
    show: (page) => page.frameLocator('iframe').getByRole('table').first().waitFor(),
  },
  { name: 'adding-users', as: admin, path: '/admin-panel/manage-clients?add=user', show: nameNewUser },
  {
    name: 'company-users',
    as: admin,
    path: clientAccess,
    show: async (page) => {
      await page.getByRole('tab', { name: /^Users/ }).click();
      await firstTable(page).waitFor();
    },
  },
  { name: 'updating-subscriptions', as: admin, path: clientAccess, show: removeOne },
];

function firstTable(page: Page) {
  return page.getByRole('table').first();
}

async function clientAccess({ db }: Parameters<Exclude<Picture['path'], string>>[0]): Promise<string> {
  const find = db.selectFrom('usergroups').select('id').where('company', '=', 'Meridian Surgical');
  return `/admin-panel/client-access?company=${(await find.executeTakeFirstOrThrow()).id}`;
}

async function nameNewUser(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('Email *') });
  await form.getByLabel('Company *').click();
  await page.getByRole('option', { name: 'Harbor East' }).click();
  await form.getByLabel('Name *').fill('Mara Klein');
  await form.getByLabel('Email *').fill('mara.klein@east.harbor.example');
  await form.getByLabel('Professional Title').fill('Head of Procurement');
  await form.getByLabel('Team Leader').check();
}

async function removeOne(page: Page): Promise<void> {
  await firstTable(page).waitFor();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
}
