import { usePageTurn } from '../../../lib/navigation/use-page-turn.ts';
import type { CataloguePageAnswer } from '../catalogue.queries.ts';
import { addressOf, type CatalogueView, choosePage } from '../catalogue-address.ts';
import { categoryAt } from '../categories.ts';
import { sectionWords } from '../section-words.ts';
import { resultCount } from './result-count.ts';
import classes from './results-heading.module.css';
import { ScrollingHeading } from './scrolling-heading.tsx';
import { YearSelect } from './year-select.tsx';

interface ResultsHeadingProps {
  view: CatalogueView;
  answer: CataloguePageAnswer | undefined;
  isStale: boolean;
  possibleYears: readonly number[];
}

export function ResultsHeading({ view, answer, isStale, possibleYears }: ResultsHeadingProps) {
  const heading = usePageTurn<HTMLHeadingElement>(addressOf(choosePage(view, 1)), view.page);
  return (
    <div className={classes.row}>
      <ScrollingHeading
        id="results-heading"
        ref={heading}
        text={categoryAt(view.category)?.text ?? sectionWords[view.section].name}
      />
      <p className={classes.count} role="status" data-none={answer?.total === 0 || undefined}>
        {answer && !isStale && resultCount(view, answer)}
      </p>
      <YearSelect view={view} possible={possibleYears} />
    </div>
  );
}
