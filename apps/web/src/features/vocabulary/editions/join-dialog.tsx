import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { CheckList, CheckListSkeleton, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { SearchField } from '../../../lib/forms/search-field.tsx';
import { type EditionLine, useChange, useLines } from '../vocabulary.queries.ts';
import { lineFacts, lineName } from './line-words.ts';

/** Finds another title whose reports are editions of the same line. */
export function JoinDialog({ line, onClose }: { line: EditionLine; onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<EditionLine | null>(null);
  const { data, error, refetch } = useLines({ text });
  const { change, isChanging } = useChange(onClose);
  const found = (data?.lines ?? []).filter((one) => mayJoin(line, one) && one.line_id !== chosen?.line_id);
  const join = () => {
    if (!chosen) return;
    const { line_id, version } = chosen;
    change({
      run: () =>
        call('joinLines', {
          params: { line_id: line.line_id },
          body: { version: line.version, others: [{ line_id, version }] },
        }),
      done: vocabularyTexts.joined,
    });
  };
  return (
    <Dialog title={`Join with ${lineName(line)}`} opened onClose={onClose} busy={isChanging} wide>
      <div className="stack gap12">
        <SearchField label="Search by title" text={text} onSearch={setText} data-autofocus />
        {!data && !error && <CheckListSkeleton />}
        {!data && error && <FailedQuery title="The editions did not load" error={error} onRetry={refetch} />}
        {data && !chosen && found.length === 0 && (
          <p className="quiet py12">No other line of {lineFacts(line)} on this page. Search for its title.</p>
        )}
        <CheckList label="Titles">
          {[...(chosen ? [chosen] : []), ...found].map((one) => (
            <CheckRow
              key={one.line_id}
              name={lineName(one)}
              about={`${lineFacts(one)}: ${one.editions.map(({ item_year }) => item_year).join(', ')}`}
              checked={one.line_id === chosen?.line_id}
              onChange={() => setChosen(one.line_id === chosen?.line_id ? null : one)}
            />
          ))}
        </CheckList>
        {chosen && (
          <p role="status">
            Dashboards and pages of {lineName(line)} will offer the editions of {lineName(chosen)}, and the
            other way round. What is uploaded under either title belongs to this line. They can be parted
            again.
          </p>
        )}
      </div>
      <DialogFoot>
        <Button refused={isChanging} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" busy={isChanging} refused={!chosen} onClick={join}>
          Join
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function mayJoin(line: EditionLine, other: EditionLine): boolean {
  return other.line_id !== line.line_id && lineFacts(other) === lineFacts(line);
}
