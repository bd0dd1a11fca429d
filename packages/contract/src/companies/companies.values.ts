import type { License } from '../roles.ts';

/** Only these have a device limit for the whole company, and may have subsidiaries. */
export const companyWideLicenses = ['corporate', 'enterprise'] as const satisfies readonly License[];

export function isCompanyWide(license: License): boolean {
  return companyWideLicenses.some((one) => one === license);
}

/** How long ago a person was last active, as the user report groups people. Each person is in one group. */
export const lastSeen = ['week', 'month', 'quarter', 'longer', 'never'] as const;
export type LastSeen = (typeof lastSeen)[number];
