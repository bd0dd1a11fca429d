import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { password } from '@caliper/api/testing/people.ts';
import { readCode } from '@caliper/api/testing/sign-in.ts';
import { expect, type Page } from '../fixtures.ts';
import { button, exact, seen } from '../screen.ts';

/** To age a row. */
export function ago(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}

export async function enterPassword(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', exact).fill(secret);
  await button(page, 'Enter', exact).click();
}

export async function enterPhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await button(page, 'Send code').click();
}

export async function codeSentTo(db: Db, phone: string): Promise<string> {
  return readCode({ db }, { phone });
}

/** Waits until the code has been sent. */
export async function enterCode(page: Page, db: Db, phone: string): Promise<void> {
  await seen(page.getByText(/We sent a 6-digit code/));
  await page.getByLabel('Verification code').fill(await codeSentTo(db, phone));
}

/** Both factors of an enrolled person, until the code has been accepted or refused. */
export async function signIn(page: Page, db: Db, person: { email: string; phone: string }, secret?: string) {
  await page.goto('/');
  await enterPassword(page, person.email, secret);
  await enterCode(page, db, person.phone);
}

type LinkedPage = 'reset-password' | 'verify-email' | 'register' | 'registration-request';

/** The path of the newest link mailed to an address; mails are sent after the answer. */
export async function mailedLink(db: Db, email: string, page: LinkedPage) {
  const find = async () => {
    const mails = await db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', email)
      .where('channel', '=', 'mail')
      .orderBy('created_at', 'desc')
      .execute();
    return mails.map(({ body }) => body.match(new RegExp(`/${page}/[\\w-]+`))?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
