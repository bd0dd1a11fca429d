import { customReportsTexts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports } from '@caliper/contract/limits.ts';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import type { ReactNode } from 'react';
import { matchPath, useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import {
  AddBookmarks,
  ClipList,
  type CustomReport,
  DashboardSettings,
  RemoveBookmark,
  ReportOptions,
} from '../../custom-reports/index.ts';
import { useRequestDialog } from '../../requests/index.ts';
import { TakeAwayButton } from '../../take-away/index.ts';
import type { Entry } from '../entries.ts';
import { CustomDashboardLink } from '../header/dashboard-link.tsx';
import header from '../header/header.module.css';
import tools from '../header/reading-tools.module.css';
import type { WayBack } from '../header/way-back.ts';
import { Reader } from '../reader.tsx';
import type { ReaderAddress, Subject } from '../reader-address.ts';
import { customReportHitsQuery } from '../search/hits.ts';
import { CustomAside } from './custom-aside.tsx';
import classes from './custom-reader.module.css';
import { Refusal } from './refusal.tsx';
import { clipPath, ShownClip, useOpenClip } from './shown-clip.tsx';
import { useBookmarkChapter } from './use-bookmark-chapter.ts';

interface CustomReaderProps {
  report: CustomReport;
  subject: Subject;
  entries: readonly Entry[];
  address: ReaderAddress;
  back: WayBack;
  notice: ReactNode;
  isReloading: boolean;
  reload: () => Promise<unknown>;
}

/** A custom report whose bookmarks are loaded. */
export function CustomReader({ report, isReloading, reload, ...reading }: CustomReaderProps) {
  const { entries, address } = reading;
  const bookmark = report.collections[address.place - 1];
  const text = entries[address.place - 1]?.text ?? null;
  const { chapter, cited, error, isLost, retry } = useBookmarkChapter(text, reload);
  const navigate = useNavigate();
  const clip = useOpenClip(report);
  const asking = useRequestDialog('analyst');
  const hasDashboard = report.global_dashboard === 1 && report.can.openDashboard;
  // A person who has gone to another page since stays there.
  const leave = () => isOpen(report) && void navigate(paths.customReports);
  const remove = ({ id }: Entry) => {
    const one = report.collections.find(({ collection_id }) => collection_id === id);
    return one && <RemoveBookmark report={report} bookmark={one} />;
  };
  return (
    <>
      <Reader
        {...reading}
        hits={customReportHitsQuery(report.c_report_id, report.revision, address.term)}
        chapter={chapter}
        cited={cited}
        error={isLost && isReloading ? null : error}
        onRetry={retry}
        refusal={
          (clip && <ShownClip report={report} clip={clip} />) ||
          (bookmark && !text ? <Refusal bookmark={bookmark} report={report} /> : null)
        }
        name={<CustomName report={report} />}
        tools={
          <div className={tools.tools}>
            {hasDashboard && <CustomDashboardLink report={report} />}
            {report.can.chooseMarkets && <DashboardSettings report={report} />}
            <TakeAwayButton
              subject={{ kind: 'custom-report', id: report.c_report_id }}
              current={bookmark?.collection_id ?? null}
            />
          </div>
        }
        besideBookmarks={<BookmarkCount report={report} />}
        toolOf={remove}
        belowBookmarks={
          <>
            <ClipList
              report={report}
              open={clip?.clip_id ?? null}
              pathOf={(one) => clipPath(reading.subject, address.place, one)}
            />
            <div className="mt24 pt16 overline mr8">
              {report.can.edit ? (
                <ReportOptions report={report} onDeleted={leave} />
              ) : (
                <SharedWords report={report} />
              )}
            </div>
          </>
        }
        aside={<CustomAside report={report} onAsk={asking.open} />}
      />
      {asking.dialog}
    </>
  );
}

function isOpen({ c_report_id }: CustomReport): boolean {
  return matchPath('/custom-reports/:id/*', location.pathname)?.params.id === String(c_report_id);
}

function CustomName({ report: { c_report_name, medcore } }: { report: CustomReport }) {
  return (
    <>
      <p className={header.title} title={c_report_name}>
        {c_report_name}
      </p>
      <span className="py2 px8 label quiet boxed r2" translate={medcore ? 'no' : undefined}>
        {medcore ? 'MedCore' : 'Custom report'}
      </span>
    </>
  );
}

/** The number of bookmarks out of the maximum. A button, so that keyboard users can reach its explanation. */
function BookmarkCount({ report }: { report: CustomReport }) {
  return (
    <div className={classes.beside}>
      <Hint words={customReportsTexts.bookmarksHint}>
        <button type="button" className={classes.count} translate="no">
          {report.chapters} of {customReports.bookmarks}
        </button>
      </Hint>
      <AddBookmarks report={report} />
    </div>
  );
}

/** Shown to everyone except the creator: whose it is, and that it is read-only. */
function SharedWords({ report }: { report: CustomReport }) {
  return (
    <section className="dense quiet anywhere" aria-label="About this report">
      <p className="mb6 ink semi">
        <Whose report={report} />
      </p>
      <p>{report.medcore ? 'MedCore reports are read-only' : customReportsTexts.sharingHint}</p>
    </section>
  );
}

function Whose({ report: { medcore, owner, company } }: { report: CustomReport }) {
  const own = useSession()?.user.company;
  if (medcore) return 'Compiled by our analysts';
  if (company !== own) return `By ${owner}, ${company}`;
  return `Shared by ${owner}`;
}
