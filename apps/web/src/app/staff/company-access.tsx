import { EmptyState } from '@caliper/ui/page-state.tsx';
import { Tabs } from '@caliper/ui/tabs.tsx';
import { useState } from 'react';
import type { Company } from '../../features/companies/companies.queries.ts';
import { SubscriptionEditor } from '../../features/subscriptions/staff/subscription-editor.tsx';
import { useCompanySubscriptions } from '../../features/subscriptions/subscriptions.queries.ts';

interface CompanyAccessProps {
  company: Company;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Below the settings of a company: what it subscribes to, and its people. */
export function CompanyAccess({ company, isReadOnly, onUnsaved }: CompanyAccessProps) {
  const [tab, setTab] = useState<'subscriptions' | 'users'>('subscriptions');
  const { held, isLoading } = useCompanySubscriptions(company.id);
  const tabs = [
    { value: 'subscriptions', label: 'Subscriptions', count: isLoading ? undefined : held.length },
    { value: 'users', label: 'Users' },
  ] as const;
  return (
    <Tabs label={company.company} value={tab} tabs={tabs} onChange={setTab}>
      {/* Hidden rather than gone: what is not saved yet stays. */}
      <div hidden={tab !== 'subscriptions'}>
        <SubscriptionEditor companyId={company.id} isReadOnly={isReadOnly} onUnsaved={onUnsaved} />
      </div>
      {tab === 'users' && (
        <EmptyState title="Users">
          <p>The people of a company are not here yet. They will stand in this place once it is ready.</p>
        </EmptyState>
      )}
    </Tabs>
  );
}
