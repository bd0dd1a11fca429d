import { type Emphasis, emphasise, plainEmphasis } from './emphasis.ts';
import { excerptOf, lineOf } from './excerpt.ts';
import { beginsWithComment, declaredInvisible, reasonToLeaveOut } from './hidden.ts';
import type { Losses } from './left-out.ts';
import { keysOf, type PageStyles } from './page-styles.ts';
import {
  attribute,
  isHtml,
  isSourceElement,
  isSourceText,
  type SourceElement,
  type SourceNode,
} from './source.ts';

interface Pass {
  styles: PageStyles;
  losses: Losses;
  above: Map<string, number>;
}

/** What holds for the content of an element. */
interface State extends Emphasis {
  seen: boolean;
  sized: boolean;
}

/**
 * Takes out of a page what its authors do not show: hidden text, comments, tracked deletions, headers and footers of
 * the paper. What they express by classes and styles alone (bold, raised, struck out) becomes elements, as the
 * cleaner knows them.
 */
export function keepVisible(nodes: SourceNode[], styles: PageStyles, losses: Losses): SourceNode[] {
  const pass = { styles, losses, above: new Map<string, number>() };
  return visibleNodes(nodes, { ...plainEmphasis, seen: true, sized: true }, pass);
}

function visibleNodes(nodes: SourceNode[], state: State, pass: Pass): SourceNode[] {
  return nodes.filter((node) => {
    if (isSourceText(node)) return isShown(node.value, state, pass.losses);
    return !isSourceElement(node) || keepElement(node, state, pass);
  });
}

function isShown(text: string, { seen, sized }: State, losses: Losses): boolean {
  if ((seen && sized) || text.trim() === '') return true;
  losses.add('hidden', { excerpt: text });
  return false;
}

/** Whether the element stays; its content is then what is visible of it. */
function keepElement(node: SourceElement, state: State, pass: Pass): boolean {
  const declared = pass.styles.of(node, pass.above);
  const reason = beginsWithComment(node) ? 'comment' : reasonToLeaveOut(node, declared);
  if (reason) {
    if (isWorthListing(node, reason)) pass.losses.add(reason, metAt(node));
    return false;
  }
  // What is drawn has styles of its own kind.
  if (!isHtml(node)) return true;
  const shown = { ...state, ...declaredInvisible(declared) };
  if (isGone(node, shown, state, pass)) return false;
  if (node.tagName === 'ins' && attribute(node, 'datetime')) pass.losses.add('insertion', metAt(node));
  const keys = keysOf(node);
  for (const key of keys) pass.above.set(key, (pass.above.get(key) ?? 0) + 1);
  const { inside, around } = emphasise(node, declared, state);
  node.childNodes = around(visibleNodes(node.childNodes, { ...shown, ...inside }, pass));
  for (const key of keys) lower(pass.above, key);
  return true;
}

/** Without anything in it that shows itself again, an invisible element goes as a whole. */
function isGone(node: SourceElement, shown: State, before: State, pass: Pass): boolean {
  if (shown.seen && shown.sized) return false;
  const isPicture = node.tagName === 'img' && !shown.seen;
  const isTop = before.seen && before.sized;
  if (!isPicture && (!isTop || excerptOf(node) === '' || showsAgain(node.childNodes, pass))) return false;
  pass.losses.add('hidden', metAt(node));
  return true;
}

function showsAgain(nodes: SourceNode[], pass: Pass): boolean {
  return nodes.filter(isSourceElement).some((node) => {
    const { seen, sized } = declaredInvisible(pass.styles.of(node, pass.above));
    return seen || sized || showsAgain(node.childNodes, pass);
  });
}

function lower(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

/** The mark of a comment, such as [JD1] or [a], says nothing that its body does not say. */
function isWorthListing(node: SourceElement, reason: string): boolean {
  const text = excerptOf(node);
  return text !== '' && !(reason === 'comment' && /^(\[[\p{L}\d ]{1,12}\])+$/u.test(text));
}

function metAt(node: SourceElement) {
  return { line: lineOf(node), excerpt: excerptOf(node) };
}
