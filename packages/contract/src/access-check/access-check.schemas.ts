import { z } from 'zod';
import { id, oneLine } from '../fields.ts';
import { lengths } from '../limits.ts';
import { checkedActions, checkedKinds, refusals } from './access-check.values.ts';

export const accessCheckQuery = z.strictObject({
  /** The e-mail or the id of the person. */
  person: oneLine.min(1).max(lengths.email),
  kind: z.enum(checkedKinds),
  id,
});

export const accessCheck = z.object({
  person: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    companyId: z.int(),
    company: z.string(),
  }),
  item: z.object({ kind: z.enum(checkedKinds), id: z.int(), title: z.string() }),
  verdicts: z.array(
    z.object({
      action: z.enum(checkedActions),
      allowed: z.boolean(),
      reason: z.enum(refusals).nullable(),
      /** What the person reads instead; empty if it is allowed. */
      told: z.string(),
      /** And what stands beside it; empty if nothing does. */
      beside: z.string(),
      /** What staff can do about it. */
      remedy: z.string(),
    }),
  ),
  /** On what it rests: subscriptions, whose they are, samples, demos, what was shared or given, devices. */
  grounds: z.array(z.string()),
});
