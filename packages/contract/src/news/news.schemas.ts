import { z } from 'zod';
import { id } from '../fields.ts';

export const newsQuery = z.strictObject({ sub_category_id: id });

/** `pubDate` is epoch seconds; 0 stands for an item without a date, and no date is shown for it. */
export const newsItems = z.array(
  z.object({
    title: z.string(),
    link: z.string(),
    pubDate: z.number().int(),
    contentSnippet: z.string(),
  }),
);
