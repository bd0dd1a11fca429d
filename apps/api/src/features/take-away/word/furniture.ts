import type { TakenDocument } from '../document.ts';
import { editionLine, licenceLine } from '../document-words.ts';
import { colours } from '../ooxml/theme.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { wordSpaces } from './styles.ts';
import { words } from './text.ts';

/** The head of all pages but the first. */
export function headerMarkup({ meta }: TakenDocument): Markup {
  return xml`<w:hdr${wordSpaces}><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${words(meta.provider, { isBold: true, colour: colours.accentText })}</w:p></w:hdr>`;
}

/** Which state of what it is, the licence, and the page; as wide as the page, upright or not. */
export function footerMarkup({ meta, stamp }: TakenDocument): Markup {
  const state = [meta.title, meta.region, editionLine(meta)].filter((part) => part !== '').join(' · ');
  return xml`<w:ftr${wordSpaces}><w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/>
    <w:tblBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="${colours.line2}"/></w:tblBorders>
    <w:tblCellMar><w:top w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr>
    <w:tblGrid><w:gridCol w:w="8000"/><w:gridCol w:w="1400"/></w:tblGrid>
    <w:tr>${cell(4250, [line(words(state, { isBold: true, colour: colours.ink2 })), line(words(licenceLine(stamp)))])}
    ${cell(750, [line(pageOfPages, true)])}</w:tr></w:tbl><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr></w:p></w:ftr>`;
}

/** Width in fiftieths of a percent. */
function cell(width: number, lines: readonly Markup[]): Markup {
  return xml`<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="pct"/></w:tcPr>${lines}</w:tc>`;
}

function line(inside: Markup, isRight = false): Markup {
  return xml`<w:p><w:pPr><w:pStyle w:val="Footer"/>${isRight && xml`<w:jc w:val="right"/>`}</w:pPr>${inside}</w:p>`;
}

const counted = (code: string) =>
  xml`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${words('1')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const pageOfPages = xml`${counted('PAGE')}${words(' / ')}${counted('NUMPAGES')}`;
