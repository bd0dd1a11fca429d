import { type Markup, xml } from '../ooxml/xml.ts';
import { type Area, emu } from './page.ts';

export const presentationSpaces = xml` xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;

export function transform(area: Area, tag: 'a' | 'p' = 'a'): Markup {
  const inside = xml`<a:off x="${emu(area.x)}" y="${emu(area.y)}"/><a:ext cx="${emu(area.width)}" cy="${emu(area.height)}"/>`;
  return tag === 'a' ? xml`<a:xfrm>${inside}</a:xfrm>` : xml`<p:xfrm>${inside}</p:xfrm>`;
}

export interface Placeholder {
  type?: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'ftr' | 'sldNum';
  index?: number;
}

function placeholderMarkup({ type, index }: Placeholder): Markup {
  return xml`<p:ph${type && xml` type="${type}"`}${index !== undefined && xml` idx="${index}"`}/>`;
}

interface TextShape {
  id: number;
  name: string;
  placeholder?: Placeholder;
  /** Left out where the layout says it. */
  area?: Area;
  paragraphs: readonly Markup[];
  /** Attributes and children of its bodyPr. */
  body?: Markup;
  list?: Markup;
}

export function textShape({ id, name, placeholder, area, paragraphs, body, list }: TextShape): Markup {
  return xml`<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/>
    <p:cNvSpPr${!placeholder && xml` txBox="1"`}>${placeholder && xml`<a:spLocks noGrp="1"/>`}</p:cNvSpPr>
    <p:nvPr>${placeholder && placeholderMarkup(placeholder)}</p:nvPr></p:nvSpPr>
    <p:spPr>${area && transform(area)}${!placeholder && xml`<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/>`}</p:spPr>
    <p:txBody>${body ?? xml`<a:bodyPr/>`}${list ?? xml`<a:lstStyle/>`}${paragraphs.length > 0 ? paragraphs : xml`<a:p/>`}</p:txBody></p:sp>`;
}

interface LineOrBox {
  id: number;
  name: string;
  area: Area;
  fill?: Markup;
  line?: Markup;
}

/** Something that only adorns; it belongs into layouts, where nobody has to be told what it is. */
export function rectangle({ id, name, area, fill, line }: LineOrBox): Markup {
  return xml`<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>
    <p:spPr>${transform(area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill ?? xml`<a:noFill/>`}
    ${line ?? xml`<a:ln><a:noFill/></a:ln>`}</p:spPr>
    <p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-GB"/></a:p></p:txBody></p:sp>`;
}

/** Shapes as a tree. */
export function shapeTree(shapes: readonly Markup[]): Markup {
  return xml`<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
    <p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>
    ${shapes}</p:spTree>`;
}

interface Frame {
  id: number;
  name: string;
  /** For those who do not see it. */
  description: string;
  area: Area;
  graphic: Markup;
}

/** A table or a chart, in the place that its layout holds for it. */
export function graphicFrame({ id, name, description, area, graphic }: Frame): Markup {
  return xml`<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${name}" descr="${description}"/>
    <p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>
    ${transform(area, 'p')}${graphic}</p:graphicFrame>`;
}
