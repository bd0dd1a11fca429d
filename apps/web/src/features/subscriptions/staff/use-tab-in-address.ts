import { useChoiceInAddress } from '../../../lib/navigation/use-choice-in-address.ts';
import { type SubscriptionTab, subscriptionTabs } from './subscription-tabs.ts';

const tabs = subscriptionTabs.map(({ value }) => value);

/** The chosen kind of subscriptions. */
export function useTabInAddress(): [SubscriptionTab, (tab: SubscriptionTab) => void] {
  return useChoiceInAddress('kind', tabs, 'reports');
}
