import { customReports } from '@caliper/contract/limits.ts';

/** Explains custom reports to someone who has none. */
export function CustomReportsWords() {
  return (
    <p>
      A custom report is a collection of report bookmarks, created from any report you are subscribed to. You
      may have up to {customReports.perUser} custom reports, each with up to {customReports.bookmarks}{' '}
      bookmarks. They can be shared among the members of your company, and edited only by their creator.
    </p>
  );
}
