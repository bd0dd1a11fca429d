import { type Region, type ReportIcon, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { SeedSize } from '../seed.ts';
import type { Field, Subject } from './knowledge/field.ts';
import { fields } from './knowledge/fields.ts';
import { showcase } from './showcase.ts';

/** Identifies an edition: a title appears once per region and year. */
export interface Edition {
  title: string;
  region: Region;
  year: number;
}

export interface DemoReport extends Edition {
  categoryId: number;
  subCategoryId: number;
  icon: ReportIcon;
  description: string;
  /** The markets of its dashboard and samples. */
  markets: string[];
  writeup: boolean;
  hasDashboard: boolean;
  isMedaccess?: true;
  /** What the package is generated from. */
  field: Field;
  subject: Subject;
}

const small = 12;
const large = 50;

/** The small set is the start of the demo set; the large one is to be multiplied, so it varies most. */
export function demoReports(size: SeedSize): DemoReport[] {
  const all = inOrder(fields.flatMap((field) => field.subjects.flatMap((one) => editionsOf(field, one))));
  if (size === 'small') return all.slice(0, small);
  if (size === 'large') return acrossFields(all).slice(0, large);
  return all;
}

function sameEdition(one: Edition, other: Edition): boolean {
  return one.title === other.title && one.region === other.region && one.year === other.year;
}

function editionsOf(field: Field, subject: Subject): DemoReport[] {
  return regions.flatMap((region) =>
    (subject.editions[region] ?? []).map((year) => reportOf(field, subject, region, year)),
  );
}

function reportOf(field: Field, subject: Subject, region: Region, year: number): DemoReport {
  return {
    title: subject.title,
    region,
    year,
    categoryId: field.categoryId,
    subCategoryId: subject.subCategoryId,
    icon: subject.icon,
    description: subject.about,
    markets: subject.markets.map((one) => one.name),
    writeup: subject.writeup ?? true,
    hasDashboard: subject.dashboard ?? true,
    ...(subject.isMedaccess && { isMedaccess: true }),
    field,
    subject,
  };
}

function inOrder(reports: DemoReport[]): DemoReport[] {
  const shown = showcase.flatMap((edition) => reports.filter((one) => sameEdition(one, edition)));
  return [...shown, ...reports.filter((one) => !shown.includes(one))];
}

/** One of each field in turn, so that any start of the list has as many fields as possible. */
function acrossFields(reports: DemoReport[]): DemoReport[] {
  const written = reports.filter((one) => one.writeup);
  const turn = new Map<DemoReport, number>();
  for (const field of fields)
    for (const [index, one] of written.filter((report) => report.field === field).entries())
      turn.set(one, index);
  return written.toSorted((one, other) => (turn.get(one) ?? 0) - (turn.get(other) ?? 0));
}
