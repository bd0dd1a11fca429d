import { ProblemError } from '../../../http/problem.ts';

export interface PhoneRules {
  /** Country codes that text messages may go to, without the plus. */
  countryCodes: readonly string[];
  /** Numbers that are never accepted. */
  refused: readonly string[];
}

/** A number for the second factor: + and country code, digits only, in a country that we send to. */
export function checkPhone(phone: string | undefined, rules: PhoneRules): string {
  const number = phone?.trim() ?? '';
  if (number === '') throw new ProblemError('phone-missing', { field: 'phone' });
  if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new ProblemError('phone-invalid', { field: 'phone' });
  const isReached = rules.countryCodes.some((code) => number.startsWith(`+${code}`));
  if (!isReached || rules.refused.includes(number))
    throw new ProblemError('phone-refused', { field: 'phone' });
  return number;
}
