import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import classes from './admin-help.module.css';
import { AddingUsers, UpdatingSubscriptions, UserRequests } from './help-with-clients.tsx';
import { ImportingFigures, ManagingReports, UploadingReports } from './help-with-reports.tsx';
import { SearchSynonyms } from './help-with-search.tsx';

const sections = [
  { id: 'user-requests', title: 'User requests', Words: UserRequests },
  { id: 'uploading-reports', title: 'Uploading reports', Words: UploadingReports },
  { id: 'managing-reports', title: 'Managing reports', Words: ManagingReports },
  { id: 'importing-figures', title: 'Importing figures', Words: ImportingFigures },
  { id: 'search-synonyms', title: 'Search synonyms', Words: SearchSynonyms },
  { id: 'adding-users', title: 'Adding users', Words: AddingUsers },
  { id: 'updating-subscriptions', title: 'Updating subscriptions', Words: UpdatingSubscriptions },
];

/** Explains the most common tasks of staff, with screenshots. Each task has its own address. */
export function AdminHelpPage() {
  useAnchor();
  return (
    <>
      <h1>Admin Panel Help</h1>
      <p className="lead">
        The most common staff tasks: answering requests, publishing and managing reports, and giving clients
        access.
      </p>
      <nav className="framed py12" aria-labelledby="help-contents">
        <h2 id="help-contents" className="h4">
          On this page
        </h2>
        <ol className="jumps">
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

interface HelpSectionProps {
  /** Its name in the address. */
  id: string;
  title: string;
  children: ReactNode;
}

function HelpSection({ id, title, children }: HelpSectionProps) {
  const heading = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** The page renders after the browser has looked for the hash of the address, so it is looked up again. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key]);
}
