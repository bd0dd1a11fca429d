import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { guideQuery } from '../system.queries.ts';
import { GuideDownload } from './guide-download.tsx';

const lead =
  'The guide shows how to sign in, find and read research, export tables, and manage your account and team.';

/** Downloads the guide, a PDF. */
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
  return <FailedQuery title="The guide could not be found" error={error} onRetry={refetch} />;
}
