import { ThemeProvider } from '@caliper/ui/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../lib/query-client.ts';
import { followSession } from '../lib/session.ts';
import { colorSchemeKey } from '../lib/storage.ts';
import { Boot } from './boot.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import './page.css';
import { Router } from './router.tsx';
import { Notifications } from './shell/notifications.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followSession();

createRoot(root).render(
  <StrictMode>
    <ThemeProvider colorSchemeKey={colorSchemeKey}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <Boot>
            <Router />
          </Boot>
          <Notifications />
        </QueryClientProvider>
      </ErrorBoundary>
    </ThemeProvider>
  </StrictMode>,
);
