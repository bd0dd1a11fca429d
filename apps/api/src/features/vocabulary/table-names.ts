import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import type { TypedTable } from '../reports/index.ts';
import { type Name, nameKey } from './term.ts';

/** What the heading above the row headings says about them. The first that fits counts: 'Market segment' is a segment. */
const headings: readonly [RegExp, TermKind][] = [
  [/\b(country|countries)\b/i, 'country'],
  [/\b(company|companies|manufacturers?|suppliers?|competitors?|vendors?)\b/i, 'company'],
  [/\b(segments?|types?)\b/i, 'segment'],
  [/\bmarkets?\b/i, 'market'],
];

/** Rows that sum up or compare others. */
const noName = /^(total|sub-?total|all|others?|rest|sum|average|mean|share|growth|cagr)\b/i;
const longest = 200;

/** The names in the row headings of tables that say what these are, each once. */
export function namesInTables(tables: readonly TypedTable[], most: number): Name[] {
  const names = new Map<string, Name>();
  for (const table of tables) {
    const kind = kindOf(table);
    if (!kind) continue;
    for (const name of rowHeadings(table)) {
      if (names.size >= most) return [...names.values()];
      if (isName(name)) names.set(nameKey({ kind, name }), { kind, name });
    }
  }
  return [...names.values()];
}

function kindOf({ header }: TypedTable): TermKind | undefined {
  const [above, below] = header.map(([first]) => first);
  const heading = above?.text || (above?.rowspan ? '' : below?.text) || '';
  return headings.find(([words]) => words.test(heading))?.[1];
}

/** The headings in the first column; one may reach into the rows below. */
function rowHeadings({ rows }: TypedTable): string[] {
  let reaching = 0;
  return rows.flatMap(([first]) => {
    if (reaching > 0) {
      reaching -= 1;
      return [];
    }
    reaching = (first?.rowspan ?? 1) - 1;
    return first?.isHeader && !first.isColumnHead ? withoutMarks(first) : [];
  });
}

function withoutMarks({ text, marks = [] }: { text: string; marks?: string[] }): string {
  let name = text.trim();
  for (const mark of marks.toReversed()) if (name.endsWith(mark)) name = name.slice(0, -mark.length).trim();
  return name;
}

function isName(text: string): boolean {
  return text.length > 1 && text.length <= longest && /\p{L}{2}/u.test(text) && !noName.test(text);
}
