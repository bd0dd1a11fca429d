import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { button, exact, seen, table } from '../screen.ts';
import { unique } from './catalogue-steps.ts';

const run = promisify(execFile);
const day = 24 * 60 * 60 * 1000;

export interface ReportedCompany {
  company: string;
  companyId: number;
  people: { name: string; email: string; id: string }[];
}

/** A company with a team leader active today, and a long inactive person whose name is a formula. */
export async function makeReported(db: Db): Promise<ReportedCompany> {
  const company = unique('=Report, "quoted"');
  const companyId = await makeCompany(db, {
    company,
    license: 'site',
    expiry: new Date('2031-02-01T00:00:00Z'),
  });
  const leader = { name: 'Ada "A" Ångström', lead: true, last_active: new Date() };
  const gone = { name: '+1 Gone', enabled: false, last_active: new Date(Date.now() - 120 * day) };
  const people = [];
  for (const details of [leader, gone]) {
    const { id, email } = await makePerson(db, { ...details, usergroup_id: companyId });
    people.push({ name: details.name, email, id });
  }
  return { company, companyId, people };
}

export function reportTable(page: Page): Locator {
  return table(page, 'User Report');
}

export function reportRows(page: Page): Locator {
  return reportTable(page).locator('tbody').getByRole('row');
}

/** Chooses an option of a searchable multi-select, and closes the list. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, exact);
  await field.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
  await field.press('Escape');
  await seen(button(page, `Remove ${option}`, exact));
}

const script = `
import csv, json, sys
with open(sys.argv[1], newline='', encoding='utf-8-sig') as file:
    print(json.dumps(list(csv.reader(file, strict=True))))
`;

export interface ReadFile {
  name: string;
  text: string;
  rows: string[][];
}

/** The file as another program reads it. */
export async function downloadReport(page: Page): Promise<ReadFile> {
  const coming = page.waitForEvent('download');
  await button(page, 'Download user report').click();
  const download = await coming;
  const path = await download.path();
  const { stdout } = await run('python3', ['-c', script, path], { maxBuffer: 64 * 1024 * 1024 });
  return {
    name: download.suggestedFilename(),
    text: await readFile(path, 'utf8'),
    rows: JSON.parse(stdout) as string[][],
  };
}
