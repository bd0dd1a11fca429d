import { summaryOf } from '@caliper/contract/changes.ts';
import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { versionChangesQuery } from '../reports.queries.ts';

/** What readers saw change with a version, in counts. */
export function VersionChanges({ reportId, version }: { reportId: number; version: number }) {
  const part = useFocusOnArrival<HTMLElement>();
  const { data, error, refetch } = useQuery(versionChangesQuery(reportId, version));
  const lines = data && summaryOf(data);
  return (
    <section ref={part} tabIndex={-1} className="stack gap4 mt12 noring" aria-labelledby="version-changes">
      <h4 id="version-changes" className="label">
        What version {version} changed
      </h4>
      {error && !data && (
        <>
          <FieldError>{messageOf(error)}</FieldError>
          <div>
            <Button size="sm" icon="reload" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        </>
      )}
      {!error && !data && <p role="status">Comparing …</p>}
      {lines?.length === 0 && <p className="small">Readers saw no difference.</p>}
      {lines && lines.length > 0 && (
        <ul className="list">
          {lines.map(({ count, words }) => (
            <li key={`${count} ${words}`}>
              <span className="semi" translate="no">
                {count}
              </span>{' '}
              {words}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
