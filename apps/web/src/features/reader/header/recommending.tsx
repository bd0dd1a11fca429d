import { Button } from '@caliper/ui/button.tsx';
import { lazy, Suspense } from 'react';
import { useClientState } from '../../../lib/client-state.ts';
import { startRecommending } from '../../../lib/recommending.ts';
import type { ReportMeta } from '../reader.queries.ts';

/** For admins who are at it, so nobody else waits for it. */
const RecommendToggle = lazy(async () => ({
  default: (await import('./recommend-toggle.tsx')).RecommendToggle,
}));

/** Begins to choose what is recommended with this report; while that goes on, takes reports into the choice. */
export function Recommending({ meta }: { meta: ReportMeta }) {
  const target = useClientState((state) => state.admin.recommending);
  if (target)
    return (
      <Suspense>
        <RecommendToggle meta={meta} target={target} />
      </Suspense>
    );
  return (
    <Button variant="quiet" icon="plus" onClick={() => startRecommending(meta)}>
      Recommend reports
    </Button>
  );
}
