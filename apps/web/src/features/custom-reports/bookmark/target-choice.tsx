import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { RadioList } from '@caliper/ui/fields/radio-list.tsx';
import type { Session } from '../../../lib/session/session.ts';
import type { CustomReportSummary } from '../custom-reports.queries.ts';
import { isAtLimit } from './bookmark-draft.ts';

interface TargetChoiceProps {
  own: readonly CustomReportSummary[];
  target: number | null;
  session: Session;
  onChoose: (target: number | null) => void;
}

const anew = 'new';

/** A new custom report or an existing one. Without any there is no choice. */
export function TargetChoice({ own, target, session, onChoose }: TargetChoiceProps) {
  if (own.length === 0) return null;
  const refusal = isAtLimit(own, session) ? problems['custom-reports-limit'].detail : null;
  return (
    <RadioList
      label="Add the chapters to"
      value={target === null ? anew : String(target)}
      options={[
        { value: anew, label: 'New custom report', refusal },
        ...own.map(({ c_report_id, c_report_name, chapters }) => ({
          value: String(c_report_id),
          label: c_report_name,
          about: `${chapters} of ${limits.bookmarks}`,
        })),
      ]}
      onChange={(value) => onChoose(value === anew ? null : Number(value))}
    />
  );
}
