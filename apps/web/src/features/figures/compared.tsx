import { messageOf } from '@caliper/contract/client/api-error.ts';
import { metricWords } from '@caliper/contract/figures/figures.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { lazy, type Ref, Suspense } from 'react';
import { callFile } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { allYears } from './compared-lines.ts';
import type { FiguresChoice, Series } from './figures.queries.ts';
import { warningsOn } from './mixing.ts';

const ComparedChart = lazy(async () => ({ default: (await import('./compared-chart.tsx')).ComparedChart }));

interface ComparedProps {
  series: readonly Series[];
  choice: FiguresChoice;
  onClear: () => void;
  section: Ref<HTMLElement>;
}

/** What was chosen in one chart, if it is in one unit, and as one sheet. */
export function Compared({ series, choice, onClear, section }: ComparedProps) {
  const warnings = warningsOn(series);
  const isDrawn = new Set(series.map(({ unit }) => unit)).size === 1 && allYears(series).length > 1;
  const download = useSingleMutation<void, readonly string[]>({
    mutationFn: async (keys) => {
      const file = await callFile('figuresSheet', { body: { ...choice, keys: [...keys] } });
      saveFile(file, file.name);
    },
    meta: showsOwnError,
  });
  return (
    <section ref={section} className="mb24" aria-label="Comparison">
      <div className="row gap8 mb12">
        <h2 className="h4 grow">Compared: {series.length}</h2>
        <Button
          size="sm"
          icon="table"
          busy={download.isPending}
          onClick={() => download.mutate(series.map(({ key }) => key))}
        >
          Export
        </Button>
        <Button size="sm" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
      {download.isError && (
        <p role="alert" className="mb12 small bad">
          The sheet was not made. {messageOf(download.error)}
        </p>
      )}
      {warnings.map((one) => (
        <p key={one} role="note" className="mb12 small warn">
          {one}
        </p>
      ))}
      {isDrawn && (
        <>
          <p className="mb6 small quiet">
            {metricWords[choice.metric]}, {series[0]?.unit}
          </p>
          <Suspense fallback={<div style={{ height: 320 }} />}>
            <ComparedChart series={series} />
          </Suspense>
        </>
      )}
    </section>
  );
}
