import { type Attributes, type Element, element, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, elementsNamed, type SourceElement } from './source.ts';
import { cleanStyle } from './styles.ts';

/** A cell with its text; if it holds a single paragraph, the cell takes over its alignment. */
export function cleanCell(cell: SourceElement, cleaner: Cleaner): Element {
  const tag = cell.tagName === 'th' ? 'th' : 'td';
  const children = cleaner.flow(cell.childNodes);
  const attributes = cellAttributes(cell);
  const [only, ...others] = children;
  if (!isElement(only) || only.tag !== 'p' || others.length > 0) return element(tag, children, attributes);
  return element(tag, only.children, { ...only.attributes, ...attributes });
}

function cellAttributes(cell: SourceElement): Attributes {
  const scope = attribute(cell, 'scope')?.toLowerCase() ?? '';
  const style = cleanStyle(declarations(cell), ['text-align', 'vertical-align', 'width']);
  return {
    ...span('colspan', attribute(cell, 'colspan'), 100),
    ...span('rowspan', attribute(cell, 'rowspan'), 1000),
    ...(cell.tagName === 'th' && /^(col|row|colgroup|rowgroup)$/.test(scope) && { scope }),
    ...(style && { style }),
  };
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

function span(name: 'colspan' | 'rowspan', value: string | undefined, most: number): Attributes {
  const count = /^\d{1,6}$/.test(value ?? '') ? Math.min(Number(value), most) : 1;
  return count > 1 ? { [name]: String(count) } : {};
}
