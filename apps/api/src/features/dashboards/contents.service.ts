import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Catalogue, flag, mayOpen, toReport } from '../catalogue/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { type Label, listLabels } from './figures.store.ts';
import { measuresIn } from './measures.ts';
import { findCurrentImports } from './opening.store.ts';

interface ContentsNeeds {
  db: Db;
  catalogue: Catalogue;
  recordUsage: RecordUsage;
}

/** What an item holds, for everyone who may know of it: names of measures and counts, never a name or a figure. */
export function createContents({ db, catalogue, recordUsage }: ContentsNeeds) {
  return async function contents(
    viewer: Viewer,
    { kind, id }: Input<'itemContents'>['params'],
  ): Promise<Answer<'itemContents'>> {
    const { item, holding } = await catalogue.find(viewer, kind, Number(id));
    const imports = await findCurrentImports(db, [item.item_id], false);
    const figures = { kind, imports, sources: [] };
    const mayOpenIt = mayOpen(viewer, item, holding, { demo: false, market: null });
    if (!mayOpenIt && !holding.demo)
      recordUsage(viewer, { kind: 'refused', itemId: item.item_id, detail: 'not subscribed' });
    const [shape] = imports.map((one) => one.shape);
    return {
      kind,
      ...toReport(item),
      visible: flag(item.visible),
      demo: holding.demo && !holding.full,
      can: { openDashboard: mayOpenIt },
      measures: measuresIn(figures).map(({ measure }) => measure),
      periods: shape?.periods.length ? [shape.periods[0] ?? '', shape.periods.at(-1) ?? ''] : [],
      questions: shape?.questions.length ?? 0,
      counts: countsOf(await listLabels(db, figures)),
    };
  };
}

export type Contents = ReturnType<typeof createContents>;

function countsOf(labels: readonly Label[]): Partial<Record<Dimension, number>> {
  const byDimension = Map.groupBy(labels, ({ dimension }) => dimension);
  return Object.fromEntries([...byDimension].map(([dimension, list]) => [dimension, list.length]));
}
