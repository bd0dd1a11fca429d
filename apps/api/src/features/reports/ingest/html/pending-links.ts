/**
 * While a package is read, a link to another page and a mention of a table wait in this form for the chapters that
 * follow. It is written by us alone: no address of a source begins with a question mark after cleaning.
 */
export type Pending =
  | { to: 'page'; page: string; anchor: string; line: number | undefined }
  | { to: 'label'; label: string };

export function pendingPage(page: string, anchor: string, line?: number): string {
  return `?page;${encoded(page)};${encoded(anchor)};${line ?? ''}`;
}

export function pendingLabel(label: string): string {
  return `?label;${encoded(label)}`;
}

export function isPending(href: string): boolean {
  return href.startsWith('?');
}

export function readPending(href: string): Pending {
  const [kind, first = '', second = '', line = ''] = href.split(';');
  if (kind === '?label') return { to: 'label', label: decodeURIComponent(first) };
  const place = { page: decodeURIComponent(first), anchor: decodeURIComponent(second) };
  return { to: 'page', ...place, line: line === '' ? undefined : Number(line) };
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
