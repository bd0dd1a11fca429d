import { messageOf } from '@caliper/contract/client/api-error.ts';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import { useQuery } from '@tanstack/react-query';
import type { RecommendingTarget } from '../../reports/index.ts';
import { type ReportMeta, recommendationsQuery } from '../report.queries.ts';
import { useRecommend } from './use-recommend.ts';

interface RecommendToggleProps {
  meta: ReportMeta;
  target: RecommendingTarget;
}

/** The (+): adds the report on screen to the recommendations of another, or removes it. */
export function RecommendToggle({ meta, target }: RecommendToggleProps) {
  const { data, error, refetch } = useQuery(recommendationsQuery(target.report_id));
  const { add, remove } = useRecommend(target.report_id);
  const known = data?.find(({ rec_report_id }) => rec_report_id === meta.report_id);
  const refusal = refusalOf(meta, target);
  // Until the recommendations are known, a press could mean either.
  const isIdle = refusal !== null || (!data && !error);
  const press = () => {
    if (isIdle) return;
    if (!data) return void refetch();
    if (known) remove(known.rec_id);
    else add(meta.report_id);
  };
  return (
    <Hint
      words={refusal ?? (error && !data ? messageOf(error) : doing(target, known !== undefined))}
      position="bottom-end"
    >
      <IconButton
        size="md"
        icon={known ? 'check' : 'plus'}
        label="Recommend this report"
        title=""
        aria-pressed={known !== undefined}
        aria-disabled={isIdle || undefined}
        onClick={press}
      />
    </Hint>
  );
}

function refusalOf(meta: ReportMeta, target: RecommendingTarget): string | null {
  return meta.report_id === target.report_id ? 'A report cannot be recommended with itself' : null;
}

function doing({ report_name }: RecommendingTarget, isRecommended: boolean): string {
  return isRecommended
    ? `Recommended with ${report_name}: press to remove it`
    : `Recommend with ${report_name}`;
}
