import { z } from 'zod';
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
  /** What the request is about: a page address, an expiry, or a report. */
  other: z.string().max(lengths.other).optional(),
});
