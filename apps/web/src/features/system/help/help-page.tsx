import { messageOf } from '@caliper/contract/client/api-error.ts';
import { NarrowPage } from '@caliper/ui/narrow-page.tsx';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { guideQuery } from '../system.queries.ts';
import { GuideDownload } from './guide-download.tsx';

const lead =
  'The guide shows how to sign in, find and read research, export tables, and manage your account and team.';

/** Brings the guide, a PDF, without being asked twice. */
export function HelpPage() {
  return (
    <NarrowPage title="Help" lead={lead}>
      <Guide />
      <p>
        Something the guide does not answer? <Link to={paths.contact}>Contact Us</Link>
      </p>
    </NarrowPage>
  );
}

function Guide() {
  const { data: address, error, refetch } = useQuery(guideQuery);
  if (address) return <GuideDownload address={address} />;
  if (!error) return <p role="status">Looking for the guide…</p>;
  return (
    <FailedState title="The guide could not be found" onRetry={() => void refetch()}>
      <p>{messageOf(error)}</p>
    </FailedState>
  );
}
