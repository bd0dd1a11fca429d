import type { Feature } from '../../http/feature.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { ChangeEnabled, Passwords } from '../identity/index.ts';
import { createInvitations } from './invitations.service.ts';
import { createInviting } from './inviting.service.ts';
import { createMembers } from './members.service.ts';
import { createPeople } from './people.service.ts';
import { createRegistration } from './registration.service.ts';
import { teamJobs } from './team.jobs.ts';
import { teamRoutes } from './team.routes.ts';

interface TeamNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  passwords: Passwords;
  changeEnabled: ChangeEnabled;
  baseUrl: URL;
  productName: string;
  contactEmail: string;
}

export function wireTeam(needs: TeamNeeds): Feature {
  const routes = teamRoutes({
    members: createMembers(needs),
    inviting: createInviting(needs),
    invitations: createInvitations(needs),
    people: createPeople(needs),
    registration: createRegistration(needs),
  });
  return { routes, jobs: teamJobs(needs.db) };
}
