import type { Finding } from '@caliper/contract/problem.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { useCopy } from '../../../lib/use-copy.ts';

interface FindingsProps {
  title: string;
  findings: readonly Finding[];
}

/** What the server says about a package, place by place. */
export function Findings({ title, findings }: FindingsProps) {
  return (
    <div>
      <div className="row wrap spread gap8 mb8">
        <h2 className="h4">{title}</h2>
        <CopyFindings findings={findings} />
      </div>
      <Table label={title} density="read" heads={['File', { head: 'Line', is: 'number' }, 'What was found']}>
        <tbody>
          {findings.map(({ file, line, place, excerpt, message, remedy }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may be equal
            <tr key={index}>
              <th scope="row" translate="no">
                {file || 'The package'}
              </th>
              <td data-number>{line ?? place ?? '–'}</td>
              <td>
                {message} {remedy}
                {excerpt && (
                  <span className="block quiet" translate="no">
                    {excerpt}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function CopyFindings({ findings }: { findings: readonly Finding[] }) {
  const { copied, copy } = useCopy();
  return (
    <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={() => void copy(asText(findings))}>
      {copied ? 'Copied' : 'Copy the list'}
    </Button>
  );
}

/** One line each, to be pasted into a mail or a spreadsheet. */
function asText(findings: readonly Finding[]): string {
  const lines = findings.map(({ file, line, place, excerpt, message, remedy }) =>
    [file, line ?? place ?? '', message, remedy ?? '', excerpt ?? ''].join('\t'),
  );
  return ['File\tLine\tWhat was found\tWhat to do\tExcerpt', ...lines].join('\n');
}
