import { z } from 'zod';
import type { Finding } from './problem.ts';

export const finding = z.object({
  file: z.string(),
  line: z.number().optional(),
  place: z.string().optional(),
  excerpt: z.string().optional(),
  block: z.string().optional(),
  message: z.string(),
  remedy: z.string().optional(),
}) satisfies z.ZodType<Finding>;
