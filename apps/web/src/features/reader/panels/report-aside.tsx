import { OpenContact } from '../../requests/index.ts';
import { NewsFeed } from '../news/news-feed.tsx';
import type { ReportMeta } from '../reader.queries.ts';
import { RecommendedReports } from './recommended-reports.tsx';

interface ReportAsideProps {
  meta: ReportMeta;
  onContact: () => void;
}

/** The panel beside the chapters of a report. */
export function ReportAside({ meta, onContact }: ReportAsideProps) {
  return (
    <>
      <section aria-label="Contact">
        <OpenContact full onOpen={onContact} />
      </section>
      <RecommendedReports reportId={meta.report_id} />
      <NewsFeed subCategoryId={meta.sub_category_id} />
    </>
  );
}
