export interface Source {
  report_id: number;
  report_name: string;
  report_year: number;
  region: string | null;
}

/** The source reports of a custom report, in order of first appearance. */
export function distinctSources<B extends Source>(collections: readonly B[]): B[] {
  return collections.filter(
    ({ report_id }, index) => collections.findIndex((one) => one.report_id === report_id) === index,
  );
}
