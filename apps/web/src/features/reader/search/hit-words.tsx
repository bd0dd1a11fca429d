import { useReader } from '../reader-context.ts';
import classes from './hit-words.module.css';

/** Says how many hits there are, and where. */
export function HitWords() {
  const { search, hitCount } = useReader();
  if (!search.hits) return null;
  return (
    <p className={classes.words}>
      {hitCount === 0 ? `“${search.term}” is not in this chapter` : `“${search.term}” in this chapter`};{' '}
      <span translate="no">{search.hits.total}</span> in the report
    </p>
  );
}
