import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { useState } from 'react';
import { csvOf } from './csv.ts';
import classes from './imports.module.css';
import type { Place, Staged } from './imports.queries.ts';
import { ofSheet, PlaceTable, problemRows, problemText, sheetsOf } from './place-table.tsx';

const everySheet = 'All sheets';

/** Everything that is wrong with a file. */
export function Problems({ staged }: { staged: Staged }) {
  const { problems, problemCount } = staged;
  const [sheet, setSheet] = useState<string | null>(null);
  const part = useFocusOnArrival<HTMLElement>(staged);
  const sheets = sheetsOf(problems);
  return (
    <section ref={part} tabIndex={-1} className={classes.outcome} aria-labelledby="what-to-correct">
      <FieldError>{countWords(problemCount)} Nothing was changed.</FieldError>
      <div className="row wrap spread gap8">
        <h2 id="what-to-correct" className="h4">
          What to correct
        </h2>
        <Tools problems={problems} />
      </div>
      {sheets.length > 1 && (
        <div className="w420">
          <SelectField
            label="Sheet"
            value={sheet ?? everySheet}
            options={[everySheet, ...sheets]}
            onChange={(chosen) => setSheet(chosen === everySheet ? null : chosen)}
          />
        </div>
      )}
      <PlaceTable
        label="What to correct"
        words="What is wrong"
        places={ofSheet(problems, sheet)}
        hasSheets={sheets.length > 0}
      />
      {problemCount > problems.length && (
        <p className="small quiet">
          The first {problems.length} are shown. The rest are listed once these are fixed.
        </p>
      )}
    </section>
  );
}

function countWords(count: number): string {
  return count === 1 ? 'There is one problem in the file.' : `There are ${count} problems in the file.`;
}

function Tools({ problems }: { problems: readonly Place[] }) {
  const [said, setSaid] = useState('Copy all');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(problemText(problems));
      setSaid('Copied');
    } catch {
      setSaid('The browser does not allow copying here');
    }
  };
  return (
    <div className={classes.tools}>
      <Button size="sm" icon={said === 'Copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {said}
      </Button>
      <Button
        size="sm"
        icon="download"
        onClick={() => saveFile(csvOf(problemRows(problems)), 'import-problems.csv')}
      >
        Save as CSV
      </Button>
    </div>
  );
}
