import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import classes from '../vocabulary.module.css';
import { type Edition, type EditionLine, useChange } from '../vocabulary.queries.ts';
import { titleOf } from '../vocabulary-words.ts';
import { lineFacts, lineName } from './line-words.ts';

interface LineRowProps {
  line: EditionLine;
  onJoin: (line: EditionLine) => void;
  onDone: () => void;
}

/** A line with its editions, each of which can be parted from it. */
export function LineRow({ line, onJoin, onDone }: LineRowProps) {
  const [parting, setParting] = useState<Edition | null>(null);
  const name = lineName(line);
  return (
    <li className={classes.proposal}>
      <div className="slim">
        <p className="semi anywhere">{name}</p>
        <p className="small quiet">{lineFacts(line)}</p>
        <ul className="list mt8">
          {line.editions.map((edition) => (
            <li key={edition.item_id} className="row wrap gap8 small py2">
              <span translate="no">{edition.item_year}</span>
              {edition.item_name.toLowerCase() !== name.toLowerCase() && <span>{edition.item_name}</span>}
              {!edition.visible && <span className="quiet">hidden</span>}
              {line.editions.length > 1 && (
                <Button
                  size="sm"
                  variant="remove"
                  aria-label={`Part ${titleOf(edition)}`}
                  onClick={() => setParting(edition)}
                >
                  Part
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <Button size="sm" aria-label={`Join ${name} with another title`} onClick={() => onJoin(line)}>
          Join with…
        </Button>
      </div>
      {parting && (
        <PartDialog line={line} edition={parting} onDone={onDone} onClose={() => setParting(null)} />
      )}
    </li>
  );
}

interface PartDialogProps {
  line: EditionLine;
  edition: Edition;
  onDone: () => void;
  onClose: () => void;
}

function PartDialog({ line, edition, onDone, onClose }: PartDialogProps) {
  const { change, isChanging } = useChange(() => {
    onClose();
    onDone();
  });
  const part = () =>
    change({
      run: () =>
        call('partLine', {
          params: { line_id: line.line_id },
          body: { version: line.version, items: [edition.item_id] },
        }),
      done: vocabularyTexts.parted,
    });
  return (
    <ConfirmDialog
      title={`Part ${titleOf(edition)}?`}
      opened
      action="Part"
      busy={isChanging}
      onConfirm={part}
      onClose={onClose}
    >
      <p>
        It becomes a line of its own: its dashboard and its pages no longer offer the other{' '}
        {line.editions.length === 2 ? 'edition' : `${line.editions.length - 1} editions`}, nor these it. They
        can be joined again.
      </p>
    </ConfirmDialog>
  );
}
