import { ownElement, textIn, wrap } from './own.ts';

export interface HeadingPlace {
  id: string;
  text: string;
  /** The element that holds its tools. */
  slot: HTMLElement;
}

const heading = /^h[1-6]$/;

/** The chapter's first heading is its title. A chapter without one at its start gets the known title. */
export function arrangeTitle(root: HTMLElement, known: string): { title: HTMLElement; scale: HTMLElement } {
  const first = root.firstElementChild;
  const title = first instanceof HTMLElement && heading.test(first.localName) ? first : ownTitle(root, known);
  title.dataset.part = 'title';
  title.tabIndex = -1;
  if (title.localName !== 'h1') title.setAttribute('aria-level', '1');
  const scale = ownElement('div', 'scale');
  title.after(scale);
  return { title, scale };
}

function ownTitle(root: HTMLElement, text: string): HTMLElement {
  const title = document.createElement('h1');
  title.dataset.own = '';
  title.textContent = text;
  root.prepend(title);
  return title;
}

/** The tools are beside a heading, not in it, so that its accessible name is what the author wrote. */
export function arrangeHeadings(root: HTMLElement): HeadingPlace[] {
  const found = root.querySelectorAll<HTMLElement>(':scope > :is(h2, h3)[id]:not([data-part="title"])');
  return [...found].map((one) => {
    const slot = ownElement('span', 'heading-tools');
    const around = wrap('div', 'heading', [one]);
    around.dataset.level = one.localName;
    around.append(slot);
    return { id: one.id, text: textIn(one), slot };
  });
}

/** Marks tables and the headings above them, which are all that is visible in the tables-only view. */
export function noteTables(root: HTMLElement): void {
  let above: { block: HTMLElement; level: number }[] = [];
  for (const block of root.children) {
    if (!(block instanceof HTMLElement)) continue;
    const level = levelOf(block);
    if (level > 0) {
      above = [...above.filter((one) => one.level < level), { block, level }];
    } else if (block.querySelector('table')) {
      for (const one of [...above.map((heading) => heading.block), block]) one.dataset.tables = '';
    }
  }
}

function levelOf(block: HTMLElement): number {
  const tag = block.dataset.level ?? block.localName;
  return heading.test(tag) ? Number(tag.slice(1)) : 0;
}
