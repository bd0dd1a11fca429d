import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Body } from '@caliper/contract/endpoints.ts';
import writeWorkbook from 'write-excel-file/node';
import type { House } from '../src/wiring.ts';
import { headOf } from './content/figures/csv.ts';
import { type FigureFile, figureFile } from './content/figures/figure-file.ts';
import type { DemoItem } from './content/items.ts';
import type { DemoReport } from './content/plan.ts';
import { demoActor } from './demo-actor.ts';

const note = 'Every company, product and figure is invented.';

type Target = Pick<Body<'stageImport'>, 'itemId' | 'item' | 'demo'>;

/** Imports as staff would: a file is written, read, checked and applied. Returns the item with the figures. */
export async function importFigures(
  { services, staging }: Pick<House, 'services' | 'staging'>,
  one: DemoReport | DemoItem,
  target: Target,
): Promise<number> {
  const file = figureFile(one, target.demo === '1');
  const folder = await staging.open();
  try {
    const path = join(folder, 'figures');
    await writeTo(path, file);
    const kind = 'dashboardKind' in file && file.dashboardKind ? { dashboard_kind: file.dashboardKind } : {};
    const body = { ...target, ...kind, fileName: file.fileName, note };
    const { importId, problems } = await services.imports.stage(demoActor, file.kind, body, path);
    if (importId === null) throw new Error(`${file.fileName}: ${JSON.stringify(problems[0])}`);
    return (await services.imports.apply(demoActor, file.kind, importId)).item_id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
