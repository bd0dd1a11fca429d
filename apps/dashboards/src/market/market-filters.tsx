import { ChoiceFilter } from '../kit/filters/choice-filter.tsx';
import { choicesOf } from '../kit/filters/choices.ts';
import { OneFilter, Reset } from '../kit/filters/filter-bar.tsx';
import { YearRange } from '../kit/filters/year-range.tsx';
import classes from './market.module.css';
import { chosenCountries, labelsOf, marketsIn, placesChange, segmentsIn } from './market-view.ts';
import type { Market } from './use-market.ts';

type Filtered = Pick<Market, 'dashboard' | 'view' | 'change' | 'years'>;

interface MarketFiltersProps {
  market: Filtered;
  /** The words for the dimension that holds the companies of markets. */
  company?: { label: string; all: string; many: string };
}

const companies = { label: 'Company', all: 'All companies', many: 'companies' };

export function MarketFilters({ market, company = companies }: MarketFiltersProps) {
  const { dashboard, view, change, years } = market;
  const { dimensions, periods } = dashboard;
  const regions = labelsOf(dashboard, 'region');
  const segments = (dimensions.segment ?? []).filter(
    ({ under }) => under === null || marketsIn(view, dashboard).includes(under),
  );
  return (
    <>
      <MarketChoice market={market} />
      <NounChoice market={market} />
      <ReportChoice market={market} />
      {segmentsIn(view, dashboard).length > 1 && (
        <ChoiceFilter
          label="Segment"
          all="All segments"
          many="segments"
          choices={choicesOf(segments)}
          chosen={view.segments}
          onChange={(segment) => change({ segment })}
        />
      )}
      {labelsOf(dashboard, 'country').length > 1 && (
        <ChoiceFilter
          label="Region"
          {...(regions.length > 1 ? { all: 'All regions', count: regions.length } : { all: 'All countries' })}
          many="countries"
          choices={choicesOf(dimensions.country ?? [])}
          chosen={chosenCountries(view, dashboard)}
          onChange={(chosen) => change(placesChange(chosen, dashboard))}
        />
      )}
      {labelsOf(dashboard, 'company').length > 1 && (
        <ChoiceFilter
          {...company}
          choices={choicesOf(dimensions.company ?? [])}
          chosen={view.companies}
          onChange={(names) => change({ company: names })}
        />
      )}
      {periods.length > 1 && (
        <YearRange periods={periods} from={years.from} to={years.to} onChange={years.onChange} />
      )}
      <MarketReset market={market} />
    </>
  );
}

/** A sample opens one market, which is named instead of a choice. */
function MarketChoice({ market: { dashboard, view, change } }: { market: Filtered }) {
  const { sample, dimensions } = dashboard;
  if (sample !== null) {
    return (
      <div className={classes.sample}>
        <span className={classes.sampleLabel}>Market</span>
        <strong translate="no">{sample}</strong>
        <span className="small warn">Sample: one market</span>
      </div>
    );
  }
  if (labelsOf(dashboard, 'market').length < 2) return null;
  return (
    <ChoiceFilter
      label="Market"
      all="All markets"
      many="markets"
      choices={choicesOf(dimensions.market ?? [])}
      chosen={view.markets}
      onChange={(names) => change({ market: names, segment: null })}
    />
  );
}

/** Shown where the markets are counted in different things. */
function NounChoice({ market: { view, change } }: { market: Filtered }) {
  const [first] = view.nouns;
  if (view.nouns.length < 2 || view.noun === null) return null;
  return (
    <OneFilter
      label="Counted in"
      value={view.noun}
      options={view.nouns.map((noun) => ({ value: noun, label: noun }))}
      onChange={(noun) => change({ counted: noun === first ? null : noun, segment: null })}
    />
  );
}

/** Shown where several reports have the same markets. */
function ReportChoice({ market: { dashboard, change } }: { market: Filtered }) {
  const { rivals, prefer } = dashboard;
  const shown = rivals.find(({ report_id, isShown }) => (prefer === null ? isShown : report_id === prefer));
  if (!shown) return null;
  return (
    <OneFilter
      label="Same markets from"
      value={String(shown.report_id)}
      // What differs comes first: the control is narrow.
      options={rivals.map(({ report_id, name, region, year }) => ({
        value: String(report_id),
        label: `${year}, ${region}: ${name}`,
      }))}
      onChange={(id) => change({ prefer: id })}
    />
  );
}

function MarketReset({ market: { dashboard, view, change, years } }: { market: Filtered }) {
  const { segments, regions, countries, companies: chosen } = view;
  const markets = dashboard.sample === null ? view.markets : [];
  const isFiltered =
    [markets, segments, regions, countries, chosen].some((list) => list.length > 0) ||
    years.isPart ||
    dashboard.prefer !== null;
  if (!isFiltered) return null;
  const names = ['segment', 'region', 'country', 'company', 'from', 'to', 'prefer'];
  const all = dashboard.sample === null ? [...names, 'market'] : names;
  return <Reset onReset={() => change(Object.fromEntries(all.map((name) => [name, null])))} />;
}
