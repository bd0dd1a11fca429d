import '@caliper/ui/theme/styles.ts';
import { guardSinks } from '@caliper/ui/behaviour/trusted-types.ts';
import { followColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { tellOfActivity } from './frame/activity.ts';
import { Frame } from './frame/frame.tsx';
import { FrameBoundary } from './frame/frame-boundary.tsx';
import { readTicket } from './frame/opening.ts';
import { markPrinting } from './frame/printing.ts';
import { queryClient } from './frame/query-client.ts';
import { followPage } from './frame/view.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

guardSinks();
readTicket();
followPage();
followColorScheme();
tellOfActivity();
markPrinting();

createRoot(root).render(
  <StrictMode>
    <FrameBoundary>
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>
    </FrameBoundary>
  </StrictMode>,
);
