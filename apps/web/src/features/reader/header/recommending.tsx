import { Button } from '@caliper/ui/button.tsx';
import { useClientState } from '../../../lib/client-state.ts';
import { startRecommending } from '../../../lib/recommending.ts';
import type { ReportMeta } from '../reader.queries.ts';
import { RecommendToggle } from './recommend-toggle.tsx';

/** Begins to choose what is recommended with this report; while that goes on, takes reports into the choice. */
export function Recommending({ meta }: { meta: ReportMeta }) {
  const target = useClientState((state) => state.admin.recommending);
  if (target) return <RecommendToggle meta={meta} target={target} />;
  return (
    <Button variant="quiet" icon="plus" onClick={() => startRecommending(meta)}>
      Recommend reports
    </Button>
  );
}
