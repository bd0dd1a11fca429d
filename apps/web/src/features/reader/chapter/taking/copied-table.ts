import { type ClipboardTable, clipboardTable } from '@caliper/text/clipboard-table.ts';
import type { Copied } from '../../../../lib/use-copy.ts';
import type { ChapterTable } from './chapter-tables.queries.ts';

/** A table with its title, unit, notes and source, for mails, slides and sheets. */
export function copiedTable(table: Promise<ChapterTable>, citation: string): Copied {
  const content = table.then((loaded) => clipboardTable(contentOf(loaded, citation)));
  return {
    'text/html': content.then(({ html }) => html),
    'text/plain': content.then(({ text }) => text),
  };
}

function contentOf(
  { label, title, units, notes, header, rows }: ChapterTable,
  citation: string,
): ClipboardTable {
  const [first = '', ...others] = title.split('\n');
  const about = others.join(', ');
  return {
    title: [label, first].filter((part) => part !== '').join(' '),
    subtitle: about.includes(units) ? about : [about, units].filter((part) => part !== '').join(', '),
    header,
    rows,
    notes,
    citation,
  };
}
