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
  return fits ? null : `Please enter a year from ${years.first} to ${years.last}.`;
}

type EditBody = Input<'editReport'>['body'];

/**
 * Only what was changed, so that a colleague's change of something else stays. Empty fields are sent empty: the server
 * decides which of them keep their value and which get a default.
 */
export function editBodyOf(opened: EditForm, form: EditForm): EditBody {
  const before = valuesOf(opened);
  const changes = Object.entries(valuesOf(form)).filter(
    ([name, value]) => value !== before[name as keyof EditBody],
  );
  return Object.fromEntries(changes);
}

function valuesOf({ title, year, region, icon, description }: EditForm): EditBody {
  return { title: title.trim(), year: Number(year.trim()), region, icon, description: description.trim() };
}

export function isEdited(opened: EditForm, form: EditForm): boolean {
  return Object.keys(editBodyOf(opened, form)).length > 0;
}
