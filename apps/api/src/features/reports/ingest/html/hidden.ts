import type { LeftOut } from './left-out.ts';
import { classesOf, type Declarations } from './page-styles.ts';
import { attribute, isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';

const commentClass =
  /^(mso(commentreference|commenttext|commentsubject)|msocom(anchor|txt|off)|annotation_style_by_filter|comment(-?(start|end|body|box))?)$/i;
const commentPlace = /^#?(cmnt(_ref)?\d+|_msocom_\d+|_msoanchor_\d+|_com_\d+)$/;
const runningClass = /^(running[-_]?(head|foot)(er)?s?|folios?|page[-_]?num(ber)?s?)$/i;
const runningElement = /^(header|footer)$/;

/** Why nothing of an element is for readers; null if that is not so. */
export function reasonToLeaveOut(node: SourceElement, styles: Declarations): LeftOut | null {
  if (isComment(node, styles)) return 'comment';
  if (node.tagName === 'del' || classesOf(node).some((name) => /^mso(del|movefrom)$/i.test(name)))
    return 'deletion';
  if (isRunning(node, styles)) return 'running';
  return isHidden(node, styles) ? 'hidden' : null;
}

/** The text that a comment is about is not part of it. */
function isComment(node: SourceElement, styles: Declarations): boolean {
  if (/^comment/.test(styles.get('mso-element') ?? '') || styles.get('mso-special-character') === 'comment')
    return true;
  if (attribute(node, 'title') === 'annotation' || node.tagName === 'comment') return true;
  if (node.tagName === 'a' && [attribute(node, 'href'), attribute(node, 'id')].some(isCommentPlace))
    return true;
  return classesOf(node).some((name) => commentClass.test(name));
}

/** Google Docs writes each comment into a box that begins with its mark. */
export function beginsWithComment(node: SourceElement): boolean {
  if (!/^(div|p|li)$/.test(node.tagName)) return false;
  let first: SourceNode | undefined = node;
  while (first && isSourceElement(first)) {
    if (first.tagName === 'a' && /^(cmnt|_msocom_)\d+$/.test(attribute(first, 'id') ?? '')) return true;
    first = first.childNodes.find((one) => !isSourceText(one) || one.value.trim() !== '');
  }
  return false;
}

function isCommentPlace(place: string | undefined): boolean {
  return place !== undefined && commentPlace.test(place);
}

/** The header and footer of a sheet of paper. Those of HTML belong to the text. */
function isRunning(node: SourceElement, styles: Declarations): boolean {
  if (
    /^(header|footer|(foot|end)note-(continuation-)?(separator|notice))$/.test(
      styles.get('mso-element') ?? '',
    )
  )
    return true;
  if (node.tagName === 'div' && runningElement.test(attribute(node, 'title') ?? '')) return true;
  return classesOf(node).some((name) => runningClass.test(name));
}

function isHidden(node: SourceElement, styles: Declarations): boolean {
  if (attribute(node, 'hidden') !== undefined) return true;
  if (node.tagName === 'dialog' && attribute(node, 'open') === undefined) return true;
  if (styles.get('display') === 'none' || styles.get('mso-hide') === 'all') return true;
  return /^0*\.?0+%?$/.test(styles.get('opacity') ?? '') || isOffScreen(styles);
}

/** Far to the left of or above any screen. */
function isOffScreen(styles: Declarations): boolean {
  const isMoved = /^(absolute|fixed)$/.test(styles.get('position') ?? '');
  const places = [...(isMoved ? ['left', 'top', 'right', 'bottom'] : []), 'text-indent', 'margin-left'];
  return places.some((name) => /^-\d{3,}(\.\d*)?(px|pt|em|rem|ex|vw|cm)$/.test(styles.get(name) ?? ''));
}

/** What is declared so hides an element, but not those in it that declare otherwise; undefined if it says nothing. */
export function declaredInvisible(styles: Declarations): { seen?: boolean; sized?: boolean } {
  const visibility = styles.get('visibility');
  const size = styles.get('font-size') ?? styles.get('font')?.match(/(?:^|\s)([\d.]+[a-z%]+)/)?.[1];
  return {
    ...(visibility !== undefined && { seen: visibility !== 'hidden' && visibility !== 'collapse' }),
    ...(size !== undefined && { sized: !/^0*\.?0+[a-z%]*$/.test(size) }),
  };
}
