import type { Chart } from '../../document.ts';
import { type Markup, xml } from '../xml.ts';
import { noLine, solid } from './colours.ts';
import {
  type ChartSetting,
  type ChartSize,
  endLabelShare,
  endLabels,
  hasEndLabels,
  type PlotBox,
  widthOfText,
} from './labels.ts';
import { scaleOf } from './scale.ts';
import { hasValueLabels, seriesMarkup } from './series.ts';
import { textProperties } from './text.ts';

const categoryAxis = 111_111_111;
const valueAxis = 222_222_222;
const grid = solid(xml`<a:schemeClr val="bg2"><a:lumMod val="90000"/></a:schemeClr>`);
const axisLine = xml`<a:ln w="9525">${solid(xml`<a:schemeClr val="tx2"><a:lumMod val="60000"/><a:lumOff val="40000"/></a:schemeClr>`)}</a:ln>`;

/** The chart as programs draw it. Elements stand in the order that their schema wants. */
export function chartMarkup(
  chart: Chart,
  size: ChartSetting,
  { workbookId, bandId }: { workbookId: string; bandId: string | null },
): Markup {
  const plot = plotBox(chart, size);
  const hasLegend = chart.series.length > 1 && !plot;
  return xml`<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"
    xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
    xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
    <c:date1904 val="0"/><c:lang val="${size.language}"/><c:roundedCorners val="0"/>
    <c:chart><c:autoTitleDeleted val="1"/>
      <c:plotArea>${layout(plot)}${drawn(chart, size, plot)}${axes(chart, size)}<c:spPr><a:noFill/>${noLine}</c:spPr></c:plotArea>
      ${hasLegend && legend(size)}
      <c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>
    <c:spPr><a:noFill/>${noLine}</c:spPr>
    ${textProperties({ size: size.text })}
    <c:externalData r:id="${workbookId}"><c:autoUpdate val="0"/></c:externalData>
    ${bandId && xml`<c:userShapes r:id="${bandId}"/>`}
  </c:chartSpace>`;
}

/** Only lines that are named at their ends need a plot of a known place; everything else is laid out by the program. */
export function plotBox(chart: Chart, size: ChartSize): PlotBox | null {
  if (!hasEndLabels(chart, size)) return null;
  const { max, min } = scaleOf(chart);
  const widest = Math.max(...[min, max].map((value) => Math.round(value).toLocaleString('en').length)) + 2;
  const x = Math.min(0.2, (widthOfText('0'.repeat(widest), size.text) + 8) / size.width);
  const y = size.text / size.height;
  const below = (size.text * 2.4) / size.height;
  return { x, y, width: 1 - x - endLabelShare(chart, size), height: 1 - y - below };
}

function layout(plot: PlotBox | null): Markup {
  if (!plot) return xml`<c:layout/>`;
  const { x, y, width, height } = plot;
  return xml`<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>
    <c:x val="${x.toFixed(4)}"/><c:y val="${y.toFixed(4)}"/><c:w val="${width.toFixed(4)}"/><c:h val="${height.toFixed(4)}"/>
    </c:manualLayout></c:layout>`;
}

const axisIds = xml`<c:axId val="${categoryAxis}"/><c:axId val="${valueAxis}"/>`;

function drawn(chart: Chart, size: ChartSetting, plot: PlotBox | null): Markup {
  const labels = plot ? endLabels(chart, size, plot) : [];
  const series = chart.series.map((_, index) =>
    seriesMarkup(chart, index, { size: size.text, label: labels[index] ?? null }),
  );
  if (chart.shape === 'lines')
    return xml`<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${axisIds}</c:lineChart>`;
  const grouping = { bars: 'clustered', ranking: 'clustered', stacked: 'stacked', share: 'percentStacked' };
  const isPiled = chart.shape === 'stacked' || chart.shape === 'share';
  const gap = chart.shape === 'ranking' ? 40 : chart.series.length > 1 && !isPiled ? 60 : 55;
  return xml`<c:barChart><c:barDir val="${chart.shape === 'ranking' ? 'bar' : 'col'}"/>
    <c:grouping val="${grouping[chart.shape]}"/><c:varyColors val="0"/>${series}<c:gapWidth val="${gap}"/>
    <c:overlap val="${isPiled ? 100 : -5}"/>${axisIds}</c:barChart>`;
}

function axes(chart: Chart, size: ChartSize): Markup {
  const isRanking = chart.shape === 'ranking';
  const { min } = scaleOf(chart);
  const text = textProperties({ size: size.text, colour: isRanking ? 'tx1' : 'tx2' });
  const hasScale = !isRanking && !hasValueLabels(chart);
  return xml`<c:catAx><c:axId val="${categoryAxis}"/>
    <c:scaling><c:orientation val="${isRanking ? 'maxMin' : 'minMax'}"/></c:scaling>
    <c:delete val="0"/><c:axPos val="${isRanking ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/>
    <c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>
    <c:spPr><a:noFill/>${axisLine}</c:spPr>${text}<c:crossAx val="${valueAxis}"/><c:crosses val="autoZero"/>
    <c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>
    <c:valAx><c:axId val="${valueAxis}"/>
    <c:scaling><c:orientation val="minMax"/>${chart.shape === 'lines' && min > 0 && xml`<c:min val="${min}"/>`}</c:scaling>
    <c:delete val="${hasScale ? 0 : 1}"/><c:axPos val="${isRanking ? 't' : 'l'}"/>
    ${hasScale && xml`<c:majorGridlines><c:spPr><a:ln w="9525">${grid}</a:ln></c:spPr></c:majorGridlines>`}
    <c:numFmt formatCode="${axisFormat(chart)}" sourceLinked="0"/>
    <c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>
    <c:spPr><a:noFill/>${noLine}</c:spPr>${text}<c:crossAx val="${categoryAxis}"/><c:crosses val="autoZero"/>
    <c:crossBetween val="${chart.shape === 'lines' ? 'midCat' : 'between'}"/></c:valAx>`;
}

/** Whole numbers on the axis where they tell the steps apart. */
function axisFormat(chart: Chart): string {
  if (chart.shape === 'share') return '0%';
  const { min, max } = scaleOf(chart);
  return max - min >= 5 ? chart.format.replace(/0\.0+(?=$|[%;"])/, '0') : chart.format;
}

function legend({ text }: ChartSize): Markup {
  return xml`<c:legend><c:legendPos val="t"/><c:overlay val="0"/>${textProperties({ size: text, colour: 'tx1' })}</c:legend>`;
}
