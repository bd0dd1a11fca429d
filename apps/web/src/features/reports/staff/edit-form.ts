import { type Region, type ReportIcon, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { years } from '@caliper/contract/limits.ts';
import type { ManagedReport } from './report-tree.ts';

export interface EditForm {
  title: string;
  /** As typed. */
  year: string;
  region: Region | '';
  icon: ReportIcon;
  description: string;
}

export function editFormOf(report: ManagedReport): EditForm {
  return {
    title: report.report_name,
    year: String(report.report_year),
    region: regions.find((region) => region === report.region) ?? '',
    icon: report.icon,
    description: report.description,
  };
}

export function yearProblem({ year }: EditForm): string | null {
  const number = Number(year.trim());
  const fits = number === 0 || (Number.isInteger(number) && number >= years.first && number <= years.last);
  return fits ? null : `Enter a year from ${years.first} to ${years.last}.`;
}

/** Empty fields are sent empty: the server decides which of them keep their value and which get a default. */
export function editBodyOf({
  title,
  year,
  region,
  icon,
  description,
}: EditForm): Input<'editReport'>['body'] {
  return { title: title.trim(), year: Number(year.trim()), region, icon, description: description.trim() };
}

/** Whether the form differs from the report. */
export function isEdited(report: ManagedReport, form: EditForm): boolean {
  return JSON.stringify(editBodyOf(form)) !== JSON.stringify(editBodyOf(editFormOf(report)));
}
