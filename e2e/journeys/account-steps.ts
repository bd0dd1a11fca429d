import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import type { Page } from '../fixtures.ts';
import { exact, heading, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';

const dayMs = 86_400_000;

type PersonDetails = Parameters<typeof makePerson>[1];

interface Customer {
  id: string;
  company: string;
  companyId: number;
  email: string;
  phone: string;
}

/** That many days from now, minus a minute. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs - 60_000);

/** A person of a company that no other journey uses. */
export async function makeCustomer(
  db: Db,
  details: PersonDetails = {},
  over: Parameters<typeof makeCompany>[1] = {},
): Promise<Customer> {
  const company = unique('Customer');
  const companyId = await makeCompany(db, { company, license: 'corporate', expiry: inDays(300), ...over });
  const person = await makePerson(db, { ...details, usergroup_id: companyId });
  return { ...person, company, companyId };
}

/** The requests that a person has sent to staff so far. */
export async function requestsBy(db: Db, email: string): Promise<Record<string, string>[]> {
  const rows = await rowsIn(db, 'requests');
  return rows
    .map(({ payload }) => payload as Record<string, string>)
    .filter((payload) => payload.email === email);
}

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/dashboard/account-info');
  await seen(heading(page, 'Profile and Account Information'));
}

/** The value next to a label on the account page. */
export function fact(page: Page, label: string) {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, exact) })
    .getByRole('definition');
}

export const contactCall = '**/api/contact/contact-us';
export const tooMany = 'Too many requests have been sent from your IP address, please try again later.';
export const lost =
  'Your request could not be sent because the connection was lost. Nothing you entered is gone; please try again.';

/** A notification about a failure. */
export function danger(page: Page, words: string) {
  return page.getByRole('alert').filter({ hasText: words }).and(page.locator('[data-variant="danger"]'));
}
