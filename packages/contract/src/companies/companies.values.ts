import type { License } from '../roles.ts';

/** Only these have a limit of devices for the whole company, and may have other companies below them. */
export const companyWideLicenses = ['corporate', 'enterprise'] as const satisfies readonly License[];

export function isCompanyWide(license: License): boolean {
  return companyWideLicenses.some((one) => one === license);
}

/** How long ago somebody was last seen, as the user report sorts people. Each person is in one of these. */
export const lastSeen = ['week', 'month', 'quarter', 'longer', 'never'] as const;
export type LastSeen = (typeof lastSeen)[number];
