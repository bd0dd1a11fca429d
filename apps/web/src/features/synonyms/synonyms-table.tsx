import { ActionMenu } from '@caliper/ui/actions/action-menu.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { formatDate } from '../../lib/format.ts';
import { kindWords } from './synonym-words.ts';
import type { Synonym } from './synonyms.queries.ts';

interface SynonymsTableProps {
  synonyms: readonly Synonym[];
  onEdit: (synonym: Synonym) => void;
  onRemove: (synonym: Synonym) => void;
}

export function SynonymsTable({ synonyms, onEdit, onRemove }: SynonymsTableProps) {
  return (
    <Table
      label="Synonyms"
      stacks
      heads={['Names', 'They also find', 'Kind', 'Changed', { head: 'Actions', is: 'unseen' }]}
    >
      <tbody>
        {synonyms.map((one) => (
          <tr key={one.synonym_id}>
            <th scope="row" className="anywhere">
              {one.words.join(', ')}
            </th>
            <td data-label="They also find">
              <Also {...one} />
            </td>
            <td data-label="Kind">{kindWords[one.kind].one}</td>
            <td data-label="Changed">
              <Changed {...one} />
            </td>
            <td>
              <ActionMenu
                label={`Actions for ${one.words[0]}`}
                actions={[
                  { label: 'Edit', run: () => onEdit(one) },
                  { label: 'Delete', destructive: true, run: () => onRemove(one) },
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Also({ meansAlso, isMutual }: Synonym) {
  if (meansAlso.length === 0) return <span className="quiet">each other</span>;
  return (
    <>
      <span className="anywhere">{meansAlso.join(', ')}</span>
      <span className="block small quiet">{isMutual ? 'both ways' : 'one way'}</span>
    </>
  );
}

function Changed({ changedBy, changedAt }: Synonym) {
  if (changedBy === null) return <span className="quiet">as delivered</span>;
  return (
    <>
      {formatDate(changedAt)}
      <span className="block small quiet anywhere">{changedBy}</span>
    </>
  );
}
