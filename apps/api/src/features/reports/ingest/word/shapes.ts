import type { Xml } from './xml.ts';
import { allNamed, childNamed, isXml, textWithin } from './xml-query.ts';

/** What is lost with a shape, of which only the text is kept. */
export type ShapeLoss = 'shape' | 'fill' | 'unread';

export function lossOfShape(node: Xml): ShapeLoss | null {
  return node.name === 'wps:wsp' ? lossOfBox(node) : lossOfOldShape(node);
}

function lossOfBox(node: Xml): ShapeLoss | null {
  const properties = childNamed(node, 'wps:spPr');
  if (properties && allNamed(properties, 'a:blip').length > 0) return 'fill';
  const kind = childNamed(properties, 'a:prstGeom')?.attributes.prst ?? '';
  return hasText(node) || /^line$|connector/i.test(kind) ? null : 'shape';
}

/** In the markup of older versions. */
function lossOfOldShape(node: Xml): ShapeLoss | null {
  if (childNamed(node, 'v:fill')?.attributes['r:id'] !== undefined) return 'fill';
  if (letteringOf(node) !== '') return 'unread';
  const { 'o:hr': rule, 'o:connectortype': connector } = node.attributes;
  const isLine = node.name === 'v:line' || rule !== undefined || connector !== undefined;
  const holdsOthers = node.name === 'v:group' || allNamed(node, 'v:imagedata').length > 0;
  return isLine || holdsOthers || hasText(node) ? null : 'shape';
}

/** Text that is drawn along a path. */
export function letteringOf(node: Xml): string {
  return childNamed(node, 'v:textpath')?.attributes.string ?? '';
}

/** Whether a group shows more than pictures and text. */
export function isDrawn(group: Xml): boolean {
  return allNamed(group, 'wps:wsp').some((one) => !hasText(one));
}

/** Whether it is hidden by itself, as parts of a group may be. */
export function isHiddenPart({ name, children }: Xml): boolean {
  return children.some((one) => {
    if (!isXml(one)) return false;
    if (name === 'pic:pic' && one.name === 'pic:nvPicPr') return isHiddenPart(one);
    return one.name.endsWith(':cNvPr') && isOn(one.attributes.hidden);
  });
}

export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function hasText(node: Xml): boolean {
  return textWithin(node).trim() !== '';
}
