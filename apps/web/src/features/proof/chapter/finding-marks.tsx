import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { ownElement, prepareChapter, type ShownSource, scrollToBlock } from '../../reader/index.ts';
import { type NumberedFinding, weightWords } from '../findings.ts';
import classes from '../proof.module.css';
import { useProof } from '../proof-context.ts';
import { FindingAnswer } from '../protocol/finding-answer.tsx';
import { FindingNumber } from '../protocol/finding-number.tsx';
import { blockIn } from './block-in.ts';
import { markedCell, markHost } from './marked-blocks.ts';

interface FindingMarksProps {
  chapter: ShownSource;
  header: RefObject<HTMLElement | null>;
}

/** The numbers of the findings at their blocks, and the answer to the chosen one. */
export function FindingMarks({ chapter, header }: FindingMarksProps) {
  const { findings, chosen } = useProof();
  const { root } = prepareChapter(chapter);
  const place = chapter.chapter_number;
  const marks = useMarks(root, findings, place);
  useEffect(() => {
    const block = chosen?.chapter_number === place ? blockIn(root, chosen.block) : null;
    if (!block) return;
    // A change of page scrolls to the top first.
    const frame = requestAnimationFrame(() => scrollToBlock(block, header.current));
    return () => cancelAnimationFrame(frame);
  }, [root, place, chosen?.chapter_number, chosen?.block, header]);
  return marks.map(({ block, found, slot }) => createPortal(<BlockMarks found={found} />, slot, block));
}

interface BlockFindings {
  block: string;
  found: NumberedFinding[];
  slot: HTMLElement;
}

/** Puts a slot into each block that has findings. React owns what is in the slots, not the chapter. */
function useMarks(root: HTMLElement, findings: readonly NumberedFinding[], place: number): BlockFindings[] {
  const marks = useMemo(() => {
    const here = findings.filter(
      ({ chapter_number, block }) => chapter_number === place && blockIn(root, block) !== null,
    );
    return [...Map.groupBy(here, ({ block = '' }) => block)].map(([block, found]) => ({
      block,
      found,
      slot: ownElement('span', 'findings'),
    }));
  }, [root, findings, place]);
  useLayoutEffect(() => {
    const undo = marks.map(({ block, found, slot }) => {
      const element = blockIn(root, block);
      return element ? mark(element, found, slot) : () => {};
    });
    return () => {
      for (const one of undo) one();
    };
  }, [root, marks]);
  return marks;
}

/** Its weight is that of the gravest finding, which comes first. */
function mark(block: HTMLElement, found: readonly NumberedFinding[], slot: HTMLElement): () => void {
  const host = markHost(block);
  host.dataset.finding = found[0]?.weight;
  host.prepend(slot);
  const cells = found.flatMap((finding) => {
    const cell = markedCell(block, finding.excerpt);
    if (cell) cell.dataset.finding = finding.weight;
    return cell ? [cell] : [];
  });
  return () => {
    slot.remove();
    for (const one of [host, ...cells]) delete one.dataset.finding;
  };
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
      {open && (
        <span className={classes.popover}>
          <FindingAnswer key={open.key} finding={open} />
        </span>
      )}
    </>
  );
}
