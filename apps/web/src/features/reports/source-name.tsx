interface Source {
  report_name: string;
  report_year: number;
  /** Null if the report is no longer visible. */
  region: string | null;
}

/** A report and its edition: no line break parts the year from the name, and each region has its own edition. */
export function SourceName({ source: { report_name, report_year, region } }: { source: Source }) {
  return (
    <>
      {report_name},{'\u00a0'}
      <span translate="no">{report_year}</span>
      {region && ` · ${region}`}
    </>
  );
}
