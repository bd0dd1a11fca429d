import { useQuery } from '@tanstack/react-query';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import type { CustomReport } from '../../custom-reports/index.ts';
import { reportInfoQuery } from '../../reports/index.ts';
import { OpenRequest } from '../../requests/index.ts';
import { NewsFailed, NewsFeed, NewsFrame, NewsSkeleton } from '../news/news-feed.tsx';
import { newsSource } from './bookmark-entries.ts';

interface CustomAsideProps {
  report: CustomReport;
  onAsk: () => void;
}

/** The panel beside the chapters of a custom report. */
export function CustomAside({ report, onAsk }: CustomAsideProps) {
  const source = newsSource(report.collections);
  return (
    <>
      <section aria-label="Ask an Analyst">
        <OpenRequest kind="analyst" variant="primary" full onOpen={onAsk} />
      </section>
      {source !== undefined && <SourceNews reportId={source} />}
    </>
  );
}

/** The news of the market in which a report is filed. */
function SourceNews({ reportId }: { reportId: number }) {
  const { data, error, refetch } = useQuery({
    ...reportInfoQuery(reportId),
    meta: showsOwnError,
  });
  if (data === null) return null;
  if (data) return <NewsFeed subCategoryId={data.sub_category_id} />;
  return (
    <NewsFrame>
      {error ? <NewsFailed error={error} onRetry={() => void refetch()} /> : <NewsSkeleton />}
    </NewsFrame>
  );
}
