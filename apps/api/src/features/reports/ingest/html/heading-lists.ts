import { isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';

/** LibreOffice writes numbered headings as lists of one heading each. They are headings and not items. */
export function unwrapHeadings(nodes: SourceNode[]): SourceNode[] {
  return nodes.flatMap((node): SourceNode[] => {
    if (!isSourceElement(node)) return [node];
    if (isList(node) && holdsOnlyHeadings(node)) return headingsIn(node);
    node.childNodes = unwrapHeadings(node.childNodes);
    return [node];
  });
}

function isList({ tagName }: SourceElement): boolean {
  return tagName === 'ol' || tagName === 'ul';
}

function isHeading({ tagName }: SourceElement): boolean {
  return /^h[1-6]$/.test(tagName);
}

function holdsOnlyHeadings(list: SourceElement): boolean {
  return headingsIn(list).length > 0 && !hasOther(list);
}

function headingsIn(node: SourceElement): SourceElement[] {
  return node.childNodes
    .filter(isSourceElement)
    .flatMap((child) => (isHeading(child) ? [child] : headingsIn(child)));
}

/** Whether there is anything to see besides headings. */
function hasOther(node: SourceElement): boolean {
  return node.childNodes.some((child) => {
    if (isSourceText(child)) return child.value.trim() !== '';
    if (!isSourceElement(child) || isHeading(child)) return false;
    return /^(img|svg|table|math|object)$/.test(child.tagName) || hasOther(child);
  });
}
