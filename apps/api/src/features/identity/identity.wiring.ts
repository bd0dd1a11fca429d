import type { Authenticate, Route } from '../../http/endpoints.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createAccounts, type Joined } from './accounts.service.ts';
import { createCaptcha } from './captcha.ts';
import { createCustody } from './custody.service.ts';
import { createEmailLinks } from './email-links.service.ts';
import { type ChangeEnabled, createEnabling } from './enabling.service.ts';
import { createEntry } from './entry.service.ts';
import { createIdTokens } from './id-token.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';
import { createPasswords, type Passwords } from './password.ts';
import { createPasswordChanges } from './passwords.service.ts';
import type { PhoneRules } from './phone.ts';
import { createProfile } from './profile.service.ts';
import { createSecondFactor } from './second-factor.service.ts';
import { createSessions } from './sessions.service.ts';
import { createSignIn } from './sign-in.service.ts';
import { createSso, type SsoCustomer } from './sso.service.ts';

interface IdentityNeeds {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  outbox: Outbox;
  jobs: Jobs;
  captchaWork: number;
  phoneRules: PhoneRules;
  productName: string;
  baseUrl: URL;
  sso: SsoCustomer | null;
  logFailure: (error: unknown) => void;
  joined: Joined;
}

interface Identity {
  routes: Route[];
  jobs: Job[];
  authenticate: Authenticate;
  /** Used by the team feature. */
  passwords: Passwords;
  changeEnabled: ChangeEnabled;
}

/** Puts the parts of identity together. */
export function wireIdentity(needs: IdentityNeeds): Identity {
  const { db, clock, secrets, limits, outbox, jobs, baseUrl, productName } = needs;
  const captcha = createCaptcha({ db, secrets, clock, work: needs.captchaWork });
  const passwords = createPasswords();
  const sessions = createSessions({ db, secrets, idTokens: createIdTokens(db, secrets, clock) });
  const entry = createEntry({ db, sessions });
  const emailLinks = createEmailLinks({ db, limits, outbox, baseUrl, productName });
  const passwordChanges = createPasswordChanges({ db, limits, jobs, captcha, passwords, emailLinks });
  const changeEnabled = createEnabling({ outbox, productName, baseUrl });
  const { phoneRules, sso: customer, logFailure } = needs;
  const routes = identityRoutes({
    signIn: createSignIn({ db, limits, passwords, emailLinks }),
    secondFactor: createSecondFactor({
      db,
      secrets,
      limits,
      outbox,
      captcha,
      entry,
      phoneRules,
      productName,
    }),
    sso: createSso({ db, limits, entry, customer, baseUrl, logFailure, joined: needs.joined }),
    custody: createCustody({ db, outbox, productName }),
    profile: createProfile({ db, outbox, changeEnabled }),
    accounts: createAccounts({ db, outbox, passwords, emailLinks, joined: needs.joined }),
    sessions,
    captcha,
    emailLinks,
    passwordChanges,
    limits,
    secure: baseUrl.protocol === 'https:',
  });
  return {
    routes,
    jobs: [...identityJobs(db), passwordChanges.recoveryJob as Job],
    authenticate: sessions.authenticate,
    passwords,
    changeEnabled,
  };
}
