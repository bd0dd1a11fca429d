import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type ImportKind, importTables } from '@caliper/contract/dashboards/dashboards.values.ts';

type Row = Record<string, string | number>;

const market = { market: 'Knee reconstruction', segment: 'Primary', region: 'Europe', country: 'Germany' };
const sku = {
  market: 'Knee reconstruction',
  manufacturer: 'Halden Surgical',
  brand: 'Orbis',
  country: 'France',
};
const procedure = {
  procedure: 'Knee arthroplasty',
  specialty: 'Orthopedics',
  setting: 'Inpatient',
  payer: 'Public',
};

/** A few rows of each table, to start from. */
const rows: Record<ImportKind, Record<string, readonly Row[]>> = {
  global: {
    figures: [
      { ...market, company: '', year: 2025, metric: 'value', unit: 'US$ m', value: 548.3 },
      { ...market, company: '', year: 2025, metric: 'units', unit: 'knee systems', value: 182400 },
      { ...market, company: 'Halden Surgical', year: 2025, metric: 'value', unit: 'US$ m', value: 119.2 },
    ],
  },
  medsku: {
    figures: [
      {
        ...sku,
        sku: 'HS-1042',
        description: 'Femoral component, size 4',
        period: '2025-Q1',
        units: 310,
        price: 1240.5,
        currency: 'EUR',
      },
      {
        ...sku,
        sku: 'HS-1042',
        description: 'Femoral component, size 4',
        period: '2025-Q2',
        units: 328,
        price: 1236,
        currency: 'EUR',
      },
    ],
  },
  pt: {
    figures: [
      { ...procedure, region: 'Europe', country: 'Germany', year: 2024, volume: 176200 },
      { ...procedure, region: 'Europe', country: 'Germany', year: 2025, volume: 181900 },
    ],
  },
  survey: {
    questions: [
      { question_id: 'Q1', text: 'Which brands do you use?', type: 'multi' },
      { question_id: 'Q2', text: 'How satisfied are you, from 1 to 5?', type: 'scale' },
    ],
    answers: [
      {
        respondent_id: 'R001',
        question_id: 'Q1',
        answer: 'Orbis',
        weight: 1,
        country: 'Germany',
        specialty: 'Orthopedics',
        institution: 'University hospital',
      },
      {
        respondent_id: 'R001',
        question_id: 'Q2',
        answer: 4,
        weight: 1,
        country: 'Germany',
        specialty: 'Orthopedics',
        institution: 'University hospital',
      },
    ],
  },
};

const access: readonly Row[] = [
  { ...market, company: '', year: 2025, metric: 'coverage', unit: '%', value: 82.5 },
  { ...market, company: 'Public insurer', year: 2025, metric: 'coverage', unit: '%', value: 91 },
  { ...market, company: 'Public insurer', year: 2025, metric: 'reimbursement', unit: 'EUR', value: 4210 },
];

/** What the names of the columns do not say. */
const notes: Record<ImportKind, string> = {
  global:
    'The metric is “value”, in a unit such as US$ million, or “units”, in what the market is counted in, such as thousand knee systems. Markets that are counted in different things are not added up. A blank company stands for all companies together.',
  medsku: 'A period is a year such as 2025 or a quarter such as 2025-Q3.',
  pt: 'The volume is a number of procedures.',
  survey: 'The type of a question is single, multi, scale or number.',
};
const accessNote =
  'The metric is “coverage”, in percent, or “reimbursement”, in a currency, perhaps per what is paid for, such as EUR per construct. A blank company stands for all payers together.';

export function columnNote(kind: ImportKind, dashboardKind: DashboardKind): string {
  return kind === 'global' && dashboardKind === 'medaccess' ? accessNote : notes[kind];
}

/** A table with its header, in the order of the expected columns. */
export function exampleOf(
  kind: ImportKind,
  table: string,
  dashboardKind: DashboardKind = 'market',
): (string | number)[][] {
  const columns = importTables[kind].find((one) => one.table === table)?.columns ?? [];
  const names = columns.map(({ name }) => name);
  const isAccess = kind === 'global' && dashboardKind === 'medaccess';
  const lines = isAccess ? access : (rows[kind][table] ?? []);
  return [names, ...lines.map((line) => names.map((name) => line[name] ?? ''))];
}
