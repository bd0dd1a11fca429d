import fc from 'fast-check';

/** A table with headings in several rows and columns, and for each value the headings under which it stands. */
export interface Sample {
  html: string;
  values: { text: string; columns: string[]; rows: string[] }[];
}

/** A heading over a number of columns or beside a number of rows, with those below it. */
interface Branch {
  span: number;
  parts: Branch[];
}

const depth = 3;

function branch(levels: number): fc.Arbitrary<Branch> {
  if (levels === 1) return fc.constant({ span: 1, parts: [] });
  return fc.array(branch(levels - 1), { minLength: 1, maxLength: 3 }).map((parts) => ({
    span: parts.reduce((sum, one) => sum + one.span, 0),
    parts,
  }));
}

const tree = fc
  .integer({ min: 1, max: depth })
  .chain((levels) => fc.tuple(fc.constant(levels), fc.array(branch(levels), { minLength: 1, maxLength: 3 })));

type Form = 'thead' | 'th' | 'plain' | 'bold' | 'short thead' | 'long thead';

interface Piece {
  tag: 'td' | 'th';
  text: string;
  colspan: number;
  rowspan: number;
}

/** The headings of a tree by level, each with its first column and its span; every lowest one is a year. */
function levelsOf(
  branches: Branch[],
  name: string,
): { text: string; at: number; span: number; level: number }[] {
  const found: { text: string; at: number; span: number; level: number }[] = [];
  const visit = (parts: Branch[], at: number, level: number) => {
    let next = at;
    for (const one of parts) {
      const text = one.parts.length === 0 && name === 'c' ? String(2020 + next) : `${name}${level} ${next}`;
      found.push({ text, at: next, span: one.span, level });
      visit(one.parts, next, level + 1);
      next += one.span;
    }
  };
  visit(branches, 0, 0);
  return found;
}

export const samples: fc.Arbitrary<Sample> = fc
  .tuple(
    tree,
    tree.filter(([levels]) => levels < depth),
    fc.constantFrom<Form>('thead', 'th', 'plain', 'bold', 'short thead', 'long thead'),
    fc.boolean(),
  )
  .map(([[headRows, columns], [stubs, rows], form, isNamed]) => {
    const heads = levelsOf(columns, 'c');
    const names = levelsOf(rows, 'r');
    const width = columns.reduce((sum, one) => sum + one.span, 0);
    const height = rows.reduce((sum, one) => sum + one.span, 0);
    const corner: Piece = { tag: 'th', text: isNamed ? 'Segment' : '', colspan: stubs, rowspan: headRows };
    const head = Array.from({ length: headRows }, (_, level) => [
      ...(level === 0 ? [corner] : []),
      ...heads
        .filter((one) => one.level === level)
        .map(({ text, span }): Piece => ({ tag: 'th', text, colspan: span, rowspan: 1 })),
    ]);
    const over = (all: typeof heads, at: number) =>
      all.filter((one) => one.at <= at && at < one.at + one.span).map(({ text }) => text);
    const values: Sample['values'] = [];
    const body = Array.from({ length: height }, (_, row) => [
      ...names
        .filter(({ at }) => at === row)
        .map(({ text, span }): Piece => ({ tag: 'th', text, colspan: 1, rowspan: span })),
      ...Array.from({ length: width }, (_unused, column): Piece => {
        const text = `${row + 1},${String(100 + column)}.${(row * 7 + column) % 10}`;
        values.push({ text, columns: over(heads, column), rows: over(names, row) });
        return { tag: 'td', text, colspan: 1, rowspan: 1 };
      }),
    ]);
    return { html: written(head, body, form), values };
  });

function written(head: Piece[][], body: Piece[][], form: Form): string {
  const rows = (pieces: Piece[][], tag?: 'td', isBold = false) =>
    pieces.map((row) => `<tr>${row.map((one) => cell(one, tag ?? one.tag, isBold)).join('')}</tr>`).join('');
  switch (form) {
    case 'thead':
      return `<table><thead>${rows(head)}</thead><tbody>${rows(body)}</tbody></table>`;
    case 'th':
      return `<table>${rows(head)}${rows(body)}</table>`;
    case 'plain':
      return `<table>${rows(head, 'td')}${rows(body, 'td')}</table>`;
    case 'bold':
      return `<table>${rows(head, 'td', true)}${rows(body, 'td')}</table>`;
    case 'short thead':
      return `<table><thead>${rows(head.slice(0, 1))}</thead><tbody>${rows([...head.slice(1), ...body], 'td')}</tbody></table>`;
    case 'long thead':
      return `<table><thead>${rows([...head, ...body], 'td')}</thead></table>`;
  }
}

function cell({ text, colspan, rowspan }: Piece, tag: string, isBold: boolean): string {
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
  const inner = isBold && text ? `<b>${text}</b>` : text;
  return `<${tag}${spans}>${inner}</${tag}>`;
}

/** Any table at all: cells with any spans, which may overlap and reach beyond the end. Each text is unique. */
export const anyTables: fc.Arbitrary<string> = fc
  .array(
    fc.array(fc.tuple(fc.constantFrom(1, 1, 1, 2, 3), fc.constantFrom('', '', '2', '3', '0', '9')), {
      maxLength: 5,
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) => {
    const written = rows.map((cells, row) =>
      cells
        .map(
          ([colspan, rowspan], at) => `<td colspan="${colspan}" rowspan="${rowspan || 1}">w${row}x${at}</td>`,
        )
        .join(''),
    );
    return `<table>${written.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  });
