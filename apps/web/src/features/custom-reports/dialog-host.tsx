import { type ReactElement, useEffect } from 'react';
import { create } from 'zustand';
import { loadPart } from '../../lib/load-part.ts';

type DialogName = 'bookmark' | 'edit' | 'share' | 'companies' | 'delete' | 'add' | 'settings';

interface Shown {
  name: DialogName | null;
  dialog: ReactElement | null;
}

const nothing: Shown = { name: null, dialog: null };
const useShown = create<Shown>()(() => nothing);

/** Each dialog comes when it is first wanted. Whoever has gone on meanwhile does not want it any more. */
export async function showDialog(name: DialogName, load: () => Promise<ReactElement>): Promise<void> {
  useShown.setState({ name, dialog: null });
  const dialog = await loadPart(load);
  if (useShown.getState().name === name) useShown.setState(dialog ? { dialog } : nothing);
}

export function closeDialog(): void {
  useShown.setState(nothing);
}

export function useIsShown(name: DialogName): boolean {
  return useShown((shown) => shown.name === name);
}

/**
 * Where the dialogs of a page stand. Their buttons may go, when a screen is turned and a panel closes: what was typed
 * must not go with them.
 */
export function DialogHost() {
  const { dialog } = useShown();
  useEffect(() => closeDialog, []);
  return dialog;
}
