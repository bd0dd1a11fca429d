import { z } from 'zod';
import { lengths, years } from '../limits.ts';
import { icons, regions } from './catalogue.values.ts';

/** Names are shown in lists and mails: no line breaks, and no invisible or direction-changing characters. */
const visible = /^[^\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]*$/u;

/** The details of an item as staff write them. */
export const writtenDetails = {
  title: z.string().trim().max(lengths.title).regex(visible),
  year: z.int().min(years.first).max(years.last),
  region: z.enum(regions),
  icon: z.enum(icons),
  description: z.string().trim().max(lengths.description),
};

/** The same as answers have them; only name and year are called differently for each kind. */
export const details = {
  region: z.string(),
  description: z.string(),
  icon: z.enum(icons),
  category_id: z.int(),
  sub_category_id: z.int(),
};
