import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { useState } from 'react';
import type { DraftRow } from '../../reports/index.ts';
import { counted } from '../findings.ts';
import { DraftCells, draftHeads } from './draft-cells.tsx';
import { ReleaseReadings } from './release-readings.tsx';
import { whyAlone } from './row-words.ts';

interface ReadingsProps {
  drafts: readonly DraftRow[];
  /** Only admins release several together. */
  canRelease: boolean;
}

/** Stored packages that the portal now reads differently than when they were uploaded. */
export function Readings({ drafts, canRelease }: ReadingsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isReleasing, setIsReleasing] = useState(false);
  const ready = drafts.filter((draft) => whyAlone(draft) === null);
  const chosen = ready.filter(({ draft_id }) => ticked.has(draft_id)).slice(0, draftLimits.together);
  const tick = (ids: readonly number[], isOn: boolean) => {
    const others = [...ticked].filter((id) => !ids.includes(id));
    setTicked(new Set(isOn ? [...others, ...ids] : others));
  };
  return (
    <section className="part" aria-labelledby="readings">
      <h2 id="readings" className="h4">
        Read again <span className="quiet plain">{drafts.length}</span>
      </h2>
      <p className="mb12 quiet measure">
        These packages are read differently since they were released. Each opens with its differences; clients
        see no change until it is released.
      </p>
      {canRelease && (
        <div className="row wrap gap12 mb12">
          <Checkbox
            checked={ready.length > 0 && chosen.length === Math.min(ready.length, draftLimits.together)}
            disabled={ready.length === 0}
            onChange={(event) =>
              tick(
                ready.map(({ draft_id }) => draft_id),
                event.target.checked,
              )
            }
          >
            All that can be released
          </Checkbox>
          <Button size="sm" refused={chosen.length === 0} onClick={() => setIsReleasing(true)}>
            {chosen.length === 0 ? 'Release together' : `Release ${counted(chosen.length, 'reading')}`}
          </Button>
        </div>
      )}
      <Table
        label="Read again"
        stacks
        heads={[canRelease && { head: 'Choose', is: 'unseen' as const }, ...draftHeads('Read again')]}
      >
        <tbody>
          {drafts.map((draft) => (
            <tr key={draft.draft_id}>
              {canRelease && (
                <td data-lead>
                  <Checkbox
                    aria-label={`Choose ${draft.report_name} - ${draft.report_year}`}
                    title={whyAlone(draft) ?? undefined}
                    disabled={whyAlone(draft) !== null}
                    checked={chosen.includes(draft)}
                    onChange={(event) => tick([draft.draft_id], event.target.checked)}
                  />
                </td>
              )}
              <DraftCells draft={draft} />
            </tr>
          ))}
        </tbody>
      </Table>
      {isReleasing && <ReleaseReadings drafts={chosen} onClose={() => setIsReleasing(false)} />}
    </section>
  );
}
