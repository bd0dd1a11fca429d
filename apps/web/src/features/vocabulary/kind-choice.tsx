import { type TermKind, termKinds } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { Link } from 'react-router';
import classes from './vocabulary.module.css';
import { addressOf, type VocabularyPlace } from './vocabulary-address.ts';
import { kindWords } from './vocabulary-words.ts';

interface KindChoiceProps {
  place: VocabularyPlace;
  /** How many there are of each kind; not known while they load. */
  counts: Record<TermKind, number> | undefined;
}

/** All kinds, or one of them. */
export function KindChoice({ place, counts }: KindChoiceProps) {
  const { kind: _, ...rest } = place;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label="Kinds" className="flex wrap gap4">
      <Choice label="All" count={all} to={{ ...rest, page: 1 }} isChosen={!place.kind} />
      {termKinds.map((kind) => (
        <Choice
          key={kind}
          label={kindWords[kind].many}
          count={counts?.[kind]}
          to={{ ...rest, kind, page: 1 }}
          isChosen={place.kind === kind}
        />
      ))}
    </nav>
  );
}

interface ChoiceProps {
  label: string;
  count: number | undefined;
  to: VocabularyPlace;
  isChosen: boolean;
}

function Choice({ label, count, to, isChosen }: ChoiceProps) {
  return (
    <Link className={classes.kind} to={{ search: addressOf(to) }} aria-current={isChosen || undefined}>
      {label} <span className="plain">{count}</span>
    </Link>
  );
}
