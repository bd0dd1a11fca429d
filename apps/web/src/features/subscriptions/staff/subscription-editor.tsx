import { Button } from '@caliper/ui/actions/button.tsx';
import { Tabs } from '@caliper/ui/actions/tabs.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useState } from 'react';
import { FailedKinds } from '../failed-kinds.tsx';
import { useCompanySubscriptions } from '../subscriptions.queries.ts';
import { AddSubscriptionsDialog } from './add-subscriptions-dialog.tsx';
import { EndedSubscriptions } from './ended-subscriptions.tsx';
import { SubscriptionTable } from './subscription-table.tsx';
import { editsSentence, isIncomplete, rowsOf, subscriptionTabs } from './subscription-tabs.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useSubscriptionEdits } from './use-subscription-edits.ts';
import { useTabInAddress } from './use-tab-in-address.ts';

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
