import { Button } from '@caliper/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useClientState } from '../../../lib/client-state.ts';
import { partQuery } from '../../../lib/load-part.ts';
import { startRecommending } from '../../../lib/recommending.ts';
import type { ReportMeta } from '../reader.queries.ts';

/** For admins who are at it, so nobody else waits for it. */
const toggleQuery = partQuery('recommend-toggle', () => import('./recommend-toggle.tsx'));

/** Begins to choose what is recommended with this report; while that goes on, takes reports into the choice. */
export function Recommending({ meta }: { meta: ReportMeta }) {
  const target = useClientState((state) => state.admin.recommending);
  const { data: part } = useQuery({ ...toggleQuery, enabled: target !== null });
  if (target) return part && <part.RecommendToggle meta={meta} target={target} />;
  return (
    <Button variant="quiet" icon="plus" onClick={() => startRecommending(meta)}>
      Recommend reports
    </Button>
  );
}
