import { z } from 'zod';

export const company = z.object({
  id: z.number().int(),
  company: z.string(),
  headquarter: z.boolean(),
  subsidiaryCompanies: z.array(z.number().int()),
  /** The name of its own headquarter, if it has one. */
  headquarterCompany: z.string().nullable(),
});

export const companies = z.array(company);
