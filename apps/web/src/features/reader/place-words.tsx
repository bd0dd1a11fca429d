import { Link } from 'react-router';
import { SourceName } from '../reports/index.ts';
import { CiteButton } from './chapter/taking/cite-button.tsx';
import { useCiting } from './chapter/taking/use-citing.ts';
import { useNoun, useReader } from './reader-context.ts';
import { ReleaseWords } from './release-words.tsx';

const spelt = { chapter: 'Chapter', bookmark: 'Bookmark' } as const;

/** Above the title of a chapter: its place among the others, and the report it comes from. */
export function PlaceWords() {
  const { subject, entries, current, address, cited } = useReader();
  const noun = useNoun();
  // A report's own numbers may skip some.
  const isCounted = address.place <= entries.length;
  return (
    <div className="mb6 small quiet semi">
      {spelt[noun]} <span translate="no">{address.place}</span>
      {isCounted && (
        <>
          {' of '}
          <span translate="no">{entries.length}</span>
        </>
      )}
      {' · '}
      {current?.source ? <SourceName source={current.source} /> : subject.name}
      {subject.release && <ReleaseWords release={subject.release} />}
      {cited && <CiteChapter />}
      {subject.changes && (
        <span className="noprint">
          {' · '}
          <Link className="accent link" to={subject.changes.path}>
            {subject.changes.words}
          </Link>
        </span>
      )}
    </div>
  );
}

function CiteChapter() {
  const { current, subject } = useReader();
  const cite = useCiting();
  if (!cite) return null;
  return (
    <span className="noprint">
      {' · '}
      <CiteButton label={current?.title ?? subject.name} cite={() => cite()} isInline />
    </span>
  );
}
