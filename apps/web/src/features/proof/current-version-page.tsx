import { hasCode } from '@caliper/contract/client/api-error.ts';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { proofPath } from '../../lib/navigation/paths.ts';
import {
  ChapterSkeleton,
  chapterEntries,
  ReaderColumns,
  ReaderFrame,
  ReaderHeader,
  ShownChapter,
} from '../reader/index.ts';
import type { ProofedReport } from './chapter/use-draft-chapter.ts';
import classes from './proof.module.css';
import { currentChapterQuery } from './proof.queries.ts';
import protocol from './protocol/protocol.module.css';
import { ReportTitle } from './report-title.tsx';
import { useLastAnswer } from './use-last-answer.ts';
import { useWayBack } from './use-way-back.ts';

/** What clients read now, for staff who publish it and do not subscribe to it. */
export function CurrentVersionPage() {
  const { id = '', chapter = '1' } = useParams();
  if (!/^\d{1,9}$/.test(id) || !/^\d{1,4}$/.test(chapter)) return <NotFound />;
  return <CurrentVersion key={id} reportId={Number(id)} place={Number(chapter)} />;
}

function CurrentVersion({ reportId, place }: { reportId: number; place: number }) {
  const header = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery(currentChapterQuery(reportId, place));
  const report = useLastAnswer(data);
  const back = useWayBack();
  usePageTitle(report?.report_name);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (error && !data) {
    return <FailedQuery title="The report did not load" titleAs="h1" error={error} onRetry={refetch} />;
  }
  return (
    <ReaderFrame header={header}>
      <ReaderHeader header={header} back={back} name={report && <ReportTitle report={report} />} />
      <ReaderColumns>
        {report && <Chapters report={report} place={place} />}
        <div className={classes.middle}>
          <div className={classes.client}>
            <span className="row gap8">
              <Icon name="eye" />
              As clients see it now{report && <>, version {report.version}</>}
            </span>
            {report && <ChapterSelect report={report} place={place} />}
          </div>
          {data ? <Chapter report={data} header={header} /> : <ChapterSkeleton />}
        </div>
      </ReaderColumns>
    </ReaderFrame>
  );
}

interface ChaptersProps {
  report: ProofedReport;
  place: number;
}

function Chapters({ report: { report_id, titles }, place }: ChaptersProps) {
  return (
    <nav className={`${protocol.panel} ${classes.beside}`} aria-label="Chapters">
      <ol className={`${protocol.chapters} py12`}>
        {titles.map(({ chapter_number, chapter_title }) => (
          <li key={chapter_number}>
            <Link
              className="entry dense"
              to={proofPath(report_id, chapter_number)}
              state={{ keepsPlace: true }}
              aria-current={chapter_number === place ? 'page' : undefined}
            >
              <span className="ordinal" translate="no">
                {chapter_number}
              </span>
              <span className="grow slim anywhere">{chapter_title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** In place of the list where there is no room for it. */
function ChapterSelect({ report: { report_id, titles }, place }: ChaptersProps) {
  const navigate = useNavigate();
  return (
    <span className={classes.select}>
      <InlineSelect
        label="Chapter"
        value={String(place)}
        options={titles.map(({ chapter_number, chapter_title }) => ({
          value: String(chapter_number),
          label: `${chapter_number} ${chapter_title}`,
        }))}
        onChange={(chapter) =>
          void navigate(proofPath(report_id, Number(chapter)), { state: { keepsPlace: true } })
        }
      />
    </span>
  );
}

interface ChapterProps {
  report: ProofedReport;
  header: RefObject<HTMLElement | null>;
}

function Chapter({ report, header }: ChapterProps) {
  const { report_id, report_name, titles } = report;
  const back = useWayBack();
  const chapter = useMemo(
    () => report.chapter && { ...report.chapter, id: null, report_id },
    [report.chapter, report_id],
  );
  if (!chapter) {
    return (
      <EmptyState title={titles.length === 0 ? 'This report has no chapters' : 'There is no such chapter'} />
    );
  }
  const subject = {
    kind: 'report' as const,
    id: report_id,
    name: report_name,
    pathOf: (place: number) => proofPath(report_id, place),
  };
  const entries = chapterEntries(report_id, titles);
  return <ShownChapter {...{ subject, entries, chapter, back, header }} isLed={false} />;
}
