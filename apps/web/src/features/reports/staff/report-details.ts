import { type Region, type ReportIcon, regions } from '@caliper/contract/catalogue/catalogue.values.ts';

/** What the forms for a new report and for an existing one have in common, as in the calls. */
export interface ReportDetails {
  title: string;
  region: Region | '';
  icon: ReportIcon;
  description: string;
}

export const emptyDetails: ReportDetails = {
  title: '',
  region: 'Global',
  icon: 'Arthroscope',
  description: '',
};

interface Answered {
  report_name: string;
  region: string;
  icon: ReportIcon;
  description: string;
}

export function detailsOf({ report_name, region, icon, description }: Answered): ReportDetails {
  return { title: report_name, region: regions.find((one) => one === region) ?? '', icon, description };
}

/** As they are sent. */
export function trimmed({ title, region, icon, description }: ReportDetails): ReportDetails {
  return { title: title.trim(), region, icon, description: description.trim() };
}
