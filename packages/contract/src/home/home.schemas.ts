import { z } from 'zod';
import { catalogueItem } from '../catalogue/catalogue.schemas.ts';
import { icons, itemKinds } from '../catalogue/catalogue.values.ts';
import { follow } from '../following/following.schemas.ts';
import { placeKinds } from '../reading/reading.values.ts';
import { newsOpens, newsTags } from './home.values.ts';

/** Epoch seconds. */
const at = z.int();

const edition = { title: z.string(), year: z.int(), region: z.string() };

/** A report or custom report that was begun. Entries are chapters or bookmarks, here by their order, from 1. */
const begun = z.object({
  kind: z.enum(placeKinds),
  id: z.int(),
  title: z.string(),
  year: z.int().nullable(),
  region: z.string().nullable(),
  icon: z.enum(icons),
  at,
  entries: z.int(),
  here: z.int(),
  read: z.array(z.int()),
  entry_title: z.string(),
  /** The heading before the place; null if there is none. */
  section: z.string().nullable(),
  path: z.string(),
});

const news = z.object({
  id: z.int(),
  kind: z.enum(itemKinds),
  ...edition,
  at,
  tag: z.enum(newsTags),
  /** What was said about the version; empty if nothing. */
  note: z.string(),
  /** The captions of corrected tables, and how many there are. */
  tables: z.array(z.string()),
  corrected: z.int(),
  chapters: z.int(),
  opens: z.enum(newsOpens),
  path: z.string(),
});

const shared = z.object({
  id: z.int(),
  title: z.string(),
  bookmarks: z.int(),
  reports: z.int(),
  by: z.string(),
  /** Null if it was not counted yet when it was shared. */
  at: at.nullable(),
  /** It has not been read yet. */
  unread: z.boolean(),
  path: z.string(),
});

const favorite = z.object({ id: z.int(), ...edition, subscribed: z.boolean(), path: z.string() });

/** The first of something; null if it could not be loaded, as each group fails by itself. */
function group<T extends z.ZodType>(item: T) {
  return z.object({ total: z.int(), items: z.array(item) }).nullable();
}

export const home = z.object({
  /** All that are listed, and those of them that the company has. */
  reports: z.object({ total: z.int(), subscribed: z.int() }).nullable(),
  begun: group(begun),
  news: group(news),
  shared: group(shared),
  following: group(follow),
  favorites: group(favorite),
  /** What the company has, for a person who has nothing of their own yet. */
  subscriptions: z.array(catalogueItem),
  /** Whether the first steps are still to be shown. */
  first_steps: z.boolean(),
});
