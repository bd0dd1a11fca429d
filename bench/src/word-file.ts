import { zipOf } from '@caliper/api/testing/packages.ts';

export const pages = 200;
export const tables = 100;

const words =
  'market share of procedures grew while prices fell hospitals bought fewer implants than surgeons had asked for because tenders set limits that no producer could meet in time'.split(
    ' ',
  );
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A report as Word stores it: every few words a run of their own, with marks of its editing sessions. */
export function wordFile(): Promise<Uint8Array<ArrayBuffer>> {
  const body = Array.from({ length: pages }, (_, index) => page(index)).join('');
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relations('styles', 'styles.xml'),
    'word/styles.xml': `<w:styles ${namespaces}>${style('Heading1', 'heading 1')}${style('Caption', 'caption')}</w:styles>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
  });
}

function relations(type: string, target: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/${type}" Target="${target}"/></Relationships>`;
}

function style(id: string, name: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
}

/** Every tenth page begins a chapter, every second one has a table. */
function page(number: number): string {
  const heading = number % 10 === 0 ? paragraph(`Part ${number / 10 + 1}`, number, 'Heading1') : '';
  const isTable = number % (pages / tables) === 0;
  const text = Array.from({ length: isTable ? 2 : 4 }, (_, index) =>
    paragraph(prose(number * 7 + index, 110), number),
  );
  return `${heading}${text.join('')}${isTable ? table(number) : ''}`;
}

function prose(seed: number, length: number): string {
  return Array.from({ length }, (_, index) => words[(seed * 31 + index * (seed + 7)) % words.length]).join(
    ' ',
  );
}

function paragraph(text: string, seed: number, styleId?: string): string {
  const id = ((seed * 7919 + text.length) % 0xffffff).toString(16).padStart(8, '0').toUpperCase();
  const pieces = text.match(/(?:\S+\s*){1,6}/g) ?? [];
  const runs = pieces.map(
    (piece) =>
      `<w:r w:rsidR="${id}" w:rsidRPr="00C0FFEE"><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:lang w:val="en-US"/></w:rPr><w:t xml:space="preserve">${piece}</w:t></w:r>`,
  );
  return `<w:p w14:paraId="${id}" w:rsidR="${id}"><w:pPr>${styleId ? `<w:pStyle w:val="${styleId}"/>` : ''}<w:spacing w:after="120"/></w:pPr>${runs.join('<w:proofErr w:type="spellStart"/>')}</w:p>`;
}

function table(seed: number): string {
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="1100" w:type="dxa"/><w:tcBorders><w:top w:val="single" w:sz="4"/></w:tcBorders></w:tcPr>${paragraph(text, seed)}</w:tc>`;
  const row = (cells: string[], properties = '') => `<w:tr>${properties}${cells.map(cell).join('')}</w:tr>`;
  const years = Array.from({ length: 8 }, (_, index) => String(2020 + index));
  const rows = Array.from({ length: 12 }, (_, index) =>
    row([
      `Region ${index}`,
      ...years.map((_, year) => `${(seed * 13 + index * 101 + year * 37) % 9999}.${year}`),
    ]),
  );
  const caption = paragraph(`Table ${seed / 2 + 1}: Units by region (thousands)`, seed, 'Caption');
  const head = row(['Region', ...years], '<w:trPr><w:tblHeader/></w:trPr>');
  return `${caption}<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${head}${rows.join('')}</w:tbl>`;
}
