import type { Chart, ChartSeries } from '../../document.ts';
import { columnName } from '../sheets/addresses.ts';
import { type Markup, xml } from '../xml.ts';
import { noLine, paleColour, seriesColour, solid } from './colours.ts';
import { shown } from './labels.ts';
import { textProperties } from './text.ts';

const sheet = 'Sheet1';

/** A line or a set of bars, bound to its column of the workbook inside. */
export function seriesMarkup(
  chart: Chart,
  index: number,
  { size, label }: { size: number; label: Markup | null },
): Markup {
  const isLine = chart.shape === 'lines';
  const points = chart.categories.flatMap((_, at) => (isForecast(chart, at) ? [at] : []));
  return xml`<c:ser><c:idx val="${index}"/><c:order val="${index}"/>
    ${names(chart, index)}
    ${isLine ? lineLook(chart, index) : barLook(chart, index)}
    ${isLine ? linePoints(chart, index) : points.map((at) => barPoint(chart, index, at))}
    ${isLine ? lineLabels(label) : barLabels(chart, size)}
    ${categories(chart)}${values(chart, index)}
    ${isLine && xml`<c:smooth val="0"/>`}</c:ser>`;
}

function isForecast({ forecastFrom }: Chart, at: number): boolean {
  return forecastFrom !== null && at >= forecastFrom;
}

const line = (colour: Markup, isDashed: boolean) =>
  xml`<a:ln w="28575" cap="${isDashed ? 'flat' : 'rnd'}">${solid(colour)}
    ${isDashed && xml`<a:prstDash val="sysDash"/>`}<a:round/></a:ln>`;

const noMarker = xml`<c:marker><c:symbol val="none"/></c:marker>`;

function lineLook(chart: Chart, index: number): Markup {
  return xml`<c:spPr>${line(seriesColour(chart, index), false)}</c:spPr>${noMarker}`;
}

/** The way to a forecast is dashed; a ring marks the last that was measured, dots what is expected. */
function linePoints(chart: Chart, index: number): Markup[] {
  const { forecastFrom, categories } = chart;
  if (forecastFrom === null) return [];
  const colour = seriesColour(chart, index);
  const from = Math.max(0, forecastFrom - 1);
  return categories.slice(from).map((_, offset) => {
    const at = from + offset;
    const isLast = at < forecastFrom;
    const inside = isLast ? xml`<a:schemeClr val="bg1"/>` : colour;
    return xml`<c:dPt><c:idx val="${at}"/><c:marker><c:symbol val="circle"/><c:size val="${isLast ? 8 : 4}"/>
      <c:spPr>${solid(inside)}<a:ln w="${isLast ? 19050 : 9525}">${solid(colour)}</a:ln></c:spPr></c:marker>
      <c:bubble3D val="0"/><c:spPr>${line(colour, !isLast)}</c:spPr></c:dPt>`;
  });
}

function barLook(chart: Chart, index: number): Markup {
  return xml`<c:spPr>${solid(seriesColour(chart, index))}${noLine}</c:spPr><c:invertIfNegative val="0"/>`;
}

/** What is expected is pale and outlined. */
function barPoint(chart: Chart, index: number, at: number): Markup {
  const edge = xml`<a:ln w="12700">${solid(seriesColour(chart, index))}<a:prstDash val="sysDash"/></a:ln>`;
  return xml`<c:dPt><c:idx val="${at}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>
    <c:spPr>${solid(paleColour(chart, index))}${edge}</c:spPr></c:dPt>`;
}

function lineLabels(label: Markup | null): Markup | null {
  return label && xml`<c:dLbls>${label}${shown('nothing')}</c:dLbls>`;
}

const mostLabels = 16;

/** A few bars say their values. */
export function hasValueLabels({ shape, series, categories }: Chart): boolean {
  if (shape === 'ranking') return true;
  return shape === 'bars' && series.length * categories.length <= mostLabels;
}

function barLabels(chart: Chart, size: number): Markup | null {
  if (!hasValueLabels(chart)) return null;
  return xml`<c:dLbls><c:numFmt formatCode="${chart.format}" sourceLinked="0"/><c:spPr><a:noFill/>${noLine}</c:spPr>
    ${textProperties({ size, colour: 'tx1' })}<c:dLblPos val="outEnd"/>${shown('value')}</c:dLbls>`;
}

function names({ series }: Chart, index: number): Markup {
  return xml`<c:tx><c:strRef><c:f>${sheet}!$${columnName(index + 1)}$1</c:f><c:strCache><c:ptCount val="1"/>
    <c:pt idx="0"><c:v>${nameOf(series[index], index)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
}

export function nameOf(series: ChartSeries | undefined, index: number): string {
  return series?.name || `Series ${index + 1}`;
}

function categories({ categories }: Chart): Markup {
  return xml`<c:cat><c:strRef><c:f>${sheet}!$A$2:$A$${categories.length + 1}</c:f><c:strCache>
    <c:ptCount val="${categories.length}"/>
    ${categories.map((name, at) => xml`<c:pt idx="${at}"><c:v>${name}</c:v></c:pt>`)}</c:strCache></c:strRef></c:cat>`;
}

function values({ series, categories, format }: Chart, index: number): Markup {
  const column = columnName(index + 1);
  const points = categories.map((_, at) => {
    const value = series[index]?.values[at] ?? null;
    return value !== null && xml`<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
  });
  return xml`<c:val><c:numRef><c:f>${sheet}!$${column}$2:$${column}$${categories.length + 1}</c:f><c:numCache>
    <c:formatCode>${format}</c:formatCode><c:ptCount val="${categories.length}"/>${points}</c:numCache></c:numRef></c:val>`;
}
