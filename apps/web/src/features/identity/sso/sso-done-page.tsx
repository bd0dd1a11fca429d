import { LoadingScreen } from '@caliper/ui/messages/loading.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import {
  outcomeProblem,
  readSsoResult,
  type SsoOutcome,
  type SsoResult,
  ssoChannel,
  useSsoExchange,
} from './sso-result.ts';

/** The message has to be sent before the window closes. */
const closeMilliseconds = 100;
/** A window that is still open by then will not close by itself. */
const stayedMilliseconds = 500;

/** The server's callback leads here, with the result in the fragment. */
export function SsoDonePage() {
  const { slug = '' } = useParams();
  const { pathname, hash } = useLocation();
  // The router keeps the fragment; it is removed from the address and the history at once.
  useLayoutEffect(() => history.replaceState(history.state, '', pathname), [pathname]);

  const result = readSsoResult(hash);
  if (!result) return <Navigate replace to={signInPath(slug)} />;
  if (result.mode === 'popup') return <HandOver slug={slug} outcome={result.outcome} />;
  return <Finish slug={slug} result={result} />;
}

function signInPath(slug: string): string {
  return `/sign-in/${encodeURIComponent(slug)}`;
}

/** In the popup: notifies the page that opened it, and closes. */
function HandOver({ slug, outcome }: { slug: string; outcome: SsoOutcome }) {
  const [stayed, setStayed] = useState(false);
  const isPosted = useRef(false);
  useEffect(() => {
    if (!isPosted.current) ssoChannel.post({ slug, ...outcome });
    isPosted.current = true;
    const timers = [
      setTimeout(() => window.close(), closeMilliseconds),
      setTimeout(() => setStayed(true), stayedMilliseconds),
    ];
    return () => timers.forEach(clearTimeout);
  }, [slug, outcome]);
  return <LoadingScreen words={stayed ? 'You can close this window.' : 'Signing in...'} />;
}

/** Without a popup: finishes here, or goes back to the button with the error. */
function Finish({ slug, result }: { slug: string; result: SsoResult }) {
  const navigate = useNavigate();
  const returnTo = result.returnTo ?? paths.reportSubscriptions;
  const back = (problem: string | null) =>
    navigate(signInPath(slug), { replace: true, state: { returnTo, problem } });
  const { exchange } = useSsoExchange({
    onDone: () => navigate(returnTo, { replace: true }),
    onFailed: back,
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if ('code' in result.outcome) exchange(result.outcome.code);
    else back(outcomeProblem(result.outcome));
  });
  return <LoadingScreen words="Signing in..." />;
}
