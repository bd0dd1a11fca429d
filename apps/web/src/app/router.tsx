import { useQuery } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { SessionExpired, viewingBar } from '../features/identity/index.ts';
import { useActivity } from '../lib/session/activity.ts';
import { useSession } from '../lib/session/session.ts';
import { RoutePage } from './route-page.tsx';
import { type PageRoute, routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { useHomeNotifications } from './shell/use-route-change.ts';

const draw = (route: PageRoute) => (
  <Route key={route.path} path={route.path} element={<RoutePage key={route.path} route={route} />} />
);

export function Router() {
  const session = useSession();
  const isViewing = Boolean(session?.viewing);
  const { data: viewing } = useQuery({ ...viewingBar, enabled: isViewing });
  // Looking at the portal as somebody else does is no activity of theirs.
  useActivity(session !== null && !isViewing);
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Shell />}>{routes.filter(({ bare }) => !bare).map(draw)}</Route>
        {routes.filter(({ bare }) => bare).map(draw)}
      </Routes>
      {viewing && <viewing.ViewingBar />}
      <SessionExpired />
      <HomeNotifications />
    </BrowserRouter>
  );
}

/** Outside the shell, because a sign-in may lead to a page without it. */
function HomeNotifications() {
  useHomeNotifications();
  return null;
}
