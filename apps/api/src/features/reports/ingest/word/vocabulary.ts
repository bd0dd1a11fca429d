/** Namespaces, of the usual and of the strict form of the format, and the prefix that we know each by. */
const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w:',
    'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w:',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r:',
    'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r:',
    'http://schemas.openxmlformats.org/drawingml/2006/main': 'a:',
    'http://purl.oclc.org/ooxml/drawingml/main': 'a:',
    'http://schemas.openxmlformats.org/drawingml/2006/picture': 'pic:',
    'http://purl.oclc.org/ooxml/drawingml/picture': 'pic:',
    'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp:',
    'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp:',
    'http://schemas.openxmlformats.org/drawingml/2006/chart': 'c:',
    'http://purl.oclc.org/ooxml/drawingml/chart': 'c:',
    'http://schemas.microsoft.com/office/drawing/2014/chartex': 'cx:',
    'http://schemas.openxmlformats.org/drawingml/2006/diagram': 'dgm:',
    'http://purl.oclc.org/ooxml/drawingml/diagram': 'dgm:',
    'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm:',
    'http://purl.oclc.org/ooxml/officeDocument/math': 'm:',
    'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc:',
    'http://schemas.microsoft.com/office/word/2010/wordml': 'w14:',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps:',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup': 'wpg:',
    'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas': 'wpc:',
    'http://schemas.microsoft.com/office/drawing/2016/SVG/main': 'asvg:',
    'urn:schemas-microsoft-com:vml': 'v:',
    'urn:schemas-microsoft-com:office:office': 'o:',
    'http://schemas.openxmlformats.org/package/2006/relationships': 'rel:',
    'http://www.w3.org/XML/1998/namespace': 'xml:',
  }),
);

/** The prefix of whatever is in no namespace that is known here. */
const unknownPrefix = '?:';

/** Later versions of Word add properties in namespaces of their own, and nothing that is shown. */
const propertySpaces = /^http:\/\/schemas\.microsoft\.com\/office\/word\/20\d\d\/word(ml|processingDrawing)/;

/** The prefix that a namespace is known by here; null for those of which nothing is kept. */
export function prefixOf(space: string): string | null {
  return prefixes.get(space) ?? (propertySpaces.test(space) ? null : unknownPrefix);
}

export function isUnknown(name: string): boolean {
  return name.startsWith(unknownPrefix);
}

/** What matters only for the look, or is an earlier state of a property that somebody changed. */
const elementsSkipped: ReadonlySet<string> = new Set(
  `w:proofErr w:lastRenderedPageBreak w:permStart w:permEnd w:rPrChange w:pPrChange w:tblPrChange w:trPrChange
   w:tcPrChange w:sectPrChange w:tblGridChange w:tblPrExChange w:numberingChange w:lang w:color w:szCs w:kern w:spacing
   w:ind w:shd w:pBdr w:tabs w:tblBorders w:tblCellMar w:tcBorders w:tcMar w:noProof w:bCs w:iCs w:highlight
   w:effect w:em w:w w:fitText w:keepNext w:keepLines w:widowControl w:snapToGrid w:contextualSpacing
   w:suppressLineNumbers w:suppressAutoHyphens w:autoSpaceDE w:autoSpaceDN w:adjustRightInd w:textAlignment
   w:tblW w:tblLayout w:tblInd w:tcW w:trHeight w:cantSplit w:noWrap w:pgSz w:pgMar w:cols w:docGrid w:latentStyles
   w:rsid w:rsids w:placeholder w:dataBinding w:tblGrid w:tblCellSpacing w:tblpPr
   wp:extent wp:effectExtent wp:positionH wp:positionV wp:simplePos wp:cNvGraphicFramePr
   pic:spPr wps:bodyPr wps:style wpg:grpSpPr v:shapetype v:stroke v:path v:formulas v:handles v:shadow
   m:ctrlPr m:mathPr`.split(/\s+/),
);

export function isSkipped(name: string): boolean {
  return elementsSkipped.has(name) || (name.startsWith('w14:') && name !== 'w14:contentPart');
}

const textHolders = new Set(['w:t', 'w:delText', 'w:instrText', 'm:t', 'a:t']);

/** The elements whose text is text; between others there is only white space. */
export function holdsText(name: string): boolean {
  return textHolders.has(name) || isUnknown(name);
}

export const attributesRead: ReadonlySet<string> = new Set(
  `w:val w:id w:type w:styleId w:default w:name w:anchor w:instr w:fldCharType w:font w:char w:ascii w:hAnsi
   w:customMarkFollows w:ilvl w:numId w:abstractNumId w:firstRow w:firstColumn w:author r:id r:embed r:link r:pict
   r:href w:dropCap w:progId m:val Id Type Target TargetMode Requires descr title name hidden uri l t r b src alt style string prst ProgID
   o:hr o:title o:connectortype xml:space`.split(/\s+/),
);
