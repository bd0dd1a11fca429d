import { Tabs } from '@caliper/ui/actions/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useChoiceInAddress } from '../../../lib/navigation/use-choice-in-address.ts';
import { CompanyPacks } from '../../custom-reports/index.ts';
import { isInherited, SubscriptionEditor, useCompanySubscriptions } from '../../subscriptions/index.ts';
import { type Company, companyQuery } from '../companies.queries.ts';
import { CompanySettings } from '../settings/company-settings.tsx';
import { CompanyUsers } from '../users/company-users.tsx';
import { CompanyHistory } from './company-history.tsx';

interface CompanyAccessProps {
  company: Company;
  isReadOnly: boolean;
  onUnsavedSettings: (isUnsaved: boolean) => void;
  onUnsavedSubscriptions: (isUnsaved: boolean) => void;
  onDeleted: () => void;
}

const values = ['subscriptions', 'users', 'history'] as const;

/** The settings of a company; below them its subscriptions and its people. */
export function CompanyAccess({ company, isReadOnly, ...handlers }: CompanyAccessProps) {
  const [tab, setTab] = useChoiceInAddress('tab', values, 'subscriptions');
  const { held, isLoading } = useCompanySubscriptions(company.id);
  const { data: detail } = useQuery(companyQuery(company.id));
  const own = held.filter((entry) => !isInherited(entry));
  const tabs = [
    { value: 'subscriptions', label: 'Subscriptions', count: isLoading ? undefined : held.length },
    { value: 'users', label: 'Users', count: detail?.users.length },
    { value: 'history', label: 'History' },
  ] as const;
  return (
    <>
      <CompanySettings
        companyId={company.id}
        isReadOnly={isReadOnly}
        subscriptions={isLoading ? undefined : own.length}
        onUnsaved={handlers.onUnsavedSettings}
        onDeleted={handlers.onDeleted}
      />
      <Tabs label={company.company} value={tab} tabs={tabs} onChange={setTab}>
        {/* Hidden rather than unmounted, to keep unsaved changes. */}
        <div hidden={tab !== 'subscriptions'}>
          <SubscriptionEditor
            companyId={company.id}
            isReadOnly={isReadOnly}
            onUnsaved={handlers.onUnsavedSubscriptions}
          />
          <CompanyPacks companyId={company.id} />
        </div>
        {tab === 'users' && (
          <CompanyUsers
            companyId={company.id}
            company={company.company}
            isProvider={company.provider}
            isReadOnly={isReadOnly}
          />
        )}
        {tab === 'history' && <CompanyHistory companyId={company.id} />}
      </Tabs>
    </>
  );
}
