import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type CompanyDetail, companyQuery } from '../companies.queries.ts';
import { changesOf, type Settings } from './settings.ts';

/**
 * The settings first, because only a headquarter has subsidiaries. Each answer is the whole company, so after a failure
 * in between the screen shows what was saved before it.
 */
export async function saveSettings(company: CompanyDetail, settings: Settings): Promise<void> {
  const params = { id: company.id };
  const { patch, subsidiaries } = changesOf(company, settings);
  const show = (saved: CompanyDetail) => queryClient.setQueryData(companyQuery(company.id).queryKey, saved);
  show(await call('updateCompany', { params, body: patch }));
  if (subsidiaries) show(await call('setSubsidiaries', { params, body: subsidiaries }));
}
