import '@caliper/ui/styles.ts';
import { followColorScheme } from '@caliper/ui/color-scheme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followClientState } from '../lib/client-state.ts';
import { watchStyles } from '../lib/failed-styles.ts';
import { openHistoryGate } from '../lib/history-gate.ts';
import { showKeptNotifications } from '../lib/notifications.ts';
import { queryClient } from '../lib/query-client.ts';
import { followSession } from '../lib/session.ts';
import { Boot } from './boot.tsx';
import { PageBoundary } from './page-boundary.tsx';
import './page.css';
import { Router } from './router.tsx';
import { Notifications } from './shell/notifications.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

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
        <Boot>
          <Router />
        </Boot>
        <Notifications />
      </QueryClientProvider>
    </PageBoundary>
  </StrictMode>,
);
