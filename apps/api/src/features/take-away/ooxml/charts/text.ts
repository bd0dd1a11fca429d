import { type Markup, xml } from '../xml.ts';

export interface TextLook {
  /** In points. */
  size: number;
  /** Of the theme: tx1 is ink, tx2 its softer shade. */
  colour?: 'tx1' | 'tx2';
  bold?: boolean;
}

export function textFill(colour: TextLook['colour'] = 'tx2'): Markup {
  return xml`<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`;
}

export function textAttributes({ size, bold }: TextLook): Markup {
  return xml` sz="${Math.round(size * 100)}" b="${bold ? 1 : 0}"`;
}

/** How the texts of a part of a chart look. */
export function textProperties(look: TextLook, body: Markup = xml`<a:bodyPr/>`): Markup {
  return xml`<c:txPr>${body}<a:lstStyle/><a:p>
    <a:pPr><a:defRPr${textAttributes(look)}>${textFill(look.colour)}</a:defRPr></a:pPr>
    <a:endParaRPr/></a:p></c:txPr>`;
}
