import { customReports as limits } from '@caliper/contract/limits.ts';
import { DragHandle } from '@caliper/ui/actions/drag-handle.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { SourceName } from '../../reports/index.ts';
import { stateWords } from '../bookmark-states.ts';
import type { Entry } from './edit-draft.ts';
import classes from './entry-list.module.css';

interface EntryRowProps {
  entry: Entry;
  /** Used in the labels of its controls. */
  name: string;
  place: number | null;
  look: ComponentProps<'li'>;
  handle: ComponentProps<typeof DragHandle>;
  onKeep: (isKept: boolean) => void;
  onPlace: (typed: string) => void;
}

export function EntryRow({
  entry: { bookmark, isKept },
  name,
  place,
  look,
  handle,
  onKeep,
  onPlace,
}: EntryRowProps) {
  const { chapter_title, state } = bookmark;
  const words = stateWords[state];
  return (
    <li {...look} className={classes.row} data-going={!isKept || undefined}>
      <DragHandle {...handle} />
      <Checkbox checked={isKept} onChange={(event) => onKeep(event.target.checked)}>
        <span className={classes.words}>
          <span className={classes.title}>{chapter_title}</span>
          <span className={classes.source}>
            <SourceName source={bookmark} />
          </span>
          {words && <StatusTag tone="warn">{words}</StatusTag>}
        </span>
      </Checkbox>
      <PlaceInput name={name} place={place} onPlace={onPlace} />
    </li>
  );
}

interface PlaceInputProps {
  name: string;
  place: number | null;
  onPlace: (typed: string) => void;
}

/** A typed place counts when the field is left: typing 12 should not move the entry to 1 first. */
function PlaceInput({ name, place, onPlace }: PlaceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null) onPlace(typed);
    setTyped(null);
  };
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <input
      className={classes.place}
      type="number"
      inputMode="numeric"
      min={1}
      max={limits.mostOrder}
      aria-label={`Order of ${name}`}
      translate="no"
      value={typed ?? place ?? ''}
      disabled={place === null}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={takeOnEnter}
    />
  );
}
