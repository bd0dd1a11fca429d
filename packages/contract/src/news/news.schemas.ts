import { z } from 'zod';
import { id } from '../fields.ts';

export const newsQuery = z.strictObject({ sub_category_id: id });

/** `pubDate` is in epoch seconds; 0 means that the item has no date, and none is shown. */
export const newsItems = z.array(
  z.object({
    title: z.string(),
    link: z.string(),
    pubDate: z.int(),
    contentSnippet: z.string(),
  }),
);
