import type { NewUser } from '../src/platform/postgres/tables.ts';

export const demoPassword = 'Caliper-demo-1';

export type DemoAccount = Omit<NewUser, 'usergroup_id'> & { company: string; isEnrolled?: false };

const meridian = { company: 'Meridian Surgical', country: 'Canada', category: 'Orthopedics', enabled: true };
const harbor = { country: 'United States', category: 'Cardiology', enabled: true };
const staff = { company: 'Caliper Research', country: 'Canada', category: '', enabled: true };

/** Invented people: an account for every role and for every reason to be refused. */
export const demoAccounts: DemoAccount[] = [
  { ...staff, email: 'admin@caliper.example', name: 'Ada Winter', role: 'admin' },
  { ...staff, email: 'sales@caliper.example', name: 'Sam Okoye', role: 'sales' },
  { ...staff, email: 'publications@caliper.example', name: 'Pia Lund', role: 'publications' },
  { ...staff, email: 'support@caliper.example', name: 'Caliper Support', special: 'support' },
  { ...staff, email: 'marketing@caliper.example', name: 'Caliper Marketing', special: 'marketing' },
  {
    ...meridian,
    email: 'lead@meridian.example',
    name: 'Ines Moreau',
    title: 'Strategy Director',
    lead: true,
  },
  { ...meridian, email: 'reader@meridian.example', name: 'Jonas Feld', title: 'Market Analyst' },
  { ...meridian, email: 'reader2@meridian.example', name: 'Priya Raman', title: 'Product Manager, Knees' },
  { ...meridian, email: 'new@meridian.example', name: 'Noor Haddad', title: 'Analyst', isEnrolled: false },
  { ...meridian, email: 'disabled@meridian.example', name: 'Mei Tanaka', title: 'Analyst', enabled: false },
  { ...harbor, company: 'Solo Ortho', email: 'reader@solo.example', name: 'Olga Brandt', title: 'Founder' },
  { ...harbor, company: 'Harbor Health', email: 'lead@harbor.example', name: 'Lucas Grey', lead: true },
  { ...harbor, company: 'Harbor Health', email: 'reader@harbor.example', name: 'Hana Sato' },
  { ...harbor, company: 'Harbor East', email: 'reader@east.harbor.example', name: 'Emil Novak' },
  { ...harbor, company: 'Harbor West', email: 'reader@west.harbor.example', name: 'Wanda Cruz' },
  { ...harbor, company: 'Lapsed Devices', email: 'reader@lapsed.example', name: 'Leo Marsh' },
  { ...harbor, company: 'Soonwell', email: 'reader@soon.example', name: 'Sofia Lindqvist' },
  { ...harbor, company: 'Empty Medical', email: 'reader@empty.example', name: 'Daniel Okafor' },
];
