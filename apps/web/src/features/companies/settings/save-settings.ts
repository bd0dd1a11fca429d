import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type CompanyDetail, companyQuery } from '../companies.queries.ts';
import { changesOf, type Settings } from './settings.ts';

/**
 * The settings first, for only a headquarter has subsidiaries. Each answer is the company as it is then, so that a
 * failure in between leaves on screen what was saved before it.
 */
export async function saveSettings(company: CompanyDetail, settings: Settings): Promise<void> {
  const params = { id: company.id };
  const { patch, subsidiaries } = changesOf(company, settings);
  const show = (saved: CompanyDetail) => queryClient.setQueryData(companyQuery(company.id).queryKey, saved);
  show(await call('updateCompany', { params, body: patch }));
  if (subsidiaries === null) return;
  show(await call('setSubsidiaries', { params, body: { subsidiaryCompanies: subsidiaries } }));
}
