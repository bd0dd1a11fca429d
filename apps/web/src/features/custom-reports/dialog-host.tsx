import { type ReactElement, useLayoutEffect } from 'react';
import { useParams } from 'react-router';
import { create } from 'zustand';
import { loadPart } from '../../lib/load-part.ts';

type DialogName = 'bookmark' | 'edit' | 'share' | 'companies' | 'delete' | 'add' | 'settings';

interface Shown {
  /** One and the same from opening a dialog to closing it. */
  turn: object | null;
  name: DialogName | null;
  dialog: ReactElement | null;
}

const nothing: Shown = { turn: null, name: null, dialog: null };
const useShown = create<Shown>()(() => nothing);

type Load = (close: () => void) => Promise<ReactElement>;

/**
 * Each dialog comes when it is first wanted. Whoever has gone on meanwhile does not want it any more, and its `close`
 * closes no other: an answer may come when the next one is open.
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
 * Where the dialogs of a page stand. Their buttons may go, when a screen is turned and a panel closes: what was typed
 * must not go with them. Another report has its own.
 */
export function DialogHost() {
  const { id } = useParams();
  const { dialog } = useShown();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page stays while the report in it becomes another
  useLayoutEffect(() => closeDialog, [id]);
  return dialog;
}
