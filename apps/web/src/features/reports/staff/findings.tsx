import type { Finding } from '@caliper/contract/problem.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import classes from './findings.module.css';
import { findingsAsText, findingsByFile, placeOf } from './findings-by-file.ts';

interface FindingsProps {
  title: string;
  findings: readonly Finding[];
}

/** What the server says about a package, file by file: where, what was met there, and what to do. */
export function Findings({ title, findings }: FindingsProps) {
  return (
    <section aria-label={title} className="stack gap16">
      <div className="row wrap spread gap8">
        <h2 className="h4">
          {title} <span className="quiet">({findings.length})</span>
        </h2>
        <CopyFindings findings={findings} />
      </div>
      {findingsByFile(findings).map(({ file, found }) => (
        <div key={file} className={classes.file}>
          <h3 className={classes.name} translate="no">
            {file || 'The package'}
          </h3>
          <ul className={classes.list} aria-label={file || 'The package'}>
            {found.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may be equal
              <Entry key={index} finding={finding} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Entry({ finding }: { finding: Finding }) {
  const { message, excerpt, remedy } = finding;
  return (
    <li className={classes.entry}>
      <span className={classes.place}>{placeOf(finding)}</span>
      <div>
        <p className="ink">{message}</p>
        {excerpt && (
          <q className={classes.excerpt} translate="no">
            {excerpt}
          </q>
        )}
        {remedy && <p className="quiet">{remedy}</p>}
      </div>
    </li>
  );
}

function CopyFindings({ findings }: { findings: readonly Finding[] }) {
  const { copied, copy } = useCopy();
  return (
    <span className="noprint">
      <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={() => void copy(findingsAsText(findings))}>
        {copied ? 'Copied' : 'Copy list'}
      </Button>
    </span>
  );
}
