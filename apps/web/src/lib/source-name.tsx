interface Source {
  report_name: string;
  report_year: number;
  /** Null where the report cannot be seen any more. */
  region: string | null;
}

/** A report and its edition: the year does not part from the name at the end of a line, and regions have one each. */
export function SourceName({ source: { report_name, report_year, region } }: { source: Source }) {
  return (
    <>
      {report_name},{'\u00a0'}
      <span translate="no">{report_year}</span>
      {region && ` · ${region}`}
    </>
  );
}
