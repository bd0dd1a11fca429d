import { z } from 'zod';
import { bodyId, companyName, id } from '../fields.ts';
import { userId } from '../identity/identity.schemas.ts';
import { devices, lengths, takeAway, team } from '../limits.ts';
import { licenses, roles, specials } from '../roles.ts';
import { lastSeen, type ReportSort, reportOrders } from './companies.values.ts';

const companyId = z.int();

const summary = {
  id: companyId,
  company: z.string(),
  description: z.string(),
  license: z.enum(licenses),
  /** How many people the team leader may enable. */
  licenses: z.int(),
  /** The first moment that is no longer paid for. */
  expiry: z.int().nullable(),
  createdAt: z.int(),
  deviceLimit: z.int(),
  /** How many files its people may have made in 30 days; null without a limit. */
  fileQuota: z.int().nullable(),
  headquarter: z.boolean(),
  subsidiaryCompanies: z.array(companyId),
  /** The name of its own headquarter, if it has one. */
  headquarterCompany: z.string().nullable(),
  /** The company that runs this portal. */
  provider: z.boolean(),
  /** Who of the staff looks after it. */
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
};

export const companies = z.array(z.object(summary));

export const company = z.object({
  ...summary,
  users: z.array(z.uuid()),
  devices: z.array(z.int()),
  /** The browsers that count towards the limit; one shared by two people counts once. */
  devicesInUse: z.int(),
  enabledUsers: z.int(),
  openInvitations: z.int(),
});

/** The last six are for admins only. */
export const companyUsers = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    title: z.string(),
    role: z.enum(roles),
    enabled: z.boolean(),
    createdAt: z.int(),
    lastActive: z.int().nullable(),
    special: z.enum(specials).nullable().optional(),
    locked: z.boolean().optional(),
    emailVerified: z.boolean().optional(),
    multiFactor: z.boolean().optional(),
    devices: z.int().optional(),
    /** How often the person is signed in now. */
    sessions: z.int().optional(),
  }),
);

const newName = companyName
  // Two spaces look like one.
  .overwrite((name) => name.replace(/\s+/g, ' '))
  .min(1)
  .max(lengths.name)
  // No invisible characters.
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
const description = z.string().trim().max(lengths.description);

export const createCompanyBody = z.strictObject({
  company: newName,
  description: description.default(''),
});

const details = { company: newName, description, owner: userId.nullable() };

/** `before` is what was seen: what somebody else has changed since is not overwritten. */
export const describeCompanyBody = z
  .strictObject({
    ...details,
    before: z
      .strictObject({ company: z.string(), description: z.string(), owner: userId.nullable() })
      .partial(),
  })
  .partial()
  .refine(({ before: _, ...changes }) => Object.keys(changes).length > 0);

/** The last day that is paid for, as YYYY-MM-DD. */
const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2200-01-01');

export const updateCompanyBody = z
  .strictObject({
    license: z.enum(licenses),
    licenses: z.int().min(0).max(team.most),
    expiry: day.nullable(),
    deviceLimit: z.int().min(0).max(devices.mostPerCompany),
    fileQuota: z.int().min(1).max(takeAway.mostQuota).nullable(),
    headquarter: z.boolean(),
  })
  .partial();

const subsidiaries = z.array(bodyId).max(1000);

export const subsidiariesBody = z.strictObject({
  subsidiaryCompanies: subsidiaries,
  /** Its subsidiaries when the choice was made, so that later changes by others are kept. */
  before: subsidiaries.optional(),
});

/** Several values in one: `site,corporate`. */
function listOf<const V extends readonly [string, ...string[]]>(values: V) {
  return z
    .string()
    .max(200)
    .meta({ description: `Any of ${values.join(', ')}, with commas between`, examples: [values.join(',')] })
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)))
    .optional();
}

const reportSorts = reportOrders.flatMap((order): ReportSort[] => [order, `-${order}`]);

/** Without a page: all rows at once. */
export const userReportQuery = z.strictObject({
  companies: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .max(10_000)
    .transform((text) => text.split(',').map(Number))
    .optional(),
  licenses: listOf(licenses),
  enabled: listOf(['true', 'false']),
  roles: listOf(roles),
  lastActive: listOf(lastSeen),
  /** Each of these words is in the name of the company or of the person, or in the e-mail. */
  text: z.string().trim().max(lengths.query).optional(),
  /** By company and name, if nothing is said. */
  sort: z.enum(reportSorts).optional(),
  page: id.optional(),
});

/** The personal fields are null for a company without people. */
export const userReportRow = z.object({
  usergroupId: companyId,
  company: z.string(),
  license: z.enum(licenses),
  expiry: z.int().nullable(),
  createdAt: z.int().nullable(),
  enabled: z.boolean().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(roles).nullable(),
  lastActive: z.int().nullable(),
  /** Left out for sales. */
  id: z.uuid().nullable().optional(),
});

export const userReportAnswer = z.object({
  rows: z.array(userReportRow),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
