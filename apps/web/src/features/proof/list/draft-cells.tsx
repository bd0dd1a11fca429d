import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { draftPath } from '../../../lib/navigation/paths.ts';
import type { DraftRow } from '../../reports/index.ts';
import { zonedWords } from '../release/release-plan.ts';
import { openWords } from './row-words.ts';

export const draftHeads = [
  'Report',
  { head: 'Year', is: 'number' },
  'Region',
  'Made',
  'Open findings',
  'Release',
] as const;

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
      <td data-label="Made">
        <time dateTime={new Date(createdAt * 1000).toISOString()}>{formatMoment(createdAt)}</time>
        <span className="block small quiet anywhere" translate="no">
          {createdBy}
        </span>
      </td>
      <td data-label="Open findings">
        <span className={open.settle > 0 ? 'bad semi' : open.look > 0 ? 'warn semi' : 'quiet'}>
          {openWords(open)}
        </span>
      </td>
      <td data-label="Release">
        <ReleaseState draft={draft} />
      </td>
    </>
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
