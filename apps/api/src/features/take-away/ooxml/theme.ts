import { type Markup, xml } from './xml.ts';

/**
 * The product's colours on white, without the sign before them. `apps/api` has them here once for all files, since the
 * browser's stand in a style sheet.
 */
export const colours = {
  ink: '11203A',
  ink2: '445266',
  ink3: '5B6879',
  paper: 'FBFAF6',
  sunk: 'F3F1EA',
  line: 'E4E0D6',
  line2: 'CBC6B9',
  accent: '0B6F6C',
  accentText: '096361',
  accentSoft: 'E3F0EE',
  forecast: 'F6F4EE',
  forecastLine: 'B9B29F',
  axis: '7D8999',
  white: 'FFFFFF',
} as const;

/** Of series in their order; the first six are the accents of the theme. */
export const seriesColours = [
  '0B7A78',
  '1D4A9B',
  'B8861F',
  '992802',
  '1B8DD1',
  '580172',
  '75783D',
  'CE57AA',
] as const;
export const otherColour = '8A93A0';

/**
 * Who opens the file has not got the product's own faces. These are the nearest that come with Office, Google Docs and
 * Keynote: the second choice of the product's own headings, and the width of its sans.
 */
export const fonts = { heading: 'Georgia', text: 'Calibri' } as const;

export const themeType = 'application/vnd.openxmlformats-officedocument.theme+xml';

const fill = xml`<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>`;
const stroke = (width: number) =>
  xml`<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
const noEffect = xml`<a:effectStyle><a:effectLst/></a:effectStyle>`;
const rgb = (colour: string) => xml`<a:srgbClr val="${colour}"/>`;
const face = (name: string) => xml`<a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/>`;

/** The theme of all files: whoever changes it in the program changes text, tables and charts alike. */
export function themeMarkup(name: string): Markup {
  return xml`<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}">
    <a:themeElements>
      <a:clrScheme name="${name}">
        <a:dk1>${rgb(colours.ink)}</a:dk1><a:lt1>${rgb(colours.white)}</a:lt1>
        <a:dk2>${rgb(colours.ink2)}</a:dk2><a:lt2>${rgb(colours.sunk)}</a:lt2>
        <a:accent1>${rgb(seriesColours[0])}</a:accent1><a:accent2>${rgb(seriesColours[1])}</a:accent2>
        <a:accent3>${rgb(seriesColours[2])}</a:accent3><a:accent4>${rgb(seriesColours[3])}</a:accent4>
        <a:accent5>${rgb(seriesColours[4])}</a:accent5><a:accent6>${rgb(seriesColours[5])}</a:accent6>
        <a:hlink>${rgb(colours.accentText)}</a:hlink><a:folHlink>${rgb(colours.accentText)}</a:folHlink>
      </a:clrScheme>
      <a:fontScheme name="${name}">
        <a:majorFont>${face(fonts.heading)}</a:majorFont><a:minorFont>${face(fonts.text)}</a:minorFont>
      </a:fontScheme>
      <a:fmtScheme name="${name}">
        <a:fillStyleLst>${[fill, fill, fill]}</a:fillStyleLst>
        <a:lnStyleLst>${[stroke(6350), stroke(12700), stroke(19050)]}</a:lnStyleLst>
        <a:effectStyleLst>${[noEffect, noEffect, noEffect]}</a:effectStyleLst>
        <a:bgFillStyleLst>${[fill, fill, fill]}</a:bgFillStyleLst>
      </a:fmtScheme>
    </a:themeElements>
    <a:objectDefaults/><a:extraClrSchemeLst/>
  </a:theme>`;
}
