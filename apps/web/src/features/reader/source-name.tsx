import type { Source } from './entries.ts';

/** A report and its edition, which do not part at the end of a line. */
export function SourceName({ source: { report_name, report_year } }: { source: Source }) {
  return (
    <>
      {report_name},{'\u00a0'}
      <span translate="no">{report_year}</span>
    </>
  );
}
