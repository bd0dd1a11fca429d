import { token } from '@caliper/ui/charts/look.ts';
import { svgElement } from '@caliper/ui/charts/picture/svg.ts';
import {
  cellText,
  type FigureSheet,
  groupHeads,
  hasGroupHeads,
  type SheetColumn,
  wholeHead,
} from '../sheet.ts';

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
    columns.map(wholeHead),
    ...rows.map(({ cells, decimals }) =>
      cells.map((cell, index) => cellText(cell, decimals ?? columns[index]?.decimals)),
    ),
  ];
  const widths = columns.map(
    (_, index) => Math.max(...texts.slice(heads).map((row) => (row[index] ?? '').length)) * letterWidth + gap,
  );
  const drawing = svgElement('g', { 'font-size': 13 });
  const width = widths.reduce((sum, one) => sum + one, 0);
  for (const [place, row] of texts.entries()) {
    const y = place * rowHeight;
    const bottom = y + rowHeight;
    drawing.append(svgElement('line', { x1: 0, x2: width, y1: bottom, y2: bottom, stroke: token('line') }));
    let x = 0;
    for (const [index, text] of row.entries()) {
      const room = widths[index] ?? 0;
      const look = { ...lookOf(columns[index], place - heads), fill: token('text') };
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
