import type { Authenticate } from '../../http/endpoints.ts';
import type { Feature } from '../../http/feature.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createAccounts, type Joined, type Leaving } from './accounts/accounts.service.ts';
import { createChanging, type Moving } from './accounts/changing.service.ts';
import { createCustody } from './accounts/custody.service.ts';
import { type ChangeEnabled, createEnabling } from './accounts/enabling.service.ts';
import { createProfile } from './accounts/profile.service.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityRoutes } from './identity.routes.ts';
import { createEmailLinks } from './mails/email-links.service.ts';
import { createPasswords, type Passwords } from './passwords/password.ts';
import { createPasswordChanges } from './passwords/passwords.service.ts';
import { createIdTokens } from './sessions/id-token.ts';
import {
  createAuthenticate,
  createKnownViewers,
  createSessionAnswers,
  type FindViewer,
} from './sessions/known-viewers.ts';
import { createSessions } from './sessions/sessions.service.ts';
import { createAccessRequests } from './sign-in/access-request.service.ts';
import { createCaptcha } from './sign-in/captcha.ts';
import { createEntry } from './sign-in/entry.service.ts';
import type { PhoneRules } from './sign-in/phone.ts';
import { createSecondFactor } from './sign-in/second-factor.service.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { createSso, type SsoCustomer } from './sso/sso.service.ts';
import { createViewing } from './viewing/viewing.service.ts';

interface IdentityNeeds {
  db: Db;
  prepared: Db;
  freshness: Freshness;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  outbox: Outbox;
  jobs: Jobs;
  captchaWork: number;
  phoneRules: PhoneRules;
  productName: string;
  baseUrl: URL;
  contactEmail: string;
  sso: SsoCustomer;
  logFailure: (error: unknown) => void;
  joined: Joined;
  leaving: Leaving;
  moving: Moving;
  steppingDown: Moving;
}

interface WiredIdentity extends Feature {
  services: {
    authenticate: Authenticate;
    findViewer: FindViewer;
    passwords: Passwords;
    changeEnabled: ChangeEnabled;
  };
}

export function wireIdentity(needs: IdentityNeeds): WiredIdentity {
  const { db, clock, secrets, limits, outbox, jobs, baseUrl, productName, contactEmail } = needs;
  const captcha = createCaptcha({ db, secrets, clock, work: needs.captchaWork });
  const passwords = createPasswords();
  const idTokens = createIdTokens(db, secrets, clock);
  const sessions = createSessions({ db, secrets, idTokens });
  const findViewer = createKnownViewers(needs.prepared, needs.freshness);
  const entry = createEntry({ db, sessions });
  const emailLinks = createEmailLinks({ db, limits, outbox, baseUrl, productName });
  const passwordChanges = createPasswordChanges({
    db,
    limits,
    jobs,
    captcha,
    passwords,
    emailLinks,
    productName,
  });
  const changeEnabled = createEnabling({ limits, outbox, productName, baseUrl });
  const { phoneRules, sso: customer, logFailure, joined, leaving, moving, steppingDown } = needs;
  const signIn = createSignIn({ db, limits, passwords, emailLinks });
  const routes = identityRoutes({
    accessRequests: createAccessRequests({
      db,
      limits,
      outbox,
      passwords,
      signIn,
      productName,
      baseUrl,
      contactEmail,
    }),
    signIn,
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
    sso: createSso({ db, limits, entry, customer, baseUrl, logFailure, joined }),
    custody: createCustody({ db, outbox, productName }),
    profile: createProfile({ db, limits, outbox, changeEnabled }),
    changing: createChanging({ db, joined, leaving, moving, steppingDown }),
    accounts: createAccounts({ db, outbox, passwords, emailLinks, productName, joined, leaving }),
    sessions,
    viewing: createViewing({ db, idTokens, findViewer }),
    describeSession: createSessionAnswers(needs.prepared, needs.freshness),
    captcha,
    emailLinks,
    passwordChanges,
    limits,
    secure: baseUrl.protocol === 'https:',
  });
  return {
    services: {
      authenticate: createAuthenticate(idTokens, findViewer),
      findViewer,
      passwords,
      changeEnabled,
    },
    routes,
    jobs: [...identityJobs(db), passwordChanges.recoveryJob as Job],
  };
}
