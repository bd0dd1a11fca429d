import { decide, type Holding } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import {
  type Catalogue,
  type CatalogueItem,
  decideReading,
  holdingOf,
  knownItem,
} from '../catalogue/index.ts';
import { type ContentRow, listEditions, listVersions, type VersionRow } from './differences.store.ts';

/** What is compared, and whether the viewer may read it. */
export interface Side extends ContentRow {
  item: CatalogueItem;
  readable: boolean;
}

/** What else the later side can be compared with. */
export interface Other {
  report_id: number;
  report_year: number;
  /** Null for another edition. */
  version: number | null;
}

export interface Sides {
  before: Side;
  after: Side;
  others: Other[];
}

/** Two editions, or twice the same report and two of its versions. */
export interface Asked {
  id: number;
  other: number;
  from?: number | undefined;
  to?: number | undefined;
}

/**
 * Finds what an address compares, earlier side first. At least one side is readable; for whoever can read neither, there
 * is nothing to compare. A chapter or a market that someone has been given is not the edition.
 */
export function createSides({ db, catalogue }: { db: Db; catalogue: Catalogue }) {
  async function editions(viewer: Viewer, ids: readonly [number, number]): Promise<Sides> {
    const pair = await Promise.all(ids.map((id) => catalogue.find(viewer, 'report', id)));
    const line = pair[0]?.item.line_id;
    if (pair.some(({ item }) => item.line_id !== line)) throw new ProblemError('not-found');
    const view = await catalogue.look(viewer, 'report');
    const inLine = [...view.shelf.byId.values()].filter(
      ({ line_id, item_id }) => line_id === line && knownItem(viewer, view, item_id),
    );
    const contents = await listEditions(
      db,
      inLine.map(({ item_id }) => item_id),
    );
    const sides = contents
      .flatMap((content): Side[] => {
        const item = view.shelf.byId.get(content.report_id);
        if (!item) return [];
        const holding = holdingOf(view.holdings, item.item_id);
        return [{ ...content, item, readable: mayRead(viewer, item, holding) }];
      })
      .sort(byYear);
    const [before, after] = sides.filter(({ report_id }) => ids.includes(report_id));
    if (!before || !after || !(before.readable || after.readable)) throw new ProblemError('not-found');
    const others = sides.filter((one) => one.readable && one !== after).reverse();
    return { before, after, others: others.map((one) => toOther(one, null)) };
  }

  async function versions(viewer: Viewer, { id, from, to }: Asked): Promise<Sides> {
    const { item, holding } = await catalogue.find(viewer, 'report', id);
    if (!mayRead(viewer, item, holding)) throw new ProblemError('not-found');
    const all = (await listVersions(db, id)).filter((one) => one.isReadable || mayProof(viewer));
    const { before, after } = chosenVersions(all, from, to);
    const others = all.filter(({ version }) => version < after.version);
    const side = (content: VersionRow): Side => ({ ...content, item, readable: true });
    return {
      before: side(before),
      after: side(after),
      others: others.map((one) => toOther({ ...one, item }, one.version)),
    };
  }

  return (viewer: Viewer, asked: Asked): Promise<Sides> =>
    asked.id === asked.other ? versions(viewer, asked) : editions(viewer, [asked.id, asked.other]);
}

function mayRead(viewer: Viewer, item: CatalogueItem, holding: Holding): boolean {
  return decideReading(viewer, item, holding).allowed || mayProof(viewer);
}

/** Whoever publishes sees what they publish. */
function mayProof(viewer: Viewer): boolean {
  const anything = { visible: true, holding: { full: false, sampleMarkets: [], demo: false } };
  return decide(viewer, 'proof', anything).allowed;
}

function chosenVersions(all: readonly VersionRow[], from: number | undefined, to: number | undefined) {
  const last = to === undefined ? all.find(({ isCurrent }) => isCurrent) : versionIn(all, to);
  const earlier = all.filter(({ version }) => version < (last?.version ?? 0));
  const first = from === undefined ? earlier[0] : versionIn(all, from);
  if (!first || !last || first.version === last.version) throw new ProblemError('not-found');
  return first.version < last.version ? { before: first, after: last } : { before: last, after: first };
}

function versionIn(all: readonly VersionRow[], version: number): VersionRow | undefined {
  return all.find((one) => one.version === version);
}

function byYear({ item: one }: Side, { item: other }: Side): number {
  return one.item_year - other.item_year || one.item_id - other.item_id;
}

function toOther({ item }: { item: CatalogueItem }, version: number | null): Other {
  return { report_id: item.item_id, report_year: item.item_year, version };
}
