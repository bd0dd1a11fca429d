import { categories } from '@caliper/contract/catalogue/categories.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { useQueries } from '@tanstack/react-query';
import type { Session } from '../../../lib/session/session.ts';
import { reportInfoQuery } from '../../reports/index.ts';
import type { CustomReport } from '../custom-reports.queries.ts';

type Filing = { report_id: number; category_id: number };

/** The source reports of a custom report, each once, without those that are no longer visible. */
export function sourcesOf({ collections }: Pick<CustomReport, 'collections'>): number[] {
  const seen = collections.filter(({ state }) => state === 'readable' || state === 'not-subscribed');
  return [...new Set(seen.map(({ report_id }) => report_id))];
}

/** "2 reports in Orthopedics, Spine". The category of a report may not be known yet. */
export function sourceWords(sources: readonly number[], filings: ReadonlyMap<number, Filing>): string {
  const count = sources.length === 1 ? '1 report' : `${sources.length} reports`;
  const ids = new Set(sources.map((id) => filings.get(id)?.category_id));
  const names = categories.filter(({ categoryId }) => ids.has(categoryId)).map(({ text }) => text);
  return names.length === 0 ? count : `${count} in ${names.join(', ')}`;
}

/** Only the owner sees with whom it is shared. */
export function sharedWords({ shared, can }: Pick<CustomReport, 'shared' | 'can'>): string {
  if (!can.edit) return '–';
  const count = shared === '' ? 0 : shared.split(',').length;
  if (count === 0) return 'Nobody';
  return count === 1 ? '1 person' : `${count} people`;
}

/** "3 of 10 created". The support and marketing accounts have no limit. */
export function createdWords(reports: readonly CustomReport[], user: Session['user']): string {
  const own = reports.filter(({ user_email }) => user_email === user.email).length;
  return user.special === null ? `${own} of ${limits.perUser} created` : `${own} created`;
}

/** Where the reports are filed that custom reports draw from. Each is looked up once. */
export function useFilings(reports: readonly CustomReport[]) {
  const ids = [...new Set(reports.flatMap(sourcesOf))];
  return useQueries({
    queries: ids.map(reportInfoQuery),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.report_id, data]] : []))),
  });
}
