import { z } from 'zod';
import { companyName, id, oneLine } from '../fields.ts';
import { member, userId } from '../identity/identity.schemas.ts';
import { invitation, lengths, peopleFile, team } from '../limits.ts';
import { invitationStates } from './team.values.ts';

export const members = z.array(member);

/** Only changes need to be listed; either all of them are saved, or none. */
export const saveMembersBody = z
  .array(z.strictObject({ id: userId, enabled: z.boolean() }))
  .max(team.mostChanges);

export const authRequests = z.array(
  z.object({
    pending_id: z.int(),
    company: z.string(),
    email: z.string(),
    state: z.enum(invitationStates),
    createdAt: z.int(),
    /** Until when the link in the mail works; null until staff have allowed it. */
    expiresAt: z.int().nullable(),
    invitedBy: z.string().nullable(),
  }),
);

export const inviteBody = z.strictObject({
  email: z.email().max(lengths.email),
  company: companyName.min(1).max(lengths.name),
});

export const invited = z.object({ pending_id: z.int() });

/** An address that cannot be invited gets its reason; the others are invited all the same. */
export const inviteSeveralBody = z.strictObject({
  emails: z.array(z.string().max(lengths.email)).min(1).max(invitation.mostAtOnce),
  company: inviteBody.shape.company,
});

export const invitedSeveral = z.array(
  z.object({
    email: z.string(),
    /** Null if it was refused. */
    pending_id: z.int().nullable(),
    /** Why it was refused, or that it was sent. */
    message: z.string(),
  }),
);

export const pendingParams = z.strictObject({ pending_id: id });

const token = z.string().min(1).max(200);
export const tokenBody = z.strictObject({ token });
export const tokenParams = z.strictObject({ token });

/** E-mail and company may be sent too, but the token decides. */
export const registerBody = z.strictObject({
  token,
  email: z.string().max(lengths.email).optional(),
  company: z.string().max(lengths.name).optional(),
  firstName: oneLine.min(1).max(lengths.firstName),
  lastName: oneLine.min(1).max(lengths.firstName),
  title: oneLine.min(1).max(lengths.name),
  phone: oneLine.max(lengths.contactPhone).default(''),
  country: z.string().max(lengths.name).default(''),
  category: z.string().max(lengths.name).default(''),
  password: z.string().min(1).max(lengths.passwordMax),
  confirmPassword: z.string().min(1).max(lengths.passwordMax),
});

/** What is known of the person is filled in for them; empty if it is not. */
export const invitedAs = z.object({
  email: z.string(),
  company: z.string(),
  name: z.string(),
  title: z.string(),
  phone: z.string(),
});

/** A person as a file has them. */
const listedPerson = {
  email: z.string().max(lengths.email),
  name: oneLine.max(lengths.name),
  title: oneLine.max(lengths.name),
  phone: oneLine.max(lengths.contactPhone),
};

export const checkedPeople = z.object({
  rows: z.array(
    z.object({
      /** Counted as in a spreadsheet. */
      row: z.int(),
      email: z.string(),
      name: z.string(),
      title: z.string(),
      phone: z.string(),
      /** Null if the person can be invited. */
      problem: z.string().nullable(),
    }),
  ),
  /** Columns that nothing was read from. */
  ignored: z.array(z.string()),
  /** How many more people the company may have, and how many it may have at all. */
  seats: z.object({ free: z.int(), licenses: z.int() }),
});

export const addPeopleBody = z.strictObject({
  people: z.array(z.strictObject(listedPerson)).min(1).max(peopleFile.rows),
});

export const addedPeople = z.object({ invited: z.int() });

export const registrationStatus = z.object({ message: z.string() });
