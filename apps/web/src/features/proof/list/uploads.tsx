import { Table } from '@caliper/ui/lists/table.tsx';
import type { DraftRow } from '../../reports/index.ts';
import { DraftCells, draftHeads } from './draft-cells.tsx';

export function Uploads({ drafts }: { drafts: readonly DraftRow[] }) {
  return (
    <section className="part" aria-labelledby="uploads">
      <h2 id="uploads" className="h4">
        Uploads <span className="quiet plain">{drafts.length || ''}</span>
      </h2>
      {drafts.length === 0 ? (
        <p className="quiet">No upload waits for release.</p>
      ) : (
        <Table label="Uploads" stacks heads={draftHeads('Uploaded')}>
          <tbody>
            {drafts.map((draft) => (
              <tr key={draft.draft_id}>
                <DraftCells draft={draft} />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
