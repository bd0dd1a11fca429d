import { type Chart, inFormat } from '@caliper/contract/charts/chart.ts';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import { token } from '@caliper/ui/charts/look.ts';
import { standalone, svgElement, wrapped } from '@caliper/ui/charts/picture/svg.ts';

interface PicturedChart {
  title: string;
  subtitle: string;
  chart: Chart;
  legend: readonly LegendEntry[];
  /** The drawing on the page; a ranking has none. */
  drawing: SVGSVGElement | null;
  /** Source and stamp. */
  below: readonly string[];
}

const margin = 24;
const narrowest = 620;
/** Of a letter's height. */
const letterShare = 0.5;

/** A chart as a drawing of its own, with everything that has to stand beside it. */
export function chartPicture({ title, subtitle, chart, legend, drawing, below }: PicturedChart): SVGElement {
  const frame = drawing?.getBoundingClientRect();
  const width = Math.max(narrowest, Math.ceil(frame?.width ?? 0) + 2 * margin);
  const picture = svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width, role: 'img' });
  picture.setAttribute('font-family', token('font-ui'));
  picture.append(
    svgElement('title', {}, title),
    svgElement('rect', { width: '100%', height: '100%', fill: token('surface') }),
  );
  let y = margin;
  const line = (text: string, size: number, ink: string, weight = 400) => {
    for (const part of wrapped(text, (width - 2 * margin) / (size * letterShare))) {
      y += size * 1.4;
      const style = { 'font-size': size, 'font-weight': weight, fill: token(ink) };
      picture.append(svgElement('text', { x: margin, y: y - size * 0.25, ...style }, part));
    }
  };
  line(title, 17, 'text', 650);
  line(subtitle, 13.5, 'text-3');
  if (chart.shape !== 'lines' && chart.shape !== 'ranking') y = drawLegend(picture, legend, y + 10, width);
  y += 12;
  const figure = frame && drawing ? placed(drawing, frame) : ranking(chart, width - 2 * margin);
  figure.element.setAttribute('transform', `translate(${margin} ${y})`);
  picture.append(figure.element);
  y += figure.height + 12;
  for (const text of below) line(text, 12.5, 'text-3');
  const height = Math.ceil(y + margin);
  picture.setAttribute('height', String(height));
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return picture;
}

function placed(drawing: SVGSVGElement, { width, height }: DOMRect) {
  const copy = standalone(drawing);
  for (const [name, value] of Object.entries({ width, height, overflow: 'visible' }))
    copy.setAttribute(name, String(value));
  const element = svgElement('g');
  element.append(copy);
  return { element, height };
}

function drawLegend(picture: SVGElement, entries: readonly LegendEntry[], y: number, width: number): number {
  let [x, row] = [margin, y + 12];
  const look = { 'font-size': 13, 'font-weight': 600, fill: token('text') };
  for (const { name, color } of entries) {
    const room = name.length * 7 + 34;
    if (x > margin && x + room > width - margin) [x, row] = [margin, row + 20];
    picture.append(
      svgElement('rect', { x, y: row - 9, width: 11, height: 11, rx: 2, fill: token(color) }),
      svgElement('text', { x: x + 18, y: row + 1, ...look }, name),
    );
    x += room;
  }
  return row + 6;
}

const rowHeight = 28;

/** Names at the left, bars from one line, and the figures at their ends. */
function ranking({ categories, series, format, forecastFrom }: Chart, width: number) {
  const values = series[0]?.values ?? [];
  const names = Math.min(width * 0.4, Math.max(...categories.map((name) => name.length)) * 6.6 + 12);
  const highest = Math.max(...values.map((value) => Math.abs(value ?? 0))) || 1;
  const element = svgElement('g', { 'font-size': 13 });
  const bar =
    forecastFrom === null
      ? { fill: token('chart-1') }
      : { fill: token('chart-1'), 'fill-opacity': 0.28, stroke: token('chart-1'), 'stroke-dasharray': '4 3' };
  for (const [index, name] of categories.entries()) {
    const value = values[index] ?? 0;
    const y = index * rowHeight;
    const length = (Math.abs(value) / highest) * (width - names - 80);
    const most = Math.floor((names - 12) / 6.4);
    const shown = name.length > most ? `${name.slice(0, most - 1)}…` : name;
    element.append(
      svgElement('text', { x: 0, y: y + 17, fill: token('text') }, shown),
      svgElement('rect', { x: names, y: y + 5, width: length, height: 16, ...bar }),
      svgElement(
        'text',
        { x: names + length + 8, y: y + 17, 'font-weight': 600, fill: token('text') },
        inFormat(value, format),
      ),
    );
  }
  return { element, height: categories.length * rowHeight };
}
