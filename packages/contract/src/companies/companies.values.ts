import type { License } from '../roles.ts';

/** Only these have a device limit for the whole company, and may have subsidiaries. */
export const companyWideLicenses = ['corporate', 'enterprise'] as const satisfies readonly License[];

export function isCompanyWide(license: License): boolean {
  return companyWideLicenses.some((one) => one === license);
}

/** The columns that the user report can be sorted by; with a minus before it, the other way round. */
export const reportOrders = [
  'company',
  'license',
  'expiry',
  'createdAt',
  'enabled',
  'name',
  'email',
  'role',
  'lastActive',
] as const;
export type ReportOrder = (typeof reportOrders)[number];
export type ReportSort = ReportOrder | `-${ReportOrder}`;

/** How long ago a person was last active, as the user report groups people. Each person is in one group. */
export const lastSeen = ['week', 'month', 'quarter', 'longer', 'never'] as const;
export type LastSeen = (typeof lastSeen)[number];
