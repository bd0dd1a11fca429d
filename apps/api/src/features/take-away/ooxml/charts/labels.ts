import type { Chart, ChartSeries } from '../../document.ts';
import { type Markup, xml } from '../xml.ts';
import { scaleOf, spread } from './scale.ts';
import { textAttributes, textFill, textProperties } from './text.ts';

/** Where the plot stands in its chart, as shares of its width and height. */
export interface PlotBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChartSize {
  /** In points. */
  width: number;
  height: number;
  /** Of its texts, in points. */
  text: number;
}

export interface ChartSetting extends ChartSize {
  language: string;
}

const longest = 30;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}

/** The width of a text in points, rather too much than too little. */
export function widthOfText(text: string, size: number): number {
  return [...text].length * size * 0.54;
}

/** Whether lines are named at their ends; more than fit below each other are named in a legend. */
export function hasEndLabels({ shape, series }: Chart, { height, text }: ChartSize): boolean {
  return shape === 'lines' && series.length * text * 1.25 <= height * 0.8;
}

/** What share of the width the names at the ends of lines take. */
export function endLabelShare({ series }: Chart, { width, text }: ChartSize): number {
  const widest = Math.max(0, ...series.map((one) => widthOfText(endLabel(one), text)));
  return Math.min(0.36, (widest + 14) / width);
}

function endLabel({ name, remark }: ChartSeries): string {
  return [shortened(name), remark].filter(Boolean).join(' ');
}

/** The name of each line at its last point, moved so that none covers another. */
export function endLabels(chart: Chart, size: ChartSetting, plot: PlotBox): (Markup | null)[] {
  const { min, max } = scaleOf(chart);
  const ends = chart.series.map(({ values }) => {
    const at = values.findLastIndex((value) => value !== null);
    return { at, place: at < 0 ? 0 : (1 - ((values[at] ?? 0) - min) / (max - min)) * plot.height };
  });
  const places = spread(
    ends.map(({ place }) => place),
    (size.text * 1.25) / size.height,
    plot.height,
  );
  return chart.series.map((series, index) => {
    const { at, place } = ends[index] ?? { at: -1, place: 0 };
    return at < 0 ? null : labelAt(series, at, (places[index] ?? place) - place, size);
  });
}

const body = xml`<a:bodyPr wrap="none" lIns="38100" tIns="19050" rIns="0" bIns="19050" anchor="ctr"><a:spAutoFit/></a:bodyPr>`;

/** A name that needs nothing else stays bound to the data, and changes when those are edited. */
function labelAt(
  series: ChartSeries,
  at: number,
  moved: number,
  { text: size, language }: ChartSetting,
): Markup {
  const look = { size, colour: 'tx1', bold: true } as const;
  const isBound = !series.remark && shortened(series.name) === series.name;
  const layout =
    Math.abs(moved) < 0.003
      ? xml`<c:layout/>`
      : xml`<c:layout><c:manualLayout><c:x val="0"/><c:y val="${moved.toFixed(4)}"/></c:manualLayout></c:layout>`;
  const run = (text: string, bold: boolean) =>
    xml`<a:r><a:rPr lang="${language}"${textAttributes({ size, bold })}>${textFill('tx1')}</a:rPr><a:t>${text}</a:t></a:r>`;
  const rich = xml`<c:tx><c:rich>${body}<a:lstStyle/><a:p>${run(shortened(series.name), true)}
    ${series.remark && run(` ${series.remark}`, false)}</a:p></c:rich></c:tx>`;
  return xml`<c:dLbl><c:idx val="${at}"/>${layout}${!isBound && rich}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>
    ${isBound && textProperties(look, body)}<c:dLblPos val="r"/>${shown('name')}</c:dLbl>`;
}

/** What labels show, in the order that the schema wants. */
export function shown(what: 'value' | 'name' | 'nothing'): Markup {
  return xml`<c:showLegendKey val="0"/><c:showVal val="${what === 'value' ? 1 : 0}"/><c:showCatName val="0"/>
    <c:showSerName val="${what === 'name' ? 1 : 0}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
}
