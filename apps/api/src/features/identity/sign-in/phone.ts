import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { ProblemError } from '../../../http/problem.ts';

export interface PhoneRules {
  /** Country codes that text messages may go to, without the plus. */
  countryCodes: readonly string[];
  /** Numbers that are never accepted. */
  refused: readonly string[];
}

/** Satellites, international networks and services: expensive, and no one's own phone. */
const costlyCodes = ['870', '878', '881', '882', '883', '888', '979'];

/** A message to one of these earns its holder money, or reaches no person. */
const costlyTypes: readonly NumberType[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
  'PAGER',
];

/** A number for the second factor: + and country code, digits only, in a country that we send to. */
export function checkPhone(phone: string | undefined, rules: PhoneRules): string {
  const number = phone?.trim() ?? '';
  if (number === '') throw new ProblemError('phone-missing', { field: 'phone' });
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new ProblemError('phone-invalid', { field: 'phone' });
  const isReached = rules.countryCodes.some((code) => number.startsWith(`+${code}`));
  if (!isReached) throw new ProblemError('phone-refused', { field: 'phone' });
  assertSendable(number, rules);
  return number;
}

/** For every code: a number may have been enrolled before it was refused. */
export function assertSendable(number: string, { refused }: PhoneRules): void {
  if (refused.includes(number) || isCostly(number))
    throw new ProblemError('phone-refused', { field: 'phone' });
}

/** Numbering plans change faster than any list of them, so what is unknown passes. */
function isCostly(number: string): boolean {
  if (costlyCodes.some((code) => number.startsWith(`+${code}`))) return true;
  return costlyTypes.includes(parsePhoneNumberFromString(number)?.getType());
}
