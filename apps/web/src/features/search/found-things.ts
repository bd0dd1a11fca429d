import { itemDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { SearchKind } from '@caliper/contract/search/search.values.ts';
import type { IconName } from '@caliper/ui/theme/icons.tsx';
import { customReportPath, itemPath, reportPath } from '../../lib/navigation/paths.ts';
import type { FoundBeside } from './search.queries.ts';

/** What one of a kind is called, several of them, and how they are drawn. */
export const kinds: Record<SearchKind, { one: string; many: string; icon: IconName }> = {
  report: { one: 'Report', many: 'Reports', icon: 'doc' },
  table: { one: 'Table', many: 'Single tables', icon: 'table' },
  medsku: { one: 'MedSKU', many: 'MedSKU', icon: 'chart' },
  pt: { one: 'Procedure Tracker', many: 'Procedure Tracker', icon: 'chart' },
  survey: { one: 'Survey', many: 'Surveys', icon: 'list' },
  'custom-report': { one: 'Custom Report', many: 'Custom Reports', icon: 'bookmark' },
};

type Thing = Pick<FoundBeside, 'kind' | 'item_id' | 'item_name' | 'subscribed' | 'table'>;

/** Where something is opened: a table at its row, a text at the query, a dashboard that one does not have at its page. */
export function thingPath(thing: Thing, query: string, chapter = 1): string {
  const { kind, item_id, item_name, subscribed, table } = thing;
  if (table) return tablePath({ report_id: item_id, report_name: item_name, ...table }, query);
  const term = new URLSearchParams({ term: query });
  switch (kind) {
    case 'report':
    case 'table':
      return `${reportPath(item_id, item_name, chapter)}?${term}`;
    case 'custom-report':
      return `${customReportPath(item_id, item_name)}?${term}`;
    default:
      return dashboardPath(kind, item_id, item_name, subscribed);
  }
}

export function dashboardPath(
  kind: 'medsku' | 'pt' | 'survey',
  id: number,
  name: string,
  isSubscribed: boolean,
): string {
  return isSubscribed ? itemDashboardPath(kind, id, name) : itemPath(kind, id, name);
}

interface TablePlace {
  report_id: number;
  report_name: string;
  chapter_number: number;
  block: string;
  row: number | null;
}

/** The block that holds the table, and the row that was found. */
export function tablePath({ report_id, report_name, ...place }: TablePlace, query: string): string {
  const { chapter_number, block, row } = place;
  const search = new URLSearchParams(query === '' ? {} : { term: query });
  if (row !== null) search.set('row', String(row));
  const written = search.size === 0 ? '' : `?${search}`;
  return `${reportPath(report_id, report_name, chapter_number)}${written}#${block}`;
}

/** The edition: its year and region. Custom reports have neither. */
export function editionWords({ year, region }: Pick<FoundBeside, 'year' | 'region'>): string {
  return [year, region].filter((part) => part !== null).join(' ');
}
