import '@caliper/ui/theme/styles.ts';
import { guardSinks } from '@caliper/ui/behaviour/trusted-types.ts';
import { followColorScheme } from '@caliper/ui/theme/color-scheme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readTicket } from '../lib/opening.ts';
import { tellOfActivity } from '../lib/page.ts';
import { queryClient } from '../lib/query-client.ts';
import { followPage } from '../lib/view.ts';
import { Frame } from './frame.tsx';
import { FrameBoundary } from './frame-boundary.tsx';
import { markPrinting } from './printing.ts';

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
