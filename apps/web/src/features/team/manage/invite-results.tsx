import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import classes from './team-management.module.css';
import type { Results } from './use-invite-several.ts';

/** What became of each address of a list. */
export function InviteResults({ results }: { results: Results | undefined }) {
  return (
    <div role="status">
      {results && (
        <ul className={classes.results} aria-label="Results">
          {results.map(({ email, pending_id, message }) => (
            <li key={email} className={classes.result}>
              <span translate="no">{email}</span>
              {pending_id === null ? (
                <StatusTag tone="bad" icon="warning">
                  {message}
                </StatusTag>
              ) : (
                <StatusTag tone="ok" icon="check">
                  {message}
                </StatusTag>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
