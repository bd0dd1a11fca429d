import type { ItemKind, Region, ReportIcon } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { SeedSize } from '../seed.ts';
import type { Field, Subject } from './knowledge/field.ts';
import { type DemoReport, demoReports } from './plan.ts';
import { capital, listed, lower } from './writing/format.ts';

export type DemoItemKind = Exclude<ItemKind, 'report'>;

export interface DemoItem {
  kind: DemoItemKind;
  name: string;
  year: number;
  region: Region;
  categoryId: number;
  subCategoryId: number;
  icon: ReportIcon;
  description: string;
  /** Surveys have no demo data. */
  hasDemo: boolean;
  field: Field;
  subject: Subject;
}

const counts: Record<SeedSize, Record<DemoItemKind, number>> = {
  small: { medsku: 3, pt: 3, survey: 2 },
  demo: { medsku: 30, pt: 30, survey: 12 },
  large: { medsku: 30, pt: 30, survey: 12 },
};

const texts: Record<DemoItemKind, (subject: Subject, field: Field) => { name: string; description: string }> =
  {
    medsku: ({ markets: [first] }) => ({
      name: first?.name ?? '',
      description: `Prices and volumes of ${lower(first?.name ?? '')} by SKU, manufacturer and brand: ${lower(listed(first?.types ?? []))}. Updated every quarter from hospital invoices.`,
    }),
    pt: ({ procedures }) => ({
      name: procedures[0] ?? '',
      description: `Volumes of ${lower(listed(procedures))} by country and care setting, year by year.`,
    }),
    survey: ({ title, markets }, { clinicians }) => ({
      name: `${capital(clinicians)} on ${title}`,
      description: `What ${clinicians} use, why they switch and what they expect of ${lower(listed(markets.map((one) => one.name)))}.`,
    }),
  };

/** At most one item of each kind per title, starting with the titles that show the product best. */
export function demoItems(size: SeedSize): DemoItem[] {
  const titles = firstEditions();
  return (['medsku', 'pt', 'survey'] as const).flatMap((kind) =>
    spread(titles, counts[size][kind]).map((report, index) => itemOf(kind, report, index)),
  );
}

function firstEditions(): DemoReport[] {
  const reports = demoReports('demo').filter((one) => !one.isMedaccess);
  return reports.filter((one, index) => reports.findIndex((other) => other.title === one.title) === index);
}

/** The first ones, then evenly spread over the rest, so that every field has some. */
function spread(titles: DemoReport[], count: number): DemoReport[] {
  const head = Math.ceil(count / 2);
  const rest = titles.slice(head);
  const step = rest.length / (count - head);
  const tail = Array.from({ length: count - head }, (_, index) => rest[Math.floor(index * step)]);
  return [...titles.slice(0, head), ...tail.filter((one) => one !== undefined)];
}

function itemOf(kind: DemoItemKind, report: DemoReport, index: number): DemoItem {
  const { year, region, categoryId, subCategoryId, icon, field, subject } = report;
  const hasDemo = kind !== 'survey' && index % 2 === 0;
  const place = { year, region, categoryId, subCategoryId, icon };
  return { kind, ...texts[kind](subject, field), ...place, hasDemo, field, subject };
}
