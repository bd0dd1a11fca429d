import { z } from 'zod';
import { bodyId, id, written } from '../fields.ts';
import { rhythms } from '../following/following.values.ts';
import { inbox as limits } from '../limits.ts';
import { kindNames } from './notifications.kinds.ts';

const kind = z.enum(kindNames);
const unread = z.int();

/** `before` is the `next` of the page before. */
export const notificationsQuery = z.strictObject({
  before: id.optional(),
  count: written(1, limits.mostPerPage).optional(),
});

const notification = z.object({
  id: z.int(),
  kind,
  /** Epoch seconds. */
  at: z.int(),
  read: z.boolean(),
  title: z.string(),
  /** Null if it has no editions, as a custom report. */
  year: z.int().nullable(),
  region: z.string().nullable(),
  /** What else tells it apart, such as the end of a licence; empty if nothing does. */
  detail: z.string(),
  /** Who did it; null if nobody is named. */
  by: z.string().nullable(),
  /** What that person wrote; empty if nothing. */
  message: z.string(),
  /** The page it is about. */
  path: z.string(),
  /** What the person follows and was told for; empty if they would have been told anyway. */
  follows: z.array(z.string()),
});

/** `next` is null if these are the last. */
export const notifications = z.object({
  items: z.array(notification),
  next: z.int().nullable(),
  unread,
});

export const unreadCount = z.object({ unread });

/** The newest one that the person has seen in the list: what came since stays unread. */
export const readAllBody = z.strictObject({ until: bodyId });

export const mailSettings = z.array(z.object({ kind, mail: z.enum(rhythms) }));

export const mailSettingBody = z.strictObject({ kind, mail: z.enum(rhythms) });

/** What is ended: a kind of event, one thing that is followed, or the digest; whose mails they are; and a signature. */
export const unsubscribeParams = z.strictObject({
  token: z
    .string()
    .regex(/^[a-z0-9-]{1,40}\.[0-9a-f-]{36}\.[\w-]{43}$/)
    .meta({ examples: [`shared.4f7c1d9e-2b3a-4c5d-8e6f-7a8b9c0d1e2f.${'x'.repeat(43)}`] }),
});
