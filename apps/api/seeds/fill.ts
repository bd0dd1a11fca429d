import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../src/platform/postgres/postgres.ts';
import type { House } from '../src/wiring.ts';
import { type DemoItem, demoItems } from './content/items.ts';
import { type Maker, openMaker } from './content/maker.ts';
import { type DemoReport, demoReports } from './content/plan.ts';
import {
  type Edition,
  findDemo,
  finishDemo,
  listEditions,
  listMade,
  noteProgress,
  spreadOverYear,
} from './demo.store.ts';
import { demoActor } from './demo-actor.ts';
import { keyOf } from './editions.ts';
import { giveFavorites, giveRecommendations, giveSubscriptions } from './give.ts';
import { giveCustomReports } from './give-custom-reports.ts';
import { giveUsage } from './give-usage.ts';
import { importFigures } from './import-figures.ts';
import { alternating, inLanes } from './in-lanes.ts';
import type { SeedSize } from './seed.ts';

/** This many reports come first, so that there is soon something to see; companies get them every `few` reports. */
const first = 20;
const few = 5;
/** So many are worked on at once: while one package is read, the figures of another are. */
const lanes = 3;

export interface Filling {
  db: Db;
  house: Pick<House, 'services' | 'staging'>;
  onProgress?: (words: string) => void;
  /** Stops between two reports or items; the next start continues from there. */
  signal?: AbortSignal;
  /** What else must be done before everything counts as finished. */
  lastly?: () => Promise<void>;
}

/**
 * Publishes the demo content through the same services that staff use: packages through ingest, figures and their
 * items through imports, subscriptions through theirs. What people have made, changed or deleted is left alone.
 */
export async function fill(filling: Filling): Promise<void> {
  const size = await findDemo(filling.db);
  if (!size) return;
  const maker = openMaker(size);
  try {
    await fillWith(size, { ...filling.house, maker }, filling);
  } finally {
    await maker.stop();
  }
}

type Step = () => Promise<void>;

/** The doors that staff use, and what makes the files that go through them. */
type Doors = Filling['house'] & { maker: Maker };

async function fillWith(
  size: SeedSize,
  doors: Doors,
  { db, onProgress, signal, lastly }: Filling,
): Promise<void> {
  const known = await listEditions(db);
  const made = await listMade(db);
  const reports = demoReports(size);
  const give = () => giveSubscriptions(db, doors.services, size);
  /** What people have made or changed, and what they have deleted or renamed since the demo made it. */
  const isLeftAlone = (one: DemoReport | DemoItem, found: Edition | undefined) =>
    found ? !found.made || found.edited : made.has(keyOf(one));
  let done = 0;
  const noteReport = async () => {
    done++;
    await noteProgress(db, done, reports.length);
    if (done % (done <= first ? few : first) === 0) await give();
    if (done % first === 0 || done === reports.length)
      onProgress?.(`Demo content: ${done} of ${reports.length} reports`);
  };
  const inTurn = (steps: readonly Step[]) =>
    inLanes(steps, { count: lanes, signal }, async (step) => {
      await step();
      // Lets requests go first.
      await setImmediate();
    });
  // The figures of the first reports come after all of these: until then there is little else to see.
  const later: Step[] = [];
  const addReport = (report: DemoReport, addFigures: (step: Step) => unknown) => async () => {
    const found = known.get(keyOf(report));
    if (!isLeftAlone(report, found)) {
      const itemId = found?.item_id ?? (await publish(doors, report));
      // An interrupted load may have published it without figures.
      if (report.hasDashboard && !found?.figures)
        await addFigures(async () => void (await importFigures(doors, report, { itemId })));
    }
    await noteReport();
  };
  const addItem = (item: DemoItem) => async () => {
    const found = known.get(keyOf(item));
    if (!isLeftAlone(item, found)) await importItem(doors, item, found);
  };
  await inTurn(reports.slice(0, first).map((report) => addReport(report, (step) => later.push(step))));
  const others = reports.slice(first).map((report) => addReport(report, (step) => step()));
  // Packages and figures are read by a worker each: both have something to do.
  await inTurn(alternating([...later, ...demoItems(size).map(addItem)], others));
  if (signal?.aborted) return;
  const given = await give();
  await giveFavorites(db, size);
  await giveRecommendations(db, size);
  await giveCustomReports(db, doors.services, size);
  await spreadOverYear(db, given);
  // Tests and benches, which have the other sizes, begin with nothing.
  if (size === 'demo') await giveUsage(db);
  await lastly?.();
  await finishDemo(db);
  onProgress?.('Demo content: complete');
}

async function importItem(doors: Doors, item: DemoItem, found: Edition | undefined): Promise<void> {
  const id = found?.item_id ?? (await importFigures(doors, item, { item: newItem(item) }));
  // An interrupted load may have made it without demo figures.
  if (item.hasDemo && !found?.demo) await importFigures(doors, item, { itemId: id, demo: '1' });
}

function newItem({ name, year, region, description, icon, categoryId, subCategoryId }: DemoItem) {
  const filed = { category_id: categoryId, sub_category_id: subCategoryId };
  return { name, year, region, description, icon, ...filed, demo: false };
}

async function publish({ services, staging, maker }: Doors, report: DemoReport): Promise<number> {
  const { title, year, region, icon, description, categoryId, subCategoryId, writeup } = report;
  const details = { title, year, region, icon, description, categoryId, subCategoryId };
  const folder = await staging.open();
  try {
    const zip = join(folder, 'package.zip');
    await maker.make('package', report, zip);
    const published = await services.publishing.publish(demoActor, { details, writeup, zip });
    if (published.draft_id !== null) throw new Error(`${title} became a draft.`);
    return published.report_id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
