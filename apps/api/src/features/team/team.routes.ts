import { teamEndpoints } from '@caliper/contract/team/team.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Invitations } from './invitations.service.ts';
import type { Inviting } from './inviting.service.ts';
import type { Members } from './members.service.ts';
import type { People } from './people.service.ts';
import type { Registration } from './registration.service.ts';

interface TeamParts {
  members: Members;
  inviting: Inviting;
  invitations: Invitations;
  people: People;
  registration: Registration;
}

export function teamRoutes({ members, inviting, invitations, people, registration }: TeamParts): Route[] {
  return routes(teamEndpoints, {
    members: ({ viewer, params }) => members.list(viewer, params.id),
    saveMembers: ({ viewer, params, body, origin }) => members.save(viewer, params.id, body, origin),
    authRequests: ({ viewer }) => invitations.list(viewer),
    invite: ({ viewer, body, origin }) => inviting.invite(viewer, body, origin),
    inviteSeveral: ({ viewer, body, origin }) => inviting.inviteSeveral(viewer, body, origin),
    allowRequest: ({ viewer, params, origin }) => invitations.allow(viewer, params.pending_id, origin),
    resendInvitation: ({ viewer, params, origin }) => invitations.resend(viewer, params.pending_id, origin),
    denyRequest: ({ viewer, params, origin }) => invitations.end(viewer, params.pending_id, origin),
    checkPeople: ({ params, upload }) => people.check(params.id, upload),
    addPeople: ({ viewer, params, body, origin }) => people.add(viewer, params.id, body, origin),
    register: ({ body, origin }) => registration.register(body, origin),
    invitedAs: ({ body, origin }) => registration.describe(body.token, origin),
    verifyRegisterToken: ({ body, origin }) => registration.verify(body.token, origin),
    registrationStatus: ({ params, origin }) => registration.status(params.token, origin),
  });
}
