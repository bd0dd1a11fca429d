import { catalogueEndpoints } from '@caliper/contract/catalogue/catalogue.endpoints.ts';
import {
  type FavoriteKind,
  type ItemKind,
  kindOfSection,
  type QuickFilter,
} from '@caliper/contract/catalogue/catalogue.values.ts';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Holding } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { packAnswer, Ready } from '../../http/ready.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Family } from '../subscriptions/index.ts';
import { flag, type Subscribers, toPageItem } from './catalogue.answers.ts';
import { type CustomItem, customItems } from './custom-items.ts';
import { findDemoProgress } from './demo-progress.ts';
import {
  addFavorite,
  favoriteKindOf,
  listFavorites,
  listMedcoreFavorites,
  removeFavorite,
} from './favorites.store.ts';
import { type Choice, pageOf, quickFiltered } from './filter.ts';
import { assertKnown, entitledCompany, type Holdings, holdingOf } from './holding.ts';
import { toReport } from './item-details.ts';
import { countCompaniesPerMedcore, countSubscribersPerReport, listMarkets } from './items.store.ts';
import type { CustomScope } from './mine.store.ts';
import { createMine } from './mine.ts';
import type { CatalogueItem, Shelf, Shelves } from './shelf.ts';

type Query = Input<'cataloguePage'>['query'];

const { answer } = catalogueEndpoints.cataloguePage;

const kindOf = ({ section }: Choice) => kindOfSection[section];

interface CatalogueNeeds {
  db: Db;
  prepared: Db;
  freshness: Freshness;
}

/** The items of one kind as one viewer sees them. */
export interface View {
  /** Of the catalogue. */
  version: number;
  shelf: Shelf;
  holdings: Holdings;
  family: Family;
  favorites: ReadonlySet<number>;
  custom: CustomItem[];
}

export function createCatalogue({ db, prepared, freshness }: CatalogueNeeds) {
  const mine = createMine({ db: prepared, freshness });

  /** As of when the viewer was looked up: what the same request has changed since may be missing. */
  async function look(viewer: Viewer, kind: ItemKind, scope: CustomScope = 'none'): Promise<View> {
    const { now } = viewer;
    const [{ holdings, family }, favorites, custom, { version, shelves }] = await Promise.all([
      mine.holdings(viewer, now),
      mine.favorites(viewer, favoriteKindOf[kind], now),
      mine.custom(viewer, scope, now),
      mine.shelves(now),
    ]);
    const shelf = shelves[kind];
    return { version, shelf, holdings, family, favorites, custom: customItems(custom, shelf) };
  }

  /** Everything there is, and what the viewer's company has of it. */
  async function overview(viewer: Viewer): Promise<{ shelves: Shelves; holdings: Holdings }> {
    const { now } = viewer;
    const [{ holdings }, { shelves }] = await Promise.all([mine.holdings(viewer, now), mine.shelves(now)]);
    return { shelves, holdings };
  }

  /** An item the viewer may see, and what their company has of it. */
  async function find(
    viewer: Viewer,
    kind: ItemKind,
    itemId: number,
  ): Promise<{ item: CatalogueItem; holding: Holding }> {
    const view = await look(viewer, kind);
    const item = view.shelf.byId.get(itemId);
    if (!item) throw new ProblemError('not-found');
    const holding = holdingOf(view.holdings, itemId);
    assertKnown(viewer, item, holding);
    return { item, holding };
  }

  async function assertKnowsMedcore(viewer: Viewer, id: number): Promise<void> {
    const { custom } = await look(viewer, 'report', 'all');
    const isKnown = custom.some((item) => item.c_report_id === id && item.custom.medcore);
    if (!isKnown) throw new ProblemError('not-found');
  }

  function favorites({ userId }: Viewer, kind: FavoriteKind): Promise<number[]> {
    return kind === 'medcore' ? listMedcoreFavorites(db, userId) : listFavorites(db, userId, kind);
  }

  return {
    look,
    overview,
    find,

    demoProgress: () => findDemoProgress(db),

    async page(viewer: Viewer, query: Query): Promise<Ready> {
      const choice = readChoice(query);
      const scope = scopeOf(viewer, choice);
      if (choice.filter === 'favorites' || (await mine.custom(viewer, scope, viewer.now)).length > 0) {
        return new Ready(
          packAnswer(answer, toPage(viewer, choice, await look(viewer, kindOf(choice), scope))),
        );
      }
      // Colleagues with the same role see the same, as long as no custom report is among it.
      const name = [
        'page',
        entitledCompany(viewer),
        viewer.role,
        viewer.special,
        JSON.stringify(choice),
      ].join();
      const kept = await freshness.recall(name, viewer.now, async () => {
        const view = await look(viewer, kindOf(choice));
        const value = packAnswer(answer, toPage(viewer, choice, view));
        return {
          value,
          keys: [...view.family.keys, 'catalogue'],
          until: view.family.until,
          bytes: value.bytes,
        };
      });
      return new Ready(kept);
    },

    /** How many reports a quick filter leaves, and the first of them. */
    async reports(viewer: Viewer, filter: Exclude<QuickFilter, 'custom-reports'>, most: number) {
      const view = await look(viewer, 'report', 'listed');
      const { items } = quickFiltered(view.shelf, filter, {
        ...view,
        subscribed: new Set(view.holdings.keys()),
      });
      const first = items.slice(0, most).map((item) => toPageItem(viewer, view, item));
      return { total: items.length, items: first };
    },

    /** How many companies have each item and each MedCore report. */
    async subscribers(): Promise<Subscribers> {
      return { items: await countSubscribersPerReport(db), medcore: await countCompaniesPerMedcore(db) };
    },

    async info(viewer: Viewer, reportId: number): Promise<Answer<'reportInfo'>> {
      const { item } = await find(viewer, 'report', reportId);
      return {
        ...toReport(item),
        global_dashboard: flag(item.global_dashboard),
        dashboard_kind: item.dashboard_kind,
      };
    },

    async markets(viewer: Viewer, reportId: number): Promise<string[]> {
      await find(viewer, 'report', reportId);
      return listMarkets(db, reportId);
    },

    async favor(viewer: Viewer, kind: FavoriteKind, itemId: number): Promise<number[]> {
      if (kind === 'medcore') await assertKnowsMedcore(viewer, itemId);
      else await find(viewer, kind === 'reports' ? 'report' : kind, itemId);
      await addFavorite(db, viewer.userId, kind, itemId);
      return favorites(viewer, kind);
    },

    async disfavor(viewer: Viewer, kind: FavoriteKind, itemId: number): Promise<number[]> {
      await removeFavorite(db, viewer.userId, kind, itemId);
      return favorites(viewer, kind);
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

function toPage(viewer: Viewer, choice: Choice, view: View): Answer<'cataloguePage'> {
  const subscribed = new Set(view.holdings.keys());
  const { items, possibleRegions, possibleYears, ...page } = pageOf(
    quickFiltered(view.shelf, choice.filter, { ...view, subscribed }),
    choice,
  );
  return {
    ...page,
    ...(offersFilters(viewer, choice) ? {} : { menus: { categories: [], subCategories: [] } }),
    items: items.map((item) => toPageItem(viewer, view, item)),
    possibleRegions: offersFilters(viewer, choice) ? [...possibleRegions] : [],
    possibleYears: offersFilters(viewer, choice) ? [...possibleYears] : [],
  };
}

/** The support account's list has only what it made itself: the MedCore reports. */
function scopeOf({ special }: Viewer, { section, filter }: Choice): CustomScope {
  if (section !== 'catalog') return 'none';
  if (filter !== 'custom-reports') return 'listed';
  return special === 'support' ? 'own' : 'all';
}

/** A person's few custom reports need no filters; the support account makes those of all companies. */
function offersFilters({ special }: Viewer, { filter }: Choice): boolean {
  return filter !== 'custom-reports' || special === 'support';
}

/** The address names categories by their slugs; an unknown slug is not found. */
function readChoice(query: Query): Choice {
  const { section, filter, region, category: slug, subCategory: subSlug } = query;
  const category = categories.find(({ url }) => url === slug);
  const sub = category?.subCategories.find(({ url }) => url === subSlug);
  if ((slug && !category) || (subSlug && !sub)) throw new ProblemError('not-found');
  if (section !== 'catalog' && filter === 'custom-reports') throw new ProblemError('not-found');
  return {
    section,
    filter,
    page: Number(query.page ?? 1),
    ...(category ? { category } : {}),
    ...(sub ? { subCategoryId: sub.subCategoryId } : {}),
    ...(region ? { region } : {}),
    ...(query.year ? { year: Number(query.year) } : {}),
    ...(query.sort ? { sort: query.sort } : {}),
  };
}
