import { reportPath } from '../../../lib/navigation/paths.ts';
import type { TextAddress } from '../entries.ts';
import { placePath } from '../reader-address.ts';
import type { ReaderState } from '../reader-context.ts';

/** Where a chapter of the same report is read: among what is open here, or in the report that it comes from. */
export function chapterPath(
  { subject, entries, current }: Pick<ReaderState, 'subject' | 'entries' | 'current'>,
  { report_id, chapter_number }: TextAddress,
): string {
  const entry = entries.find(
    ({ text }) => text?.report_id === report_id && text.chapter_number === chapter_number,
  );
  if (entry) return placePath(subject, { place: entry.place });
  return reportPath(report_id, current?.source?.report_name ?? subject.name, chapter_number);
}

/** Chapters are stored with links such as #chapter-3:b-1f, which name a chapter of their report and a block in it. */
export function addressChapterLinks(root: HTMLElement, pathOf: (chapter: number) => string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="#chapter-"], a[data-chapter]')) {
    link.dataset.chapter ??= link.getAttribute('href')?.slice('#chapter-'.length) ?? '';
    const [number = '', block = ''] = link.dataset.chapter.split(':');
    link.setAttribute('href', `${pathOf(Number(number))}${block === '' ? '' : `#${block}`}`);
  }
}

export function isToChapter(link: Element | null): boolean {
  return link?.hasAttribute('data-chapter') ?? false;
}
