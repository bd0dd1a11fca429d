import type { FigureKind, ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { framePaths, importFramePaths } from '@caliper/contract/dashboards/frame.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { NotificationStack } from '@caliper/ui/messages/notification-stack.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { LogoMark } from '@caliper/ui/theme/logo.tsx';
import { MantineTheme } from '@caliper/ui/theme/mantine-theme.tsx';
import { Suspense } from 'react';
import { dismiss, useNotices } from '../lib/notices.ts';
import { isFramed } from '../lib/page.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
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

/** What the path of the frame asks for. */
type FrameRoute = { page: 'dashboard'; kind: FigureKind } | { page: 'import'; kind: ImportKind };

/** Null for an address that names none of our pages. */
export function frameRoute(pathname: string): FrameRoute | null {
  const imported = keyOf(importFramePaths, pathname);
  if (imported) return { page: 'import', kind: imported };
  const shown = keyOf(framePaths, pathname);
  // A plain market has an address of its own and shows the same figures.
  return shown && { page: 'dashboard', kind: shown === 'market' ? 'global' : shown };
}

function keyOf<K extends string>(paths: Record<K, string>, pathname: string): K | null {
  const known = Object.entries(paths) as [K, string][];
  return known.find(([, path]) => path === pathname)?.[0] ?? null;
}

/** For anyone who opens the frame's own address: without the page around it there are no keys. */
function Outside() {
  return (
    <EmptyState
      drawing={<LogoMark size={44} />}
      title="This page opens from the portal"
      titleAs="h1"
      action={
        <a {...buttonLook({ variant: 'primary' })} href="/">
          Go to the portal
        </a>
      }
    >
      <p>Open a dashboard from the catalog. Its own address can be copied and shared.</p>
    </EmptyState>
  );
}
