import { invitation } from '@caliper/contract/limits.ts';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../../lib/api/config.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { isOpen } from '../end-invitation.tsx';
import { authRequestsQuery, membersQuery } from '../team.queries.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { SeatMeter } from './seat-meter.tsx';
import { TeamAccess } from './team-access.tsx';

type Company = Session['usergroupData'];

/** Who in the company may sign in, and who is invited. */
export function TeamManagementPage() {
  const company = useSession()?.usergroupData;
  if (!company) return null;
  return (
    <>
      <div className="flex wrap spread bottom pb12 gap24 rows12">
        <h1>Team Management</h1>
        <Seats company={company} />
      </div>
      <Members company={company} />
      <section className="pt32" aria-labelledby="invite">
        <h2 id="invite" className="mb8 noring h4">
          Invite team members
        </h2>
        <WhatFollows />
        <InviteForm company={company.company} />
      </section>
      <Invitations />
    </>
  );
}

function WhatFollows() {
  const { productName } = useConfig();
  return (
    <p className="mb16 quiet measure">
      <span translate="no">{productName}</span> staff approve each invitation and then mail a link, which
      works for {invitation.seconds / 86_400} days. Once the person has registered, you enable them above.
    </p>
  );
}

function Seats({ company: { id, licenses } }: { company: Company }) {
  const { data: members } = useQuery(membersQuery(id));
  const { data: invitations } = useQuery(authRequestsQuery);
  if (!members) return null;
  const used = members.filter(({ enabled }) => enabled).length;
  return <SeatMeter licenses={licenses} used={used} invited={invitations?.filter(isOpen).length ?? null} />;
}

function Members({ company }: { company: Company }) {
  const { data: members, error, refetch } = useQuery(membersQuery(company.id));
  if (members) return <TeamAccess company={company} members={members} />;
  if (!error) return <TableSkeleton columns={5} rows={5} />;
  return <FailedQuery title="Your team did not load" error={error} onRetry={refetch} />;
}
