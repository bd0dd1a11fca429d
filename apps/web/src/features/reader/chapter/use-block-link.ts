import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TextAddress } from '../entries.ts';
import { stepState, useReader } from '../reader-context.ts';
import { addressChapterLinks, chapterPath, isToChapter } from './chapter-links.ts';
import { isHidden, scrollToBlock, scrollToHit } from './scrolling.ts';
import { gridOf } from './tables/grid.ts';

interface BlockLink {
  root: HTMLElement;
  chapter: TextAddress;
  tablesOnly: boolean;
  header: RefObject<HTMLElement | null> | undefined;
  onShowAll: () => void;
}

/** Scrolls to the block that the address names, and follows links within the report. */
export function useBlockLink({ root, chapter, tablesOnly, header, ...tell }: BlockLink): void {
  // The key changes even when the same link is followed again.
  const { hash, search, key } = useLocation();
  const row = numberIn(search, 'row');
  const column = numberIn(search, 'column');
  const onShowAll = useEffectEvent(tell.onShowAll);
  /** The block still to be scrolled to: a hidden one waits until it is shown. */
  const wanted = useRef<HTMLElement | null>(null);
  useFoundRow(root, hash, row);
  useFoundCell(root, hash, row, column);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be followed again
  useEffect(() => {
    wanted.current = rowOf(root, hash, row) ?? blockOf(root, hash);
    if (wanted.current && isHidden(wanted.current)) onShowAll();
  }, [root, hash, row, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hidden block may be visible now
  useEffect(() => {
    // A change of page scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      const block = wanted.current;
      if (!block || isHidden(block)) return;
      wanted.current = null;
      show(block, header?.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, hash, row, key, tablesOnly, header]);

  useChapterLinks(root, chapter);
  useInnerLinks(root, (block) => show(block, header?.current));
}

/** Links to other chapters have an address of their own, so that they can be opened in a new tab. */
function useChapterLinks(root: HTMLElement, { report_id }: TextAddress): void {
  const reader = useReader();
  useEffect(() => {
    addressChapterLinks(root, (chapter_number) => chapterPath(reader, { report_id, chapter_number }));
  }, [root, reader, report_id]);
}

function useInnerLinks(root: HTMLElement, again: (block: HTMLElement) => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { back } = useReader();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    const to = link?.getAttribute('href');
    if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isToChapter(link)) return navigate(to, { state: stepState(back) });
    const block = blockOf(root, to);
    // Following a link again does not change the address.
    if (to === window.location.hash && block) again(block);
    else navigate({ search: window.location.search, hash: to }, { state: { ...state, keepsPlace: true } });
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    root.addEventListener('click', listen);
    return () => root.removeEventListener('click', listen);
  }, [root]);
}

function linkOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest('a[href^="#"], a[data-chapter]') : null;
}

function blockOf(root: HTMLElement, hash: string): HTMLElement | null {
  return hash.length > 1 ? root.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`) : null;
}

/** A row of the table, counted from 0 below its head, or a column of it; null if the address names none. */
function numberIn(search: string, name: 'row' | 'column'): number | null {
  const written = new URLSearchParams(search).get(name) ?? '';
  return /^\d{1,5}$/.test(written) ? Number(written) : null;
}

function rowOf(root: HTMLElement, hash: string, row: number | null): HTMLElement | null {
  if (row === null) return null;
  const rows = blockOf(root, hash)?.querySelectorAll<HTMLElement>(':is(tbody, tfoot) > tr');
  return rows?.[row] ?? null;
}

/** The row that was found stays marked for as long as the address names it. */
function useFoundRow(root: HTMLElement, hash: string, row: number | null): void {
  useEffect(() => {
    const found = rowOf(root, hash, row);
    if (!found) return;
    found.dataset.found = '';
    return () => void delete found.dataset.found;
  }, [root, hash, row]);
}

/** A figure that was asked for is framed in its row. */
function useFoundCell(root: HTMLElement, hash: string, row: number | null, column: number | null): void {
  useEffect(() => {
    const table = rowOf(root, hash, row)?.closest('table');
    if (!table || row === null || column === null) return;
    const placed = gridOf(table).body[row] ?? [];
    const found = placed.find((one) => one.column <= column && column < one.column + one.width)?.cell;
    if (!found) return;
    found.dataset.found = '';
    return () => void delete found.dataset.found;
  }, [root, hash, row, column]);
}

const litFor = 2400;

/** A row is shown like a hit, with some of its table above it. */
function show(block: HTMLElement, header: HTMLElement | null | undefined): void {
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1;
  block.focus({ preventScroll: true });
  if (block.localName === 'tr') scrollToHit(block, header);
  else scrollToBlock(block, header);
  block.dataset.lit = '';
  setTimeout(() => delete block.dataset.lit, litFor);
}
