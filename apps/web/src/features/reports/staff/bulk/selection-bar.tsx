import { bulk } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useState } from 'react';
import { useStore } from 'zustand';
import { counted, useManagedKind } from '../managed-kind.ts';
import type { ManagedReport } from '../report-tree.ts';
import classes from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkAction, tooManyWords } from './bulk-words.ts';
import { changed, useSelection } from './selection.ts';

interface SelectionBarProps {
  /** All that can be chosen, and those of them that the filter shows, in their order. */
  all: readonly ManagedReport[];
  shown: readonly ManagedReport[];
  /** Where the focus goes when the bar disappears. */
  onCleared: () => void;
}

interface Asked {
  action: BulkAction;
  chosen: readonly ManagedReport[];
}

/** What can be done with the chosen rows. It is there as soon as one is. */
export function SelectionBar({ all, shown, onCleared }: SelectionBarProps) {
  const kind = useManagedKind();
  const selection = useSelection();
  const ids = useStore(selection, (state) => state.ids);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Others may have deleted some.
  const chosen = all.filter(({ report_id }) => ids.has(report_id));
  if (chosen.length === 0) return null;
  const clear = () => {
    setAsked(null);
    selection.setState({ ids: new Set(), last: null });
    onCleared();
  };
  const chooseAll = () =>
    selection.setState({
      ids: changed(
        ids,
        shown.map((one) => one.report_id),
        true,
      ),
      last: null,
    });
  const inView = shown.filter(({ report_id }) => ids.has(report_id)).length;
  const tooMany = tooManyWords(kind, chosen.length, bulk.most);
  const ask = (action: BulkAction) => setAsked({ action, chosen });
  return (
    <section className={classes.bar} aria-label="Chosen rows">
      <p role="status">
        <strong>{counted(kind, chosen.length)} chosen</strong>
        {inView < chosen.length && <small>{chosen.length - inView} of them are not in the list now</small>}
        {tooMany && <small>{tooMany}</small>}
      </p>
      <Button size="sm" variant="quiet" refused={inView === shown.length} onClick={chooseAll}>
        Choose all {shown.length.toLocaleString('en-US')} found
      </Button>
      <Button size="sm" variant="quiet" onClick={clear}>
        Choose none
      </Button>
      <Button size="sm" refused={tooMany !== null} onClick={() => ask('edit')}>
        Move or change …
      </Button>
      <Button size="sm" refused={tooMany !== null} onClick={() => ask('hide')}>
        Hide …
      </Button>
      <Button size="sm" refused={tooMany !== null} onClick={() => ask('show')}>
        Show …
      </Button>
      <Button size="sm" variant="remove" refused={tooMany !== null} onClick={() => ask('delete')}>
        Delete …
      </Button>
      {asked && <BulkDialog {...asked} onClose={() => setAsked(null)} onDone={clear} />}
    </section>
  );
}
