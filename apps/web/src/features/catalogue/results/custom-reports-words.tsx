/** What a person may have of them. */
const most = { reports: 10, bookmarks: 15 };

export function CustomReportsWords() {
  return (
    <p>
      A custom report is a collection of report bookmarks, created from any report you are subscribed to. You
      may have up to {most.reports} custom reports, each with up to {most.bookmarks} bookmarks. They can be
      shared among the members of your company, and edited only by their creator.
    </p>
  );
}
