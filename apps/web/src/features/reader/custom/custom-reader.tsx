import type { ReactNode } from 'react';
import type { CustomReport } from '../../custom-reports/index.ts';
import { useRequestDialog } from '../../requests/index.ts';
import type { Entry } from '../entries.ts';
import { CustomDashboardLink } from '../header/dashboard-link.tsx';
import tools from '../header/report-tools.module.css';
import type { WayBack } from '../header/way-back.ts';
import { customReportHitsQuery } from '../reader.queries.ts';
import type { ReaderAddress, Subject } from '../reader-address.ts';
import { Reading } from '../reading.tsx';
import { BookmarkCount } from './bookmark-count.tsx';
import { CustomAside } from './custom-aside.tsx';
import { CustomName } from './custom-name.tsx';
import classes from './custom-reader.module.css';
import type { CustomReportParts } from './parts.ts';
import { Refusal } from './refusal.tsx';
import { SharedWords } from './shared-words.tsx';
import { useBookmarkChapter } from './use-bookmark-chapter.ts';

interface CustomReaderProps {
  report: CustomReport;
  subject: Subject;
  entries: readonly Entry[];
  address: ReaderAddress;
  back: WayBack;
  notice: ReactNode;
  parts: CustomReportParts;
  isReloading: boolean;
  reload: () => Promise<unknown>;
}

/** A custom report whose bookmarks are loaded. */
export function CustomReader({ report, parts, isReloading, reload, ...reading }: CustomReaderProps) {
  const { entries, address } = reading;
  const bookmark = report.collections[address.place - 1];
  const text = entries[address.place - 1]?.text ?? null;
  const { chapter, error, isLost, retry } = useBookmarkChapter(text, reload);
  const asking = useRequestDialog('analyst');
  const hasDashboard = report.global_dashboard === 1 && report.can.openDashboard;
  const remove = ({ id }: Entry) => {
    const one = report.collections.find(({ collection_id }) => collection_id === id);
    return one && parts.remove(report, one);
  };
  return (
    <>
      <Reading
        {...reading}
        hits={customReportHitsQuery(report.c_report_id, report.revision, address.term)}
        chapter={chapter}
        error={isLost && isReloading ? null : error}
        onRetry={retry}
        refusal={bookmark && !text ? <Refusal bookmark={bookmark} report={report} /> : null}
        name={<CustomName report={report} />}
        tools={
          (hasDashboard || report.can.chooseMarkets) && (
            <div className={tools.tools}>
              {hasDashboard && <CustomDashboardLink report={report} />}
              {report.can.chooseMarkets && parts.settings(report)}
            </div>
          )
        }
        besideBookmarks={<BookmarkCount count={report.chapters}>{parts.add(report)}</BookmarkCount>}
        toolOf={remove}
        belowBookmarks={
          <div className={classes.below}>
            {report.can.edit ? parts.options(report) : <SharedWords report={report} />}
          </div>
        }
        aside={<CustomAside report={report} onAsk={asking.open} />}
      />
      {asking.dialog}
    </>
  );
}
