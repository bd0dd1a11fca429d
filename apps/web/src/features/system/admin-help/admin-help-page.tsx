import { AddingUsers } from './adding-users.tsx';
import classes from './admin-help.module.css';
import { HelpSection } from './help-section.tsx';
import { ImportingFigures } from './importing-figures.tsx';
import { ManagingReports } from './managing-reports.tsx';
import { UpdatingSubscriptions } from './updating-subscriptions.tsx';
import { UploadingReports } from './uploading-reports.tsx';
import { useAnchor } from './use-anchor.ts';
import { UserRequests } from './user-requests.tsx';

const sections = [
  { id: 'user-requests', title: 'User requests', Words: UserRequests },
  { id: 'uploading-reports', title: 'Uploading reports', Words: UploadingReports },
  { id: 'managing-reports', title: 'Managing reports', Words: ManagingReports },
  { id: 'importing-figures', title: 'Importing figures', Words: ImportingFigures },
  { id: 'adding-users', title: 'Adding users', Words: AddingUsers },
  { id: 'updating-subscriptions', title: 'Updating subscriptions', Words: UpdatingSubscriptions },
];

/** Explains the most common tasks of staff, with screenshots. Each task has its own address. */
export function AdminHelpPage() {
  useAnchor();
  return (
    <>
      <h1>Admin Panel Help</h1>
      <p className={classes.lead}>
        The most common staff tasks: answering requests, publishing and managing reports, and giving clients
        access.
      </p>
      <nav className={classes.contents} aria-labelledby="help-contents">
        <h2 id="help-contents">On this page</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, Words }) => (
        <HelpSection key={id} id={id} title={title}>
          <Words />
        </HelpSection>
      ))}
    </>
  );
}
