import { type ChartSettings, defaultSettings } from '@caliper/contract/charts/chart-settings.ts';
import type { ChartFigures } from '@caliper/contract/charts/chart-table.ts';
import { chartOf } from '@caliper/contract/charts/table-chart.ts';
import { chartFigures, tableName } from '../../reader/index.ts';
import type { TypedTable } from '../../reports/index.ts';
import type { ChartBlock, FigureBlock, TableBlock } from '../document.ts';
import type { RawChapter } from './raw.ts';
import { attribute, type Element, lineOf, textIn } from './tree.ts';

const figureLabel =
  /^\s*((?:figure|fig\.|chart|exhibit|graph)\s+(?:[a-z]{1,3}[.‐–-]?)?\d{1,4}(?:[.‐–-]\d{1,4}){0,3}[a-z]?)(?!\w|,\d)/i;
const sourceLine = /^(sources?|quellen?)\s*:/i;

/** A table with its name, its title, what is counted in it, and its notes, each once. */
export function tableBlock(chapter: RawChapter, table: TypedTable, id: string): TableBlock {
  const { label } = tableName(table.number, chapter.tables);
  const [first = '', ...others] = table.caption.split('\n');
  const title = withoutLabel(first, label);
  const isSaid = others.some((line) => line.includes(table.units));
  const lines = [...table.footnotes, ...(table.chapterNotes ?? [])];
  return {
    kind: 'table',
    id,
    label,
    title,
    subtitle: [...others, ...(table.units === '' || isSaid ? [] : [table.units])].join('. '),
    notes: lines.filter((line) => !sourceLine.test(line)),
    source: lines.filter((line) => sourceLine.test(line)).join(' '),
    ...placed(chapter, label, table.block),
    table,
  };
}

/** What is drawn of a table unasked: figures over years, or enough of them to compare. Null where that says too little. */
export function figuresToDraw(table: TypedTable): ChartFigures | null {
  const [first] = chartFigures(table);
  if (!first) return null;
  const deserves = first.areYears ? first.columns.length >= leastYears : first.rows.length >= leastRows;
  return deserves ? first : null;
}

const leastYears = 3;
const leastRows = 4;

/** A chart of a table, which stands beside it and refers to the same. */
export function chartBlock(
  block: TableBlock,
  figures: ChartFigures,
  settings: ChartSettings = defaultSettings(figures),
): ChartBlock {
  const { chart, subtitle, derivation } = chartOf(figures, settings);
  const { label, title, source, citation, address } = block;
  const of = [label, title].filter((part) => part !== '').join(', ');
  return {
    kind: 'chart',
    id: `${block.id}-chart`,
    label: '',
    title: title || label,
    subtitle,
    notes: [`Chart of ${of}.`, ...(derivation === '' ? [] : [derivation])],
    source,
    citation,
    address,
    chart,
    alt: `Chart of ${of}: ${chart.series.map(({ name }) => name).join(', ')}, ${chart.categories[0]} to ${chart.categories.at(-1)}.`,
  };
}

/** The images of a figure, or of a paragraph, each with its caption. */
export function figureBlocks(
  chapter: RawChapter,
  images: readonly Element[],
  caption: Element | undefined,
  { id, block }: { id: string; block: string },
): FigureBlock[] {
  const written = caption ? textIn(caption).trim() : '';
  const [first = '', ...notes] = written.split('\n').map((line) => line.trim());
  const label = figureLabel.exec(first)?.[1] ?? '';
  return images.flatMap((image, index) => {
    const picture = chapter.pictures[attribute(image, 'data-image') ?? ''];
    if (!picture) return [];
    const isFirst = index === 0;
    return {
      kind: 'figure',
      id: isFirst ? id : `${id}-${index + 1}`,
      label,
      title: isFirst ? withoutLabel(first, label) : '',
      subtitle: '',
      notes: isFirst ? notes.filter((line) => line !== '') : [],
      source: '',
      ...placed(chapter, label, block),
      image: picture,
      alt: attribute(image, 'alt') || (caption ? lineOf(caption) : '') || `Figure in ${chapter.title}`,
    };
  });
}

function withoutLabel(line: string, label: string): string {
  const bare = line.trim();
  if (!bare.toLowerCase().startsWith(label.toLowerCase())) return bare;
  return bare.slice(label.length).replace(/^[\s.:–—-]+/, '');
}

function placed({ citation, address }: RawChapter, label: string, block: string) {
  return {
    citation: `${[citation, label].filter((part) => part !== '').join(', ')}.`,
    address: `${address}#${block}`,
  };
}
