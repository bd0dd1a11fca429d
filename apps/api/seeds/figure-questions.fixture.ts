/**
 * The tables of a page read as plainly as one reads them aloud: every cell with its row headings and column headings.
 * Nothing here uses the code that reads packages or answers questions.
 */
export interface PlainCell {
  caption: string;
  row: string[];
  column: string[];
  text: string;
}

export function cellsIn(html: string): PlainCell[] {
  return [...html.matchAll(/<table[\s\S]*?<\/table>/g)].flatMap(([table]) => cellsOf(table));
}

function cellsOf(table: string): PlainCell[] {
  const caption = plain(/<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? '');
  const rows = [...table.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => row);
  const heads = rows.filter((row) => !row.includes('<td'));
  const grid = placed(heads);
  const body = placed(rows.filter((row) => row.includes('<td')));
  return body.flatMap((cells) => {
    const row = cells.filter((one) => one.isHead).map(({ text }) => text);
    return cells.flatMap((one, at) =>
      one.isHead
        ? []
        : [{ caption, row, column: [...new Set(grid.map((line) => line[at]?.text ?? ''))], text: one.text }],
    );
  });
}

interface Placed {
  text: string;
  isHead: boolean;
}

/** Cells repeated wherever their spans reach. */
function placed(rows: readonly string[]): Placed[][] {
  const grid: Placed[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const [, tag = '', attributes = '', inner = ''] of row.matchAll(
      /<(t[hd])([^>]*)>([\s\S]*?)<\/\1>/g,
    )) {
      while (grid[y]?.[x]) x += 1;
      const span = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1);
      for (let down = 0; down < span('rowspan'); down += 1)
        for (let right = 0; right < span('colspan'); right += 1) {
          const line = grid[y + down];
          if (line) line[x + right] = { text: plain(inner), isHead: tag === 'th' };
        }
      x += span('colspan');
    }
  }
  return grid;
}

function plain(html: string): string {
  return html
    .replace(/<br[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#8211;|&ndash;/g, '–')
    .trim();
}

export interface Asked {
  query: string;
  expected: string;
}

const number = /^[\d,]+(?:\.\d+)?$/;

/** Questions that a chapter's own tables answer, in the words of an analyst. */
export function questionsOn(chapterTitle: string, cells: readonly PlainCell[]): Asked[] {
  return cells.flatMap((cell) => {
    const year = cell.column.find((text) => /^(?:19|20)\d\d$/.test(text));
    const query = year && number.test(cell.text) ? queryFor(chapterTitle, cell, year) : null;
    return query ? [{ query, expected: cell.text }] : [];
  });
}

function queryFor(chapterTitle: string, { caption, row }: PlainCell, year: string): string | null {
  const [title = ''] = caption.split('\n');
  const [where = '', type = ''] = row;
  if (/countr|region/i.test(where) || where === 'Average' || where === '') return null;
  const place = where.replace(/, \d+ (?:countries|regions)$/, '');
  const [, kind, product] = /(Value|Units) of (.+?),? by (?:country|region)/.exec(title) ?? [];
  if (kind && product && type === '')
    return `${kind === 'Value' ? 'market value' : 'units'} of ${product} in ${place} in ${year}`;
  if (kind && product) return `value of ${type} ${product} ${place} ${year}`;
  if (/Average selling price, by/.test(title))
    return `average selling price of ${chapterTitle} ${place} ${year}`;
  const [, cases] = /Table [\d.]+ (.+?) by (?:country|region)\n?.*Number of cases/s.exec(caption) ?? [];
  if (cases) return `how many ${cases} procedures in ${place} in ${year}?`;
  const [, shared] = /Company shares in (.+)/.exec(title) ?? [];
  return shared && where !== 'Others' ? `${where} share of ${shared} ${year}` : null;
}
