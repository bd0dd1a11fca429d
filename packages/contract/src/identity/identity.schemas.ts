import { z } from 'zod';
import { bodyId, companyName, oneLine } from '../fields.ts';
import { lengths, signIn } from '../limits.ts';
import { licenses, roles, specials } from '../roles.ts';

/** Opaque values that we issue ourselves: long enough for any of them, short enough to be harmless. */
const opaque = z.string().min(1).max(200);

export const signInBody = z.strictObject({
  email: z.string().trim().min(1).max(lengths.email),
  password: z.string().min(1).max(lengths.passwordMax),
});

/** `phoneHint` is the end of the number that the code is sent to. */
export const pendingSignIn = z.object({
  next: z.enum(['enrol', 'code']),
  ticket: opaque,
  phoneHint: z.string().optional(),
});

/** Who was asked to let the person in; null if they may come in by now. `sent` is false if they had asked before. */
export const accessAsked = z.object({ asked: z.enum(['leader', 'staff']).nullable(), sent: z.boolean() });

/** Base64 of the JSON {challenge, solution}. */
const captchaSolution = z.string().max(4000);

/** `phone` only while enrolling. */
export const sendCodeBody = z.strictObject({
  ticket: z.string().max(200),
  captcha: captchaSolution,
  phone: z.string().max(40).optional(),
});

export const sendCodeAnswer = z.object({ verificationId: opaque });

export const confirmCodeBody = z.strictObject({
  ticket: z.string().max(200),
  verificationId: z.string().max(200),
  code: z.string().max(signIn.codeDigits * 2),
});

const newPassword = {
  password: z.string().max(lengths.passwordMax),
  confirmPassword: z.string().max(lengths.passwordMax),
};

export const passwordRecoveryBody = z.strictObject({
  email: z.email().max(lengths.email),
  captcha: captchaSolution,
});

export const passwordResetBody = z.strictObject({ token: opaque, ...newPassword });

export const changePasswordBody = z.strictObject(newPassword);

export const verifyEmailBody = z.strictObject({ token: opaque });

export const slugParams = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,40}$/) });

/** A customer with single sign-on; `configured` is false until an identity provider is set up. */
export const ssoCustomer = z.object({ name: z.string(), configured: z.boolean() });

/** A popup passes its result to the page that opened it; a redirect ends at the page the person wanted. */
export const ssoStartQuery = z.strictObject({
  mode: z.enum(['popup', 'redirect']),
  returnTo: z.string().max(2000).optional(),
});

/** The fields of the identity provider's answer that the protocol's library reads. Providers add their own. */
export const ssoCallbackQuery = z.object({
  code: z.string().max(4000).optional(),
  state: z.string().max(4000).optional(),
  iss: z.string().max(4000).optional(),
  error: z.string().max(4000).optional(),
  error_description: z.string().max(4000).optional(),
  error_uri: z.string().max(4000).optional(),
  session_state: z.string().max(4000).optional(),
});

export const ssoExchangeBody = z.strictObject({ code: opaque });

/** Where a redirect leads. */
export const location = z.string();

/** Ids are not case-sensitive. */
export const userId = z.uuid().toLowerCase();
export const userParams = z.strictObject({ id: userId });

export const uidParams = z.strictObject({ uid: userId });

const personName = oneLine.min(1).max(lengths.name);
const details = {
  title: oneLine.max(lengths.name),
  phone: oneLine.max(lengths.contactPhone),
};

/** People change their own name and reading settings; `enabled` is changed for them. */
export const updateUserBody = z
  .strictObject({ name: personName, ...details, autoScroll: z.boolean(), enabled: z.boolean() })
  .partial()
  .refine((body) => Object.keys(body).length > 0);

/** What staff change about somebody else. The role 'team leader' is the flag `lead`. */
const position = {
  name: personName,
  title: details.title,
  role: z.enum(roles),
  /** The id of the company. */
  company: bodyId,
};

/** `before` is what was seen: what somebody else has changed since is not overwritten. */
export const changePersonBody = z
  .strictObject({
    ...position,
    before: z
      .strictObject({ name: z.string(), title: z.string(), role: z.enum(roles), company: bodyId })
      .partial(),
  })
  .partial()
  .refine(({ before: _, ...changes }) => Object.keys(changes).length > 0);

export const changedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  role: z.enum(roles),
  company: z.int(),
  enabled: z.boolean(),
});

/** Another person, as far as their team may know. */
export const member = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  enabled: z.boolean(),
  title: z.string(),
  role: z.enum(roles),
  /** When they were last active, in milliseconds; for team leaders only. */
  lastActive: z.int().nullable().optional(),
});

/** `lead` and the role 'team leader' say the same. Without a company the service says what is missing. */
export const createUserBody = z.strictObject({
  email: z.email().max(lengths.email),
  name: personName,
  company: companyName.max(lengths.name).optional(),
  role: z.enum(roles).default('standard'),
  lead: z.boolean().default(false),
  title: details.title.default(''),
  phone: details.phone.default(''),
  country: z.string().max(lengths.name).default(''),
  category: z.string().max(lengths.name).default(''),
  ...newPassword,
});

export const createdUser = z.object({ uid: z.uuid() });

export const emailParams = z.strictObject({ email: z.email().max(lengths.email) });

export const sendVerificationBody = z.strictObject({ name: oneLine.max(lengths.name) });

export const captchaChallenge = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string().optional(),
});

const itemIds = z.array(z.int());

/** Times are epoch seconds, except `lastActive`, which is in milliseconds. */
export const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.int(),
  name: z.string(),
  role: z.enum(roles),
  enabled: z.boolean(),
  company: z.string(),
  phone: z.string(),
  title: z.string(),
  country: z.string(),
  category: z.string(),
  lead: z.boolean(),
  /** The support and marketing accounts, which some screens treat differently. */
  special: z.enum(specials).nullable(),
  autoScroll: z.boolean(),
  lastActive: z.int().nullable(),
  usergroupRef: z.int(),
  multiFactor: z.boolean(),
  /** False for a shared account, and for a person who signs in with an identity provider and has no password here. */
  mayChangePassword: z.boolean(),
  /** The end of the number that the codes are sent to. */
  phoneHint: z.string().nullable(),
  devices: z.array(z.int()),
  favorites: itemIds,
  medCoreFavorites: itemIds,
  medskuFavorites: itemIds,
  ptFavorites: itemIds,
  surveyFavorites: itemIds,
  customReports: z.object({ created: itemIds, shared: itemIds }),
});

export const usergroupData = z.object({
  id: z.int(),
  company: z.string(),
  expiry: z.int().nullable(),
  users: z.array(z.uuid()),
  license: z.enum(licenses),
  licenses: z.int(),
  headquarter: z.boolean(),
  subsidiaryCompanies: z.array(z.int()),
  subscriptionInformation: z.object({ current: itemIds }),
});

export const idToken = z.object({ idToken: z.string(), exp: z.int() });

/** With nobody's token for a page that opens and is not sure whether anybody is signed in. */
export const renewedToken = z.union([idToken, z.object({ idToken: z.null() })]);

/** The header by which such a page says so. Others are refused. */
export type OpeningHeader = 'x-opening';

export const signedIn = idToken.extend({ user: sessionUser });

/** A session in which staff look at the portal as somebody else does, and until when. */
export const viewing = z.object({ viewing_id: z.uuid(), until: z.int() });

export const sessionAnswer = z.object({
  user: sessionUser,
  usergroupData,
  /** Only if staff look at the portal as this person does. */
  viewing: viewing.extend({ seconds_left: z.int() }).optional(),
});

export const activityAnswer = z.object({ lastActive: z.int() });
