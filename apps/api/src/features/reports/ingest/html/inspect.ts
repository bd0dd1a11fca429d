import type { Finding } from '@caliper/contract/problem.ts';
import { readAddress } from './links.ts';
import {
  attribute,
  isHtml,
  isSourceElement,
  isSourceText,
  type SourceElement,
  type SourceNode,
} from './source.ts';
import { styleProblem } from './styles.ts';

export type Complain = (problem: Omit<Finding, 'file'>) => void;

const activeTags = new Set(
  `script noscript iframe frame frameset noframes object embed noembed applet param portal fencedframe base
   form input button select textarea keygen audio video source track canvas template slot dialog plaintext xmp
   svg math bgsound layer ilayer`.split(/\s+/),
);

/** Attributes that make a browser fetch something. */
const fetching = new Set(
  'src srcset imagesrcset background poster lowsrc dynsrc data code codebase archive manifest longdesc'.split(
    ' ',
  ),
);
const sending = new Set('action formaction ping srcdoc'.split(' '));

/**
 * Reports what does not belong in a chapter: active content, and references to other sites. Safety does not depend on
 * this list: the sanitiser writes only what it knows.
 */
export function inspect(nodes: SourceNode[], complain: Complain): void {
  for (const node of nodes) {
    if (!isSourceElement(node)) continue;
    inspectAttributes(node, complain);
    if (node.tagName === 'style') inspectStyleSheet(node, complain);
    const isActive = activeTags.has(node.tagName) || !isHtml(node);
    if (isActive)
      complain({
        line: lineOf(node),
        message: `<${short(node.tagName)}> is not allowed in a chapter.`,
        remedy: remedyFor(node),
      });
    else inspect(node.childNodes, complain);
  }
}

function remedyFor({ tagName }: SourceElement): string {
  return tagName === 'svg' || tagName === 'math' ? 'Save it as an image in images/.' : 'Remove it.';
}

function inspectStyleSheet(node: SourceElement, complain: Complain): void {
  const texts = node.childNodes.filter(isSourceText).map(({ value }) => value);
  const problem = styleProblem(texts.join(''));
  if (problem) complain({ line: lineOf(node), message: `<style> holds ${problem}.`, remedy: 'Remove it.' });
}

function inspectAttributes(node: SourceElement, complain: Complain): void {
  for (const { name, value } of node.attrs) {
    const problem = attributeProblem(node, name.toLowerCase(), value);
    if (!problem) continue;
    const [what, remedy = 'Remove it.'] = problem.split(/(?<=\.) /);
    complain({
      line: lineOf(node, name),
      message: `${short(name)} on <${short(node.tagName)}> ${what}`,
      remedy,
    });
  }
}

function short(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

function attributeProblem(node: SourceElement, name: string, value: string): string | null {
  if (/^on/.test(name)) return 'is an event handler. Remove it.';
  if (sending.has(name)) return 'is not allowed in a chapter. Remove it.';
  if (name === 'style') return styleAttributeProblem(value);
  if (name === 'http-equiv' && /refresh/i.test(value)) return 'leads to another page. Remove it.';
  if (!name.endsWith('href') && !fetching.has(name)) return null;
  const address = readAddress(value);
  if (address.to === 'script' && !isImageData(name, value))
    return `holds a ${address.scheme}: address. Remove it.`;
  return fetching.has(name) ? fetchProblem(name, value) : hrefProblem(node, value);
}

function styleAttributeProblem(value: string): string | null {
  const problem = styleProblem(value);
  return problem && `holds ${problem}. Remove it.`;
}

function isImageData(name: string, value: string): boolean {
  return name === 'src' && /^\s*data:image\//i.test(value);
}

function hrefProblem(node: SourceElement, value: string): string | null {
  const address = readAddress(value);
  if (node.tagName === 'a' || node.tagName === 'area')
    return address.to === 'other' ? `holds an address that a reader cannot open (${address.scheme}).` : null;
  const isLocal = address.to === 'file' || address.to === 'place';
  return isLocal ? null : 'refers to another site. Remove it.';
}

function fetchProblem(name: string, value: string): string | null {
  if (isImageData(name, value)) return 'holds the image itself. Save it in images/ and refer to it.';
  const addresses = name.endsWith('srcset') ? value.split(',') : [value];
  const isRemote = addresses.some((one) => /^(web|other)$/.test(readAddress(one).to));
  if (isRemote) return 'refers to another site. Put the file into the package and refer to it there.';
  return null;
}

function lineOf(node: SourceElement, name?: string): number | undefined {
  const location = node.sourceCodeLocation;
  return (name && location?.attrs?.[name]?.startLine) || location?.startLine;
}

/** The line of an image's or link's reference. */
export function lineOfReference(node: SourceElement): number | undefined {
  return lineOf(node, attribute(node, 'src') === undefined ? 'href' : 'src');
}
