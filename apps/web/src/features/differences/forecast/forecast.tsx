import { Button } from '@caliper/ui/actions/button.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { useNumberInAddress } from '../changes-address.ts';
import { type Comparison, changedTableQuery, type Whole } from '../differences.queries.ts';
import { Section } from '../section.tsx';
import { sideName } from '../side-names.ts';
import classes from './forecast.module.css';
import { cameTrue, revisionsOf, scaleFor } from './revisions.ts';
import { SmallMultiple } from './small-multiple.tsx';

interface ForecastProps {
  found: Whole;
  comparison: Comparison;
}

/** What was expected, what is expected now, and what came true: the forecasts of one table, market by market. */
export function Forecast({ found, comparison }: ForecastProps) {
  const tables = found.tables.filter(({ hasForecast }) => hasForecast);
  const [asked, choose] = useNumberInAddress('market');
  const current =
    tables.find(({ number }) => number === asked) ??
    tables.find(({ counts }) => counts.revised > 0) ??
    tables[0];
  const titles = new Map(found.chapters.map(({ after }) => [after?.number, after?.title]));
  const options = tables.map(({ number, after }) => ({
    value: String(number),
    label: [
      titles.get(after?.chapter ?? 0),
      [after?.name, after?.title.split('\n')[0]].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(': '),
  }));
  return (
    <Section
      name="forecast"
      title="Forecast"
      tools={
        options.length > 1 && (
          <div className={classes.choice}>
            <NativeSelect
              label="Market and table"
              value={String(current?.number ?? '')}
              options={options}
              onChange={(value) => choose(Number(value))}
            />
          </div>
        )
      }
    >
      {current ? (
        <Multiples key={comparison.id} found={found} comparison={comparison} table={current.number} />
      ) : (
        <p className="quiet">No table of both has forecasts that can be compared.</p>
      )}
    </Section>
  );
}

/** More than these are shown when asked for. */
const firstShown = 12;

function Multiples({ found, comparison, table }: ForecastProps & { table: number }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(changedTableQuery(comparison, table));
  const [isAll, setAll] = useState(false);
  if (error && !data)
    return <FailedQuery title="The forecasts did not load" error={error} onRetry={refetch} />;
  if (!data) return <div className={classes.loading} role="status" aria-label="Loading the forecasts" />;
  const series = data.series.filter((one) => revisionsOf(one).length > 0);
  const scale = scaleFor(series);
  const came = series.flatMap(revisionsOf).findLast(cameTrue)?.year;
  const [title = ''] = data.after.title.split('\n');
  return (
    <div className="fading" data-stale={isPlaceholderData || undefined}>
      <p className="small quiet measure">
        {title || 'This table'}: new figure against {sideName(found, found.before)}, in %, one scale for all.
        Outlined: forecast in both.{came !== undefined && ` Filled: ${came}, then forecast, now measured.`}
      </p>
      <div className={classes.multiples}>
        {series.slice(0, isAll ? undefined : firstShown).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may go by the same name
          <SmallMultiple key={at} series={one} scale={scale} />
        ))}
      </div>
      {!isAll && series.length > firstShown && (
        <p className="mt16 noprint">
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {series.length}
          </Button>
        </p>
      )}
    </div>
  );
}
