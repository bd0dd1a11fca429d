import { attribute, isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';
import { roleOf } from './vocabulary.ts';

const longest = 200;

/** Where an element or one of its attributes stands in the page. */
export function lineOf(node: SourceElement, name?: string): number | undefined {
  const location = node.sourceCodeLocation;
  return (name && location?.attrs?.[name]?.startLine) || location?.startLine;
}

/** The beginning of an element's text; for one without text, what its first image is called. */
export function excerptOf(node: SourceElement): string {
  let text = '';
  let image = '';
  for (const one of within(node.childNodes)) {
    if (isSourceText(one)) text += one.value.replace(/\s+/g, ' ');
    if (!isSourceElement(one)) continue;
    if (one.tagName === 'img') image ||= nameOf(one);
    if (!/^(inline|unknown)$/.test(roleOf(one.tagName)) || one.tagName === 'br') text += ' ';
    if (text.length > longest) break;
  }
  return text.replaceAll('\u00a0', ' ').trim() || image;
}

function nameOf(image: SourceElement): string {
  return attribute(image, 'alt') || attribute(image, 'src')?.slice(0, longest) || 'image';
}

function* within(nodes: SourceNode[]): Generator<SourceNode> {
  for (const node of nodes) {
    yield node;
    if (isSourceElement(node) && !/^(style|script)$/.test(node.tagName)) yield* within(node.childNodes);
  }
}
