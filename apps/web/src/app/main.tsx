import '@caliper/ui/theme/styles.ts';
import { guardSinks } from '@caliper/ui/behaviour/trusted-types.ts';
import { followColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../lib/api/query-client.ts';
import { watchStyles } from '../lib/loading/failed-styles.ts';
import { openHistoryGate } from '../lib/navigation/history-gate.ts';
import { showKeptNotifications } from '../lib/notifications.ts';
import { followClientState } from '../lib/remembered/client-state.ts';
import { followSession } from '../lib/session/session.ts';
import { Boot } from './boot.tsx';
import { PageBoundary } from './page-boundary.tsx';
import './page.css';
import { preloadPage } from './route-page.tsx';
import { Router } from './router.tsx';
import { Notifications } from './shell/notifications.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

guardSinks();
openHistoryGate();
watchStyles();
followSession();
followClientState();
followColorScheme();
showKeptNotifications();

createRoot(root).render(
  <StrictMode>
    <PageBoundary>
      <QueryClientProvider client={queryClient}>
        <Boot loadPage={preloadPage}>
          <Router />
        </Boot>
        <Notifications />
      </QueryClientProvider>
    </PageBoundary>
  </StrictMode>,
);
