import { icons, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { z } from 'zod';

const texts = z.array(z.string().min(1)).readonly();

const firm = z.strictObject({ name: z.string(), home: z.string(), knownFor: z.string() });

/**
 * Something that drives a market or holds it back. In `why`, and in all sentences of a field, {market}, {place},
 * {region}, {firm}, {setting}, {outside} (a setting outside the large hospital), {buyer} and {clinicians} are replaced
 * by what the report is about.
 */
const force = z.strictObject({ name: z.string(), why: z.string(), impact: z.literal([1, 2, 3, 4, 5]) });

const swot = z.strictObject({ strengths: texts, weaknesses: texts, opportunities: texts, threats: texts });

const market = z.strictObject({
  name: z.string(),
  /** What is counted, in the plural. */
  unit: z.string(),
  types: texts,
  /** USD per unit, at manufacturer prices in the anchor year. */
  price: z.number(),
  /** USD million worldwide in the anchor year. */
  size: z.number(),
  /** Percent a year. */
  growth: z.number(),
  priceTrend: z.number(),
});

/** One title, published for some regions and years. */
const subject = z.strictObject({
  title: z.string(),
  subCategoryId: z.number(),
  icon: z.enum(icons),
  about: z.string(),
  markets: z.array(market).readonly(),
  procedures: texts,
  editions: z.partialRecord(z.enum(regions), z.array(z.number()).readonly()),
  /** False if there are only figures and nothing to read. */
  writeup: z.literal(false).optional(),
  dashboard: z.literal(false).optional(),
  isMedaccess: z.literal(true).optional(),
});

/** What an analyst knows about a field of medicine. All firms and products are invented. */
export const field = z.strictObject({
  categoryId: z.number(),
  /** As used in a sentence: 'orthopedic surgery'. */
  name: z.string(),
  clinicians: z.string(),
  /** From the large hospital outwards; the last two are gaining. */
  settings: texts,
  buyers: texts,
  firms: z.array(firm).readonly(),
  drivers: z.array(force).readonly(),
  limiters: z.array(force).readonly(),
  swot,
  /** Sentences on what is changing. */
  shifts: texts,
  /** Sentences on who pays and by which rule. */
  payment: texts,
  /** What a trial measures. */
  endpoints: texts,
  abbreviations: z.record(z.string(), z.string()),
  registries: texts,
  subjects: z.array(subject).readonly(),
});

export type Field = z.infer<typeof field>;
export type Firm = z.infer<typeof firm>;
export type Force = z.infer<typeof force>;
export type Swot = z.infer<typeof swot>;
export type Market = z.infer<typeof market>;
export type Subject = z.infer<typeof subject>;
