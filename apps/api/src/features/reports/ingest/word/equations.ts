import type { SourceElement, SourceNode } from '../html/source.ts';
import type { Builder } from './builder.ts';
import type { Spot } from './document.ts';
import { shownEquation } from './equation-content.ts';
import type { Xml } from './xml.ts';
import { childNamed, childrenNamed, isXml, switchOf, textWithin } from './xml-query.ts';

/** An equation of Word in the markup that pages have for formulas. */
export function readEquation(source: Xml, spot: Spot): void {
  const { paragraph, link } = spot;
  const { story, line } = paragraph;
  if (story.fields.isSilent()) return;
  const node = shownEquation(source, spot);
  if (textWithin(node).trim() === '') return;
  story.fields.fill();
  const { math } = story.document.builder;
  const isApart = node.name === 'm:oMathPara';
  for (const one of isApart ? childrenNamed(node, 'm:oMath') : [node])
    line.add(math('math', partsOf(one, math), isApart ? { display: 'block' } : {}), { marks: [], link });
}

type Write = Builder['math'];
type Writer = (node: Xml, math: Write) => SourceNode[];

function partsOf(node: Xml | undefined, math: Write): SourceNode[] {
  return (node?.children ?? []).filter(isXml).flatMap((one) => (writers[one.name] ?? partsOf)(one, math));
}

/** One element, as the arguments of a fraction or a root must be. */
function row(node: Xml | undefined, math: Write): SourceElement {
  return math('mrow', partsOf(node, math));
}

/** An element with these parts of the equation as its arguments. */
function arranged(tag: string, ...parts: string[]): Writer {
  return (node, math) => [
    math(
      tag,
      parts.map((part) => row(childNamed(node, part), math)),
    ),
  ];
}

const writers: Record<string, Writer> = {
  'm:r': readTokens,
  'm:f': readFraction,
  'm:sSup': arranged('msup', 'm:e', 'm:sup'),
  'm:sSub': arranged('msub', 'm:e', 'm:sub'),
  'm:sSubSup': arranged('msubsup', 'm:e', 'm:sub', 'm:sup'),
  'm:limLow': arranged('munder', 'm:e', 'm:lim'),
  'm:limUpp': arranged('mover', 'm:e', 'm:lim'),
  'm:rad': readRoot,
  'm:nary': readNary,
  'm:d': readDelimiters,
  'm:acc': (node, math) => over(node, math, said(childNamed(node, 'm:accPr'), 'm:chr') ?? '\u0302'),
  'm:bar': (node, math) => over(node, math, '\u00af'),
  'm:m': (node, math) => [
    tableOf(
      childrenNamed(node, 'm:mr').map((one) => childrenNamed(one, 'm:e')),
      math,
    ),
  ],
  'm:eqArr': (node, math) => [
    tableOf(
      childrenNamed(node, 'm:e').map((one) => [one]),
      math,
    ),
  ],
  'm:groupChr': readGroupSign,
  'm:sPre': readBefore,
};

/** Letters, numbers and signs, each as what it is. */
function readTokens(node: Xml, math: Write): SourceNode[] {
  const text = textWithin(node);
  if (switchOf(childNamed(node, 'm:rPr'), 'm:nor')) return [math('mtext', [text])];
  const tokens = text.match(/\d+(?:[.,]\d+)*|\p{L}+|\S/gu) ?? [];
  return tokens.map((token) => math(/^\d/.test(token) ? 'mn' : /^\p{L}/u.test(token) ? 'mi' : 'mo', [token]));
}

function readFraction(node: Xml, math: Write): SourceNode[] {
  const type = said(childNamed(node, 'm:fPr'), 'm:type');
  const [above, below] = [row(childNamed(node, 'm:num'), math), row(childNamed(node, 'm:den'), math)];
  if (type === 'lin' || type === 'skw') return [above, math('mo', ['/']), below];
  return [math('mfrac', [above, below], type === 'noBar' ? { linethickness: '0' } : {})];
}

function readRoot(node: Xml, math: Write): SourceNode[] {
  const degree = childNamed(node, 'm:deg');
  const inner = row(childNamed(node, 'm:e'), math);
  if (!degree || textWithin(degree).trim() === '') return [math('msqrt', [inner])];
  return [math('mroot', [inner, row(degree, math)])];
}

/** A sum, a product or an integral with its limits. */
function readNary(node: Xml, math: Write): SourceNode[] {
  const properties = childNamed(node, 'm:naryPr');
  const sign = math('mo', [said(properties, 'm:chr') ?? '∫']);
  const isAbove = said(properties, 'm:limLoc') === 'undOvr';
  const limits = [row(childNamed(node, 'm:sub'), math), row(childNamed(node, 'm:sup'), math)];
  const signs = math(isAbove ? 'munderover' : 'msubsup', [sign, ...limits]);
  return [signs, row(childNamed(node, 'm:e'), math)];
}

function readDelimiters(node: Xml, math: Write): SourceNode[] {
  const properties = childNamed(node, 'm:dPr');
  const sign = (name: string, usual: string) => {
    const text = said(properties, name) ?? usual;
    return text === '' ? [] : [math('mo', [text])];
  };
  const inner = childrenNamed(node, 'm:e').flatMap((one, index) => [
    ...(index > 0 ? sign('m:sepChr', '|') : []),
    row(one, math),
  ]);
  return [math('mrow', [...sign('m:begChr', '('), ...inner, ...sign('m:endChr', ')')])];
}

function over(node: Xml, math: Write, sign: string): SourceNode[] {
  return [math('mover', [row(childNamed(node, 'm:e'), math), math('mo', [sign])], { accent: 'true' })];
}

/** A brace or another sign along the upper or lower side. */
function readGroupSign(node: Xml, math: Write): SourceNode[] {
  const properties = childNamed(node, 'm:groupChrPr');
  const sign = math('mo', [said(properties, 'm:chr') ?? '\u23df']);
  const isAbove = said(properties, 'm:pos') === 'top';
  return [math(isAbove ? 'mover' : 'munder', [row(childNamed(node, 'm:e'), math), sign])];
}

/** Index and exponent stand before what they belong to. */
function readBefore(node: Xml, math: Write): SourceNode[] {
  const [base, below, above] = ['m:e', 'm:sub', 'm:sup'].map((name) => row(childNamed(node, name), math));
  return [
    math(
      'mmultiscripts',
      [base, math('mprescripts', []), below, above].filter((one) => one !== undefined),
    ),
  ];
}

function tableOf(rows: Xml[][], math: Write): SourceNode {
  const cells = (one: Xml[]) => one.map((cell) => math('mtd', [row(cell, math)]));
  return math(
    'mtable',
    rows.map((one) => math('mtr', cells(one))),
  );
}

function said(properties: Xml | undefined, name: string): string | undefined {
  return childNamed(properties, name)?.attributes['m:val'];
}
