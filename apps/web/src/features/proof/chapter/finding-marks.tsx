import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ownElement, prepareChapter, type ShownSource, scrollToBlock } from '../../reader/index.ts';
import { type NumberedFinding, weightWords } from '../findings.ts';
import classes from '../proof.module.css';
import { useProof } from '../proof-context.ts';
import { FindingAnswer } from '../protocol/finding-answer.tsx';
import { FindingNumber } from '../protocol/finding-number.tsx';
import { blockIn } from './block-in.ts';
import { markedCell, markHost } from './marked-blocks.ts';
import { placeUnder } from './place-under.ts';

interface FindingMarksProps {
  chapter: ShownSource;
  header: RefObject<HTMLElement | null>;
}

/** The numbers of the findings at their blocks, and the answer to the chosen one. */
export function FindingMarks({ chapter, header }: FindingMarksProps) {
  const { findings, chosen } = useProof();
  const { root } = prepareChapter(chapter);
  const place = chapter.chapter_number;
  const here = useMemo(
    () =>
      findings.filter(
        ({ chapter_number, block }) => chapter_number === place && blockIn(root, block) !== null,
      ),
    [root, findings, place],
  );
  const byBlock = Map.groupBy(here, ({ block = '' }) => block);
  const slots = useSlots(root, [...byBlock.keys()]);
  useTints(root, here);
  useEffect(() => {
    const block = chosen?.chapter_number === place ? blockIn(root, chosen.block) : null;
    if (!block) return;
    // A change of page scrolls to the top first.
    const frame = requestAnimationFrame(() => scrollToBlock(block, header.current));
    return () => cancelAnimationFrame(frame);
  }, [root, place, chosen?.chapter_number, chosen?.block, header]);
  return [...byBlock].map(([block, found]) => {
    const slot = slots.get(block);
    return slot && createPortal(<BlockMarks found={found} />, slot, block);
  });
}

/**
 * Puts a slot into each block that has findings. React owns what is in the slots, not the chapter; they stay while
 * findings are decided, and with them what is typed there.
 */
function useSlots(root: HTMLElement, blocks: readonly string[]): Map<string, HTMLElement> {
  const names = blocks.join(' ');
  const slots = useMemo(
    () => new Map(names.split(' ').map((block) => [block, ownElement('span', 'findings')] as const)),
    [names],
  );
  useLayoutEffect(() => {
    for (const [block, slot] of slots) hostIn(root, block)?.prepend(slot);
    return () => {
      for (const slot of slots.values()) slot.remove();
    };
  }, [root, slots]);
  return slots;
}

/** Shows at blocks and cells how grave their findings are. The gravest comes first. */
function useTints(root: HTMLElement, found: readonly NumberedFinding[]): void {
  useLayoutEffect(() => {
    const tinted = found.flatMap(({ block, excerpt, weight }) => {
      const places = [hostIn(root, block), markedCell(blockIn(root, block), excerpt)];
      return places.flatMap((place) => {
        if (!place || place.dataset.finding) return [];
        place.dataset.finding = weight;
        return [place];
      });
    });
    return () => {
      for (const place of tinted) delete place.dataset.finding;
    };
  }, [root, found]);
}

function hostIn(root: HTMLElement, block: string | undefined): HTMLElement | null {
  const element = blockIn(root, block);
  return element && markHost(element);
}

function BlockMarks({ found }: { found: readonly NumberedFinding[] }) {
  const { chosen, choose, answersAt } = useProof();
  const open = answersAt === 'block' ? found.find(({ key }) => key === chosen?.key) : undefined;
  return (
    <>
      {found.map((finding) => (
        <button
          key={finding.key}
          type="button"
          className={classes.mark}
          aria-expanded={finding === open}
          aria-label={`Finding ${finding.number}, ${weightWords[finding.weight]}: ${finding.message}`}
          onClick={() => choose(finding === open ? null : finding)}
        >
          <FindingNumber finding={finding} />
        </button>
      ))}
      {open && <AnswerPopover key={open.key} finding={open} />}
    </>
  );
}

/** Under what the finding is about, so that both are in sight. A chapter that just came gets its slots after this. */
function AnswerPopover({ finding }: { finding: NumberedFinding }) {
  const popover = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = popover;
    const column = current?.closest('[data-chapter]');
    if (!current || !column) return;
    placeUnder(current, finding.excerpt);
    // A phone that is turned, or a part of the page that opens beside the chapter, leaves it another place.
    const observer = new ResizeObserver(() => placeUnder(current, finding.excerpt));
    observer.observe(column);
    return () => observer.disconnect();
  }, [finding.excerpt]);
  return (
    <span ref={popover} className={classes.popover}>
      <FindingAnswer finding={finding} />
    </span>
  );
}
