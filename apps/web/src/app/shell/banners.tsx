import { Banner } from '@caliper/ui/banner.tsx';
import { Button } from '@caliper/ui/button.tsx';
import { remember, useClientState } from '../../lib/client-state.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../paths.ts';
import { ShellLink } from './shell-link.tsx';
import { subscriptionNotice } from './subscription-notice.ts';

export function Banners() {
  return (
    <>
      <CookieBanner />
      <SubscriptionBanner />
      <RecommendingBar />
    </>
  );
}

function CookieBanner() {
  if (navigator.cookieEnabled) return null;
  return (
    <Banner tone="bad" sign alert>
      Cookies are disabled in this browser. Enable them to sign in.
    </Banner>
  );
}

function SubscriptionBanner() {
  const session = useSession();
  const notice = session && subscriptionNotice(session.usergroupData.expiry, Date.now() / 1000);
  if (!notice) return null;
  return (
    <Banner tone={notice.tone}>
      <strong>{notice.text}</strong>
      <ShellLink to={paths.renewal}>Request Renewal Now</ShellLink>
    </Banner>
  );
}

function RecommendingBar() {
  const session = useSession();
  const report = useClientState((state) => state.admin.recommending);
  if (session?.user.role !== 'admin' || !report) return null;
  return (
    <Banner tone="info">
      <span>
        Recommending reports for:{' '}
        <strong>
          {report.report_name} - {report.region} - {report.report_year}
        </strong>
      </span>
      <Button size="sm" onClick={() => remember('admin', { recommending: null })}>
        Stop Recommending
      </Button>
    </Banner>
  );
}
