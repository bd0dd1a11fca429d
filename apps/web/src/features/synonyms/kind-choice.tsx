import { type SynonymKind, synonymKinds } from '@caliper/contract/synonyms/synonyms.values.ts';
import { Link } from 'react-router';
import { kindWords } from './synonym-words.ts';
import classes from './synonyms.module.css';
import { addressOf, type SynonymsPlace } from './synonyms-address.ts';

interface KindChoiceProps {
  place: SynonymsPlace;
  /** How many there are of each kind; not known while they load. */
  counts: Record<SynonymKind, number> | undefined;
}

/** All kinds, or one of them. */
export function KindChoice({ place, counts }: KindChoiceProps) {
  const { kind: chosen, ...rest } = place;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { label: 'All', count: all, to: { ...rest, page: 1 }, isChosen: chosen === undefined },
    ...synonymKinds.map((kind) => ({
      label: kindWords[kind].many,
      count: counts?.[kind],
      to: { ...rest, kind, page: 1 },
      isChosen: chosen === kind,
    })),
  ];
  return (
    <nav aria-label="Kinds" className="flex wrap gap4">
      {choices.map(({ label, count, to, isChosen }) => (
        <Link
          key={label}
          className={classes.kind}
          to={{ search: addressOf(to) }}
          aria-current={isChosen || undefined}
        >
          {label} <span className="plain">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
