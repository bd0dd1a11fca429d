import { colours, fonts } from '../ooxml/theme.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { twips } from './page.ts';

export const wordSpaces = xml` xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
  xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;

interface Style {
  id: string;
  name: string;
  basedOn?: string;
  next?: string;
  /** Headings are in the navigation of the program. */
  level?: number;
  face?: 'heading' | 'text';
  size?: number;
  colour?: string;
  isBold?: boolean;
  isItalic?: boolean;
  before?: number;
  after?: number;
  /** As a share of the size. */
  leading?: number;
  keepsNext?: boolean;
  /** Borders, grounds and tabs, which stand before the spacing. */
  around?: Markup;
  /** Indents and the like, which stand behind it. */
  inside?: Markup;
}

const { ink, ink2, ink3, accentText, sunk, line, line2 } = colours;
const rightTab = xml`<w:tabs><w:tab w:val="right" w:pos="${twips(471)}"/></w:tabs>`;
const barAtLeft = xml`<w:pBdr><w:left w:val="single" w:sz="16" w:space="10" w:color="83C3BF"/></w:pBdr>`;
const onGround = xml`<w:pBdr><w:top w:val="single" w:sz="4" w:space="6" w:color="${sunk}"/><w:left w:val="single" w:sz="4" w:space="8" w:color="${sunk}"/><w:bottom w:val="single" w:sz="4" w:space="6" w:color="${sunk}"/><w:right w:val="single" w:sz="4" w:space="8" w:color="${sunk}"/></w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${sunk}"/>`;

/** In the order of a document; whoever changes one in the program changes all that is set in it. */
const styles: readonly Style[] = [
  { id: 'Normal', name: 'Normal', face: 'text', size: 10.5, colour: ink, after: 6, leading: 1.15 },
  {
    id: 'Title',
    name: 'Title',
    next: 'Subtitle',
    face: 'heading',
    size: 34,
    colour: ink,
    isBold: true,
    after: 8,
    leading: 1.05,
  },
  { id: 'Subtitle', name: 'Subtitle', face: 'text', size: 13, colour: ink2, after: 4 },
  {
    id: 'Heading1',
    name: 'heading 1',
    next: 'BodyText',
    level: 1,
    face: 'heading',
    size: 23,
    colour: ink,
    isBold: true,
    after: 14,
    leading: 1.1,
    keepsNext: true,
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    next: 'BodyText',
    level: 2,
    face: 'heading',
    size: 15,
    colour: ink,
    isBold: true,
    before: 20,
    after: 6,
    leading: 1.15,
    keepsNext: true,
  },
  {
    id: 'Heading3',
    name: 'heading 3',
    next: 'BodyText',
    level: 3,
    face: 'heading',
    size: 12,
    colour: ink,
    isBold: true,
    before: 15,
    after: 4,
    keepsNext: true,
  },
  {
    id: 'Heading4',
    name: 'heading 4',
    next: 'BodyText',
    level: 4,
    face: 'text',
    size: 11,
    colour: ink,
    isBold: true,
    before: 12,
    after: 3,
    keepsNext: true,
  },
  { id: 'BodyText', name: 'Body Text', face: 'heading', size: 10, after: 8, leading: 1.4 },
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'BodyText',
    isItalic: true,
    colour: ink2,
    before: 4,
    after: 10,
    around: barAtLeft,
    inside: xml`<w:ind w:left="360" w:right="360"/>`,
  },
  {
    id: 'ListBullet',
    name: 'List Bullet',
    basedOn: 'BodyText',
    after: 3,
    inside: xml`<w:contextualSpacing/>`,
  },
  {
    id: 'ListNumber',
    name: 'List Number',
    basedOn: 'BodyText',
    after: 3,
    inside: xml`<w:contextualSpacing/>`,
  },
  {
    id: 'Eyebrow',
    name: 'Above Heading',
    next: 'Heading1',
    size: 9,
    isBold: true,
    colour: ink2,
    after: 3,
    keepsNext: true,
  },
  {
    id: 'Caption',
    name: 'caption',
    next: 'ExhibitUnit',
    size: 10.5,
    isBold: true,
    colour: ink,
    before: 14,
    after: 1,
    keepsNext: true,
  },
  { id: 'ExhibitUnit', name: 'Exhibit Unit', size: 9, colour: ink3, after: 4, keepsNext: true },
  { id: 'ExhibitNote', name: 'Exhibit Note', size: 8.5, colour: ink3, before: 2, after: 0 },
  { id: 'Note', name: 'Note', size: 8.5, colour: ink3, after: 4 },
  { id: 'TableText', name: 'Table Text', size: 9, after: 0, leading: 1.1 },
  { id: 'TableFigure', name: 'Table Figure', basedOn: 'TableText', inside: xml`<w:jc w:val="right"/>` },
  {
    id: 'TOCHeading',
    name: 'TOC Heading',
    face: 'heading',
    size: 23,
    isBold: true,
    after: 12,
    keepsNext: true,
  },
  {
    id: 'TOC1',
    name: 'toc 1',
    isBold: true,
    size: 11,
    before: 7,
    after: 1,
    around: xml`<w:pBdr><w:top w:val="single" w:sz="4" w:space="4" w:color="${line}"/></w:pBdr>${rightTab}`,
  },
  {
    id: 'TOC2',
    name: 'toc 2',
    size: 9.5,
    colour: ink2,
    after: 0,
    around: rightTab,
    inside: xml`<w:ind w:left="284"/>`,
  },
  { id: 'TableofFigures', name: 'table of figures', size: 9.5, colour: ink2, after: 1, around: rightTab },
  {
    id: 'Licence',
    name: 'License',
    size: 9,
    colour: ink2,
    before: 0,
    after: 0,
    around: onGround,
    inside: xml`<w:ind w:left="170" w:right="170"/>`,
  },
  { id: 'Header', name: 'header', size: 8, colour: ink3, after: 0 },
  { id: 'Footer', name: 'footer', size: 8, colour: ink3, after: 0 },
];

export function stylesMarkup(language: string): Markup {
  return xml`<w:styles${wordSpaces}>
    <w:docDefaults>
      <w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia" w:cstheme="minorBidi"/>
        <w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>
      <w:pPrDefault/>
    </w:docDefaults>
    ${styles.map(paragraphStyle)}
    <w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>
    <w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:uiPriority w:val="99"/><w:rPr><w:color w:val="${accentText}"/><w:u w:val="single"/></w:rPr></w:style>
    <w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/>
      <w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="0" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>
    ${tableStyle}
  </w:styles>`;
}

/** Heads and feet, and lines between the rows; nothing beside the figures. */
const tableStyle = xml`<w:style w:type="table" w:customStyle="1" w:styleId="ReportTable"><w:name w:val="Report Table"/><w:basedOn w:val="TableNormal"/><w:uiPriority w:val="59"/><w:qFormat/>
  <w:tblPr><w:tblBorders><w:top w:val="single" w:sz="12" w:space="0" w:color="${ink}"/><w:bottom w:val="single" w:sz="6" w:space="0" w:color="${line2}"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="${line}"/></w:tblBorders>
    <w:tblCellMar><w:top w:w="40" w:type="dxa"/><w:left w:w="80" w:type="dxa"/><w:bottom w:w="40" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr>
  <w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:color w:val="${ink2}"/></w:rPr></w:tblStylePr>
</w:style>`;

function paragraphStyle(style: Style): Markup {
  const {
    id,
    name,
    basedOn = 'Normal',
    next,
    level,
    before = 0,
    after = 0,
    leading = 1.15,
    keepsNext,
    around,
    inside,
  } = style;
  const isNormal = id === 'Normal';
  return xml`<w:style w:type="paragraph"${isNormal && xml` w:default="1"`} w:styleId="${id}"><w:name w:val="${name}"/>
    ${!isNormal && xml`<w:basedOn w:val="${basedOn}"/>`}${next && xml`<w:next w:val="${next}"/>`}<w:qFormat/>
    <w:pPr>${keepsNext && xml`<w:keepNext/><w:keepLines/>`}${around}
      <w:spacing w:before="${twips(before)}" w:after="${twips(after)}" w:line="${Math.round(240 * leading)}" w:lineRule="auto"/>
      ${inside}${level && xml`<w:outlineLvl w:val="${level - 1}"/>`}</w:pPr>
    <w:rPr>${letters(style)}</w:rPr></w:style>`;
}

function letters({ face, size, colour, isBold, isItalic }: Style): Markup {
  const theme = face === 'heading' ? 'major' : 'minor';
  return xml`${face && xml`<w:rFonts w:asciiTheme="${theme}HAnsi" w:hAnsiTheme="${theme}HAnsi" w:eastAsiaTheme="${theme}EastAsia" w:cstheme="${theme}Bidi"/>`}
    ${isBold && xml`<w:b/><w:bCs/>`}${isItalic && xml`<w:i/><w:iCs/>`}${colour && xml`<w:color w:val="${colour}"/>`}
    ${size && xml`<w:sz w:val="${Math.round(size * 2)}"/><w:szCs w:val="${Math.round(size * 2)}"/>`}`;
}

/** What is used where the theme's faces are not there. */
export const fontTable = xml`<w:fonts${wordSpaces}>${Object.values(fonts).map(
  (name) =>
    xml`<w:font w:name="${name}"><w:charset w:val="00"/><w:family w:val="auto"/><w:pitch w:val="variable"/></w:font>`,
)}</w:fonts>`;

export const settingsMarkup = (
  language: string,
): Markup => xml`<w:settings${wordSpaces}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/>
  <w:characterSpacingControl w:val="doNotCompress"/>
  <w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>
  <w:themeFontLang w:val="${language}"/></w:settings>`;
