import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { safeReturnPath } from '@caliper/contract/return-path.ts';
import { actorOf } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { takeOrRefuse } from '../../../http/limits.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Identity, IdentityProvider } from '../../../platform/oidc/oidc.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/one-time.ts';
import type { Joined } from '../accounts/accounts.service.ts';
import { findAccount, findAccountByEmail, insertUser } from '../accounts/accounts.store.ts';
import { lockSeats } from '../accounts/seats.store.ts';
import { hasRoom } from '../accounts/seats.ts';
import {
  type Attempt,
  assertMayEnter,
  type Entered,
  type Entry,
  recordingRefusals,
} from '../sign-in/entry.service.ts';
import { checkIdentity } from './provider-identity.ts';
import { findCompanyBySlug, giveSlug, insertCode, insertFlow, takeCode, takeFlow } from './sso.store.ts';

/** The customer whose people sign in with their own identity provider. */
export interface SsoCustomer {
  slug: string;
  name: string;
  /** Null until it is configured. */
  provider: IdentityProvider | null;
}

interface SsoNeeds {
  db: Db;
  limits: Limits;
  entry: Entry;
  customer: SsoCustomer;
  baseUrl: URL;
  logFailure: (error: unknown) => void;
  joined: Joined;
}

/** Ties the start and the callback to one browser, so that a link cannot sign a victim in as someone else. */
type Browser = string;

/** Single sign-on: the identity provider replaces both factors. Seats and devices count as usual. */
export function createSso({ db, limits, entry, customer, baseUrl, logFailure, joined }: SsoNeeds) {
  async function describe(slug: string): Promise<Answer<'ssoCustomer'>> {
    if (customer.slug === slug) return { name: customer.name, configured: customer.provider !== null };
    const company = await findCompanyBySlug(db, slug);
    if (!company) throw new ProblemError('not-found');
    return { name: company.company, configured: false };
  }

  async function requireProvider(slug: string): Promise<IdentityProvider> {
    const { configured } = await describe(slug);
    if (!configured || !customer.provider) throw new ProblemError('sso-not-configured');
    return customer.provider;
  }

  const callbackOf = (slug: string) => new URL(`/api/auth/sso/${slug}/callback`, baseUrl);

  async function start(slug: string, query: Input<'ssoStart'>['query'], browser: Browser, origin: Origin) {
    const provider = await requireProvider(slug);
    await takeOrRefuse(limits, 'ssoPerAddress', origin.address, 'too-many-attempts');
    const departure = await provider.depart(callbackOf(slug).href).catch((error: unknown) => {
      logFailure(error);
      throw new ProblemError('sso-failed');
    });
    await insertFlow(db, {
      state_hash: hashSecret(departure.state),
      browser_hash: hashSecret(browser),
      slug,
      code_verifier: departure.codeVerifier,
      nonce: departure.nonce,
      mode: query.mode,
      return_to: safeReturnPath(query.returnTo),
    });
    return departure.url.href;
  }

  /** Always leads to the finishing page: the provider's errors are logged, not shown. */
  async function callback(
    slug: string,
    query: Record<string, string | undefined>,
    browser: Browser,
    origin: Origin,
  ) {
    const provider = await requireProvider(slug);
    const state = query.state ?? '';
    const flow = await takeFlow(db, hashSecret(state), hashSecret(browser));
    if (!flow || flow.slug !== slug) return donePage(slug, { error: 'failed', mode: 'redirect' });
    const page = { mode: flow.mode, ...(flow.return_to ? { returnTo: flow.return_to } : {}) };
    try {
      const address = callbackOf(slug);
      for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
      const { nonce, code_verifier: codeVerifier } = flow;
      const arrived = await provider.arrive(address, { state, nonce, codeVerifier });
      const identity = checkIdentity(arrived);
      await giveSlug(db, slug, customer.name);
      const actor = actorOf({ id: null, email: identity.email }, origin);
      const userId = await recordingRefusals({ db, limits }, actor, `email:${identity.email}`, () =>
        findOrCreate(slug, identity, origin),
      );
      const code = newSecret();
      await limits.giveBack('ssoPerAddress', origin.address);
      await insertCode(db, hashSecret(code), hashSecret(browser), userId);
      return donePage(slug, { code, ...page });
    } catch (error) {
      logFailure(error);
      return donePage(slug, { error: error instanceof ProblemError ? error.code : 'failed', ...page });
    }
  }

  /** In the fragment, which servers and logs never see. */
  function donePage(slug: string, fragment: Record<string, string>): string {
    return `/sign-in/${slug}/done#${new URLSearchParams(fragment)}`;
  }

  async function findOrCreate(slug: string, identity: Identity, origin: Origin): Promise<string> {
    const { email } = identity;
    const company = await findCompanyBySlug(db, slug);
    if (!company || !identity.emailVerified) throw new ProblemError('sso-failed');
    return db.transaction().execute(async (tx) => {
      const seats = await lockSeats(tx, company.id);
      const account = await findAccountByEmail(tx, email);
      // A provider may only sign in its own company's people.
      if (account && account.usergroup_id !== company.id) throw new ProblemError('sso-failed');
      if (account) return account.id;
      if (!seats || !hasRoom(seats) || seats.enabled >= seats.licenses)
        throw new ProblemError('license-limit');
      const id = await insertUser(tx, {
        usergroup_id: company.id,
        email,
        name: identity.name || email,
        enabled: true,
        email_verified_at: new Date(),
      });
      await joined(tx, { id, usergroup_id: company.id, email });
      const actor = actorOf({ id: null, email }, origin);
      await record(tx, { actor, action: 'created by single sign-on', subject: `user:${id}` });
      return id;
    });
  }

  async function exchange(code: string, browser: Browser, attempt: Attempt): Promise<Entered> {
    const userId = await takeCode(db, hashSecret(code), hashSecret(browser));
    const account = userId ? await findAccount(db, userId) : undefined;
    if (!account) throw new ProblemError('sso-failed');
    const actor = actorOf(account, attempt.origin);
    return recordingRefusals({ db, limits }, actor, `user:${account.id}`, async () => {
      assertMayEnter(account);
      return entry.enter(account, attempt, async () => undefined);
    });
  }

  return { describe, start, callback, exchange };
}

export type Sso = ReturnType<typeof createSso>;
