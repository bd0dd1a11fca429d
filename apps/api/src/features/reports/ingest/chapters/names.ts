/** `04-market-overview.html`: the number gives the order, the rest replaces a missing title. */
export function chapterName(name: string): { number: number | null; title: string } {
  const base = name.replace(/^.*\//, '').replace(/\.(x?html?|docx)$/i, '');
  const [, digits, rest = base] = base.match(/^(\d{1,4})(?:[-_. ]+(.*))?$/) ?? [];
  const title = rest.replace(/[-_]+/g, ' ').trim() || base;
  return {
    number: digits === undefined ? null : Number(digits),
    title: title[0]?.toUpperCase() + title.slice(1),
  };
}
