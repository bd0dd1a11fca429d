import type { SeedSize } from '../seed.ts';
import { type DemoItem, type DemoItemKind, demoItems } from './items.ts';
import { type DemoReport, demoReports } from './plan.ts';

/** What a demo company may open. */
export interface DemoSubscriptions {
  company: string;
  reports: DemoReport[];
  items: DemoItem[];
  /** One market of a report that the company has not bought. */
  samples: { report: DemoReport; market: string }[];
  /** The demo data of items that the company has not bought. */
  demos: DemoItem[];
}

interface Wish {
  company: string;
  /** The fields it is most interested in. */
  categories: readonly number[];
  reports: number;
  items?: Partial<Record<DemoItemKind, number>>;
  samples?: number;
  demos?: number;
  /** Companies it has nothing in common with. */
  apartFrom?: readonly string[];
}

const orthopedics = 14;
const cardiovascular = 3;
const spine = 16;
const dental = 5;
const diagnostics = 7;
const ophthalmics = 13;
const wounds = 21;

const wishes: readonly Wish[] = [
  { company: 'Solo Ortho', categories: [orthopedics], reports: 1 },
  {
    company: 'Meridian Surgical',
    categories: [orthopedics, cardiovascular, spine, dental],
    reports: 30,
    items: { medsku: 8, pt: 6, survey: 3 },
    samples: 2,
    demos: 2,
  },
  {
    company: 'Harbor Health',
    categories: [cardiovascular, diagnostics],
    reports: 12,
    items: { medsku: 4, pt: 4, survey: 2 },
    samples: 1,
    demos: 1,
  },
  {
    company: 'Harbor East',
    categories: [ophthalmics],
    reports: 3,
    items: { pt: 1 },
    apartFrom: ['Harbor Health'],
  },
  {
    company: 'Harbor West',
    categories: [wounds],
    reports: 4,
    items: { medsku: 2 },
    apartFrom: ['Harbor Health', 'Harbor East'],
  },
  { company: 'Lapsed Devices', categories: [dental], reports: 6, items: { medsku: 2 } },
  { company: 'Soonwell', categories: [diagnostics], reports: 5, items: { pt: 2 } },
  {
    company: 'Zenith Biomedical',
    categories: [cardiovascular, spine],
    reports: 10,
    items: { medsku: 3, pt: 3, survey: 1 },
    demos: 1,
  },
];

/** In a small catalogue everyone gets about a quarter, but at least something. */
const smallPart = 0.25;

export function demoSubscriptions(size: SeedSize): DemoSubscriptions[] {
  const reports = demoReports(size);
  const items = demoItems(size);
  const given: DemoSubscriptions[] = [];
  for (const wish of wishes) given.push(granted(wish, size, reports, items, given));
  return given;
}

function granted(
  wish: Wish,
  size: SeedSize,
  reports: DemoReport[],
  items: DemoItem[],
  given: DemoSubscriptions[],
) {
  const scaled = (count = 0) => (size === 'small' ? Math.ceil(count * smallPart) : count);
  const taken = given.filter((one) => wish.apartFrom?.includes(one.company)).flatMap((one) => one.reports);
  const free = reports.filter((one) => !taken.includes(one));
  const own = wanted(free, wish).slice(0, scaled(wish.reports));
  const ownItems = Object.entries(wish.items ?? {}).flatMap(([kind, count]) =>
    wanted(items, wish)
      .filter((one) => one.kind === kind)
      .slice(0, scaled(count)),
  );
  const samples = wanted(reports, wish).filter((one) => one.hasDashboard && !own.includes(one));
  const demos = wanted(items, wish).filter((one) => one.hasDemo && !ownItems.includes(one));
  return {
    company: wish.company,
    reports: own,
    items: ownItems,
    samples: samples
      .slice(0, scaled(wish.samples))
      .map((report, index) => ({ report, market: marketOf(report, index) })),
    demos: demos.slice(0, scaled(wish.demos)),
  };
}

/** Two of three come from the company's own fields, the rest from elsewhere; every eighth is not bought. */
function wanted<T extends { categoryId: number }>(from: readonly T[], { categories }: Wish): T[] {
  const near = from
    .filter((one) => categories.includes(one.categoryId))
    .filter((_, index) => index % 8 !== 7);
  const far = from.filter((one) => !categories.includes(one.categoryId));
  const mixed: T[] = [];
  while (near.length + far.length > 0) mixed.push(...near.splice(0, 2), ...far.splice(0, 1));
  return mixed;
}

function marketOf(report: DemoReport, index: number): string {
  return report.markets[index % report.markets.length] ?? '';
}
