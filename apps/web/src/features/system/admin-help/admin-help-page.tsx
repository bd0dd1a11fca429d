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

/** How staff do what they do most, with pictures of the screens. Each task has an address of its own. */
export function AdminHelpPage() {
  useAnchor();
  return (
    <>
      <h1>Admin Panel Help</h1>
      <p className={classes.lead}>
        How to do what staff do most: answer requests, publish and look after reports, and give clients
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
