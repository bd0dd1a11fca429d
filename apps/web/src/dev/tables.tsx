import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { Wide } from '@caliper/ui/lists/wide.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Case, Cases, Specimen } from './specimen.tsx';
import { longText } from './values.ts';

export function Tables() {
  return (
    <>
      <OwnTables />
      <Specimen of="Wide">
        <Case state="cut off">
          <Wide label="Markets, cut off" className="scrolls">
            <table className="tabular">
              <tbody>
                <MarketRow name={longText} />
              </tbody>
            </table>
          </Wide>
        </Case>
      </Specimen>
    </>
  );
}

function OwnTables() {
  return (
    <Specimen of="Table">
      <Case state="read" width="wide">
        <Table
          label="Markets"
          density="read"
          heads={['Market', { head: '2025', is: 'number' }, { head: '2026', is: 'number' }]}
        >
          <tbody>
            <MarketRow name="Knee implants" />
            <MarketRow name={longText} />
          </tbody>
        </Table>
      </Case>
      <Cases
        of={People}
        width="wide"
        states={{
          'rows, with meanings': { stacks: false },
          'stacks on a phone': { stacks: true },
        }}
      />
      <Case state="hover" width="wide">
        <Table label="Markets, pointed at" density="read">
          <tbody>
            <MarketRow name="Hip implants" />
          </tbody>
        </Table>
      </Case>
    </Specimen>
  );
}

function MarketRow({ name }: { name: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-number>1,204.5</td>
      <td data-number>−31.0</td>
    </tr>
  );
}

function People({ stacks }: { stacks: boolean }) {
  return (
    <Table
      label={stacks ? 'People, stacked' : 'People'}
      stacks={stacks}
      columns={['140px', '140px']}
      heads={['Name', 'State', 'Actions']}
    >
      <tbody>
        <PersonRow name="Ines Moreau" state="Will be added" tone="ok" />
        <PersonRow name="Jonas Feld" state="Will be removed" tone="bad" />
        <PersonRow name="Priya Raman" state="Standard" />
      </tbody>
    </Table>
  );
}

function PersonRow({ name, state, tone }: { name: string; state: string; tone?: 'ok' | 'bad' }) {
  return (
    <tr data-tone={tone}>
      <th scope="row">
        <Checkbox>{name}</Checkbox>
      </th>
      <td data-label="State">
        <StatusTag tone={tone ?? 'plain'}>{state}</StatusTag>
      </td>
      <td>
        <Button size="sm">Edit</Button>
      </td>
    </tr>
  );
}
