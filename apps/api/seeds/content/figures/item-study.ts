import type { DemoItem } from '../items.ts';
import { demoReports } from '../plan.ts';
import { type Study, studyOf } from '../study.ts';

/** The report that an item belongs to: both cover the same markets and procedures. */
export function studyBehind({ name, subject, region, year }: DemoItem): Study {
  const report = demoReports('demo').find(
    (one) => one.subject === subject && one.region === region && one.year === year,
  );
  if (!report) throw new Error(`No report behind ${name}`);
  return studyOf(report);
}
