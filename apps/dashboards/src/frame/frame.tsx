import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { NotificationStack } from '@caliper/ui/messages/notification-stack.tsx';
import { useColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { Suspense } from 'react';
import { dismiss, useNotices } from '../kit/notices.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { frameRoute } from './frame-path.ts';
import { Outside } from './outside.tsx';
import { isFramed } from './page.ts';
import { ImportPage } from './pages.ts';

/** The path decides once what is shown. Until then the page around shows the outline that the frame begins with. */
export function Frame() {
  const { scheme } = useColorScheme();
  return (
    <MantineTheme scheme={scheme}>
      {/* Takes the focus when the button that had it disappears. */}
      <main tabIndex={-1}>
        <Routed />
      </main>
      <NotificationStack notifications={useNotices()} onDismiss={dismiss} />
    </MantineTheme>
  );
}

function Routed() {
  const route = frameRoute(location.pathname);
  if (!route || !isFramed()) return <Outside />;
  if (route.page === 'dashboard') return <DashboardFrame kind={route.kind} />;
  return (
    <Suspense fallback={<SkeletonRows continues />}>
      <ImportPage kind={route.kind} />
    </Suspense>
  );
}
