import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { House } from '../src/wiring.ts';
import type { DemoItem } from './content/items.ts';
import type { Maker } from './content/maker.ts';
import type { DemoReport } from './content/plan.ts';
import { demoActor } from './demo-actor.ts';

const note = 'Every company, product and figure is invented.';

type Target = Pick<Body<'stageImport'>, 'itemId' | 'item' | 'demo'>;

/** Imports as staff would: a file is written, read, checked and applied. Returns the item with the figures. */
export async function importFigures(
  { services, staging, maker }: Pick<House, 'services' | 'staging'> & { maker: Maker },
  one: DemoReport | DemoItem,
  target: Target,
): Promise<number> {
  const folder = await staging.open();
  try {
    const path = join(folder, 'figures');
    const { figures: file } = await maker.make(target.demo === '1' ? 'demo figures' : 'figures', one, path);
    if (!file) throw new Error('No figures were made');
    const kind = file.dashboardKind ? { dashboard_kind: file.dashboardKind } : {};
    const body = { ...target, ...kind, fileName: file.fileName, note };
    const { importId, problems } = await services.imports.stage(demoActor, file.kind, body, path);
    if (importId === null) throw new Error(`${file.fileName}: ${JSON.stringify(problems[0])}`);
    return (await services.imports.apply(demoActor, file.kind, importId)).item_id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
