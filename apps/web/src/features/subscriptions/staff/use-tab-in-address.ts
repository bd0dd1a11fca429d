import { useSearchParams } from 'react-router';
import { type SubscriptionTab, subscriptionTabs } from './subscription-tabs.ts';

const name = 'kind';

/** The chosen kind, kept by reload and copied links. Changing it is no step to go back to. */
export function useTabInAddress(): [SubscriptionTab, (tab: SubscriptionTab) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = subscriptionTabs.find(({ value }) => value === search.get(name));
  const choose = (tab: SubscriptionTab) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(name, tab);
        return next;
      },
      { replace: true },
    );
  return [asked?.value ?? 'reports', choose];
}
