import { Button } from '@caliper/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { partQuery } from '../../../lib/loading/load-part.ts';
import { useClientState } from '../../../lib/remembered/client-state.ts';
import { startRecommending } from '../../reports/index.ts';
import type { ReportMeta } from '../reader.queries.ts';

/** Loaded only for admins who are choosing recommendations. */
const toggleQuery = partQuery('recommend-toggle', () => import('./recommend-toggle.tsx'));

/** Starts choosing recommendations for this report; while that is under way, adds other reports to them. */
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
