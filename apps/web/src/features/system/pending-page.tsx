import { LogoMark } from '@caliper/ui/logo.tsx';
import { EmptyState } from '@caliper/ui/page-state.tsx';
import { usePageTitle } from '../../lib/page-title.tsx';

/** Holds the place, the title and the guard of a page that is not built yet, and says so. */
export function PendingPage() {
  return (
    <EmptyState drawing={<LogoMark size={44} />} title={usePageTitle()} titleAs="h1">
      <p>This page is not here yet. It will stand at this address once it is ready.</p>
    </EmptyState>
  );
}
