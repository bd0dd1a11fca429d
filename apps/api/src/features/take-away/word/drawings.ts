import { type Markup, xml } from '../ooxml/xml.ts';
import { emu } from './page.ts';

interface Drawing {
  /** Unique among the drawings of the document. */
  number: number;
  name: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** In points. */
  width: number;
  height: number;
}

/** A drawing in a line of its own. */
export function drawing({ number, name, alt, width, height }: Drawing, graphic: Markup): Markup {
  return xml`<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${emu(width)}" cy="${emu(height)}"/>
    <wp:effectExtent l="0" t="0" r="0" b="0"/><wp:docPr id="${number}" name="${name}" descr="${alt}"/><wp:cNvGraphicFramePr/>${graphic}</wp:inline></w:drawing></w:r>`;
}

export function pictureGraphic(blip: Markup, { number, name, alt, width, height }: Drawing): Markup {
  return xml`<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>
    <pic:nvPicPr><pic:cNvPr id="${number}" name="${name}" descr="${alt}"/><pic:cNvPicPr/></pic:nvPicPr>
    <pic:blipFill>${blip}</pic:blipFill>
    <pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>
  </pic:pic></a:graphicData></a:graphic>`;
}
