import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { draftPath } from '../../../lib/navigation/paths.ts';
import type { DraftRow } from '../../reports/index.ts';
import { zonedWords } from '../release/release-plan.ts';
import { openWords } from './row-words.ts';

/** The heads of these cells; `made` is how the drafts came about. */
export function draftHeads(made: string) {
  return ['Report', { head: 'Year', is: 'number' as const }, 'Region', made, 'Open findings', 'Release'];
}

/** What a draft is, what is open, and when it is released. */
export function DraftCells({ draft }: { draft: DraftRow }) {
  const { draft_id, report_name, report_year, region, createdAt, createdBy, open } = draft;
  return (
    <>
      <th scope="row" className="names">
        <Link to={draftPath(draft_id)}>{report_name}</Link>
      </th>
      <td data-number data-label="Year">
        {report_year}
      </td>
      <td data-label="Region">{region}</td>
      <td>
        <time dateTime={new Date(createdAt * 1000).toISOString()}>{formatMoment(createdAt)}</time>
        <span className="block small quiet anywhere" translate="no">
          {createdBy}
        </span>
      </td>
      <td data-label="Open findings">
        <OpenFindings open={open} />
      </td>
      <td data-label="Release">
        <ReleaseState draft={draft} />
      </td>
    </>
  );
}

function OpenFindings({ open }: Pick<DraftRow, 'open'>) {
  const parts = openWords(open);
  if (parts.length === 0) return <span className="quiet">None</span>;
  return (
    <span className="inlineflex wrap gap10 rows0">
      {parts.map(({ words, look }) => (
        <span key={words} className={look}>
          {words}
        </span>
      ))}
    </span>
  );
}

function ReleaseState({ draft: { releaseAt, notReleased, outdated } }: { draft: DraftRow }) {
  return (
    <span className="stack gap4">
      {releaseAt !== null && <span className="small">Planned for {zonedWords(releaseAt)}</span>}
      {notReleased !== '' && <span className="small bad">Did not happen. {notReleased}</span>}
      {outdated && <StatusTag tone="warn">Outdated</StatusTag>}
      {releaseAt === null && notReleased === '' && !outdated && (
        <span className="small quiet">Not planned</span>
      )}
    </span>
  );
}
