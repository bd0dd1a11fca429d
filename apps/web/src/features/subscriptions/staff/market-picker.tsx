import { Button } from '@caliper/ui/actions/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { reportMarketsQuery } from '../../reports/index.ts';
import type { CatalogueChoice } from './catalogue-items.ts';
import { Pick } from './item-picker.tsx';
import classes from './subscription-editor.module.css';
import type { Addition } from './subscription-edits.ts';

interface MarketPickerProps {
  report: CatalogueChoice;
  has: (item: Addition) => boolean;
  onPick: (item: Addition) => void;
  onBack: () => void;
}

/** A sample is one market of a report. */
export function MarketPicker({ report, has, onPick, onBack }: MarketPickerProps) {
  const { data, error, refetch } = useQuery(reportMarketsQuery(report.report_id));
  const { hasDemo: _, ...item } = report;
  return (
    <>
      <p className="row wrap mb12 gap6 rows4">
        <span>
          Markets of <strong>{report.report_name}</strong>, {report.report_year}, {report.region}
        </span>
        <Button size="sm" variant="quiet" onClick={onBack} autoFocus>
          Another report
        </Button>
      </p>
      {error && !data && <FailedQuery title="The markets did not load" error={error} onRetry={refetch} />}
      {!data && !error && <p role="status">Loading …</p>}
      {data?.length === 0 && <p className="quiet framed py24 px10">This report has no markets to sample.</p>}
      <ul className={classes.picks}>
        {data?.map((market_name) => {
          const sample = { ...item, sample: true, market_name };
          return (
            <Pick
              key={market_name}
              name={market_name}
              about=""
              action="Add"
              isThere={has(sample)}
              onPick={() => onPick(sample)}
            />
          );
        })}
      </ul>
    </>
  );
}
