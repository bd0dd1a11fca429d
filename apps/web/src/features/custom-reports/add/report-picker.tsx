import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { foundWords } from '@caliper/ui/fields/typed-words.ts';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useDeferredValue } from 'react';
import type { Session } from '../../../lib/session/session.ts';
import { SourceName } from '../../reports/index.ts';
import type { Source } from '../bookmarks.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { Waiting } from '../dialog-parts.tsx';
import { matching, type OfferedReport, offeredReports, useReadableReports } from './readable-reports.ts';
import classes from './report-picker.module.css';

interface ReportPickerProps {
  report: CustomReport;
  session: Session;
  typed: string;
  onType: (text: string) => void;
  onPick: (source: Source) => void;
}

const most = 50;

/** The reports whose chapters can be added, found by typing. */
export function ReportPicker({ report, session, typed, onType, onPick }: ReportPickerProps) {
  const words = useDeferredValue(typed);
  const query = useReadableReports(session);
  const offered = query.data && offeredReports(report.collections, query.data);
  const found = offered && matching(offered, words);
  return (
    <>
      <TextField
        label="Search by name, year or region"
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        data-autofocus
        autoFocus
      />
      <p className="py8 small faint" role="status">
        {found && foundWords(found.length, most)}
      </p>
      {!found && <Waiting of={query} title="The reports did not load" rows={6} />}
      <ul className={classes.reports} aria-label="Reports">
        {found?.slice(0, most).map((one) => (
          <li key={one.report_id}>
            <Pick report={one} onPick={() => onPick(one)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Pick({ report, onPick }: { report: OfferedReport; onPick: () => void }) {
  return (
    <button type="button" className={classes.pick} onClick={onPick}>
      <span className="grow slim anywhere">
        <SourceName source={report} />
      </span>
      {report.isSource && <StatusTag tone="accent">In this report</StatusTag>}
      <Icon name="chevronRight" />
    </button>
  );
}
