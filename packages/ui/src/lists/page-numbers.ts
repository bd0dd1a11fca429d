/** A gap represents the pages between its neighbours. */
export type PageStep = number | 'gap-before' | 'gap-after';

const most = 7;

/** First, last, and those around the current page; all pages if there are few. */
export function pageNumbers(current: number, pages: number): PageStep[] {
  if (pages <= most) return range(1, pages);
  const from = Math.min(Math.max(current - 1, 3), pages - 4);
  const to = Math.max(Math.min(current + 1, pages - 2), 5);
  return [
    1,
    from > 3 ? 'gap-before' : 2,
    ...range(from, to),
    to < pages - 2 ? 'gap-after' : pages - 1,
    pages,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
