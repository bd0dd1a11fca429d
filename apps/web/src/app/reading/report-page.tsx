import { useMemo } from 'react';
import { useParams } from 'react-router';
import { BookmarkButton, DialogHost, newDraft } from '../../features/custom-reports/index.ts';
import { ReaderPage } from '../../features/reader/reader-page.tsx';

/** A report, with the means to add its chapters to a custom report. */
export function ReportPage() {
  const { id } = useParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report has its own draft
  const kept = useMemo(newDraft, [id]);
  return (
    <>
      <ReaderPage
        toolsOf={({ reportMeta, chapters }, current) => (
          <BookmarkButton report={reportMeta} chapters={chapters} current={current} kept={kept} />
        )}
      />
      <DialogHost />
    </>
  );
}
