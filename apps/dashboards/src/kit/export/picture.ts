import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { token } from '@caliper/ui/charts/look.ts';
import { standalone, svgElement, wrapped } from '@caliper/ui/charts/picture/svg.ts';
import { tableDrawing } from './table-drawing.ts';
import { type ExportWords, filteredWords } from './words.ts';
import type { PanelSheet } from './workbook.ts';

export interface PicturedPanel extends PanelSheet {
  /** Replaces the note over a drawing: unlike the numbers, a chart may be in thousands or show only some rows. */
  chartNote: string;
  legend: readonly LegendEntry[];
  /** The body of the panel, whose drawings are copied. */
  body: HTMLElement;
}

const margin = 20;
/** Of a letter's height. */
const letterShare = 0.5;
const narrowest = 480;

/** A panel as a drawing of its own: title, legend, chart, what was filtered, and the source. */
export function pictureOf(panel: PicturedPanel, words: ExportWords): SVGSVGElement {
  const chart = chartOf(panel);
  const width = Math.max(narrowest, chart.width) + 2 * margin;
  const picture = svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width }) as SVGSVGElement;
  picture.setAttribute('font-family', token('font-ui'));
  let y = margin;
  const line = (text: string, size: number, ink: string, weight = 400) => {
    const style = { 'font-size': size, 'font-weight': weight, fill: token(ink) };
    for (const part of wrapped(text, (width - 2 * margin) / (size * letterShare))) {
      y += size * 1.35;
      picture.append(svgElement('text', { x: margin, y: y - size * 0.25, ...style }, part));
    }
  };
  const ground = picture.appendChild(svgElement('rect', { width: '100%', height: '100%' }));
  ground.setAttribute('fill', token('surface'));
  line(panel.title, 16, 'text', 650);
  line(chart.isTable ? panel.note : panel.chartNote, 13.5, 'text-3');
  y = drawLegend(picture, panel.legend, { y: y + 8, width, ink: token('text') });
  y += 10;
  chart.drawing.setAttribute('transform', `translate(${margin} ${y})`);
  picture.append(chart.drawing);
  y += chart.height + 10;
  for (const text of [
    words.title,
    filteredWords(words, panel.compared),
    ...words.notes,
    words.source,
    ...words.stamp,
  ])
    line(text, 12.5, 'text-3');
  const height = Math.ceil(y + margin);
  picture.setAttribute('height', String(height));
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return picture;
}

interface Chart {
  drawing: SVGElement;
  width: number;
  height: number;
  isTable: boolean;
}

/** The drawings of the panel in their places; without any, its numbers. Those in a table are only icons. */
function chartOf({ body, sheet }: PicturedPanel): Chart {
  const drawings = [...body.querySelectorAll('svg')].filter((one) => !one.closest('button, table'));
  if (drawings.length === 0) return { ...tableDrawing(sheet), isTable: true };
  const frame = body.getBoundingClientRect();
  const group = svgElement('g');
  for (const drawing of drawings) group.append(placed(drawing, frame));
  for (const words of body.querySelectorAll('[data-picture-text]')) group.append(wordsOf(words, frame));
  const [width, height] = [Math.ceil(frame.width), Math.ceil(frame.height)];
  return { drawing: group, width, height, isTable: false };
}

function placed(drawing: SVGSVGElement, frame: DOMRect): SVGElement {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const copy = standalone(drawing);
  const { overflow } = getComputedStyle(drawing);
  const place = { x: left - frame.left, y: top - frame.top, width, height, overflow };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  return copy;
}

/** Words of the page, in their places. */
function wordsOf(element: Element, frame: DOMRect): SVGElement {
  const { left, bottom, width, height } = element.getBoundingClientRect();
  const { fontSize, fontWeight, color } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize) || 16;
  const text = element.textContent ?? '';
  const isOneLine = height < 2 * size;
  const lines = isOneLine ? [text] : wrapped(text, width / (size * letterShare));
  const words = svgElement('g', { 'font-size': size, 'font-weight': fontWeight, fill: color });
  const last = bottom - frame.top - size * 0.3;
  for (const [index, line] of lines.entries()) {
    const y = last - (lines.length - 1 - index) * size * 1.35;
    words.append(svgElement('text', { x: left - frame.left, y }, line));
  }
  return words;
}

const letterWidth = 7;

/** In rows as wide as the picture. Returns where the next part can begin. */
function drawLegend(
  picture: SVGElement,
  entries: readonly LegendEntry[],
  { y, width, ink }: { y: number; width: number; ink: string },
): number {
  const shown = entries.filter(({ isOff }) => !isOff);
  if (shown.length === 0) return y;
  let [x, row] = [margin, y + 12];
  for (const { name, color } of shown) {
    const room = name.length * letterWidth + 34;
    if (x > margin && x + room > width - margin) [x, row] = [margin, row + 20];
    const fill = token(color);
    picture.append(svgElement('rect', { x, y: row - 9, width: 11, height: 11, rx: 2, fill }));
    picture.append(
      svgElement('text', { x: x + 18, y: row + 1, 'font-size': 13, 'font-weight': 600, fill: ink }, name),
    );
    x += room;
  }
  return row + 8;
}
