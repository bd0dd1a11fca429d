import { z } from 'zod';
import { type Finding, weights } from './problem.ts';

export const finding = z.object({
  file: z.string(),
  line: z.number().optional(),
  place: z.string().optional(),
  excerpt: z.string().optional(),
  block: z.string().optional(),
  message: z.string(),
  remedy: z.string().optional(),
  weight: z.enum(weights).optional(),
}) satisfies z.ZodType<Finding>;
