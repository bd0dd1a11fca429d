import { type Markup, xml } from '../ooxml/xml.ts';

/** In points; A4, with room for head and foot. */
export const page = { width: 595, height: 842, side: 62, top: 78, bottom: 80 };
export const portraitWidth = page.width - 2 * page.side;
export const landscapeWidth = page.height - 2 * page.side;

/** Twentieths of a point, in which Word measures. */
export const twips = (points: number): number => Math.round(points * 20);
/** What drawings are measured in. */
export const emu = (points: number): number => Math.round(points * 12_700);

export interface SectionEnds {
  header: string;
  footer: string;
}

/** The end of pages that are alike. Those of the title have no head, no foot and no margins. */
export function sectionEnd(kind: 'title' | 'portrait' | 'landscape', ends: SectionEnds): Markup {
  const isWide = kind === 'landscape';
  const [width, height] = isWide ? [page.height, page.width] : [page.width, page.height];
  const top = kind === 'title' ? 0 : page.top;
  const orient = isWide && xml` w:orient="landscape"`;
  return xml`<w:sectPr>
    ${kind !== 'title' && xml`<w:headerReference w:type="default" r:id="${ends.header}"/><w:footerReference w:type="default" r:id="${ends.footer}"/>`}
    <w:type w:val="nextPage"/>
    <w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"${orient}/>
    <w:pgMar w:top="${twips(top)}" w:right="${twips(page.side)}" w:bottom="${twips(kind === 'title' ? 30 : page.bottom)}"
      w:left="${twips(page.side)}" w:header="${kind === 'title' ? 0 : twips(34)}" w:footer="${twips(30)}" w:gutter="0"/>
  </w:sectPr>`;
}
