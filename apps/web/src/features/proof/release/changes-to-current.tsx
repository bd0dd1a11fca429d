import { formatDate } from '../../../lib/format.ts';
import { useProof } from '../proof-context.ts';
import { ChangesSummary } from './changes-summary.tsx';

/** What would change for clients. */
export function ChangesToCurrent() {
  const { base } = useProof().draft;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="h4">
        Changes to the current version
      </h2>
      {base ? (
        <div className="stack top gap12">
          <p className="small quiet">
            against version <span translate="no">{base.version}</span>, released{' '}
            <time dateTime={formatDate(base.releasedAt)} translate="no">
              {formatDate(base.releasedAt)}
            </time>
          </p>
          <ChangesSummary />
        </div>
      ) : (
        <p className="small quiet">A new report: there is no current version.</p>
      )}
    </section>
  );
}
