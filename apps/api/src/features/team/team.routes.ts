import { teamEndpoints } from '@caliper/contract/team/team.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Invitations } from './invitations.service.ts';
import type { Members } from './members.service.ts';
import type { Registration } from './registration.service.ts';

interface TeamParts {
  members: Members;
  invitations: Invitations;
  registration: Registration;
}

export function teamRoutes({ members, invitations, registration }: TeamParts): Route[] {
  return routes(teamEndpoints, {
    members: ({ viewer, params }) => members.list(viewer, params.id),
    saveMembers: ({ viewer, params, body, origin }) => members.save(viewer, params.id, body, origin),
    authRequests: ({ viewer }) => invitations.list(viewer),
    invite: ({ viewer, body, origin }) => invitations.invite(viewer, body, origin),
    allowRequest: async ({ viewer, params, origin }) => {
      await invitations.allow(viewer, params.pending_id, origin);
      return undefined;
    },
    resendInvitation: async ({ viewer, params, origin }) => {
      await invitations.resend(viewer, params.pending_id, origin);
      return undefined;
    },
    denyRequest: async ({ viewer, params, origin }) => {
      await invitations.deny(viewer, params.pending_id, origin);
      return undefined;
    },
    register: async ({ body, origin }) => {
      await registration.register(body, origin);
      return undefined;
    },
    invitedAs: ({ body, origin }) => registration.describe(body.token, origin),
    verifyRegisterToken: async ({ body, origin }) => {
      await registration.verify(body.token, origin);
      return undefined;
    },
    registrationStatus: ({ params, origin }) => registration.status(params.token, origin),
  });
}
