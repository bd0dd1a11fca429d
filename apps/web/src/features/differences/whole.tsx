import { useMemo } from 'react';
import classes from './changes.module.css';
import type { ChangesAddress } from './changes-address.ts';
import type { Whole } from './differences.queries.ts';
import { Forecast } from './forecast/forecast.tsx';
import { KeyFigures } from './key-figures.tsx';
import { NameChanges } from './name-changes.tsx';
import { summaryWords } from './summary-words.ts';
import { Tables } from './tables/tables.tsx';
import { ChaptersAndText } from './text/chapters-and-text.tsx';

interface WholeChangesProps {
  found: Whole;
  address: ChangesAddress;
}

/** Everything that changed, for readers of both sides. */
export function WholeChanges({ found, address }: WholeChangesProps) {
  const id = found.comparison_id;
  const comparison = useMemo(() => ({ address, id }), [address, id]);
  return (
    <>
      <div className={classes.summary}>
        {found.note !== '' && <p>{found.note}</p>}
        <p>{summaryWords(found).join(' ')}</p>
      </div>
      <KeyFigures found={found} />
      <Forecast found={found} comparison={comparison} />
      <Tables found={found} comparison={comparison} />
      <NameChanges found={found} />
      <ChaptersAndText found={found} comparison={comparison} />
    </>
  );
}
