import { csv, workbook } from '@caliper/api/testing/figure-files.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { FrameLocator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import type { House } from '../house.ts';
import { gone, seen } from '../screen.ts';
import { makeReader } from './catalogue-steps.ts';
import { inFrame, putFigures } from './dashboard-steps.ts';

type ItemKind = 'medsku' | 'pt' | 'survey';

const files = { medsku: skuFile, pt: procedureFile, survey: surveyFile };

/** A person who has one item of that kind, with figures that can be added up in one's head. */
export async function makeItemReader(house: House, kind: ItemKind, file?: string) {
  const { email, items } = await makeReader(house.db, [{ kind, item_year: 2026 }]);
  const [item] = items;
  if (!item) throw new Error('Nothing was made');
  await putFigures(house, kind, file ?? (await files[kind]()), { itemId: String(item.item_id) });
  return { email, item, path: `/${kind}/dashboard/${item.item_id}/${slugOf(item.item_name)}` };
}

/** Opens or reopens a dashboard and waits until it has loaded completely. */
export async function opened(page: Page, open: () => Promise<unknown>): Promise<FrameLocator> {
  await open();
  const frame = inFrame(page);
  await seen(frame.getByRole('heading', { level: 1 }));
  await seen(frame.getByRole('heading', { level: 2 }).first());
  await gone(frame.locator('[aria-busy="true"]'));
  return frame;
}

/** Two manufacturers, three brands, three articles, two countries and two years. */
function skuFile(): string {
  const head = ['market', 'manufacturer', 'brand', 'sku', 'description', 'country', 'period'];
  const rows = [
    ['Knees', 'Vantor', 'Aria', 'AR-1', 'Aria cemented', 'Germany', [100, 50], [120, 55]],
    ['Knees', 'Vantor', 'Aria', 'AR-1', 'Aria cemented', 'France', [50, 40], [60, 40]],
    ['Knees', 'Vantor', 'Aria Core', 'AC-1', 'Aria Core cemented', 'Germany', [10, 20], [20, 20]],
    ['Hips', 'Oriel', 'Kestra', 'KE-1', 'Kestra stem', 'Germany', [80, 30], [90, 30]],
  ] as const;
  const figures = rows.flatMap((row) => {
    const [before, now] = [row[6], row[7]];
    const lead = row.slice(0, 6) as string[];
    return [
      [...lead, 2024, ...before, 'USD'],
      [...lead, 2025, ...now, 'USD'],
    ];
  });
  return csv([...head, 'units', 'price', 'currency'], ...figures);
}

/** Grows by a tenth a year; for every three procedures in Germany there are two in France. */
function procedureFile(): string {
  const rows: (string | number)[][] = [];
  for (const [country, size] of [['Germany', 3000] as const, ['France', 2000] as const])
    for (const [setting, share] of [['Inpatient', 0.6] as const, ['Ambulatory', 0.4] as const])
      for (const procedure of ['Hip replacement', 'Knee replacement'])
        for (const year of [2024, 2025, 2026, 2027]) {
          const volume = Math.round((size * share * 1.1 ** (year - 2025)) / 2);
          rows.push([procedure, 'Orthopedics', setting, 'Public', 'Europe', country, year, volume]);
        }
  const head = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
  return csv(head, ...rows);
}

/** Enough people in Germany, few in France, hardly any in Spain. */
async function surveyFile(): Promise<Uint8Array<ArrayBuffer>> {
  const questions = [
    ['Q1', 'From whom do you buy most?', 'single'],
    ['Q2', 'What makes you change?', 'multi'],
    ['Q3', 'How satisfied are you?', 'scale'],
    ['Q4', 'How many cases a year?', 'number'],
  ];
  const people = [
    ...peopleOf('Germany', 40, 'Surgeons'),
    ...peopleOf('France', 20, 'Nurses'),
    ...peopleOf('Spain', 4, 'Nurses'),
  ];
  const answers = people.flatMap(({ id, place, about }) => [
    [id, 'Q1', place % 4 === 0 ? 'Oriel' : 'Vantor', ...about],
    [id, 'Q2', 'Price', ...about],
    ...(place % 2 === 0 ? [[id, 'Q2', 'Evidence', ...about]] : []),
    [id, 'Q3', 4 + (place % 4), ...about],
    [id, 'Q4', 10 * (place + 1), ...about],
  ]);
  const head = ['respondent_id', 'question_id', 'answer', 'weight', 'country', 'specialty', 'institution'];
  return workbook({
    questions: [['question_id', 'text', 'type'], ...questions],
    answers: [head, ...answers],
  });
}

/** Every second person counts twice. */
function peopleOf(country: string, count: number, specialty: string) {
  return Array.from({ length: count }, (_, place) => ({
    id: `${country}-${place}`,
    place,
    about: [1 + (place % 2), country, specialty, place % 2 ? 'Clinic' : 'Hospital'],
  }));
}
