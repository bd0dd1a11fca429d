import { formatNumber } from '../format.ts';
import type { FigureSheet, SheetColumn } from '../sheet.ts';
import { svgElement } from './svg.ts';

const rowHeight = 26;
const letterWidth = 7;
const gap = 18;

/** Numbers drawn as a table, for panels that are no chart. */
export function tableDrawing({ columns, rows }: FigureSheet): {
  drawing: SVGElement;
  width: number;
  height: number;
} {
  const texts = [
    columns.map(({ head, sub }) => (sub ? `${head} ${sub}` : head)),
    ...rows.map(({ cells }) => cells.map((cell, index) => cellText(cell, columns[index]))),
  ];
  const widths = columns.map(
    (_, index) => Math.max(...texts.map((row) => (row[index] ?? '').length)) * letterWidth + gap,
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
      const isNumber = columns[index]?.decimals !== undefined;
      const room = widths[index] ?? 0;
      const at = {
        x: isNumber ? x + room - gap / 2 : x,
        y: y + 18,
        'text-anchor': isNumber ? 'end' : 'start',
      };
      drawing.append(
        svgElement(
          'text',
          { ...at, 'font-weight': place === 0 ? 600 : 400, fill: token('--cal-text') },
          text,
        ),
      );
      x += room;
    }
  }
  return { drawing, width, height: texts.length * rowHeight };
}

function cellText(cell: string | number | null, column: SheetColumn | undefined): string {
  return typeof cell === 'string' ? cell : formatNumber(cell, column?.decimals);
}
