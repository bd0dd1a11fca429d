import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { moved, type Way } from '@caliper/ui/lists/sortable-rows.ts';
import { useSortable } from '@caliper/ui/lists/use-sortable.ts';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { useState } from 'react';
import { CountedHead } from '../counted-head.tsx';
import { spokenName } from '../spoken-name.ts';
import { type Entry, indexOfPlace, placeIn, placeOf } from './edit-draft.ts';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row.tsx';

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
