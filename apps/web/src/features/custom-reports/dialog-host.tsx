import { type ReactElement, Suspense, useEffect } from 'react';
import { create } from 'zustand';

type DialogName = 'bookmark' | 'edit' | 'share' | 'companies' | 'delete' | 'add' | 'settings';

interface Shown {
  name: DialogName | null;
  dialog: ReactElement | null;
}

const nothing: Shown = { name: null, dialog: null };
const useShown = create<Shown>()(() => nothing);

export function showDialog(name: DialogName, dialog: ReactElement): void {
  useShown.setState({ name, dialog });
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
  return dialog && <Suspense>{dialog}</Suspense>;
}
