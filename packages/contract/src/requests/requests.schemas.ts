import { z } from 'zod';
import { itemKinds } from '../catalogue/catalogue.values.ts';
import { bodyId } from '../fields.ts';
import { lengths } from '../limits.ts';
import { requestSubjects } from './requests.values.ts';

/**
 * One shape for every request to staff. For a signed-in person, name, e-mail and company are taken from the session;
 * the service checks which of the other fields a subject needs.
 */
export const contactBody = z.strictObject({
  subject: z.enum(requestSubjects),
  name: z.string().trim().max(lengths.name).optional(),
  email: z.string().trim().max(lengths.email).optional(),
  phone: z.string().trim().max(lengths.contactPhone).optional(),
  title: z.string().trim().max(lengths.name).optional(),
  company: z.string().trim().max(lengths.name).optional(),
  country: z.string().max(lengths.name).optional(),
  category: z.string().max(lengths.name).optional(),
  message: z.string().trim().max(lengths.message).optional(),
  /** What is to be bought. The server describes it in `other`. */
  item: z.strictObject({ kind: z.enum(itemKinds), id: bodyId }).optional(),
  /** What the request is about: a page address, an expiry, or a report. */
  other: z.string().max(lengths.other).optional(),
});

/** When it was asked for, and the colleague who did; null for oneself. */
const requested = z.object({ requestedAt: z.int(), by: z.string().nullable() });

/** `sent` is false if the company had asked before: then nothing was sent. */
export const contactAnswer = requested.extend({ sent: z.boolean() });

/** `item_id` is null for the renewal. */
export const openRequests = z.array(requested.extend({ item_id: z.int().nullable() }));
