import { type Markup, xml } from '../ooxml/xml.ts';
import { type Area, places } from './page.ts';
import { textShape } from './shapes.ts';

/** The places of texts on a slide, by which outline and reading order know them. */
export const slots = { kicker: 10, subtitle: 11, text: 12, notes: 13, list: 14, licence: 15 } as const;

export const rgb = (colour: string) => xml`<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
export const scheme = (colour: string) => xml`<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`;
export const noInsets = xml` lIns="0" tIns="0" rIns="0" bIns="0"`;

export interface Slot {
  name: string;
  index: number;
  area: Area;
  size: number;
  colour: 'tx1' | 'tx2' | 'accent1' | 'bg2';
  anchor?: 't' | 'b' | 'ctr';
  bold?: boolean;
  prompt: string;
}

/** A place that a slide fills with its text. */
export function slot(
  id: number,
  { name, index, area, size, colour, anchor = 't', bold, prompt }: Slot,
): Markup {
  const level = xml`<a:lvl1pPr marL="0" indent="0"><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/>
    <a:defRPr sz="${size * 100}"${bold && xml` b="1"`}>${scheme(colour)}</a:defRPr></a:lvl1pPr>`;
  return textShape({
    id,
    name,
    placeholder: { type: 'body', index },
    area,
    body: xml`<a:bodyPr${noInsets} anchor="${anchor}"><a:normAutofit/></a:bodyPr>`,
    list: xml`<a:lstStyle>${level}</a:lstStyle>`,
    paragraphs: [xml`<a:p><a:pPr lvl="0"/><a:r><a:rPr lang="en-GB"/><a:t>${prompt}</a:t></a:r></a:p>`],
  });
}

export function title(
  id: number,
  area: Area,
  { size, anchor = 't', type = 'title', colour = 'tx1' }: TitleLook,
): Markup {
  return textShape({
    id,
    name: 'Title',
    placeholder: { type },
    area,
    body: xml`<a:bodyPr${noInsets} anchor="${anchor}"><a:normAutofit/></a:bodyPr>`,
    list: xml`<a:lstStyle><a:lvl1pPr><a:defRPr sz="${size * 100}">${scheme(colour)}</a:defRPr></a:lvl1pPr></a:lstStyle>`,
    paragraphs: [xml`<a:p><a:r><a:rPr lang="en-GB"/><a:t>Title</a:t></a:r></a:p>`],
  });
}

interface TitleLook {
  size: number;
  anchor?: 't' | 'b';
  type?: 'title' | 'ctrTitle';
  colour?: 'tx1' | 'bg1';
}

/** Licence line and number, which each slide has. */
export function footerSlots(id: number, area: Area = places.footer): Markup[] {
  const look = (align: 'l' | 'r') =>
    xml`<a:lstStyle><a:lvl1pPr algn="${align}"><a:defRPr sz="900">${scheme('tx2')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></a:lstStyle>`;
  const body = xml`<a:bodyPr${noInsets} anchor="ctr"/>`;
  return [
    textShape({
      id,
      name: 'Footer',
      placeholder: { type: 'ftr', index: 31 },
      area,
      body,
      list: look('l'),
      paragraphs: [],
    }),
    textShape({
      id: id + 1,
      name: 'Slide number',
      placeholder: { type: 'sldNum', index: 32 },
      area: places.number,
      body,
      list: look('r'),
      paragraphs: [
        xml`<a:p><a:fld id="{6A0A0C5B-91B1-4F0D-8C1E-5B1C2E3D4F50}" type="slidenum"><a:rPr lang="en-GB"/><a:t>‹#›</a:t></a:fld></a:p>`,
      ],
    }),
  ];
}
