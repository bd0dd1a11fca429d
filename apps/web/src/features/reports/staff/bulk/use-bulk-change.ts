import { ApiError, hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../../lib/notifications.ts';
import { stopRecommending } from '../../recommending.ts';
import { forgetReports } from '../../reports.queries.ts';
import { managedKey, useManagedKind } from '../managed-kind.ts';
import type { ManagedReport } from '../report-tree.ts';
import { type BulkForm, changesOf } from './bulk-edit-fields.tsx';
import { type BulkAction, doneWords } from './bulk-words.ts';

type Body = Input<'changeItems'>['body'];

function bodyOf(action: BulkAction, items: readonly ManagedReport[], form: BulkForm): Body {
  const chosen = items.map(({ report_id: id, digest }) => ({ id, ...(digest && { basedOn: digest }) }));
  return action === 'edit' ? { items: chosen, action, changes: changesOf(form) } : { items: chosen, action };
}

/** Changes several items with one call: all of them, or none. An answer that was lost is asked for again. */
export function useBulkChange(action: BulkAction, onDone: () => void) {
  const kind = useManagedKind();
  const [keys] = useState(createRequestKeys);
  const { mutate, reset, error, isPending } = useSingleMutation({
    mutationFn: ({ items, form }: { items: readonly ManagedReport[]; form: BulkForm }) => {
      const body = bodyOf(action, items, form);
      return call('changeItems', { params: { kind }, body }, { idempotencyKey: keys.keyOf(body) });
    },
    onSuccess: ({ changed }, { items }) => {
      keys.arrived();
      if (action === 'delete') for (const { report_id } of items) stopRecommending(report_id);
      forgetReports();
      notifySuccess(doneWords(kind, action, items.length, changed));
      onDone();
    },
    // Others have changed or deleted some of them meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: managedKey(kind) }),
    meta: showsOwnError,
  });
  return { send: mutate, forget: reset, isPending, ...readError(error) };
}

/** Either a sentence for each that cannot be changed, or one about all of it. */
function readError(error: Error | null): { refused: Map<number, string>; problem: string | null } {
  if (error instanceof ApiError && hasCode(error, 'items-refused')) {
    const sentences = Object.entries(error.fields).map(([id, words]): [number, string] => [
      Number(id),
      words,
    ]);
    return { refused: new Map(sentences), problem: null };
  }
  return { refused: new Map(), problem: error && messageOf(error) };
}
