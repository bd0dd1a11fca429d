import type { ProblemText } from '../problem.ts';

const taken = { status: 409, title: 'Conflict' };

export const teamProblems = {
  'user-exists': { ...taken, detail: 'User already exists' },
  'already-invited': { ...taken, detail: 'This person has already been invited.' },
  'invitation-over': {
    status: 404,
    title: 'Not found',
    detail: 'This request has already been dealt with.',
  },
  'registered-elsewhere': {
    ...taken,
    detail:
      'This e-mail already has an account at {company}. Deny the request, or delete that account first.',
  },
  'too-many-invitations': {
    status: 429,
    title: 'Too many invitations',
    detail: 'Too many Team Member invitations have been sent from your IP address, please try again later.',
  },
  'email-registered': {
    ...taken,
    detail: 'An account has already been registered with this email address',
  },
  'file-unreadable': { status: 422, title: 'Unreadable file', detail: 'This file cannot be used.' },
  'people-refused': { ...taken, detail: 'Nobody was invited: something has changed meanwhile.' },
} as const satisfies Record<string, ProblemText>;

export const teamTexts = {
  saved: 'Team access updated',
  invited: 'Invitation request sent',
  notAnAddress: 'This is not an e-mail address.',
  registered: 'Your account has been created. You can sign in once it has been enabled.',
  registerFailed: 'Failed to create an account',
} as const;

/** The state of a registration, as its page shows it. */
export const registrationTexts = {
  invited: 'You have been invited to join {company}. Please register with the link in your invitation mail.',
  expired:
    'This invitation has expired. Please ask your team leader or your sales representative for a new one.',
  denied: 'This invitation has been withdrawn. Please contact your team leader or your sales representative.',
  registered: teamTexts.registered,
  enabled: 'Your account has been enabled. You can sign in now.',
  gone: 'This account no longer exists.',
} as const;
