import { z } from 'zod';
import { lengths, signIn } from '../limits.ts';
import { roles } from '../roles.ts';

/** Opaque values that we hand out ourselves: long enough for any of them, short enough to be harmless. */
const opaque = z.string().min(1).max(200);

export const signInBody = z.strictObject({
  email: z.string().trim().min(1).max(lengths.email),
  password: z.string().min(1).max(lengths.passwordMax),
});

/** `phoneHint` is the end of the number that the code will go to. */
export const pendingSignIn = z.object({
  next: z.enum(['enrol', 'code']),
  ticket: opaque,
  phoneHint: z.string().optional(),
});

/** Base64 of the JSON {challenge, solution}. */
const captchaSolution = z.string().max(4000);

export const sendCodeBody = z.strictObject({ ticket: z.string().max(200), captcha: captchaSolution });

export const sendCodeAnswer = z.object({ verificationId: opaque });

export const confirmCodeBody = z.strictObject({
  ticket: z.string().max(200),
  verificationId: z.string().max(200),
  code: z.string().max(signIn.codeDigits * 2),
});

export const captchaChallenge = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string().optional(),
});

/** Times on the wire: epoch seconds, but `lastActive`, which is in milliseconds. */
export const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  createdAt: z.number().int(),
  name: z.string(),
  role: z.enum(roles),
  enabled: z.boolean(),
  company: z.string(),
  phone: z.string(),
  title: z.string(),
  country: z.string(),
  category: z.string(),
  lead: z.boolean(),
  autoScroll: z.boolean(),
  lastActive: z.number().int().nullable(),
  usergroupRef: z.number().int(),
  multiFactor: z.boolean(),
});

export const usergroupData = z.object({
  id: z.number().int(),
  company: z.string(),
  expiry: z.number().int().nullable(),
  users: z.array(z.uuid()),
  licenses: z.number().int(),
  headquarter: z.boolean(),
  subsidiaryCompanies: z.array(z.number().int()),
});

export const idToken = z.object({ idToken: z.string(), exp: z.number().int() });

export const signedIn = idToken.extend({ user: sessionUser });

export const sessionAnswer = z.object({ user: sessionUser, usergroupData });

export const activityAnswer = z.object({ lastActive: z.number().int() });
