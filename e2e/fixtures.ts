import { connect, type Db } from '@caliper/api/platform/postgres/postgres.ts';
import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { openSession } from '@caliper/api/testing/people.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { administer, databaseNamed, template } from './databases.ts';
import type { House } from './house.ts';

interface Installation {
  origin: string;
  databaseUrl: string;
  db: Db;
}

interface Fixtures {
  /** The demo account that every journey of a file begins with, if they all begin with the same. */
  account: string | undefined;
  begun: undefined;
  policyKept: undefined;
  db: Db;
  /** Opens a session for a demo account in this browser, without the sign-in pages. */
  signedInAs: SignedInAs;
  house: OpenHouse;
}

type SignedInAs = (email: string, context?: BrowserContext) => Promise<void>;

/** What a journey begins with: the house it takes place in, and a way in. */
export interface OpenHouse extends House {
  signedInAs: SignedInAs;
  /** Waits until a person is made, with whatever else is made for them, and opens a session for them. */
  signedIn<Made extends { email: string }>(made: Promise<Made>): Promise<Made>;
}

/** Generous, because all journeys of a worker come from one address. */
const limits = [
  'contact',
  'customReports',
  'invitation',
  'registrationPerAddress',
  'captcha',
  'passwordPerAddress',
  'passwordPerAccount',
  'smsPerUser',
  'smsPerNumber',
  'smsPerAddress',
];

export const test = base.extend<Fixtures, { installation: Installation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use, worker) => {
      const name = `e2e_${worker.parallelIndex}_${Date.now()}`;
      await administer(`create database ${name} template ${template}`);
      const databaseUrl = databaseNamed(name);
      const database = connect(databaseUrl, { max: 3, patience: 10 });
      const node = await startNode({
        DATABASE_URL: databaseUrl,
        DATA_DIR: process.env.CALIPER_E2E_DATA ?? '',
        LOG_LEVEL: 'warn',
        DATABASE_PATIENCE: '10',
        CAPTCHA_WORK: '2',
        LIMITS: limits.map((limit) => `${limit}=100000/60`).join(','),
      });
      await use({ origin: `http://localhost:${node.port}`, databaseUrl, db: database.db });
      await stopNode(node);
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  account: [undefined, { option: true }],
  begun: [
    async ({ account, signedInAs }, use) => {
      if (account) await signedInAs(account);
      await use(undefined);
    },
    { auto: true },
  ],
  /** No page may turn text into markup or run a script against its own policy. */
  policyKept: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (/requires '?Trusted|TrustedTypePolicy|Trusted Type/i.test(message.text()))
          violations.push(message.text());
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ installation }, use) => use(installation.origin),
  db: async ({ installation }, use) => use(installation.db),
  signedInAs: async ({ installation, context: own }, use) => {
    await use(async (email, context = own) => {
      const { id } = await rowIn(installation.db, 'users', { email });
      const { refresh } = await openSession(installation.db, id);
      await context.addCookies([
        {
          name: 'refresh',
          value: refresh,
          domain: 'localhost',
          path: '/api/auth',
          httpOnly: true,
          sameSite: 'Strict',
        },
      ]);
    });
  },
  house: async ({ db, baseURL, signedInAs }, use) => {
    await use({
      db,
      baseURL,
      signedInAs,
      async signedIn(made) {
        const person = await made;
        await signedInAs(person.email);
        return person;
      },
    });
  },
});

export { expect, type Page };

/** To another page of the portal as by a link, without loading the document again. The page before is there for a moment. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The newest code sent to an account, as its owner would read it. */
export async function readCode(db: Db, email: string): Promise<string> {
  const message = await db
    .selectFrom('outbox')
    .innerJoin('second_factors', 'second_factors.phone', 'outbox.recipient')
    .innerJoin('users', 'users.id', 'second_factors.user_id')
    .select('outbox.body')
    .where('users.email', '=', email)
    .orderBy('outbox.created_at', 'desc')
    .executeTakeFirstOrThrow();
  return message.body.match(/\d{6}/)?.[0] ?? '';
}
