import { Tabs } from '@caliper/ui/actions/tabs.tsx';
import { GroupFailed, Group as Rows } from '@caliper/ui/lists/group.tsx';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { useState } from 'react';
import { Case, Group, Specimen } from './specimen.tsx';
import { Tables } from './tables.tsx';
import { nothing } from './values.ts';

export function Lists() {
  return (
    <Group title="Tables, tabs and pages">
      <Tables />
      <TabCases />
      <PageCases />
      <RowCases />
    </Group>
  );
}

const tabs = [
  { value: 'reports', label: 'Reports', count: 128 },
  { value: 'medsku', label: 'MedSKU', count: 0 },
  { value: 'surveys', label: 'Surveys' },
] as const;

function TabCases() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('reports');
  const common = { value: tab, tabs, onChange: setTab };
  return (
    <Specimen of="Tabs">
      <Case state="line" width="wide">
        <Tabs label="Kinds" {...common}>
          <p>What the chosen tab shows: {tab}</p>
        </Tabs>
      </Case>
      <Case state="pill, focus" width="wide">
        <Tabs label="Kinds, as pills" look="pill" after={<span>at the end</span>} {...common}>
          <p>What the chosen tab shows: {tab}</p>
        </Tabs>
      </Case>
      <Case state="hover" width="wide">
        <Tabs label="Kinds, pointed at" {...common}>
          <p>What the chosen tab shows: {tab}</p>
        </Tabs>
      </Case>
    </Specimen>
  );
}

function PageCases() {
  const [page, setPage] = useState(5);
  return (
    <>
      <Specimen of="Pager" about="One page needs none.">
        {[1, page, 12].map((at, index) => (
          <Case key={['first', 'between', 'last'][index]} state={['first', 'between', 'last'][index] ?? ''}>
            <Pager label={`Pages, ${index + 1}`} page={at} pages={12} onChange={setPage} />
          </Case>
        ))}
      </Specimen>
      <Specimen of="PageLinks">
        {(
          [
            ['first', 1, 3],
            ['between', 9, 40],
            ['last', 40, 40],
          ] as const
        ).map(([state, at, pages]) => (
          <Case key={state} state={state} width="wide">
            <PageLinks label={`Pages, ${state}`} page={at} pages={pages} align="start">
              {(to, link) => <a key={to} {...link} href={`#page-${to}`} />}
            </PageLinks>
          </Case>
        ))}
      </Specimen>
    </>
  );
}

function RowCases() {
  return (
    <Specimen of="Group" about="Rows under a heading; each group loads and fails alone.">
      <Case state="with a count" width="wide">
        <Rows title="Open requests" count={3}>
          <p>Its rows</p>
        </Rows>
      </Case>
      <Case state="failed" width="wide">
        <Rows title="Open requests">
          <GroupFailed onRetry={nothing} />
        </Rows>
      </Case>
    </Specimen>
  );
}
