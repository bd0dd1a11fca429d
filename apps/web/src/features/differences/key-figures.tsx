import classes from './changes.module.css';
import type { Reduced, Whole } from './differences.queries.ts';

/** Five counts: what there was and is, and what was corrected. */
export function KeyFigures({ found }: { found: Whole | Reduced }) {
  const { chapters, tables, figures, companies } = found.counts;
  const inAndOut = [
    companies.added > 0 && `${companies.added} in`,
    companies.removed > 0 && `${companies.removed} out`,
  ].filter(Boolean);
  return (
    <dl className={classes.figures}>
      <KeyFigure
        before={chapters.before}
        now={chapters.after}
        words={`chapters${chapters.added > 0 ? `, ${chapters.added} new` : ''}`}
      />
      <KeyFigure
        before={tables.before}
        now={tables.after}
        words={`tables, ${shown(tables.comparable)} comparable`}
      />
      <KeyFigure now={figures.revised} words="forecast figures revised" />
      <KeyFigure now={figures.restated} words="measured figures restated" />
      <KeyFigure
        before={companies.before}
        now={companies.after}
        words={['companies', ...inAndOut].join(', ')}
      />
    </dl>
  );
}

interface KeyFigureProps {
  before?: number;
  now: number;
  words: string;
}

function KeyFigure({ before, now, words }: KeyFigureProps) {
  return (
    <div className={classes.figure}>
      <dd translate="no">
        {before !== undefined && before !== now && <span className={classes.was}>{shown(before)} → </span>}
        {shown(now)}
      </dd>
      <dt>{words}</dt>
    </div>
  );
}

export function shown(count: number): string {
  return count.toLocaleString('en-US');
}
