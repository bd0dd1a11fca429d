import { holdsText } from './vocabulary.ts';
import type { Xml, XmlNode } from './xml.ts';

export function isXml(node: XmlNode): node is Xml {
  return typeof node !== 'string';
}

export function childrenNamed(node: Xml | undefined, name: string): Xml[] {
  return node ? node.children.filter(isXml).filter((one) => one.name === name) : [];
}

export function childNamed(node: Xml | undefined, name: string): Xml | undefined {
  return node?.children.find((one): one is Xml => isXml(one) && one.name === name);
}

/** The `w:val` of a property. */
export function valueIn(node: Xml | undefined, name: string): string | undefined {
  return childNamed(node, name)?.attributes['w:val'];
}

/** Whether a property is switched on or off; undefined if it is not said. */
export function switchOf(node: Xml | undefined, name: string): boolean | undefined {
  const found = childNamed(node, name);
  if (!found) return undefined;
  const { 'w:val': said, 'm:val': saidOfEquation = 'true' } = found.attributes;
  return !/^(0|false|off|none)$/.test(said ?? saidOfEquation);
}

/** The elements with this name at any depth, in reading order. */
export function allNamed(node: Xml, name: string, found: Xml[] = []): Xml[] {
  for (const child of node.children) {
    if (!isXml(child)) continue;
    if (child.name === name) found.push(child);
    allNamed(child, name, found);
  }
  return found;
}

/** All text below, as far as it is shown: deleted text and instructions of fields are not. */
export function textWithin(node: Xml): string {
  let text = '';
  for (const child of node.children) {
    if (!isXml(child)) text += isShownText(node.name) ? child : '';
    else if (child.name === 'mc:AlternateContent') text += firstText(child);
    else text += textWithin(child) + (child.name === 'w:p' ? ' ' : '');
  }
  return text;
}

/** What is written several times, for several programs, is said once. */
function firstText({ children }: Xml): string {
  const texts = children.filter(isXml).map(textWithin);
  return texts.find((one) => one.trim() !== '') ?? '';
}

function isShownText(name: string): boolean {
  return holdsText(name) && name !== 'w:delText' && name !== 'w:instrText';
}
