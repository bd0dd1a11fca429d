import { formatNumber } from '../format.ts';
import type { FigureSheet, SheetColumn } from '../sheet.ts';
import { svgElement } from './svg.ts';

const rowHeight = 26;
const letterWidth = 7;
const gap = 18;

/** Numbers drawn as a table, for panels that are no chart. */
export function tableDrawing({ columns, rows, unit }: FigureSheet): {
  drawing: SVGElement;
  width: number;
  height: number;
} {
  const groups = groupHeads(columns, unit);
  const heads = groups ? 1 : 0;
  const texts = [
    ...(groups ? [groups] : []),
    columns.map(({ head, sub }) => (sub ? `${head} ${sub}` : head)),
    ...rows.map(({ cells }) => cells.map((cell, index) => cellText(cell, columns[index]))),
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
      const isGroup = place < heads;
      const isNumber = !isGroup && columns[index]?.decimals !== undefined;
      const isForecast = place > heads && columns[index]?.group === 'forecast';
      const room = widths[index] ?? 0;
      const at = {
        x: isNumber ? x + room - gap / 2 : x,
        y: y + 18,
        'text-anchor': isNumber ? 'end' : 'start',
      };
      drawing.append(
        svgElement(
          'text',
          {
            ...at,
            'font-weight': place <= heads ? 600 : 400,
            'font-style': isForecast ? 'italic' : 'normal',
            fill: token('--cal-text'),
          },
          text,
        ),
      );
      x += room;
    }
  }
  return { drawing, width, height: texts.length * rowHeight };
}

/** Measured and forecast with their unit, each above its first column; none where nothing is forecast. */
function groupHeads(columns: readonly SheetColumn[], unit: string | null): string[] | null {
  if (!columns.some(({ group }) => group === 'forecast')) return null;
  return columns.map(({ group }, index) => {
    if (!group || group === columns[index - 1]?.group) return '';
    const word = group === 'forecast' ? 'Forecast' : 'Measured';
    return unit ? `${word}, ${unit}` : word;
  });
}

function cellText(cell: string | number | null, column: SheetColumn | undefined): string {
  return typeof cell === 'string' ? cell : formatNumber(cell, column?.decimals);
}
