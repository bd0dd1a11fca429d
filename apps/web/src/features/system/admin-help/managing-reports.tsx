import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import picture from './pictures/managing-reports.webp';

export function ManagingReports() {
  return (
    <>
      <p>
        <Link to={paths.manageReports}>Manage Reports</Link> lists every report by category, with the number
        of companies that subscribe to it. Quick Links lead to a category; Filter by title finds a report by
        any part of its name.
      </p>
      <ul>
        <li>
          <strong>Show?</strong> decides whether clients see the report. A hidden report is gone for everybody
          but admins, at once and also for its subscribers. Tick the box to bring it back.
        </li>
        <li>
          <strong>Edit</strong> changes title, year, region, icon and description. It also lists the versions
          of the text, so that an earlier one can be brought back.
        </li>
        <li>
          <strong>Recommend</strong> starts recommending: a bar names the report, and in the catalogue you add
          what its readers are to be shown with it. Press <strong>Stop Recommending</strong> in the bar when
          you are done.
        </li>
        <li>
          <strong>Delete</strong> removes a report for good, after a confirmation. A report with active
          subscriptions cannot be deleted: remove the subscriptions first, or hide the report.
        </li>
      </ul>
      <p>
        Somebody else at work at the same time? <strong>Refresh Catalog</strong> fetches the list and counts
        the subscribers again.
      </p>
      <HelpPicture
        src={picture}
        alt="The page Manage Reports: a table for each sub-category with subscribers, Show?, Delete and Edit"
        caption="Reports by category, with their subscribers"
      />
    </>
  );
}
