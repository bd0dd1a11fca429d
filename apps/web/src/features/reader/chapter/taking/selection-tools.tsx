import { Button } from '@caliper/ui/actions/button.tsx';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCopy } from '../../../../lib/use-copy.ts';
import { CitationWords } from './cite-button.tsx';
import classes from './taking.module.css';
import { useCiting } from './use-citing.ts';

interface Selected {
  /** The id of the first block that is selected. */
  block: string;
  /** On the page. */
  left: number;
  top: number;
}

/** Beside what is selected: it does not take the focus, Tab enters it and Esc leaves it. */
export function SelectionTools({ root }: { root: HTMLElement }) {
  const citing = useCiting();
  const { selected, frame, leave } = useSelected(root);
  const [isCiting, setIsCiting] = useState(false);
  const { copied, copy } = useCopy();
  const block = selected?.block;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected next is not cited yet
  useEffect(() => setIsCiting(false), [block]);
  if (!citing || !selected) return null;
  // On a phone it stands elsewhere, which what is written at the element itself would overrule.
  const place = { '--left': `${selected.left}px`, '--top': `${selected.top}px` } as CSSProperties;
  const citation = citing({ block: selected.block });
  return createPortal(
    isCiting ? (
      <section ref={frame} className={classes.beside} style={place} aria-label="Citation of the passage">
        <CitationWords citation={citation} onDone={leave} />
      </section>
    ) : (
      <div
        ref={frame}
        className={classes.toolbar}
        style={place}
        role="toolbar"
        aria-label="Selected text"
        // A press must not end the selection.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Button size="sm" variant="quiet" icon="quote" onClick={() => setIsCiting(true)}>
          Cite
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={copied ? 'check' : 'link'}
          onClick={() => copy(citation.address)}
        >
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    ),
    document.body,
  );
}

function useSelected(root: HTMLElement) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const isInside = (node: EventTarget | null) =>
    node instanceof Node && frame.current?.contains(node) === true;
  const look = useEffectEvent(() => {
    // The focus in the toolbar or the citation may end the selection, and must not end these.
    if (!isInside(document.activeElement)) setSelected(selectedIn(root));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!selected) return;
    if (event.key === 'Escape') {
      setSelected(null);
      if (isInside(document.activeElement)) root.querySelector<HTMLElement>(`#${selected.block}`)?.focus();
    } else if (event.key === 'Tab' && !event.shiftKey && !isInside(document.activeElement)) {
      event.preventDefault();
      frame.current?.querySelector('button')?.focus();
    }
  });
  useEffect(() => {
    let waiting = 0;
    const changed = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => look());
    };
    const keys = (event: KeyboardEvent) => press(event);
    document.addEventListener('selectionchange', changed);
    document.addEventListener('keydown', keys);
    return () => {
      cancelAnimationFrame(waiting);
      document.removeEventListener('selectionchange', changed);
      document.removeEventListener('keydown', keys);
    };
  }, []);
  const leave = () => {
    document.getSelection()?.removeAllRanges();
    setSelected(null);
  };
  return { selected, frame, leave };
}

const height = 38;
const gap = 8;

function selectedIn(root: HTMLElement): Selected | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.toString().trim() === '') return null;
  const range = selection.getRangeAt(0);
  const start = range.startContainer;
  const element = start instanceof Element ? start : start.parentElement;
  const block = element?.closest('[id^="b-"]');
  if (!block || !root.contains(block)) return null;
  const { left, top, bottom } = range.getBoundingClientRect();
  const isBelow = bottom + gap + height < innerHeight;
  const y = isBelow ? bottom + gap : Math.max(top - gap - height, gap);
  return { block: block.id, left: Math.max(left, gap) + scrollX, top: y + scrollY };
}
