import { unreachable } from '@caliper/contract/client/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../notifications.ts';
import { reportError } from '../reporting/error-reporting.ts';
import { loadFailedStyles } from './failed-styles.ts';

type Load<Part> = () => Promise<Part>;

/**
 * Loads a part when the person presses for it. If that fails, the page stays, a notification says so, and the next
 * press tries again. After an upgrade an open tab's file no longer exists: only a reload helps.
 */
export async function loadPart<Part>(load: Load<Part>): Promise<Part | null> {
  try {
    return await withStyles(load);
  } catch (error) {
    reportError(error);
    const reload = { label: 'Reload page', run: () => location.reload() };
    notify({ message: unreachable, variant: 'danger', action: navigator.onLine ? reload : undefined });
    return null;
  }
}

/** A part that stays loaded once it was wanted. `want` returns whether it is available. */
export function usePart<Part>(load: Load<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const want = async () => {
    const loaded = part ?? (await loadPart(load));
    setPart(loaded);
    return loaded !== null;
  };
  return { part, want };
}

/** A part that a page needs without a press: it fails and is retried like the page's data. */
export function partQuery<Part>(name: string, load: Load<Part>) {
  return queryOptions({
    queryKey: ['part', name],
    queryFn: () => withStyles(load).catch((cause) => Promise.reject(new Error(unreachable, { cause }))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function withStyles<Part>(load: Load<Part>): Promise<Part> {
  await loadFailedStyles();
  return load();
}
