import { type Attributes, type Element, element, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, elementsNamed, type SourceElement } from './source.ts';
import { cleanStyle } from './styles.ts';

/** A cell with its text, without its place; if it holds a single paragraph, the cell takes over its alignment. */
export function cleanCell(cell: SourceElement, cleaner: Cleaner): Element {
  const tag = cell.tagName === 'th' ? 'th' : 'td';
  const children = cleaner.flow(cell.childNodes);
  const attributes = cellAttributes(cell);
  const [only, ...others] = children;
  if (!isElement(only) || only.tag !== 'p' || others.length > 0) return element(tag, children, attributes);
  return element(tag, only.children, { ...only.attributes, ...attributes });
}

function cellAttributes(cell: SourceElement): Attributes {
  const style = cleanStyle(declarations(cell), ['text-align', 'vertical-align', 'width']);
  return style ? { style } : {};
}

/** Old attributes come first, so that styles override them. */
function declarations(cell: SourceElement): string {
  const old = {
    'text-align': alignmentOf(cell),
    'vertical-align': attribute(cell, 'valign'),
    width: attribute(cell, 'width'),
  };
  const translated = Object.entries(old).map(([name, value]) => (value ? `${name}:${value};` : ''));
  return `${translated.join('')}${attribute(cell, 'style') ?? ''}`;
}

function alignmentOf(cell: SourceElement): string | undefined {
  const [paragraph, ...others] = elementsNamed(cell, 'p');
  return (
    attribute(cell, 'align') ?? (paragraph && others.length === 0 ? attribute(paragraph, 'align') : undefined)
  );
}
