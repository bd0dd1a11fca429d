import { type ReactElement, useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { create } from 'zustand';
import { loadPart } from '../../lib/loading/load-part.ts';

type DialogName = 'bookmark' | 'edit' | 'share' | 'companies' | 'delete' | 'add' | 'remove' | 'settings';

interface Shown {
  /** The same object from opening a dialog to closing it. */
  turn: object | null;
  name: DialogName | null;
  dialog: ReactElement | null;
}

const nothing: Shown = { turn: null, name: null, dialog: null };
const useShown = create<Shown>()(() => nothing);

type Load = (close: () => void) => Promise<ReactElement>;

/**
 * Each dialog loads when it is first wanted. A person who has gone on in the meantime no longer wants it. Its `close`
 * closes no other dialog: an answer may arrive when the next one is open.
 */
export async function showDialog(name: DialogName, load: Load): Promise<void> {
  const turn = {};
  const isOpen = () => useShown.getState().turn === turn;
  const close = () => {
    if (isOpen()) closeDialog();
  };
  useShown.setState({ turn, name, dialog: null });
  const dialog = await loadPart(() => load(close));
  if (isOpen()) useShown.setState(dialog ? { dialog } : nothing);
}

function closeDialog(): void {
  useShown.setState(nothing);
}

export function useIsShown(name: DialogName): boolean {
  return useShown((shown) => shown.name === name);
}

/**
 * Renders the dialogs of a page. Their buttons may disappear, when a screen is turned and a panel closes, but the
 * entries must not. Each report has its own.
 */
export function DialogHost() {
  const { id } = useParams();
  const { dialog } = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page stays mounted when its report changes
  useLayoutEffect(() => closeDialog, [id]);
  return dialog;
}
