import { excerptOf } from '../html/excerpt.ts';
import {
  attribute,
  isSourceElement,
  isSourceText,
  type SourceElement,
  type SourceNode,
} from '../html/source.ts';
import { escapeMarkup } from '../html/write.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xmlName = /^[A-Za-z_][\w.-]{0,60}$/;

export function isDrawing(node: SourceElement): boolean {
  return node.tagName === 'svg' && node.namespaceURI === svgNamespace;
}

/** A drawing within a page as a file of its own, still to be rebuilt from what is allowed. */
export function drawingText(node: SourceElement): string {
  const spaces = ` xmlns="${svgNamespace}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
  return written(node, spaces);
}

/** What a drawing says about itself. */
export function drawingTitle(node: SourceElement): string {
  const title = node.childNodes.filter(isSourceElement).find(({ tagName }) => tagName === 'title');
  return attribute(node, 'aria-label') || (title ? excerptOf(title) : '');
}

function written(node: SourceElement, spaces = ''): string {
  if (node.namespaceURI !== svgNamespace || !xmlName.test(node.tagName)) return '';
  const attributes = node.attrs.map(({ name, value, prefix }) => {
    const isKept = xmlName.test(name) && !/^xmlns/.test(name) && (!prefix || prefix === 'xlink');
    return isKept ? ` ${prefix ? `${prefix}:` : ''}${name}="${escapeMarkup(printable(value))}"` : '';
  });
  return `<${node.tagName}${spaces}${attributes.join('')}>${node.childNodes.map(content).join('')}</${node.tagName}>`;
}

function content(node: SourceNode): string {
  if (isSourceText(node)) return escapeMarkup(printable(node.value));
  return isSourceElement(node) ? written(node) : '';
}

function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold control characters
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
