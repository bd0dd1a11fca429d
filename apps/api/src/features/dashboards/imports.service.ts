import { isFiledUnder } from '@caliper/contract/catalogue/categories.ts';
import { hasDemos, type ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Framed } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { type Db, isDuplicate, type Tx } from '../../platform/postgres/postgres.ts';
import type { NewItem } from '../../platform/postgres/tables.ts';
import {
  findEdition,
  findItem,
  insertItem,
  lockItem,
  replaceMarkets,
  updateItem,
} from '../catalogue/index.ts';
import { countChoices } from '../custom-reports/index.ts';
import { findRenamed } from '../items/index.ts';
import { notify } from '../notifications/index.ts';
import { indexItem } from '../search/index.ts';
import { countSamples } from '../subscriptions/index.ts';
import { nameFigures, proposeMatches } from '../vocabulary/index.ts';
import type { ImportReader } from './import-reader.ts';
import {
  findCurrent,
  findImport,
  findItemOf,
  giveUpStaged,
  itemKindOf,
  listImports,
  listTargets,
  lockImport,
  pointTo,
} from './imports.store.ts';
import { lostMarketNotes, usedMarkets } from './lost-markets.ts';
import type { Place } from './reading/problems.ts';
import type { Shape } from './shape.ts';

type NewFigureItem = NonNullable<Body<'stageImport'>['item']>;
type ImportRow = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/** Imports of figures: a file is read and staged beside the current figures, and shown once it is applied. */
export function createImports({ db, reader }: { db: Db; reader: ImportReader }) {
  async function checkTarget(
    kind: ImportKind,
    { itemId, item }: Pick<Body<'stageImport'>, 'itemId' | 'item'>,
  ) {
    if ((itemId === undefined) === (item === undefined)) throw unknownItem();
    if (itemId !== undefined) {
      const found = await findItem(db, itemKindOf[kind], itemId);
      if (!found) throw unknownItem();
      return found;
    }
    // Reports are created by uploading them.
    if (!item || kind === 'global') throw unknownItem();
    if (!isFiledUnder(item.category_id, item.sub_category_id))
      throw new ProblemError('sub-category-unknown', { field: 'sub_category_id' });
    const edition = { item_name: item.name, region: item.region, item_year: item.year };
    if (await findEdition(db, { kind, ...edition })) throw itemExists();
    await assertNotRenamed(db, { kind, ...edition });
    return null;
  }

  async function findUsed(reportId: number) {
    return usedMarkets(await countSamples(db, reportId), await countChoices(db, reportId));
  }

  return {
    async list(kind: ImportKind): Promise<Answer<'imports'>> {
      const [targets, imports] = [await listTargets(db, kind), await listImports(db, kind)];
      return {
        items: targets.map(({ item_id, item_name, item_year, region, dashboard_kind, figures, demo }) => ({
          item_id,
          name: item_name,
          year: item_year,
          region,
          dashboard_kind,
          figures,
          demo,
        })),
        imports: imports.map(
          ({ import_id, item_id, name, year, demo, file_name, rows, state, created_by, at }) => ({
            importId: import_id,
            item_id,
            name,
            year,
            demo,
            file: file_name,
            rows,
            state,
            by: created_by,
            at: epochSeconds(at),
          }),
        ),
      };
    },

    async stage(
      actor: Actor,
      kind: ImportKind,
      body: Body<'stageImport'>,
      path: string,
    ): Promise<Answer<'stageImport'>> {
      const demo = body.item ? body.item.demo : body.demo === '1';
      if (demo && !hasDemos(kind)) throw noDemos();
      const found = await checkTarget(kind, body);
      return reader.stage({
        path,
        kind,
        itemId: found?.item_id ?? null,
        newItem: body.item ?? null,
        demo,
        dashboardKind: body.dashboard_kind ?? found?.dashboard_kind ?? 'market',
        fileName: body.fileName ?? '',
        note: body.note ?? '',
        current: found ? await findCurrent(db, found.item_id, demo) : null,
        used: found && kind === 'global' ? await findUsed(found.item_id) : [],
        createdBy: actor.name,
      });
    },

    /** Computed anew: other figures may have been applied since the file was checked. */
    async compare(kind: ImportKind, importId: number): Promise<Answer<'importDifferences'>> {
      const found = await findImport(db, kind, importId);
      if (!found) throw new ProblemError('not-found');
      const { item_id, demo, rows } = found;
      const shape = found.shape as Shape;
      const current = item_id === null ? null : await findCurrent(db, item_id, demo);
      const used = item_id !== null && kind === 'global' ? await findUsed(item_id) : [];
      const next = { import_id: importId, shape };
      const { changes, ...counts } = await reader.compare({ kind, next, current });
      return {
        comparedWith: current?.import_id ?? 0,
        notes: [...lostMarketNotes(used, shape.markets), ...(found.notes as Place[])],
        summary: { rows, ...counts },
        changes,
      };
    },

    async apply(
      actor: Actor,
      kind: ImportKind,
      importId: number,
      comparedWith?: number,
    ): Promise<Answer<'applyImport'>> {
      const itemId = await db.transaction().execute(async (tx) => {
        const found = await holdImport(tx, kind, importId);
        const id = await placeFor(tx, actor, found, comparedWith);
        const current = await findCurrent(tx, id, found.demo);
        if (current?.import_id !== importId) {
          await tell(tx, actor, id, found.demo);
          await pointTo(tx, importId, id, found.demo);
        }
        if (kind === 'global' && !found.demo) await openReportDashboard(tx, id, found);
        await nameFigures(tx, id);
        if (kind !== 'global') await indexItem(tx, id);
        const { file_name, rows, demo } = found;
        const subject = `${itemKindOf[kind]}:${id}`;
        await record(tx, {
          actor,
          action: 'figures applied',
          subject,
          to: { importId, file_name, rows, demo },
        });
        return id;
      });
      await proposeMatches(db);
      return { item_id: itemId };
    },

    async discard(actor: Actor, kind: ImportKind, importId: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        if (!(await giveUpStaged(tx, kind, importId))) throw new ProblemError('not-found');
        await record(tx, { actor, action: 'import discarded', subject: `import:${importId}` });
      });
    },
  };
}

export type Imports = ReturnType<typeof createImports>;

/** Demo figures are news to staff alone; what nobody did, such as loading demo data, is news to nobody. */
async function tell(tx: Tx, { id: actorId }: Actor, about: number, demo: boolean): Promise<void> {
  if (!actorId) return;
  await notify(tx, { kind: 'import-applied', about, to: { role: 'admin' }, actorId });
  if (!demo) await notify(tx, { kind: 'dashboard-updated', about, to: { subscribersOf: about }, actorId });
}

/** A frame's token is for one kind of import. */
export function assertFrameIsFor({ grant }: Framed, kind: ImportKind): void {
  if (grant.opens !== 'import' || grant.kind !== kind) throw new ProblemError('not-found');
}

/** Locks the item before the import, in the same order as deleting an item does. */
async function holdImport(tx: Tx, kind: ImportKind, importId: number): Promise<ImportRow> {
  const itemId = await findItemOf(tx, kind, importId);
  if (itemId) await lockItem(tx, itemKindOf[kind], itemId);
  const found = await lockImport(tx, kind, importId);
  if (!found) throw new ProblemError('not-found');
  return found;
}

/** The item that an import belongs to, created now if it is new. */
async function placeFor(tx: Tx, actor: Actor, found: ImportRow, comparedWith?: number): Promise<number> {
  if (found.item_id === null) return createItem(tx, actor, found.kind, found.new_item as NewFigureItem);
  const current = await findCurrent(tx, found.item_id, found.demo);
  if (!isCompared(found, current?.import_id ?? 0, comparedWith)) throw new ProblemError('import-outdated');
  return found.item_id;
}

/** Whether the person saw the differences to what is current, or an earlier import is restored without any. */
function isCompared({ import_id, compared_with, applied_at }: ImportRow, current: number, seen?: number) {
  if (current === import_id) return true;
  return seen === undefined ? applied_at !== null || current === (compared_with ?? 0) : current === seen;
}

async function createItem(tx: Tx, actor: Actor, kind: ImportKind, item: NewFigureItem): Promise<number> {
  const { name, year, demo: _, ...facts } = item;
  const row: NewItem = { kind: itemKindOf[kind], item_name: name, item_year: year, ...facts };
  await assertNotRenamed(tx, row);
  const id = await insertItem(tx, row).catch((error: unknown) => {
    throw isDuplicate(error, 'items_edition') ? itemExists() : error;
  });
  const { item_name, region, item_year } = row;
  const to = { name, item_name, region, item_year };
  await record(tx, { actor, action: 'item created', subject: `${itemKindOf[kind]}:${id}`, to });
  return id;
}

/** Figures for the former name of an item belong to it: they make no second one, and do not undo the renaming. */
async function assertNotRenamed(
  db: Db | Tx,
  edition: Pick<NewItem, 'kind' | 'item_name' | 'region' | 'item_year'>,
): Promise<void> {
  const renamed = await findRenamed(db, edition);
  if (!renamed) return;
  const { item_name: now, region, item_year: year } = renamed;
  throw new ProblemError('import-item-renamed', { field: 'name', values: { name: now, region, year } });
}

async function openReportDashboard(tx: Tx, id: number, { shape, dashboard_kind }: ImportRow): Promise<void> {
  await replaceMarkets(tx, id, (shape as Shape).markets);
  await updateItem(tx, id, { global_dashboard: true, dashboard_kind });
}

function unknownItem(): ProblemError {
  return new ProblemError('import-item-unknown', { field: 'itemId' });
}

function noDemos(): ProblemError {
  const fields = { demo: 'Only MedSKU and the procedure tracker have demo figures.' };
  return new ProblemError('invalid-fields', { fields });
}

function itemExists(): ProblemError {
  return new ProblemError('import-item-exists', { field: 'name' });
}
