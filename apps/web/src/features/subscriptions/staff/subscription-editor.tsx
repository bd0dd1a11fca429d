import { messageOf } from '@caliper/contract/client/api-error.ts';
import { subscriptionTexts } from '@caliper/contract/subscriptions/subscriptions.messages.ts';
import { Button } from '@caliper/ui/button.tsx';
import { SkeletonRows } from '@caliper/ui/loading.tsx';
import { Tabs } from '@caliper/ui/tabs.tsx';
import { useEffect, useReducer, useState } from 'react';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { FailedKinds } from '../failed-kinds.tsx';
import { useCompanySubscriptions } from '../subscriptions.queries.ts';
import { AddSubscriptionsDialog } from './add-subscriptions-dialog.tsx';
import { EndedSubscriptions } from './ended-subscriptions.tsx';
import { saveSubscriptions } from './save-subscriptions.ts';
import { type Edits, edited, hasEdits, noEdits } from './subscription-edits.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { editsSentence, isIncomplete, rowsOf, subscriptionTabs } from './subscription-tabs.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
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
  const [edits, change] = useReducer(edited, noEdits);
  const [tab, chooseTab] = useTabInAddress();
  const [isAdding, setIsAdding] = useState(false);
  const isUnsaved = hasEdits(edits);
  const { mutate, isPending, error } = useSaving(companyId, (list, sent) =>
    change({ type: 'saved', list, sent }),
  );
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);

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
        words={isUnsaved ? editsSentence(held, edits) : ''}
        problem={error && messageOf(error)}
        isReadOnly={isReadOnly}
        busy={isPending}
        onUndo={() => change({ type: 'undo' })}
        onSave={() => mutate(edits)}
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

function useSaving(companyId: number, onSaved: (list: string, sent: Edits) => void) {
  return useSingleMutation({
    mutationFn: (edits: Edits) => saveSubscriptions(companyId, edits, (list) => onSaved(list, edits)),
    onSuccess: () => notify({ message: subscriptionTexts.saved, variant: 'success' }),
    onError: () => notify({ message: subscriptionTexts.failed, variant: 'danger' }),
    // Also after a failure: lists saved before it are shown in other places too.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      void queryClient.invalidateQueries({ queryKey: ['catalogs', 'subscriber-count'] });
    },
    meta: showsOwnError,
  });
}
