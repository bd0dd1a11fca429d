import type { NewUsergroup } from '../src/platform/postgres/tables.ts';

/** Expiry in whole days from today; stored as the midnight (UTC) at which that day begins. */
export type DemoCompany = Omit<NewUsergroup, 'expiry' | 'headquarter_id'> & {
  endsInDays?: number;
  headquarterName?: string;
};

const tenMonths = 300;

/** Invented companies, one for every licence and situation in the product. */
export const demoCompanies: DemoCompany[] = [
  { company: 'Caliper Research', description: 'The provider of this portal', provider: true },
  { company: 'Meridian Surgical', license: 'corporate', licenses: 12, endsInDays: tenMonths },
  { company: 'Solo Ortho', license: 'single', licenses: 1, endsInDays: tenMonths },
  { company: 'Harbor Health', license: 'enterprise', licenses: 40, headquarter: true, endsInDays: tenMonths },
  {
    company: 'Harbor East',
    license: 'site',
    licenses: 5,
    headquarterName: 'Harbor Health',
    endsInDays: tenMonths,
  },
  {
    company: 'Harbor West',
    license: 'corporate',
    licenses: 8,
    headquarterName: 'Harbor Health',
    endsInDays: tenMonths,
  },
  { company: 'Lapsed Devices', license: 'site', licenses: 5, endsInDays: -20 },
  { company: 'Soonwell', license: 'site', licenses: 5, endsInDays: 9 },
  { company: 'Empty Medical', endsInDays: tenMonths },
  { company: 'Zenith Biomedical', license: 'enterprise', licenses: 40, slug: 'zb', endsInDays: tenMonths },
];
