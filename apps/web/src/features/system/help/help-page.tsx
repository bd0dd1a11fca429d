import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { guideQuery } from '../system.queries.ts';
import { TopicList } from './topic-list.tsx';

const lead =
  'The guide shows how to sign in, find and read research, export tables, and manage your account and team.';

/** Downloads the guide, a PDF. */
export function HelpPage() {
  return (
    <NarrowPage title="Help" lead={lead}>
      <Guide />
      <h2 className="h4">Or read it here</h2>
      <TopicList />
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

/** Long enough to read the announcement. */
const downloadAfterMilliseconds = 3000;

/** Starts the download by itself, using the link that is shown in case it does not start. */
function GuideDownload({ address }: { address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => link.current?.click(), downloadAfterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">
        <strong>Downloading PDF Guide...</strong>
      </p>
      <p>If nothing happens, use this link:</p>
      <a ref={link} {...buttonLook({ variant: 'primary', size: 'lg', full: true })} href={address} download>
        <Icon name="download" />
        Download the guide
      </a>
    </>
  );
}
