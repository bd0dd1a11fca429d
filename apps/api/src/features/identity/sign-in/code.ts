import { randomInt, timingSafeEqual } from 'node:crypto';
import { signIn } from '@caliper/contract/limits.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

/** A code for the second factor. It exists in clear text only in the message that carries it. */
export function makeCode(): string {
  return String(randomInt(10 ** signIn.codeDigits)).padStart(signIn.codeDigits, '0');
}

export function codeHmac(secrets: Secrets, pendingId: string, code: string): Buffer {
  return secrets.hmac('sms-code', pendingId, code);
}

export function isSameCode(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function codeMessage(productName: string, code: string): string {
  return `${code} is your ${productName} verification code. It is valid for ${signIn.codeSeconds / 60} minutes.`;
}

/** The end of a number, enough for its owner to recognise it. */
export function phoneHint(phone: string): string {
  return phone.slice(-2);
}
