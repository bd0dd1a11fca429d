import type { Chart } from '../../document.ts';
import { type Markup, xml } from '../xml.ts';
import { plotBox } from './chart-markup.ts';
import type { ChartSetting } from './labels.ts';

export const bandType = 'application/vnd.openxmlformats-officedocument.drawingml.chartshapes+xml';

/**
 * A band over what is not measured yet, within the chart, so that it grows and moves with it. Lines need one, since not
 * every program draws a part of a line dashed.
 */
export function forecastBand(chart: Chart, size: ChartSetting): Markup | null {
  const plot = plotBox(chart, size);
  const { forecastFrom, categories } = chart;
  if (!plot || forecastFrom === null || categories.length < 2 || forecastFrom >= categories.length)
    return null;
  const start = plot.x + (plot.width * Math.max(0, forecastFrom - 1)) / (categories.length - 1);
  const at = (name: 'from' | 'to', x: number, y: number) => {
    const place = xml`<cdr:x>${x.toFixed(4)}</cdr:x><cdr:y>${y.toFixed(4)}</cdr:y>`;
    return name === 'from' ? xml`<cdr:from>${place}</cdr:from>` : xml`<cdr:to>${place}</cdr:to>`;
  };
  return xml`<c:userShapes xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"
    xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">
    <cdr:relSizeAnchor xmlns:cdr="http://schemas.openxmlformats.org/drawingml/2006/chartDrawing">
    ${at('from', start, plot.y)}${at('to', plot.x + plot.width, plot.y + plot.height)}
    <cdr:sp macro="" textlink=""><cdr:nvSpPr><cdr:cNvPr id="2" name="Forecast"/><cdr:cNvSpPr/></cdr:nvSpPr>
    <cdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>
    <a:solidFill><a:schemeClr val="tx1"><a:alpha val="5000"/></a:schemeClr></a:solidFill><a:ln><a:noFill/></a:ln></cdr:spPr>
    <cdr:txBody><a:bodyPr vertOverflow="clip" wrap="none" lIns="72000" tIns="36000" rtlCol="0" anchor="t"/><a:lstStyle/>
    <a:p><a:pPr algn="l"/><a:r><a:rPr lang="${size.language}" sz="${Math.round(size.text * 90)}"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:latin typeface="+mn-lt"/></a:rPr>
    <a:t>Forecast</a:t></a:r></a:p></cdr:txBody></cdr:sp></cdr:relSizeAnchor></c:userShapes>`;
}
