import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SourceName } from '../../reports/index.ts';
import type { Entry, Source } from '../entries.ts';
import { placePath, searchPart } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import classes from './bookmarks.module.css';

interface BookmarksProps {
  /** The sections of the current chapter. */
  sections: readonly Section[];
  onChoose: () => void;
  /** Shown beside the heading. */
  beside?: ReactNode;
  /** The tool of an entry, at its right. */
  toolOf?: ((entry: Entry) => ReactNode) | undefined;
}

/** The entries: which of them have hits, and which one is open. */
export function Bookmarks({ sections, onChoose, beside, toolOf }: BookmarksProps) {
  const { entries, current } = useReader();
  return (
    <nav aria-label="Chapters">
      <div className="flex spread baseline gap8 mb12">
        <h2 className="h4">Bookmarks</h2>
        {beside}
      </div>
      <ol className={classes.chapters}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className={classes.entry}>
              <EntryLink entry={entry} onChoose={onChoose} />
              {toolOf && <div className={classes.tool}>{toolOf(entry)}</div>}
            </div>
            {entry === current && <ChapterSections sections={sections} onChoose={onChoose} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryLinkProps {
  entry: Entry;
  onChoose: () => void;
}

function EntryLink({ entry, onChoose }: EntryLinkProps) {
  const { subject, current, back, search } = useReader();
  const { id, place, title, source } = entry;
  const hits = search.hits?.inEntry(id) ?? 0;
  return (
    <Link
      className={classes.chapter}
      to={placePath(subject, { place, term: search.term })}
      state={stepState(back)}
      aria-current={entry === current ? 'page' : undefined}
      data-hits={hits > 0 || undefined}
      onClick={onChoose}
    >
      <span className={classes.number} translate="no">
        {place}
      </span>
      <span className="slim">
        <span>{title}</span>
        {source && <SourceLine source={source} />}
      </span>
      {hits > 0 && <HitBadge hits={hits} />}
    </Link>
  );
}

function SourceLine({ source }: { source: Source }) {
  return (
    <span className={classes.source}>
      <SourceName source={source} />
      {source.refusal && <span className="block warn semi">{source.refusal}</span>}
    </span>
  );
}

function HitBadge({ hits }: { hits: number }) {
  return (
    <span className={classes.hits}>
      <span translate="no">{hits}</span>
      <Unseen>{hits === 1 ? ' hit' : ' hits'}</Unseen>
    </span>
  );
}

interface Section {
  /** The id of its block. */
  id: string;
  title: string;
}

interface ChapterSectionsProps {
  sections: readonly Section[];
  onChoose: () => void;
}

function ChapterSections({ sections, onChoose }: ChapterSectionsProps) {
  const { address, back } = useReader();
  if (sections.length === 0) return null;
  const search = searchPart(address.term, address.hit);
  return (
    <ul className={classes.sections}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            className={classes.section}
            to={{ search, hash: `#${id}` }}
            state={stepState(back)}
            onClick={onChoose}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
