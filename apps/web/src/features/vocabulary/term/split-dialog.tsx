import { lengths } from '@caliper/contract/limits.ts';
import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { asked } from '../../../lib/api/asked.ts';
import { type Term, useChange } from '../vocabulary.queries.ts';
import { splitWords, titleOf } from '../vocabulary-words.ts';
import { Consequences } from './consequences.tsx';

/** What is to be split off: terms that were merged, or what some items mean. */
export interface Part {
  name: string;
  merged: number[];
  items: number[];
}

interface SplitDialogProps {
  term: Term;
  part: Part;
  onClose: () => void;
}

export function SplitDialog({ term, part, onClose }: SplitDialogProps) {
  const { term_id, version } = term;
  const { merged, items } = part;
  const isNew = merged.length === 0;
  const [name, setName] = useState(() => (isNew ? nameFor(term, part) : part.name));
  const { change, isChanging } = useChange(onClose);
  const query = useQuery(
    asked(['vocabulary', 'split', term_id, merged, items], 'splitConsequences', {
      params: { term_id },
      body: { merged, items },
    }),
  );
  const body = { version, merged, items, ...(isNew && name.trim() && { name: name.trim() }) };
  const split = () =>
    change({ run: () => call('splitTerm', { params: { term_id }, body }), done: vocabularyTexts.split });
  return (
    <Dialog title={`Split off ${part.name}`} opened onClose={onClose} busy={isChanging}>
      {isNew && (
        <TextField
          label="Name of what is split off"
          value={name}
          maxLength={lengths.market}
          onChange={(event) => setName(event.target.value)}
          data-autofocus
        />
      )}
      <Consequences query={query} words={splitWords} />
      <DialogFoot>
        <Button refused={isChanging} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" busy={isChanging} onClick={split}>
          Split off
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The report tells apart what has the same name. */
function nameFor({ uses, name }: Term, { items }: Part): string {
  const use = uses.find(({ item_id }) => items.includes(item_id));
  return use ? `${use.name} (${titleOf(use)})`.slice(0, lengths.market) : name;
}
