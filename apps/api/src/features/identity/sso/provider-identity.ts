import { lengths } from '@caliper/contract/limits.ts';
import { z } from 'zod';
import { ProblemError } from '../../../http/problem.ts';
import type { Identity } from '../../../platform/oidc/oidc.ts';

/** What a provider says becomes an account and the recipient of mails, so it is held to the rules of our own forms. */
export function checkIdentity({ email, emailVerified, name }: Identity): Identity {
  const address = email.trim().toLowerCase();
  if (address.length > lengths.email || !z.email().safeParse(address).success)
    throw new ProblemError('sso-failed');
  return { email: address, emailVerified, name: inOneLine(name) };
}

function inOneLine(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, lengths.name);
  // Not half a character at the end.
  return line.replace(/\p{Cs}$/u, '').trim();
}
