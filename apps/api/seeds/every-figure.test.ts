import type { FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { expect, test } from 'vitest';
import { create } from '../src/testing/custom-reports.ts';
import { workbook } from '../src/testing/figure-files.ts';
import { type Importer, openFrame, openImporter } from '../src/testing/figures.ts';
import { makeItem, subscribe } from '../src/testing/items.ts';
import { makeCompany, signedInAs } from '../src/testing/people.ts';
import { publishReport } from '../src/testing/publish.ts';
import { startServer } from '../src/testing/server.ts';
import { demoCustomReports } from './content/custom-reports.ts';
import { headOf } from './content/figures/csv.ts';
import { figureFile } from './content/figures/figure-file.ts';
import { type DemoItem, demoItems } from './content/items.ts';
import { type DemoReport, demoReports } from './content/plan.ts';
import {
  type Asked,
  type Cells,
  marketFile,
  type Numbers,
  type PlainFile,
  procedureFile,
  readCsv,
  skuFile,
  surveyFile,
} from './every-figure.fixture.ts';

const importers = new Map<string, Importer>();
const server = await startServer();
const admin = (await signedInAs(server, { role: 'admin' })).token;
for (const kind of ['global', 'medsku', 'pt', 'survey'] as const)
  importers.set(kind, await openImporter(server, kind));

const readers = { medsku: skuFile, pt: procedureFile };

/** Imports the file of the demo data, and returns what it says. */
async function put(one: DemoReport | DemoItem, itemId: number, isDemo = false): Promise<PlainFile> {
  const file = figureFile(one, isDemo);
  const fields = { itemId: String(itemId), ...(isDemo && { demo: '1' }) };
  const importer = importers.get(file.kind);
  if (file.kind === 'survey') {
    const { questions, answers } = file.sheets;
    const sheet = (rows: typeof answers, table: number) => {
      const head = headOf('survey', table);
      return [head, ...rows.map((row) => head.map((name) => row[name] ?? ''))];
    };
    await importer?.put(
      await workbook({ questions: sheet(questions, 0), answers: sheet(answers, 1) }),
      fields,
    );
    return surveyFile(inWords(questions), inWords(answers));
  }
  const text = [...file.lines].join('');
  const kind = file.dashboardKind ? { dashboard_kind: file.dashboardKind } : {};
  await importer?.put(text, { ...fields, ...kind });
  return (file.kind === 'global' ? marketFile : readers[file.kind])(readCsv(text));
}

function inWords(rows: readonly object[]): Cells[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell)])),
  );
}

interface Opened {
  kind: FigureKind;
  id: number;
  token?: string;
  query?: object;
  prefer?: number;
}

async function open({ kind, id, token = admin, query = {}, prefer }: Opened) {
  const frame = await openFrame(server, token, { kind, id, query });
  const params = { kind, id: String(id) };
  return async (asked: Asked) =>
    (await server.call('askDashboard', { token: frame, params, body: { ...asked, prefer } })).body;
}

type Ask = Awaited<ReturnType<typeof open>>;
type Filters = Record<string, string[]>;

/** The filters of every one choice. */
function singles({ choices }: PlainFile): Filters[] {
  return Object.entries(choices).flatMap(([name, all]) => all.map((one) => ({ [name]: [one] })));
}

/** The filters of every two choices, also of the same kind. */
function pairs(file: PlainFile): Filters[] {
  const all = singles(file).flatMap((one) => Object.entries(one));
  return all.flatMap(([name, chosen], index) =>
    all.slice(index + 1).map(([other, more]) => ({
      [name]: chosen,
      [other]: name === other ? [...chosen, ...more] : more,
    })),
  );
}

/** Every two of the dimensions, whose groups are all that can be chosen of them. */
function pairsOf(names: readonly string[]): string[][] {
  return names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other]));
}

const counting = ['units', 'price', 'reimbursement'];

/** A measure that counts is asked for what is counted in the same. */
function withinNouns({ nouns }: PlainFile, asked: Asked): Asked[] {
  if (nouns.length < 2 || !counting.includes(asked.measure)) return [asked];
  const chosen = asked.filters.market;
  return nouns.flatMap(({ markets }) => {
    const market = markets.filter((one) => !chosen || chosen.includes(one));
    return market.length > 0 ? { ...asked, filters: { ...asked.filters, market } } : [];
  });
}

const atOnce = 8;
/** On a machine that does other things as well. */
const patience = 600_000;

async function check(ask: Ask, file: PlainFile, all: readonly Asked[]): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce)
    await Promise.all(all.slice(from, from + atOnce).map((asked) => compare(ask, file, asked)));
}

async function compare(ask: Ask, file: PlainFile, asked: Asked): Promise<void> {
  const { rows, total } = await ask(asked);
  const found = new Map<string, Numbers>(
    (rows ?? []).map(({ key, values }: { key: string[]; values: Numbers }) => [key.join(' | '), values]),
  );
  const expected = file.answer(asked);
  const differences = [...expected]
    .filter(([key, values]) => !isSame(values, found.get(key)))
    .map(([key, values]) => ({ key, expected: values, found: found.get(key) }));
  expect({ ...asked, differences, total }).toEqual({ ...asked, differences: [], total: expected.size });
}

function isSame(one: Numbers, other: Numbers | undefined): boolean {
  return one.length === other?.length && one.every((value, index) => isClose(value, other[index] ?? null));
}

function isClose(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
}

/**
 * All figures of one and of two choices, by groups, which are many in one question; and each choice as a filter, for
 * each measure in turn.
 */
function briefly(file: PlainFile): Asked[] {
  const { measures, choices } = file;
  const filtered = singles(file).flatMap((filters, index) => {
    const measure = measures[index % measures.length] ?? '';
    return withinNouns(file, { measure, groupBy: [], filters });
  });
  const groups = [[], ...Object.keys(choices).map((name) => [name]), ...pairsOf(Object.keys(choices))];
  const grouped = measures.flatMap((measure) =>
    groups.flatMap((groupBy) => withinNouns(file, { measure, groupBy, filters: {} })),
  );
  return [...grouped, ...filtered];
}

/** The figures of every two choices by filters as well. */
function atLength(file: PlainFile): Asked[] {
  const all = [...singles(file), ...pairs(file)];
  return [
    ...briefly(file),
    ...file.measures.flatMap((measure) =>
      all.flatMap((filters) => withinNouns(file, { measure, groupBy: [], filters })),
    ),
  ];
}

/** How often each answer of a survey was given. */
function ofAnswers(file: PlainFile): Asked[] {
  return file.measures.flatMap((measure) => [
    { measure, groupBy: ['answer'], filters: {} },
    ...singles(file).map((filters) => ({ measure, groupBy: ['answer'], filters })),
    ...Object.keys(file.choices).map((name) => ({ measure, groupBy: ['answer', name], filters: {} })),
  ]);
}

/** One dashboard of each kind, not the largest. */
const askedAtLength = [
  'Hand, Wrist and Elbow Replacement',
  'MedAccess: Coverage, Coding and Payment',
  'Primary Knee Implants',
  'Primary knee replacement',
  'Orthopedic surgeons on Large-Joint Reconstruction Devices',
];

function questionsFor(kind: FigureKind, file: PlainFile, isAtLength = false): Asked[] {
  const questions = isAtLength ? atLength(file) : briefly(file);
  return kind === 'survey' ? [...questions, ...ofAnswers(file)] : questions;
}

const reports = demoReports('demo').filter(({ hasDashboard }) => hasDashboard);

test.each(reports)(
  'MEND-29 DASH-05 the figures of $title, $region $year are those of its file',
  { timeout: patience },
  async (report) => {
    const { item_id } = await makeItem(server.db, { item_year: report.year, region: report.region });
    const file = await put(report, item_id);
    const kind = report.isMedaccess ? 'medaccess' : 'global';
    const ask = await open({ kind, id: item_id });
    await check(ask, file, questionsFor(kind, file, askedAtLength.includes(report.title)));
    for (const measure of file.measures.filter((one) => counting.includes(one) && file.nouns.length > 1))
      expect(await ask({ measure, groupBy: [], filters: {} })).toMatchObject({
        code: 'question-mixes-nouns',
      });
  },
);

const items = demoItems('demo').flatMap((item) =>
  (item.hasDemo ? [false, true] : [false]).map((isDemo) => ({ ...item, isDemo })),
);

test.each(items)(
  'DASH-05 the figures of $kind $name, demo: $isDemo, are those of its file',
  { timeout: patience },
  async (item) => {
    const { item_id } = await makeItem(server.db, { kind: item.kind, item_year: item.year });
    const file = await put(item, item_id, item.isDemo);
    const query = item.isDemo ? { demo: true } : {};
    const ask = await open({ kind: item.kind, id: item_id, query });
    const isSmall = item.isDemo || item.kind === 'survey';
    await check(ask, file, questionsFor(item.kind, file, isSmall && askedAtLength.includes(item.name)));
  },
);

interface Pack {
  name: string;
  /** The reports whose markets were chosen, all of them. */
  chosen: DemoReport[];
  /** Those that are shown, and the one that the reader asks for. */
  shown: DemoReport[];
  prefer?: DemoReport;
}

function edition(title: string, region: string, year: number): DemoReport {
  const found = reports.find((one) => one.title === title && one.region === region && one.year === year);
  if (!found) throw new Error(`No report ${title}`);
  return found;
}

const joints = 'Large-Joint Reconstruction Devices';
const [older, newer] = [edition(joints, 'Europe', 2025), edition(joints, 'Europe', 2026)];
const [america, stents] = [
  edition(joints, 'North America', 2026),
  edition('Coronary Stents and Balloons', 'Global', 2026),
];

const packs: Pack[] = [
  ...demoCustomReports('demo')
    .filter(({ hasDashboard }) => hasDashboard)
    .map(({ name, bookmarks }) => {
      const first = bookmarks.slice(0, 1).map(({ report }) => report);
      return { name, chosen: first, shown: first };
    }),
  { name: 'two editions', chosen: [older, newer], shown: [newer] },
  { name: 'two editions, the older one', chosen: [older, newer], shown: [older], prefer: older },
  { name: 'four reports', chosen: [older, newer, america, stents], shown: [newer, america, stents] },
];

test.each(packs)(
  'MEND-30 DASH-05 a custom report, $name, has each market once',
  { timeout: patience },
  async ({ chosen, shown, prefer }) => {
    const company = await makeCompany(server.db);
    const owner = await signedInAs(server, { usergroup_id: company });
    const [title, known] = [`Pack ${company}`, new Map<DemoReport, number>()];
    const rows: Cells[] = [];
    for (const report of chosen) {
      const details = { title: `${title} ${report.title}`, region: report.region, year: String(report.year) };
      const { report_id } = await publishReport(server, ['<h1>One</h1><p>Text.</p>'], details);
      await subscribe(server.db, company, report_id);
      await put(report, report_id);
      known.set(report, report_id);
      const file = figureFile(report, false);
      const isTwice = (market: string) => shown.filter(({ markets }) => markets.includes(market)).length > 1;
      const label = (market = '') =>
        isTwice(market) ? `${market} (${details.title}, ${report.region} ${report.year})` : market;
      if (shown.includes(report) && 'lines' in file)
        for (const row of readCsv([...file.lines].join(''))) rows.push({ ...row, market: label(row.market) });
    }
    const made = await create(
      server,
      owner,
      [...known.values()].map((id) => [id, 1] as const),
    );
    const id: number = made.body.c_report_id;
    for (const [{ markets }, report_id] of known) {
      const body = { report_id, market_names: markets };
      await owner.call('chooseMarkets', { params: { id: String(id) }, body });
    }
    const years = shown.map((report) => new Set(yearsOf(report)));
    const joint = [...(years[0] ?? [])].filter((year) => years.every((own) => own.has(year))).sort();
    const file = marketFile(rows, joint);
    const preferred = prefer ? { prefer: known.get(prefer) ?? 0 } : {};
    const ask = await open({ kind: 'custom-report', id, token: owner.token, ...preferred });
    await check(ask, file, questionsFor('custom-report', file));
  },
);

function yearsOf(report: DemoReport): string[] {
  const file = figureFile(report, false);
  return 'lines' in file ? readCsv([...file.lines].join('')).map(({ year = '' }) => year) : [];
}
