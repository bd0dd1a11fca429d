import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import { fromBuffer } from 'yauzl';
import { relationsPath } from './relations.ts';

/** The parts of a package by their paths. */
export type OpenedPackage = Map<string, Buffer>;

/** Opens a package with another library than the one that wrote it. */
export async function openPackage(file: string | Buffer): Promise<OpenedPackage> {
  const bytes = typeof file === 'string' ? await readFile(file) : file;
  const parts: OpenedPackage = new Map();
  const { promise, resolve, reject } = Promise.withResolvers<OpenedPackage>();
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error);
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, async (failed, stream) => {
        if (failed) return reject(failed);
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        parts.set(entry.fileName, Buffer.concat(chunks));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
  return promise;
}

export interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

/** Fails for what is not well-formed. */
export function parseXml(source: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(source).close();
  return root.children[0] ?? root;
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* nodesIn(child);
}

export function named(node: Node, name: string): Node[] {
  return [...nodesIn(node)].filter((one) => one.name === name);
}

export function textIn(node: Node): string {
  return named(node, 'a:t')
    .map(({ text }) => text)
    .join('');
}

/** The orders in which the schemas want children, where programs repair a file that has another one. */
const orders: Record<string, string> = {
  'p:sld': 'p:cSld p:clrMapOvr',
  'p:sldLayout': 'p:cSld p:clrMapOvr',
  'p:sldMaster': 'p:cSld p:clrMap p:sldLayoutIdLst p:txStyles',
  'p:presentation': 'p:sldMasterIdLst p:sldIdLst p:sldSz p:notesSz p:defaultTextStyle p:extLst',
  'p:cSld': 'p:bg p:spTree',
  'p:sp': 'p:nvSpPr p:spPr p:txBody',
  'p:graphicFrame': 'p:nvGraphicFramePr p:xfrm a:graphic',
  'p:pic': 'p:nvPicPr p:blipFill p:spPr',
  'p:txBody': 'a:bodyPr a:lstStyle a:p',
  'a:txBody': 'a:bodyPr a:lstStyle a:p',
  'a:p': 'a:pPr a:r|a:br|a:fld a:endParaRPr',
  'a:pPr': 'a:lnSpc a:spcBef a:spcAft a:buFont a:buNone|a:buAutoNum|a:buChar a:defRPr',
  'a:rPr': 'a:ln a:solidFill a:latin a:ea a:cs a:hlinkClick',
  'a:defRPr': 'a:solidFill a:latin a:ea a:cs',
  'a:lvl1pPr': 'a:lnSpc a:spcBef a:buNone a:defRPr',
  'a:tbl': 'a:tblPr a:tblGrid a:tr',
  'a:tc': 'a:txBody a:tcPr',
  'a:tcPr': 'a:lnL a:lnR a:lnT a:lnB a:noFill|a:solidFill',
  'a:ln': 'a:noFill|a:solidFill a:prstDash a:round|a:miter',
  'c:chartSpace': 'c:date1904 c:lang c:roundedCorners c:chart c:spPr c:txPr c:externalData c:userShapes',
  'c:chart': 'c:autoTitleDeleted c:plotArea c:legend c:plotVisOnly c:dispBlanksAs',
  'c:plotArea': 'c:layout c:lineChart|c:barChart c:catAx c:valAx c:spPr',
  'c:lineChart': 'c:grouping c:varyColors c:ser c:marker c:axId',
  'c:barChart': 'c:barDir c:grouping c:varyColors c:ser c:gapWidth c:overlap c:axId',
  'c:ser': 'c:idx c:order c:tx c:spPr c:invertIfNegative c:marker c:dPt c:dLbls c:cat c:val c:smooth',
  'c:dPt': 'c:idx c:invertIfNegative c:marker c:bubble3D c:spPr',
  'c:dLbls':
    'c:dLbl c:numFmt c:spPr c:txPr c:dLblPos c:showLegendKey c:showVal c:showCatName c:showSerName c:showPercent c:showBubbleSize',
  'c:dLbl':
    'c:idx c:layout c:tx c:numFmt c:spPr c:txPr c:dLblPos c:showLegendKey c:showVal c:showCatName c:showSerName c:showPercent c:showBubbleSize',
  'c:catAx':
    'c:axId c:scaling c:delete c:axPos c:majorGridlines c:numFmt c:majorTickMark c:minorTickMark c:tickLblPos c:spPr c:txPr c:crossAx c:crosses c:auto c:lblAlgn c:lblOffset c:noMultiLvlLbl',
  'c:valAx':
    'c:axId c:scaling c:delete c:axPos c:majorGridlines c:numFmt c:majorTickMark c:minorTickMark c:tickLblPos c:spPr c:txPr c:crossAx c:crosses c:crossBetween c:majorUnit',
  'c:scaling': 'c:orientation c:max c:min',
  'c:legend': 'c:legendPos c:layout c:overlay c:txPr',
  'w:document': 'w:body',
  'w:p': 'w:pPr w:r|w:hyperlink|w:bookmarkStart|w:bookmarkEnd',
  'w:pPr':
    'w:pStyle w:keepNext w:keepLines w:pageBreakBefore w:numPr w:pBdr w:shd w:tabs w:spacing w:ind w:contextualSpacing w:jc w:outlineLvl w:rPr w:sectPr',
  'w:rPr': 'w:rStyle w:rFonts w:b w:bCs w:i w:iCs w:color w:sz w:szCs w:u w:vertAlign w:lang',
  'w:sectPr': 'w:headerReference w:footerReference w:type w:pgSz w:pgMar',
  'w:tbl': 'w:tblPr w:tblGrid w:tr',
  'w:tr': 'w:trPr w:tc',
  'w:tc': 'w:tcPr w:p',
  'w:tblPr':
    'w:tblStyle w:tblW w:tblInd w:tblBorders w:tblLayout w:tblCellMar w:tblLook w:tblCaption w:tblDescription',
  'w:trPr': 'w:cantSplit w:trHeight w:tblHeader',
  'w:tcPr': 'w:tcW w:gridSpan w:vMerge w:tcBorders w:shd w:tcMar w:vAlign',
  'w:style': 'w:name w:basedOn w:next w:uiPriority w:semiHidden w:qFormat w:pPr w:rPr w:tblPr w:tblStylePr',
  'w:lvl': 'w:start w:numFmt w:lvlText w:lvlJc w:pPr',
  'w:settings': 'w:zoom w:defaultTabStop w:characterSpacingControl w:compat w:themeFontLang',
  'wp:inline': 'wp:extent wp:effectExtent wp:docPr wp:cNvGraphicFramePr a:graphic',
  worksheet:
    'sheetPr sheetViews sheetFormatPr cols sheetData autoFilter mergeCells hyperlinks pageMargins pageSetup headerFooter',
  workbook: 'bookViews sheets definedNames calcPr',
  styleSheet: 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles',
  font: 'b i u sz color name family',
  border: 'left right top bottom diagonal',
};

const relationsRoot = 'Relationships';

/** What a program would repair or refuse, in words; empty for a good package. */
export function faultsIn(parts: OpenedPackage): string[] {
  const faults: string[] = [];
  const trees = new Map<string, Node>();
  for (const [path, bytes] of parts)
    if (/\.(?:xml|rels)$/.test(path)) trees.set(path, parseXml(bytes.toString()));
  const targets = new Set<string>();
  for (const path of ['', ...parts.keys()].filter((one) => !one.endsWith('.rels')))
    faults.push(...relationFaults(path, trees, parts, targets));
  faults.push(...typeFaults(parts, trees, targets));
  for (const [path, tree] of trees) faults.push(...orderFaults(path, tree), ...idFaults(path, tree));
  return faults;
}

function relationFaults(
  path: string,
  trees: ReadonlyMap<string, Node>,
  parts: OpenedPackage,
  targets: Set<string>,
): string[] {
  const faults: string[] = [];
  const relations = trees.get(relationsPath(path));
  const ids = new Set<string>();
  for (const { attributes } of relations ? named(relations, 'Relationship') : []) {
    const { Id = '', Target = '', TargetMode } = attributes;
    if (ids.has(Id)) faults.push(`${path}: the relation ${Id} stands twice`);
    ids.add(Id);
    if (TargetMode === 'External') continue;
    const target = posix.join(posix.dirname(path), Target);
    targets.add(target);
    if (!parts.has(target)) faults.push(`${path}: there is no ${target}`);
  }
  const tree = trees.get(path);
  for (const { name, attributes } of tree ? nodesIn(tree) : [])
    for (const [attribute, value] of Object.entries(attributes))
      if (attribute.startsWith('r:') && !ids.has(value)) faults.push(`${path}: ${name} names ${value}`);
  return faults;
}

function typeFaults(
  parts: OpenedPackage,
  trees: ReadonlyMap<string, Node>,
  targets: ReadonlySet<string>,
): string[] {
  const types = trees.get('[Content_Types].xml');
  if (!types) return ['There are no content types'];
  const overrides = new Set(named(types, 'Override').map(({ attributes }) => attributes.PartName?.slice(1)));
  const endings = new Set(named(types, 'Default').map(({ attributes }) => attributes.Extension));
  const listed = [...overrides]
    .filter((path) => path && !parts.has(path))
    .map((path) => `There is no ${path}`);
  const others = [...parts.keys()].filter(
    (path) => path !== '[Content_Types].xml' && !path.endsWith('.rels'),
  );
  return [
    ...listed,
    ...others
      .filter(
        (path) => !overrides.has(path) && (path.endsWith('.xml') || !endings.has(path.split('.').pop())),
      )
      .map((path) => `${path} has no content type`),
    ...others.filter((path) => !targets.has(path)).map((path) => `Nothing leads to ${path}`),
    ...(trees.get('_rels/.rels')?.name === relationsRoot ? [] : ['There are no relations of the package']),
  ];
}

function orderFaults(path: string, tree: Node): string[] {
  return [...nodesIn(tree)].flatMap((node) => {
    const order = orders[node.name]?.split(' ').map((names) => names.split('|'));
    if (!order) return [];
    let last = 0;
    return node.children.flatMap(({ name }) => {
      const at = order.findIndex((names) => names.includes(name));
      if (at < 0 || at < last) return [`${path}: ${name} in ${node.name}`];
      last = at;
      return [];
    });
  });
}

/** Shapes of a slide have ids of their own. */
function idFaults(path: string, tree: Node): string[] {
  const ids = named(tree, 'p:cNvPr').map(({ attributes }) => attributes.id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${path}: the shape ${id} stands twice`);
}
