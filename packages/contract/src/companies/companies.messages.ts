import type { ProblemText } from '../problem.ts';

export const companyTexts = {
  added: 'Company successfully added',
  userAdded: 'User successfully added',
  updated: 'Updated',
  failed: 'Something went wrong',
  userFailed: 'Failed to update user',
  kept: 'The company that runs this portal cannot be deleted.',
  verificationSent: 'Sent email verification to {email}',
} as const;

const taken = { status: 409, title: 'Conflict' };
const invalid = { status: 422, title: 'Invalid' };

export const companiesProblems = {
  'company-exists': { ...taken, detail: 'Error creating company or company already exists' },
  'company-kept': { ...taken, detail: companyTexts.kept },
  'headquarter-license': {
    ...taken,
    detail: 'Only a company with a corporate or enterprise license can be a headquarter.',
  },
  'headquarter-below': {
    ...taken,
    detail: 'This company has a headquarter, so it cannot be one itself.',
  },
  'owner-unknown': {
    status: 422,
    title: 'Unknown owner',
    detail: 'Only admins and sales look after clients, and this person is no longer one of them.',
  },
  'changed-meanwhile': {
    ...taken,
    detail: 'Somebody else has changed this meanwhile: {what} is now {now}. Look at it again, then save.',
  },
  'not-headquarter': { ...taken, detail: 'Only a headquarter has subsidiaries.' },
  'subsidiary-unknown': {
    status: 422,
    title: 'Unknown company',
    detail: 'A company in the list no longer exists. Reload the page and choose again.',
  },
  'subsidiary-taken': {
    ...taken,
    detail: '{company} cannot be a subsidiary: it is a headquarter itself, or has another one.',
  },
  'license-limit': {
    ...taken,
    detail: 'License limit reached, please contact support, or disable users to free up additional licenses.',
  },
  'company-missing': { ...invalid, detail: 'User must be associated with a company' },
  'company-unknown': { ...invalid, detail: 'There is no company with this name.' },
  'seats-site': {
    ...taken,
    detail: 'Unable to add anymore users. {company} is under a Site license which only allows for {n} users',
  },
  'seats-company': {
    ...taken,
    detail:
      'Unable to add anymore users. {company} is under a Corporate/Enterprise license which only allows for {n} users',
  },
  'email-taken': { ...taken, detail: 'The email address is already in use by another account.' },
  'staff-role-outside': {
    ...invalid,
    detail: 'This role is reserved for staff of the provider’s own company.',
  },
  'lead-of-provider': { ...invalid, detail: 'The provider’s own company has no team leaders.' },
  'account-kept': {
    ...taken,
    detail: 'This account cannot be deleted: it is your own, or the portal needs it.',
  },
  'role-kept': {
    ...taken,
    detail: 'Role and company of this account stay as they are: it is your own, or the portal needs it.',
  },
  'own-access': { ...taken, detail: 'You cannot disable your own account.' },
} as const satisfies Record<string, ProblemText>;
