import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { button, dialog, exact, option } from '../screen.ts';

export const password = 'long enough 7';

export function companyForm(page: Page): Locator {
  return dialog(page, 'Add New Company');
}

export function userForm(page: Page): Locator {
  return dialog(page, 'Add New User');
}

export async function chooseCompany(page: Page, company: string): Promise<void> {
  await userForm(page).getByLabel('Company *').fill(company);
  await option(page, company, exact).click();
}

/** Fills in everything that an account needs except its company. */
export async function fillUser(page: Page, email: string, name = 'Ines Moreau'): Promise<void> {
  const form = userForm(page);
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Email *').fill(email);
  await form.getByLabel('Password *', exact).fill(password);
  await form.getByLabel('Confirm Password *').fill(password);
}

export async function addUser(page: Page): Promise<void> {
  await button(userForm(page), 'Add user').click();
}

export function accountsOf(db: Db, companyId: number) {
  return db
    .selectFrom('users')
    .select(['email', 'name', 'role', 'lead', 'enabled', 'phone', 'title', 'country', 'category'])
    .where('usergroup_id', '=', companyId)
    .orderBy('email')
    .execute();
}

export function companyNamed(db: Db, company: string) {
  return db.selectFrom('usergroups').selectAll().where('company', '=', company).executeTakeFirst();
}
