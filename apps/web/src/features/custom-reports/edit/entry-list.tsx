import { customReports as limits } from '@caliper/contract/limits.ts';
import { DragHandle } from '@caliper/ui/actions/drag-handle.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { moved, type Way } from '@caliper/ui/lists/sortable-rows.ts';
import { useSortable } from '@caliper/ui/lists/use-sortable.ts';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { SourceName } from '../../reports/index.ts';
import { spokenName, stateWords } from '../bookmarks.ts';
import { CountedHead } from '../dialog-parts.tsx';
import { type Entry, indexOfPlace, placeIn, placeOf } from './edit-draft.ts';
import classes from './entry-list.module.css';

interface EntryListProps {
  entries: readonly Entry[];
  /** How many of them are kept. */
  kept: number;
  problem: string | null;
  onChange: (entries: Entry[]) => void;
}

/** The bookmarks, to be unticked and reordered: by number, by dragging or by keyboard. */
export function EntryList({ entries, kept, problem, onChange }: EntryListProps) {
  const [announcement, setAnnouncement] = useState('');
  const bookmarks = entries.map(({ bookmark }) => bookmark);
  const names = bookmarks.map((bookmark) => spokenName(bookmark, bookmarks));
  const move = (way: Way) => onChange(moved(entries, way));
  const sortable = useSortable({ names, onMove: move });

  const moveTo = (index: number, typed: string) => {
    const place = placeIn(typed);
    if (place === null || place === placeOf(entries, index)) return;
    move({ from: index, to: indexOfPlace(entries, index, place) });
    setAnnouncement(`${names[index]}, place ${Math.min(place, kept)} of ${kept}`);
  };
  const keep = (index: number, isKept: boolean) =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, isKept } : entry)));
  return (
    <div>
      <CountedHead words="Bookmarks" count={kept} />
      <ol ref={sortable.list} className={classes.list} aria-label="Bookmarks">
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.bookmark.collection_id}
            entry={entry}
            name={names[index] ?? ''}
            place={placeOf(entries, index)}
            look={sortable.row(index)}
            handle={sortable.handle(index)}
            onKeep={(isKept) => keep(index, isKept)}
            onPlace={(typed) => moveTo(index, typed)}
          />
        ))}
      </ol>
      {problem && <FieldError>{problem}</FieldError>}
      <div aria-live="assertive">
        <Unseen>{sortable.announcement}</Unseen>
        <Unseen>{announcement}</Unseen>
      </div>
    </div>
  );
}

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

function EntryRow({
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
        <span className="slim">
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
