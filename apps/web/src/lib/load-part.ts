import { unreachable } from '@caliper/contract/client/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError } from './error-reporting.ts';
import { loadFailedStyles } from './failed-styles.ts';
import { notify } from './notifications.ts';

type Load<Part> = () => Promise<Part>;

/**
 * Loads what a press asks for. Where that fails the page stands, the person is told, and the next press tries again.
 * After an upgrade the file of an open tab is gone for good: then a reload helps.
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

/** A part that stays once it was wanted. `want` answers whether it is there. */
export function usePart<Part>(load: Load<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const want = async () => {
    const loaded = part ?? (await loadPart(load));
    setPart(loaded);
    return loaded !== null;
  };
  return { part, want };
}

/** A part that a page shows without being pressed for it: it fails and is tried again like what a page asks for. */
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
