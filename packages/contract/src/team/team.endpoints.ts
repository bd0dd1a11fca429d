import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { teamCalls as calls } from './team.calls.ts';
import {
  authRequests,
  inviteBody,
  invited,
  invitedAs,
  invitedSeveral,
  inviteSeveralBody,
  members,
  pendingParams,
  registerBody,
  registrationStatus,
  saveMembersBody,
  tokenBody,
  tokenParams,
} from './team.schemas.ts';

export const teamEndpoints = defineEndpoints(calls, {
  members: {
    summary: 'The people of one’s own company',
    who: ['user'],
    params: idParams,
    answer: members,
    problems: ['not-found'],
  },
  saveMembers: {
    summary: 'Enables and disables members, all of them together and never more than the licenses',
    who: ['lead'],
    params: idParams,
    body: saveMembersBody,
    answer: members,
    problems: ['not-found', 'license-limit', 'own-access', 'too-many-attempts'],
  },
  authRequests: {
    summary: 'Invitations that wait for staff or for the person: of all companies, or of the leader’s own',
    who: ['lead', 'admin'],
    answer: authRequests,
    problems: [],
  },
  invite: {
    summary: 'Asks staff to let somebody into the company',
    who: ['lead', 'admin'],
    once: true,
    body: inviteBody,
    status: 201,
    answer: invited,
    problems: ['not-found', 'user-exists', 'already-invited', 'license-limit', 'too-many-invitations'],
  },
  inviteSeveral: {
    summary: 'Asks staff to let several people into the company; each address gets its own result',
    who: ['lead', 'admin'],
    once: true,
    body: inviteSeveralBody,
    answer: invitedSeveral,
    problems: ['not-found'],
  },
  allowRequest: {
    summary: 'Mails the invitation; doing it again mails nothing',
    who: ['admin'],
    params: pendingParams,
    problems: ['invitation-over', 'registered-elsewhere', 'user-exists'],
  },
  resendInvitation: {
    summary: 'Mails a new link in place of the old one, which ends',
    who: ['lead', 'admin'],
    params: pendingParams,
    problems: [
      'invitation-over',
      'registered-elsewhere',
      'user-exists',
      'license-limit',
      'too-many-attempts',
    ],
  },
  denyRequest: {
    summary:
      'Ends a request or an invitation: a leader withdraws those of the own company, an admin denies any',
    who: ['lead', 'admin'],
    params: pendingParams,
    problems: ['invitation-over'],
  },
  register: {
    summary: 'Makes the account of an invited person, who then waits to be enabled',
    who: ['public'],
    once: true,
    body: registerBody,
    status: 201,
    problems: ['link-invalid', 'passwords-differ', 'weak-password', 'email-registered', 'too-many-attempts'],
  },
  invitedAs: {
    summary: 'For which e-mail and company an invitation is',
    who: ['public'],
    body: tokenBody,
    answer: invitedAs,
    problems: ['link-invalid', 'too-many-attempts'],
  },
  verifyRegisterToken: {
    summary: 'Whether an invitation can still be followed',
    who: ['public'],
    body: tokenBody,
    problems: ['link-invalid', 'too-many-attempts'],
  },
  registrationStatus: {
    summary: 'Where a registration stands, in a sentence',
    who: ['public'],
    params: tokenParams,
    answer: registrationStatus,
    problems: ['not-found', 'too-many-attempts'],
  },
});
