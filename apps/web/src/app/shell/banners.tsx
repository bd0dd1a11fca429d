import { subscription } from '@caliper/contract/limits.ts';
import { Banner } from '@caliper/ui/messages/banner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recommendingBar } from '../../features/reader/index.ts';
import { renewal, useAsk } from '../../features/requests/index.ts';
import { daysUntil } from '../../lib/format.ts';
import { useClientState } from '../../lib/remembered/client-state.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './banners.module.css';

export function Banners() {
  return (
    <>
      <CookieBanner />
      <SubscriptionBanner />
      <Recommending />
    </>
  );
}

function Recommending() {
  const isUnderWay = useClientState((state) => state.admin.recommending !== null);
  const { data: part } = useQuery({ ...recommendingBar, enabled: isUnderWay });
  return part && <part.RecommendingBar />;
}

function CookieBanner() {
  const [keepsCookies] = useState(browserKeepsCookies);
  if (keepsCookies) return null;
  return (
    <Banner tone="bad" sign alert>
      Cookies are disabled in this browser. Enable them to sign in.
    </Banner>
  );
}

/** Tests by writing a cookie: `navigator.cookieEnabled` is true even in browsers that drop every cookie. */
function browserKeepsCookies(): boolean {
  const probe = 'cookie-probe=1; SameSite=Strict';
  // biome-ignore lint/suspicious/noDocumentCookie: tests whether a cookie can be written
  document.cookie = probe;
  const isKept = document.cookie.includes('cookie-probe=1');
  // biome-ignore lint/suspicious/noDocumentCookie: removes the test cookie
  document.cookie = `${probe}; Max-Age=0`;
  return isKept;
}

function SubscriptionBanner() {
  const session = useSession();
  const notice = session && subscriptionNotice(session.usergroupData.expiry, Date.now() / 1000);
  if (!notice) return null;
  return (
    <Banner tone={notice.tone}>
      <strong>{notice.text}</strong>
      <RenewalAction />
    </Banner>
  );
}

function RenewalAction() {
  const { isKnown, isRequested, label, open, dialog } = useAsk(renewal, 'Request Renewal Now');
  if (!isKnown) return null;
  return (
    <>
      <button
        type="button"
        className={classes.action}
        onClick={isRequested ? undefined : open}
        aria-haspopup={isRequested ? undefined : 'dialog'}
        aria-disabled={isRequested || undefined}
      >
        {label}
      </button>
      {dialog}
    </>
  );
}

interface SubscriptionNotice {
  tone: 'warn' | 'bad';
  text: string;
}

/** The banner's notice for an expiry in epoch seconds; null while it is far away or there is none. */
export function subscriptionNotice(expiry: number | null, now: number): SubscriptionNotice | null {
  if (expiry === null) return null;
  if (expiry <= now) return { tone: 'bad', text: 'Your subscription has expired!' };
  const days = daysUntil(expiry, now);
  if (days > subscription.bannerDays) return null;
  const text = days === 1 ? 'Subscription expiring in 1 day!' : `Subscription expiring in ${days} days`;
  return { tone: 'warn', text };
}
