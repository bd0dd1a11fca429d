import { sql } from 'kysely';
import { gatherClients } from './cockpit-crowd.ts';
import { type Installation, openInstallation, signInAs } from './installation.ts';
import { packedCall } from './packed-call.ts';
import { recordingRows } from './recording.ts';
import { median, percentile, type Row } from './report.ts';

const rounds = 20;
const budgetMs = 300;

const clientOrders = 'company license seats devices expiry lastActive reads refused owner step'.split(' ');
const endings = ['over', '10', '30', '60', '90'];
const wantedDays = ['7', '30', '90'];
const usageRanges = ['90-days', '12-months', 'contract-year'];

const admin = 'admin@caliper.example';
const sales = 'sales@caliper.example';
const lead = 'person1@cockpit-1.example';

interface Page {
  what: string;
  who: string;
  /** Each way to look at it is measured by itself: what it asks for, all at once. */
  ways: string[][];
}

/**
 * The pages of staff and leaders, with 2,000 companies, 100,000 people and ten million events of two years; of each the
 * way to look at it that takes longest. Then what recording costs those who read.
 */
export async function* benchCockpit(part = ''): AsyncGenerator<Row> {
  if (part !== 'recording') yield* pageRows();
  if (part !== 'pages') yield* recordingRows();
}

async function* pageRows(): AsyncGenerator<Row> {
  await using installation = await openInstallation();
  await gatherClients(installation);
  for (const page of await pagesOf(installation)) yield await measure(installation, page);
}

async function pagesOf({ db }: Installation): Promise<Page[]> {
  const { rows } = await sql<{ large: number; small: number; item: number; early: number; rep: string }>`
    select (select id from usergroups where company = 'Cockpit 1') as large,
      (select id from usergroups where company = 'Cockpit 1000') as small,
      (select item_id from items where kind = 'report' and visible order by item_id limit 1) as item,
      (select max(id) / 10 from audit_log)::int as early, (select id from users where email = ${sales}) as rep`.execute(
    db,
  );
  const { large = 0, small = 0, item = 0, early = 0, rep = '' } = rows[0] ?? {};
  const alone = (paths: string[]) => paths.map((path) => [path]);
  const clients = ['', ...clientOrders.flatMap((order) => [`sort=${order}`, `sort=-${order}`])].concat(
    'page=40',
    'text=cockpit 1',
    'license=corporate&end=month',
    'view=todo&sort=-reads',
    'view=idle',
    'end=over&sort=step',
    `owner=${rep}&sort=-refused`,
  );
  const entries = ['', `before=${early}`, `company=${large}`, `company=${small}`].concat(
    ...['signed in', 'report subscriptions changed', 'nothing like it'].map((action) => [
      `action=${action}`,
      `company=${large}&action=${action}`,
    ]),
    `person=${lead}`,
    `person=${admin}`,
    `item=${item}`,
    'item=market',
    `item=market&company=${large}`,
    `person=${lead}&item=market&action=exported`,
    'from=2025-01-01&to=2025-01-31&action=exported',
    `from=2020-01-01&to=2020-12-31&company=${large}`,
    'to=2020-12-31&action=signed in',
  );
  const opened = (id: number) => [
    'usergroups',
    `usergroups/${id}`,
    `usergroups/${id}/users`,
    `usergroups/${id}/history`,
    `usergroups/${id}/notes`,
    ...['', 'medsku/', 'pt/', 'survey/'].map((kind) => `${kind}subscriptions/company/${id}`),
    'clients/owners',
  ];
  const work = (whose: string) => [
    `renewals/soon?whose=${whose}`,
    `open-cases?whose=${whose}`,
    `wanted?days=7&whose=${whose}`,
  ];
  const checked = ['report', 'custom-report'].map((kind) => `access-check?person=${lead}&kind=${kind}&id=`);
  return [
    {
      what: 'Work queue',
      who: admin,
      ways: ['everybody', 'mine'].map((whose) => [
        ...work(whose),
        'reports/drafts',
        `last-imports?whose=${whose}`,
      ]),
    },
    { what: 'Work queue of sales', who: sales, ways: [work('everybody'), work('mine')] },
    {
      what: 'Renewal board',
      who: admin,
      ways: alone([
        'renewals',
        'renewals?page=4',
        'renewals?whose=mine',
        ...endings.map((within) => `renewals?within=${within}`),
      ]),
    },
    { what: 'Clients', who: sales, ways: alone(clients.map((query) => `clients?${query}`)) },
    {
      what: 'Clients as a file',
      who: sales,
      ways: alone(['', 'sort=-reads', 'view=todo'].map((query) => `clients/csv?${query}`)),
    },
    { what: 'A client opened', who: admin, ways: [opened(large), opened(small)] },
    {
      what: 'History of a client',
      who: sales,
      ways: alone(
        [large, small].flatMap((id) => ['', `?before=${early}`].map((q) => `usergroups/${id}/history${q}`)),
      ),
    },
    {
      what: 'Wanted by clients',
      who: sales,
      ways: alone(
        wantedDays.flatMap((days) => [
          `wanted?days=${days}`,
          `wanted?days=${days}&whose=mine`,
          `wanted?days=${days}&company=${large}`,
        ]),
      ),
    },
    { what: 'Audit log', who: admin, ways: alone(entries.map((query) => `audit-log?${query}`)) },
    { what: 'Audit log of a client as a file', who: admin, ways: [[`audit-log/extract?company=${small}`]] },
    { what: 'Access check', who: sales, ways: alone([`${checked[0]}${item}`]) },
    {
      what: 'Team usage of 500 people',
      who: lead,
      ways: usageRanges.map((range) => [`team-usage?range=${range}`, 'team-usage/names']),
    },
    {
      what: 'Team usage as a file',
      who: lead,
      ways: alone(
        usageRanges.flatMap((range) => ['pdf', 'csv'].map((file) => `team-usage/${file}?range=${range}`)),
      ),
    },
  ];
}

async function measure({ origin, db }: Installation, { what, who, ways }: Page): Promise<Row> {
  const { headers } = await signInAs(db, who);
  const ask = (path: string) => packedCall(`${origin}/api/${path}`, { headers });
  const measured: { way: string; times: number[] }[] = [];
  for (const paths of ways) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const begun = performance.now();
      await Promise.all(paths.map(ask));
      if (round > 0) times.push(performance.now() - begun);
    }
    measured.push({ way: paths[0] ?? '', times });
  }
  const p95 = ({ times }: { times: number[] }) => percentile(times, 0.95);
  const [slowest] = measured.toSorted((one, other) => p95(other) - p95(one));
  const { way, times } = slowest ?? { way: '', times: [] };
  const calls = (ways[0]?.length ?? 0) > 1 ? `, its ${ways[0]?.length} calls at once` : '';
  return {
    what: `${what} with ten million events${calls}`,
    figure: `p50 ${median(times).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)} ms (${way})`,
    budget: `p95 under ${budgetMs} ms`,
    isWithin: percentile(times, 0.95) < budgetMs,
  };
}
