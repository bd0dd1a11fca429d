import type { Call } from '../endpoint.ts';

export const teamCalls = {
  members: 'GET /usergroups/{id}/members',
  saveMembers: 'PUT /usergroups/{id}/members',
  authRequests: 'GET /usergroups/team-management/auth-requests',
  invite: 'POST /usergroups/team-management/auth-requests',
  inviteSeveral: 'POST /usergroups/team-management/auth-requests/several',
  allowRequest: 'POST /usergroups/team-management/auth-requests/{pending_id}/allow',
  resendInvitation: 'POST /usergroups/team-management/auth-requests/{pending_id}/resend',
  denyRequest: 'DELETE /usergroups/team-management/auth-requests/{pending_id}',
  checkPeople: 'POST /usergroups/{id}/people/check',
  addPeople: 'POST /usergroups/{id}/people',
  register: 'POST /usergroups/team-management/register-request',
  invitedAs: 'POST /usergroups/team-management/register-request-email',
  verifyRegisterToken: 'POST /usergroups/team-management/verify-register-token',
  registrationStatus: 'GET /usergroups/team-management/registration-request/{token}',
} as const satisfies Record<string, Call>;
