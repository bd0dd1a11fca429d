import type { SeedSize } from '../seed.ts';
import { type DemoReport, demoReports } from './plan.ts';
import { demoSubscriptions } from './subscriptions.ts';

/** A custom report of a demo person. */
export interface DemoCustomReport {
  email: string;
  name: string;
  bookmarks: { report: DemoReport; chapter: number }[];
  /** E-mails of the teammates it is shared with. */
  sharedWith: readonly string[];
  /** Companies it is given to, if the support account curates it. */
  givenTo: readonly string[];
  hasDashboard: boolean;
}

interface Wish {
  email: string;
  name: string;
  /** The company whose reports it draws from; by default all reports. */
  company?: string;
  /** The index of a report among those, and the chapters taken from it. */
  from: readonly (readonly [place: number, ...chapters: number[]])[];
  sharedWith?: readonly string[];
  givenTo?: readonly string[];
  hasDashboard?: true;
}

const wishes: readonly Wish[] = [
  {
    email: 'reader@meridian.example',
    name: 'Knee board pack, Q4',
    company: 'Meridian Surgical',
    from: [
      [0, 2, 4],
      [1, 3],
      [2, 5],
    ],
    sharedWith: ['lead@meridian.example', 'reader2@meridian.example'],
    hasDashboard: true,
  },
  {
    email: 'reader@meridian.example',
    name: 'Pricing notes',
    company: 'Meridian Surgical',
    from: [
      [1, 4],
      [3, 4],
    ],
  },
  {
    email: 'lead@meridian.example',
    name: 'Competitors at a glance',
    company: 'Meridian Surgical',
    from: [
      [2, 3],
      [0, 3],
    ],
    sharedWith: ['reader@meridian.example'],
  },
  {
    email: 'reader@east.harbor.example',
    name: 'East coast briefing',
    company: 'Harbor East',
    from: [[0, 1, 2]],
  },
  {
    email: 'support@caliper.example',
    name: 'Orthopedics essentials',
    from: [
      [0, 1, 2],
      [1, 2],
      [4, 3],
    ],
    givenTo: ['Meridian Surgical', 'Harbor Health'],
    hasDashboard: true,
  },
];

export function demoCustomReports(size: SeedSize): DemoCustomReport[] {
  return wishes.map(({ email, name, company, from, sharedWith = [], givenTo = [], hasDashboard = false }) => {
    const reports = reportsOf(size, company).filter(({ writeup }) => writeup);
    const bookmarks = from.flatMap(([place, ...chapters]) => {
      const report = reports[place];
      return report ? chapters.map((chapter) => ({ report, chapter })) : [];
    });
    return { email, name, bookmarks, sharedWith, givenTo, hasDashboard };
  });
}

function reportsOf(size: SeedSize, company: string | undefined): DemoReport[] {
  if (company === undefined) return demoReports(size);
  return demoSubscriptions(size).find((one) => one.company === company)?.reports ?? [];
}
