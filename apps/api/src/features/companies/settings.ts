import { isCompanyWide } from '@caliper/contract/companies/companies.values.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { expiryAfter } from '../../access/expiry.ts';
import { ProblemError } from '../../http/problem.ts';
import type { UsergroupRow } from '../../platform/postgres/tables.ts';

export type Settings = Pick<
  UsergroupRow,
  'license' | 'licenses' | 'expiry' | 'device_limit' | 'file_quota' | 'headquarter'
>;
type Current = Settings & Pick<UsergroupRow, 'headquarter_id' | 'provider'>;
type Changes = Body<'updateCompany'>;

/** The settings after a change. What was not sent stays, except what the license determines. */
export function settingsAfter(current: Current, changes: Changes): Settings {
  const license = changes.license ?? current.license;
  const wantsBelow = changes.headquarter ?? current.headquarter;
  if (changes.headquarter && (current.provider || !isCompanyWide(license)))
    throw new ProblemError('headquarter-license', { field: 'headquarter' });
  if (wantsBelow && current.headquarter_id !== null)
    throw new ProblemError('headquarter-below', { field: 'headquarter' });
  return {
    license,
    licenses: license === 'single' ? 1 : (changes.licenses ?? current.licenses),
    expiry: changes.expiry === undefined ? current.expiry : expiryAfter(changes.expiry),
    device_limit: changes.deviceLimit ?? current.device_limit,
    file_quota: changes.fileQuota === undefined ? current.file_quota : changes.fileQuota,
    headquarter: wantsBelow && isCompanyWide(license),
  };
}
