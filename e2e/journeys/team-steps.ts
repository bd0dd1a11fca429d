import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { hashSecret } from '@caliper/api/platform/secrets/one-time.ts';
import { makeCompany, makePerson, type Person } from '@caliper/api/testing/people.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { button, checkbox, exact, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { note, tableRow } from './staff-steps.ts';

export const teamPage = '/dashboard/team-management';
export const noLicenseLeft =
  'License limit reached, please contact support, or disable users to free up additional licenses.';
export const spentLink = 'This link has been used or has expired. Please request a new one.';
export const created = 'Your account has been created. You can sign in once it has been enabled.';

interface Team {
  company: string;
  companyId: number;
  lead: Person;
}

/** A company that no other journey uses, with its leader. */
export async function makeTeam(db: Db, licenses = 5): Promise<Team> {
  const company = unique('Team');
  const companyId = await makeCompany(db, { company, license: 'corporate', licenses });
  const lead = await makePerson(db, {
    usergroup_id: companyId,
    name: 'Ines Moreau',
    title: 'Strategy Director',
    lead: true,
  });
  return { company, companyId, lead };
}

export function makeMember(db: Db, companyId: number, name: string, enabled = true): Promise<Person> {
  return makePerson(db, { usergroup_id: companyId, name, title: 'Analyst', enabled });
}

export function newEmail(): string {
  return `${crypto.randomUUID().slice(0, 8)}@invited.example`;
}

interface Invitation {
  email: string;
  /** The last part of the links in the mail. */
  token: string;
}

/** An invitation that staff have allowed. */
export async function makeInvitation(db: Db, { companyId, lead }: Team): Promise<Invitation> {
  const [email, token] = [newEmail(), crypto.randomUUID()];
  const expires_at = new Date(Date.now() + 86_400_000);
  const invitation = { usergroup_id: companyId, email, invited_by: lead.id };
  await db
    .insertInto('invitations')
    .values({ ...invitation, token_hash: hashSecret(token), expires_at })
    .execute();
  return { email, token };
}

export function box(page: Page, name: string): Locator {
  return checkbox(page, `Enable ${name}`);
}

export function update(page: Page): Locator {
  return button(page, 'Update team access');
}

/** On the leader's page. */
export async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send invitation').click();
}

export async function requestInvitation(page: Page, email: string): Promise<void> {
  await page.goto(teamPage);
  await invite(page, email);
  await seen(note(page, 'Invitation request sent'));
}

/** A leader's request, and staff's approval, which sends the mail. */
export async function sendInvitation(leader: Page, staff: Page, email: string): Promise<void> {
  await requestInvitation(leader, email);
  await staff.goto('/admin-panel');
  await button(staff, `Allow ${email}`).click();
  await seen(note(staff, `The invitation has been sent to ${email}.`));
}

export function requestRow(page: Page, table: 'Pending requests' | 'Sent invitations', email: string) {
  return tableRow(page.getByRole('table', { name: table }), email);
}

export function invitationLine(page: Page, email: string): Locator {
  return page.getByRole('listitem').filter({ hasText: email });
}

/** Fills in everything required, with this password. */
export async function fillRegistration(page: Page, secret: string): Promise<void> {
  await page.getByLabel('First Name *').fill('Mei');
  await page.getByLabel('Last Name *').fill('Tanaka');
  await page.getByLabel('Professional Title *').fill('Analyst');
  await page.getByLabel('Password *', exact).fill(secret);
  await page.getByLabel('Confirm Password *').fill(secret);
}

export async function register(page: Page): Promise<void> {
  await button(page, 'Create account').click();
}

export async function mailsTo(db: Db, email: string): Promise<number> {
  const mails = await rowsIn(db, 'outbox', { recipient: email });
  return mails.length;
}
