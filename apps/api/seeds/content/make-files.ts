import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import writeWorkbook from 'write-excel-file/node';
import { keyOf } from '../editions.ts';
import { headOf } from './figures/csv.ts';
import { type FigureFile, figureFile } from './figures/figure-file.ts';
import { demoItems } from './items.ts';
import type { MakeTask } from './maker.ts';
import { buildPackage } from './package.ts';
import { demoReports } from './plan.ts';

export interface MadeFile {
  /** What an import has to know of its file. */
  figures: Pick<FigureFile, 'kind' | 'fileName' | 'dashboardKind'> | null;
}

export async function makeFile({ size, key, what, path }: MakeTask): Promise<MadeFile> {
  const report = demoReports(size).find((one) => keyOf(one) === key);
  if (what === 'package') {
    if (!report) throw new Error(`No report is called ${key}`);
    await writeFile(path, await buildPackage(report));
    return { figures: null };
  }
  const one = report ?? demoItems(size).find((item) => keyOf(item) === key);
  if (!one) throw new Error(`Nothing is called ${key}`);
  const file = figureFile(one, what === 'demo figures');
  await writeTo(path, file);
  const { kind, fileName, dashboardKind } = file;
  return { figures: { kind, fileName, dashboardKind } };
}

async function writeTo(path: string, file: FigureFile): Promise<void> {
  if (file.kind !== 'survey') return pipeline(Readable.from(file.lines), createWriteStream(path));
  const sheets = (['questions', 'answers'] as const).map((sheet, index) => {
    const head = headOf('survey', index);
    const rows = file.sheets[sheet].map((row) => head.map((name) => ({ value: row[name] ?? '' })));
    return { sheet, data: [head.map((value) => ({ value })), ...rows] };
  });
  await writeWorkbook(sheets).toFile(path);
}
