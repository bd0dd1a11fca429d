import { useState } from 'react';
import { latestClientState, remember, useClientState } from '../../../lib/remembered/client-state.ts';
import type { Subject } from '../reader-address.ts';

/** Whether only the tables are shown: remembered for each report, so that a reload does not change what is on screen. */
export function useTablesOnly({ kind, id }: Pick<Subject, 'kind' | 'id'>) {
  const [tablesOnly, setTablesOnly] = useState(() => useClientState.getState()[kind].tablesOnly[id] ?? false);
  const change = (next: boolean) => {
    const kept = latestClientState()[kind];
    const { [id]: _before, ...others } = kept.tablesOnly;
    remember(kind, { ...kept, tablesOnly: next ? { ...others, [id]: true } : others });
    setTablesOnly(next);
  };
  return [tablesOnly, change] as const;
}
