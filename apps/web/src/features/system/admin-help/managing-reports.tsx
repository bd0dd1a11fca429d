import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
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
          <strong>Show?</strong> decides whether clients see the report. A hidden report disappears at once
          for everyone except admins, including its subscribers. Tick the box to bring it back.
        </li>
        <li>
          <strong>Edit</strong> changes title, year, region, icon and description. It also lists the versions
          of the text, so that an earlier one can be brought back.
        </li>
        <li>
          <strong>Recommend</strong> starts recommending: a bar names the report. Open a report to recommend
          to its readers, and press <strong>+</strong> at the top of its page. Press{' '}
          <strong>Stop Recommending</strong> in the bar when you are done.
        </li>
        <li>
          <strong>Delete</strong> removes a report for good, after a confirmation. A report with active
          subscriptions, or with chapters that companies were given in a MedCore report, cannot be deleted:
          take those back first, or hide the report.
        </li>
      </ul>
      <p>
        Is someone else working here at the same time? <strong>Refresh Catalog</strong> fetches the list and
        counts the subscribers again.
      </p>
      <HelpPicture
        src={picture}
        alt="The page Manage Reports: a table for each sub-category with subscribers, Show?, Delete and Edit"
        caption="Reports by category, with their subscribers"
      />
    </>
  );
}
