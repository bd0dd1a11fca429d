import type { Spot } from './document.ts';
import type { Xml } from './xml.ts';
import { childNamed, childrenNamed, isXml } from './xml-query.ts';

/** An equation as a line of text. */
export function readEquation(node: Xml, { paragraph, link }: Spot): void {
  const { story, line } = paragraph;
  if (story.fields.isSilent()) return;
  const text = write(node).replace(/\s+/g, ' ').trim();
  if (text === '') return;
  story.report('equation', text);
  line.add(text, { marks: [], link });
}

function write(node: Xml | undefined): string {
  if (!node) return '';
  const part = (name: string) => write(childNamed(node, name));
  switch (node.name) {
    case 'm:t':
      return node.children.filter((child) => !isXml(child)).join('');
    case 'm:f':
      return `${grouped(part('m:num'))}/${grouped(part('m:den'))}`;
    case 'm:sSup':
      return `${part('m:e')}^${grouped(part('m:sup'))}`;
    case 'm:sSub':
      return `${part('m:e')}_${grouped(part('m:sub'))}`;
    case 'm:sSubSup':
      return `${part('m:e')}_${grouped(part('m:sub'))}^${grouped(part('m:sup'))}`;
    case 'm:rad':
      return `${part('m:deg')}√${grouped(part('m:e'))}`;
    case 'm:nary':
      return nary(node);
    case 'm:d':
      return delimited(node);
    case 'm:m':
      return childrenNamed(node, 'm:mr')
        .map((row) => childrenNamed(row, 'm:e').map(write).join(' '))
        .join('; ');
    case 'w:rPr':
    case 'm:rPr':
      return '';
    default:
      return node.children.filter(isXml).map(write).join('');
  }
}

function grouped(text: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}

function nary(node: Xml): string {
  const sign = said(childNamed(node, 'm:naryPr'), 'm:chr') ?? '∫';
  const limit = (mark: string, name: string) => {
    const text = write(childNamed(node, name));
    return text === '' ? '' : `${mark}${grouped(text)}`;
  };
  return `${sign}${limit('_', 'm:sub')}${limit('^', 'm:sup')} ${write(childNamed(node, 'm:e'))}`;
}

function delimited(node: Xml): string {
  const properties = childNamed(node, 'm:dPr');
  const between = said(properties, 'm:sepChr') ?? '|';
  const inner = childrenNamed(node, 'm:e').map(write).join(between);
  return `${said(properties, 'm:begChr') ?? '('}${inner}${said(properties, 'm:endChr') ?? ')'}`;
}

function said(properties: Xml | undefined, name: string): string | undefined {
  return childNamed(properties, name)?.attributes['m:val'];
}
