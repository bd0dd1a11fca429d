import { z } from 'zod';
import { itemKinds } from '../catalogue/catalogue.values.ts';
import { bodyId } from '../fields.ts';
import { usageRanges } from './usage.values.ts';

export const teamUsageQuery = z.strictObject({ range: z.enum(usageRanges).default('12-months') });

const count = z.int();
/** Null where it would tell of fewer people than may be told of. */
const told = count.nullable();
const day = z.string();

const item = {
  id: z.int(),
  kind: z.enum(itemKinds),
  title: z.string(),
  year: z.int(),
  region: z.string(),
};

/** All of something, of which the page shows the first. */
function listOf<T extends z.ZodType>(one: T) {
  return z.object({ total: count, items: z.array(one) });
}

const names = z.object({
  /** Whether the company has switched them on. */
  on: z.boolean(),
  /** From when on what members do is shown by name; null if the viewer has not been told yet, or names are off. */
  from: day.nullable(),
});

/** The newer edition that somebody would like to have. */
export const upgradeBody = z.strictObject({ id: bodyId });
export const usageNames = names;
export const usageNamesBody = z.strictObject({ on: z.boolean() });
export const tellTeamBody = z.strictObject({ kind: z.enum(itemKinds), id: bodyId });

export const teamUsage = z.object({
  company: z.string(),
  range: z.enum(usageRanges),
  /** Those that there are for the company. */
  ranges: z.array(z.enum(usageRanges)),
  from: day,
  to: day,
  /** Since when anything was counted; null if nothing was. */
  since: day.nullable(),
  /** Fewer than four members: nothing is told of fewer than three of them. */
  isSmall: z.boolean(),
  seats: z.object({ used: count, of: count, idle: told }),
  reads: told,
  exports: told,
  refused: told,
  subscriptions: z.object({ opened: told, of: count }),
  /** Null if there is too little use to draw. */
  months: z
    .array(
      z.object({
        /** Year and month. */
        month: z.string(),
        reads: told,
        /** Different reports that were opened. */
        reports: told,
        /** It began before the range, or has not ended. */
        part: z.enum(['from', 'to date']).nullable(),
      }),
    )
    .nullable(),
  mostRead: listOf(z.object({ ...item, reads: count })),
  /** Null if what is not in it would tell what one or two people opened. */
  unopened: listOf(
    z.object({
      ...item,
      since: day,
      /** When the team was last pointed to it; null if that is long ago. */
      toldOn: day.nullable(),
    }),
  ).nullable(),
  wanted: listOf(z.object({ ...item, refused: count })),
  names,
  /** By name, if that is switched on and the team is large enough. */
  people: listOf(
    z.object({ name: z.string(), reads: count, reports: count, exports: count, from: day }),
  ).nullable(),
  can: z.object({ manage: z.boolean() }),
});
