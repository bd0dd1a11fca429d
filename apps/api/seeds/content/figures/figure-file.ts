import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { DemoItem } from '../items.ts';
import type { DemoReport } from '../plan.ts';
import { slug } from '../writing/format.ts';
import { csvLines, headOf, type Row } from './csv.ts';
import { marketRows } from './market-rows.ts';
import { medaccessRows } from './medaccess-rows.ts';
import { medskuRows } from './medsku-rows.ts';
import { ptRows } from './pt-rows.ts';
import { type SurveyRows, surveyRows } from './survey-rows.ts';

/** A file as an analyst would import it. A survey has two tables, which only a workbook can hold. */
export type FigureFile =
  | {
      kind: Exclude<ImportKind, 'survey'>;
      fileName: string;
      lines: Iterable<string>;
      dashboardKind?: DashboardKind;
    }
  | { kind: 'survey'; fileName: string; sheets: SurveyRows; dashboardKind?: undefined };

export function figureFile(one: DemoReport | DemoItem, isDemo: boolean): FigureFile {
  if (!('kind' in one)) return reportFile(one);
  const fileName = named(one.name, one.region, one.year, isDemo);
  if (one.kind === 'survey') return { kind: one.kind, fileName: `${fileName}.xlsx`, sheets: surveyRows(one) };
  const rows = one.kind === 'medsku' ? medskuRows(one, isDemo) : ptRows(one, isDemo);
  return { kind: one.kind, fileName: `${fileName}.csv`, lines: csvLines(headOf(one.kind), rows) };
}

function reportFile(report: DemoReport): FigureFile {
  const rows: Iterable<Row> = report.isMedaccess ? medaccessRows(report) : marketRows(report);
  return {
    kind: 'global',
    fileName: `${named(report.title, report.region, report.year, false)}.csv`,
    lines: csvLines(headOf('global'), rows),
    dashboardKind: report.isMedaccess ? 'medaccess' : 'market',
  };
}

function named(name: string, region: string, year: number, isDemo: boolean): string {
  return [slug(name), slug(region), year, ...(isDemo ? ['demo'] : [])].join('-');
}
