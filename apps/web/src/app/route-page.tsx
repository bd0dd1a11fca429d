import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { type ReactNode, Suspense } from 'react';
import { matchRoutes, Navigate, useLocation } from 'react-router';
import { RenewalButton } from '../features/requests/index.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { formatExpiry } from '../lib/format.ts';
import { returnPathOf } from '../lib/navigation/link-state.ts';
import { NotFoundProvider } from '../lib/navigation/not-found.tsx';
import { PageTitleProvider } from '../lib/navigation/page-title.tsx';
import { useLastPlace } from '../lib/remembered/last-places.ts';
import { endEarly } from '../lib/session/early.ts';
import { sessionQuery, useSession } from '../lib/session/session.ts';
import { admit } from './admit.ts';
import { loadPage } from './load-page.tsx';
import { NotFoundPage, type PageRoute, routes } from './routes.tsx';

/** The component library is loaded after signing in; pages for visitors do without it. */
const MantineTheme = loadPage('MantineTheme', () => import('@caliper/ui/theme/mantine-theme.tsx'));

const isThemed = ({ who }: PageRoute) => who !== 'anyone' && who !== 'visitor';

/** Loads what the page at this address needs; for those who may enter it, also what it shows first. */
export function preloadPage(): Promise<void> {
  return askForPage().finally(endEarly);
}

/** The code before it is known whether the person may enter. */
async function askForPage(): Promise<void> {
  const [match] = matchRoutes([...routes], location.pathname) ?? [];
  if (!match) return;
  const { route, params } = match;
  await Promise.all([route.page.preload?.(), isThemed(route) && MantineTheme.preload?.()]);
  const session = await queryClient.ensureQueryData(sessionQuery);
  const { pathname, search } = location;
  const verdict = admit(route.who, session, { path: pathname, returnTo: null, now: Date.now() / 1000 });
  if (!session || !('enter' in verdict) || verdict.enter !== 'page') return;
  const asked = route.page.askAhead?.({ session, params, pathname, search });
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))]);
}

/** A page without its contents is better than nothing, but not if they come at once. */
const patienceMilliseconds = 200;

function Themed({ route, children }: { route: PageRoute; children: ReactNode }) {
  const { scheme } = useColorScheme();
  if (!isThemed(route)) return children;
  return <MantineTheme scheme={scheme}>{children}</MantineTheme>;
}

/** Decides whether the person may enter, then shows the page under its title, or what replaces it. */
export function RoutePage({ route }: { route: PageRoute }) {
  const session = useSession();
  const location = useLocation();
  const verdict = admit(route.who, session, {
    path: location.pathname + location.search + location.hash,
    returnTo: returnPathOf(location),
    now: Date.now() / 1000,
  });
  if ('goTo' in verdict) {
    return (
      <Navigate replace to={verdict.goTo} state={verdict.returnTo ? { returnTo: verdict.returnTo } : null} />
    );
  }
  const Page = verdict.enter === 'page' ? route.page : ExpiredNotice;
  return (
    <PageTitleProvider initial={route.title}>
      {session && isThemed(route) && <KeptPlace />}
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundProvider page={NotFoundPage}>
          <Themed route={route}>
            <Page />
          </Themed>
        </NotFoundProvider>
      </Suspense>
    </PageTitleProvider>
  );
}

/** Pages for visitors have addresses with secrets in them; those of people who are signed in do not. */
function KeptPlace() {
  useLastPlace();
  return null;
}

function PageSkeleton() {
  return (
    <div className="page page-waiting">
      <SkeletonRows />
    </div>
  );
}

/** Replaces every content page once the company's subscription has ended. */
function ExpiredNotice() {
  const end = useSession()?.usergroupData.expiry;
  return (
    <EmptyState title="Subscription expired" titleAs="h1" action={<RenewalButton />}>
      <p>{identityProblems['company-expired'].detail}</p>
      {end && (
        <p>
          Its last day was <span translate="no">{formatExpiry(end)}</span>.
        </p>
      )}
    </EmptyState>
  );
}
