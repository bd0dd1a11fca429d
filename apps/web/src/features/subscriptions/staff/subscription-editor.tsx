import { Button } from '@caliper/ui/actions/button.tsx';
import { Tabs } from '@caliper/ui/actions/tabs.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useState } from 'react';
import { useChoiceInAddress } from '../../../lib/navigation/use-choice-in-address.ts';
import { FailedKinds } from '../failed-kinds.tsx';
import { OrderTable, pastOrders } from '../order-table.tsx';
import type { SubscriptionEntry } from '../subscription-entry.ts';
import { useCompanySubscriptions } from '../subscriptions.queries.ts';
import { AddSubscriptionsDialog } from './add-subscriptions-dialog.tsx';
import { SubscriptionTable } from './subscription-table.tsx';
import {
  editsSentence,
  isIncomplete,
  rowsOf,
  type SubscriptionTab,
  subscriptionTabs,
} from './subscription-tabs.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useSubscriptionEdits } from './use-subscription-edits.ts';

interface SubscriptionEditorProps {
  companyId: number;
  /** Sales can only view. */
  isReadOnly: boolean;
  /** Called when there are, and when there are no longer, unsaved changes. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** What a company subscribes to. Changes are kept here until they are saved together. */
export function SubscriptionEditor({ companyId, isReadOnly, onUnsaved }: SubscriptionEditorProps) {
  const { held, ended, isLoading, failed, retry } = useCompanySubscriptions(companyId);
  const { edits, change, save, isSaving, problem } = useSubscriptionEdits(companyId, held, onUnsaved);
  const [tab, chooseTab] = useTabInAddress();
  const [isAdding, setIsAdding] = useState(false);

  if (isLoading) return <SkeletonRows />;
  const counted = subscriptionTabs.map(({ value, label }) => ({
    value,
    label,
    count: rowsOf(value, held, edits).filter(({ state }) => state !== 'removed').length,
  }));
  return (
    <>
      <FailedKinds kinds={failed} onRetry={retry} />
      <Tabs
        label="Kinds of subscriptions"
        look="pill"
        value={tab}
        tabs={counted}
        onChange={chooseTab}
        after={
          !isReadOnly && (
            <Button size="sm" icon="plus" onClick={() => setIsAdding(true)}>
              Add Subscriptions
            </Button>
          )
        }
      >
        <SubscriptionTable
          tab={tab}
          rows={rowsOf(tab, held, edits)}
          isComplete={!isIncomplete(tab, failed)}
          isReadOnly={isReadOnly}
          onRemove={(item) => change({ type: 'remove', item })}
          onKeep={(item) => change({ type: 'add', item })}
        />
      </Tabs>
      <UnsavedBar
        words={editsSentence(held, edits)}
        problem={problem}
        isReadOnly={isReadOnly}
        busy={isSaving}
        onUndo={() => change({ type: 'undo' })}
        onSave={save}
      />
      <EndedSubscriptions entries={ended} />
      <AddSubscriptionsDialog
        tab={tab}
        opened={isAdding}
        held={held}
        edits={edits}
        onAdd={(item) => change({ type: 'add', item })}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

const tabs = subscriptionTabs.map(({ value }) => value);

/** The chosen kind of subscriptions. */
function useTabInAddress(): [SubscriptionTab, (tab: SubscriptionTab) => void] {
  return useChoiceInAddress('kind', tabs, 'reports');
}

/** The company's ended subscriptions of all kinds. */
function EndedSubscriptions({ entries }: { entries: readonly SubscriptionEntry[] }) {
  const [page, setPage] = useState(1);
  if (entries.length === 0) return null;
  return (
    <section className="part" aria-labelledby="ended">
      <h2 id="ended">Expired</h2>
      <OrderTable label="Expired" orders={pastOrders(entries)} isPast page={page} onPage={setPage} />
    </section>
  );
}
