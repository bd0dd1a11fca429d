import { z } from 'zod';
import { failureLog } from '../limits.ts';

/** What the browser needs to know about this installation. Nothing here is secret. */
export const browserConfig = z.object({
  productName: z.string(),
  providerName: z.string(),
  providerSite: z.string(),
  blog: z.string(),
  /** The external authentication console of the staff. */
  console: z.string(),
  supportPhone: z.string(),
  translateScript: z.string(),
  errorReporting: z.string().nullable(),
  /** True if text messages and mails appear on the local outbox page instead of being sent. */
  localOutbox: z.boolean(),
});

/** An address on our own origin. */
export const guideAddress = z.string();

/** A render failure as the browser reports it. */
export const logBody = z.strictObject({
  url: z.string().max(failureLog.url),
  error: z.string().max(failureLog.error),
  errorInfo: z.string().max(failureLog.errorInfo),
});

export const localOutboxAnswer = z.array(
  z.object({
    id: z.string(),
    channel: z.enum(['mail', 'sms']),
    to: z.string(),
    subject: z.string(),
    body: z.string(),
    at: z.int(),
  }),
);
