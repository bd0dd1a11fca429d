import { usePageTurn } from '../../../lib/navigation/use-page-turn.ts';
import { FollowButton, type FollowTarget } from '../../following/index.ts';
import type { CataloguePageAnswer } from '../catalogue.queries.ts';
import { addressOf, type CatalogueView, choose } from '../catalogue-address.ts';
import { categoryAt, subCategoryAt } from '../categories.ts';
import { itemWords, sectionWords } from '../section-words.ts';
import { SortSelect, YearSelect } from './list-selects.tsx';
import classes from './results.module.css';
import { ScrollingHeading } from './scrolling-heading.tsx';

interface ResultsHeadingProps {
  view: CatalogueView;
  answer: CataloguePageAnswer | undefined;
  isStale: boolean;
  /** Null if they are chosen elsewhere. */
  possibleYears: readonly number[] | null;
  /** Otherwise nothing is listed until something is chosen. */
  isList: boolean;
}

export function ResultsHeading({ view, answer, isStale, possibleYears, isList }: ResultsHeadingProps) {
  const heading = usePageTurn<HTMLHeadingElement>(addressOf(choose(view, {})), view.page);
  return (
    <div className={classes.heading}>
      <ScrollingHeading
        id="results-heading"
        ref={heading}
        text={categoryAt(view.category)?.text ?? sectionWords[view.section].name}
      />
      <p className={classes.count} role="status" data-none={answer?.total === 0 || undefined}>
        {answer && !isStale && resultCount(view, answer)}
      </p>
      <FollowPlace view={view} />
      {isList && (answer === undefined || answer.total > 1) && <SortSelect view={view} />}
      {possibleYears && <YearSelect view={view} possible={possibleYears} />}
    </div>
  );
}

/** The category that is shown, or the sub-category. */
function FollowPlace({ view }: { view: CatalogueView }) {
  const category = categoryAt(view.category);
  const sub = category && subCategoryAt(category.url, view.subCategory);
  if (!category) return null;
  const target: FollowTarget = sub
    ? { kind: 'sub-category', id: sub.subCategoryId }
    : { kind: 'category', id: category.categoryId };
  const name = (sub ?? category).text;
  return <FollowButton target={target} words={{ off: 'Follow', on: 'Following' }} label={`Follow ${name}`} />;
}

/** The number of items and the current page: "27 reports in Europe, page 1 of 2". */
export function resultCount(
  { section, filter, region, year }: Pick<CatalogueView, 'section' | 'filter' | 'region' | 'year'>,
  { total, page, pages }: Pick<CataloguePageAnswer, 'total' | 'page' | 'pages'>,
): string {
  const { one, many } = itemWords(section, filter);
  const what = [total === 0 ? 'No' : total, region === 'Global' ? 'global' : null, total === 1 ? one : many];
  const where = [year && `from ${year}`, region && region !== 'Global' && `in ${region}`];
  const words = [...what, ...where].filter(Boolean).join(' ');
  return pages > 1 ? `${words}, page ${page} of ${pages}` : words;
}
