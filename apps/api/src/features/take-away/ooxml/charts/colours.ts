import type { Chart } from '../../document.ts';
import { otherColour, seriesColours } from '../theme.ts';
import { type Markup, xml } from '../xml.ts';

/** The colour of a series: of the theme as far as that has one, so that it follows when the theme is changed. */
export function seriesColour({ series }: Chart, index: number, change: Markup | null = null): Markup {
  if (series[index]?.isOther) return xml`<a:srgbClr val="${otherColour}">${change}</a:srgbClr>`;
  const at = series.slice(0, index).filter(({ isOther }) => !isOther).length % seriesColours.length;
  return at < 6
    ? xml`<a:schemeClr val="accent${at + 1}">${change}</a:schemeClr>`
    : xml`<a:srgbClr val="${seriesColours[at]}">${change}</a:srgbClr>`;
}

const pale = xml`<a:alpha val="35000"/>`;

export const paleColour = (chart: Chart, index: number) => seriesColour(chart, index, pale);

export const solid = (colour: Markup) => xml`<a:solidFill>${colour}</a:solidFill>`;

export const noLine = xml`<a:ln><a:noFill/></a:ln>`;
