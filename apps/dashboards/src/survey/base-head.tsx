import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import classes from './cross-table.module.css';
import { count } from './survey-words.ts';
import type { Base } from './tally.ts';

/** A group and its size. */
export function BaseHead({ base, isWeighted }: { base: Base; isWeighted: boolean }) {
  const { name, respondents, size } = base;
  return (
    <th scope="col" className={classes.group} data-number>
      <span className={classes.name}>{name}</span>
      <span className="block faint plain" translate="no">
        n = {respondents}
      </span>
      {isWeighted && (
        <span className="block faint plain" translate="no">
          weighted {count(size)}
        </span>
      )}
      <SmallBase base={base} />
    </th>
  );
}

/** Warns that a base is too small to rely on. */
export function SmallBase({ base: { reliance } }: { base: Pick<Base, 'reliance'> }) {
  if (reliance === 'fine') return null;
  return (
    <StatusTag tone="warn" icon="warning">
      {reliance === 'small' ? 'small base' : 'too few for shares'}
    </StatusTag>
  );
}
