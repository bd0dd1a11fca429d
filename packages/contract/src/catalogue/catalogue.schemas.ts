import { z } from 'zod';
import { flag, id, written } from '../fields.ts';
import { years } from '../limits.ts';
import {
  dashboardKinds,
  favoriteKinds,
  itemKinds,
  listSorts,
  quickFilters,
  regions,
  sections,
} from './catalogue.values.ts';
import { details } from './item-details.ts';

const itemId = z.int();

const slug = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** Everything that a list page shows is in its address, and the query uses the same names. */
export const pageQuery = z.strictObject({
  section: z.enum(sections),
  filter: z.enum(quickFilters),
  category: slug.optional(),
  subCategory: slug.optional(),
  region: z.enum(regions).optional(),
  year: written(years.first, years.last).optional(),
  sort: z.enum(listSorts).optional(),
  page: written(1, 10_000).optional(),
});

const facts = {
  ...details,
  visible: flag,
  /** The company may open single markets of it; `market_name` is the first. */
  sample: z.boolean(),
  market_name: z.string().nullable(),
  /** The company may open its demo data only. */
  demo: z.boolean(),
  date_added: z.int(),
};

const report = {
  report_id: itemId,
  report_name: z.string(),
  report_year: z.int(),
  /** Set for a MedCore report of the provider. */
  c_report_id: itemId.nullable(),
  global_dashboard: flag,
};

/** An item of any kind as a list page shows it, with what the viewer may do. */
export const catalogueItem = z.object({
  ...report,
  ...facts,
  kind: z.enum(itemKinds),
  chapters: z.int(),
  dashboard_kind: z.enum(dashboardKinds),
  /** The same for editions of one title; null for a custom report. */
  line: z.int().nullable(),
  subscribed: z.boolean(),
  /** All markets of it that the company may open, if it has only samples. */
  sample_markets: z.array(z.string()),
  /** The owner of a custom report. */
  custom: z
    .object({ user_email: z.string(), owner: z.string(), company: z.string(), medcore: z.boolean() })
    .nullable(),
  can: z.object({ openDashboard: z.boolean() }),
});

const menuEntry = { text: z.string(), url: z.string(), count: z.int() };

export const cataloguePage = z.object({
  items: z.array(catalogueItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  menus: z.object({
    categories: z.array(z.object({ categoryId: z.int(), ...menuEntry })),
    subCategories: z.array(z.object({ subCategoryId: z.int(), ...menuEntry })),
  }),
  /** The regions of the items that match category and year. */
  possibleRegions: z.array(z.enum(regions)),
  /** The years of the items that match the category, newest first. */
  possibleYears: z.array(z.int()),
});

/** `subscriberCount` is a flag without a value. */
export const catalogsQuery = z.strictObject({ subscriberCount: z.enum(['', 'true', '1']).optional() });

function tree<T extends z.ZodType>(collection: T) {
  return z.object({
    categoriesData: z.array(
      z.object({
        category_id: z.int(),
        category_name: z.string(),
        sub_categories: z.array(
          z.object({
            sub_category_id: z.int(),
            sub_category_name: z.string(),
            collections: z.array(collection),
          }),
        ),
      }),
    ),
  });
}

/** For an admin who asks for the number of subscribers. */
const managed = {
  /** Counts the companies that have it in any way, expired ones included: renewal would restore it. */
  subscriptions: z.int().optional(),
  /** Differs after a change of the details. Staff send it back as `basedOn`. */
  digest: z.string().optional(),
};

export const reportTree = tree(z.object({ ...report, ...facts, ...managed }));

export const medskuTree = tree(
  z.object({
    medsku_id: itemId,
    medsku_name: z.string(),
    medsku_year: z.int(),
    medsku_demo_id: itemId.nullable(),
    ...facts,
    ...managed,
  }),
);

export const ptTree = tree(
  z.object({
    pt_id: itemId,
    pt_name: z.string(),
    pt_year: z.int(),
    pt_demo_id: itemId.nullable(),
    ...facts,
    ...managed,
  }),
);

export const surveyTree = tree(
  z.object({ survey_id: itemId, survey_name: z.string(), survey_year: z.int(), ...facts, ...managed }),
);

export const favoriteParams = z.strictObject({ kind: z.enum(favoriteKinds), id });

/** The person's favourites of that kind after the change. */
export const favoriteIds = z.array(itemId);

export const reportInfo = z.object({
  report_id: itemId,
  report_name: z.string(),
  report_year: z.int(),
  global_dashboard: flag,
  dashboard_kind: z.enum(dashboardKinds),
  category_id: z.int(),
  sub_category_id: z.int(),
});

export const reportParams = z.strictObject({ report_id: id });

export const marketNames = z.array(z.string());

export const demoProgress = z.object({ loaded: z.int(), planned: z.int() }).nullable();
