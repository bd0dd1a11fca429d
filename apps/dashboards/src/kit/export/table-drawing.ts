import { formatNumber } from '../format.ts';
import { type FigureSheet, groupHeads, hasGroupHeads, type SheetColumn } from '../sheet.ts';
import { svgElement } from './svg.ts';

const rowHeight = 26;
const letterWidth = 7;
const gap = 18;

/** Numbers drawn as a table, for panels without a chart. */
export function tableDrawing(sheet: FigureSheet): {
  drawing: SVGElement;
  width: number;
  height: number;
} {
  const { columns, rows } = sheet;
  const heads = hasGroupHeads(sheet) ? 1 : 0;
  const texts = [
    ...(heads > 0 ? [groupHeads(sheet).map((text) => text ?? '')] : []),
    columns.map(({ head, sub }) => (sub ? `${head} ${sub}` : head)),
    ...rows.map(({ cells, decimals }) =>
      cells.map((cell, index) => cellText(cell, decimals ?? columns[index]?.decimals)),
    ),
  ];
  const widths = columns.map(
    (_, index) => Math.max(...texts.slice(heads).map((row) => (row[index] ?? '').length)) * letterWidth + gap,
  );
  const drawing = svgElement('g', { 'font-size': 13 });
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const width = widths.reduce((sum, one) => sum + one, 0);
  for (const [place, row] of texts.entries()) {
    const y = place * rowHeight;
    drawing.append(
      svgElement('line', {
        x1: 0,
        x2: width,
        y1: y + rowHeight,
        y2: y + rowHeight,
        stroke: token('--cal-line'),
      }),
    );
    let x = 0;
    for (const [index, text] of row.entries()) {
      const room = widths[index] ?? 0;
      const look = { ...lookOf(columns[index], place - heads), fill: token('--cal-text') };
      const start = look['text-anchor'] === 'end' ? x + room - gap / 2 : x;
      drawing.append(svgElement('text', { ...look, x: start, y: y + 18 }, text));
      x += room;
    }
  }
  return { drawing, width, height: texts.length * rowHeight };
}

/** Row 0 has the heads; their groups are above it. */
function lookOf(column: SheetColumn | undefined, row: number) {
  const isNumber = row >= 0 && column?.decimals !== undefined;
  const isForecast = row > 0 && column?.group === 'forecast';
  return {
    'text-anchor': isNumber ? 'end' : 'start',
    'font-weight': row <= 0 ? 600 : 400,
    'font-style': isForecast ? 'italic' : 'normal',
  };
}

function cellText(cell: string | number | null, decimals: number | undefined): string {
  return typeof cell === 'string' ? cell : formatNumber(cell, decimals);
}
