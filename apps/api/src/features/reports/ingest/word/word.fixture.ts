import { zipOf } from '../../../../testing/packages.ts';

/** The parts of a document; what is not given is as Word writes it for an empty one. */
export interface WordParts {
  body: string;
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  settings?: string;
  header?: string;
  /** More relationships of the main part, as XML. */
  relations?: string;
  /** More members. */
  files?: Record<string, string | Buffer>;
}

/** The namespaces that Word declares, whether it needs them or not. */
const spaces = `xmlns:wpc="http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas"
 xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"
 xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
 xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml"
 xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"
 xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:w10="urn:schemas-microsoft-com:office:word"
 xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"
 xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml" xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"
 xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" mc:Ignorable="w14 w15 wp14"`;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function xmlPart(root: string, content: string): string {
  return `${declaration}<w:${root} ${spaces}>${content}</w:${root}>`;
}

export function relation(id: string, type: string, target: string, isExternal = false): string {
  return `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;
}

function relationsPart(content: string): string {
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
}

const optional = ['styles', 'numbering', 'footnotes', 'endnotes', 'comments', 'settings'] as const;

export function wordFiles(parts: WordParts): Record<string, string | Buffer> {
  const given = { styles: standardStyles, ...parts };
  const present = optional.filter((name) => given[name] !== undefined);
  const header = parts.header === undefined ? [] : [relation('rIdHead', 'header', 'header1.xml')];
  const section = `<w:sectPr w:rsidR="00A77427">${parts.header === undefined ? '' : '<w:headerReference w:type="default" r:id="rIdHead"/>'}<w:pgSz w:w="12240" w:h="15840"/></w:sectPr>`;
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relationsPart(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': xmlPart('document', `<w:body>${parts.body}${section}</w:body>`),
    'word/_rels/document.xml.rels': relationsPart(
      [
        ...present.map((name) => relation(`rId-${name}`, name, `${name}.xml`)),
        ...header,
        parts.relations ?? '',
      ].join(''),
    ),
    ...Object.fromEntries(present.map((name) => [`word/${name}.xml`, xmlPart(name, given[name] ?? '')])),
    ...(parts.header !== undefined && { 'word/header1.xml': xmlPart('hdr', parts.header) }),
    ...parts.files,
  };
}

export async function docx(parts: WordParts): Promise<Buffer> {
  return Buffer.from(await zipOf(wordFiles(parts)));
}

/** Text as Word splits it: into several runs, with marks of the spelling check between them. */
export function r(text: string, properties = ''): string {
  const half = Math.ceil(text.length / 2);
  const run = (part: string) =>
    `<w:r w:rsidRPr="00C0FFEE">${properties && `<w:rPr>${properties}<w:lang w:val="en-US"/></w:rPr>`}<w:t xml:space="preserve">${part}</w:t></w:r>`;
  return `${run(text.slice(0, half))}<w:proofErr w:type="spellStart"/>${run(text.slice(half))}`;
}

export function p(content: string, style?: string, properties = ''): string {
  const inner = content.startsWith('<') ? content : r(content);
  return `<w:p w14:paraId="1A2B3C4D" w:rsidR="00A77427" w:rsidRDefault="00A77427"><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${properties}</w:pPr>${inner}</w:p>`;
}

export const h1 = (text: string) => p(text, 'Heading1');

export function tc(content: string, properties = ''): string {
  return `<w:tc><w:tcPr><w:tcW w:w="2310" w:type="dxa"/>${properties}</w:tcPr>${content.startsWith('<w:p') || content.startsWith('<w:tbl') ? content : p(content)}</w:tc>`;
}

export function tr(cells: string[], properties = ''): string {
  return `<w:tr w:rsidR="00A77427">${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map((cell) => (cell.startsWith('<w:tc>') ? cell : tc(cell))).join('')}</w:tr>`;
}

export function tbl(rows: string[], properties = ''): string {
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/>${properties}</w:tblPr><w:tblGrid><w:gridCol w:w="2310"/></w:tblGrid>${rows.join('')}</w:tbl>`;
}

/** A field in several runs, as Word writes it. */
export function field(instruction: string, result: string): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const order = `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>`;
  return `${mark('begin')}${order}${mark('separate')}${result.startsWith('<') ? result : r(result)}${mark('end')}`;
}

export function picture(id: string, alt = 'Sales', extra = ''): string {
  return `<w:r><w:rPr><w:noProof/></w:rPr><w:drawing><wp:inline distT="0"><wp:extent cx="1" cy="1"/><wp:docPr id="1" name="Picture 1" descr="${alt}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="x.png"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}">${extra}</a:blip></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function style(id: string, name: string, inner = '', kind = 'paragraph'): string {
  return `<w:style w:type="${kind}" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`;
}

const outline = (level: number) =>
  `<w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="${level}"/></w:pPr><w:rPr><w:b/></w:rPr>`;

export const standardStyles = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  style('Heading1', 'heading 1', outline(0)),
  style('Heading2', 'heading 2', outline(1)),
  style('Heading3', 'heading 3', outline(2)),
  style('Title', 'Title'),
  style('Caption', 'caption', '<w:rPr><w:b/></w:rPr>'),
  style('Strong', 'House strong', '<w:rPr><w:b/></w:rPr>'),
  style('TOC1', 'toc 1'),
  style('Secret', 'Reviewer only', '<w:rPr><w:vanish/></w:rPr>', 'character'),
  style(
    'TableGrid',
    'Table Grid',
    '<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr>',
    'table',
  ),
].join('');
