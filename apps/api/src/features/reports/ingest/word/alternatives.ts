import type { Xml, XmlNode } from './xml.ts';
import { childNamed, childrenNamed } from './xml-query.ts';

/** The extensions of the format that are read here, by the prefixes that programs use for them. */
const understood = new Set([
  'wps',
  'wpg',
  'wpc',
  'w14',
  'w15',
  'w16cid',
  'wp14',
  'a14',
  'asvg',
  'v',
  'o',
  'm',
  'w',
]);

/**
 * Word writes some things twice, for itself and for older programs. Only one of them is read. Where none is for a
 * program like this one, what was meant for others is looked at, so that it is told what is lost.
 */
export function chosen(node: Xml): XmlNode[] {
  const choices = childrenNamed(node, 'mc:Choice');
  const choice = choices.find(({ attributes }) =>
    (attributes.Requires ?? '').split(/\s+/).every((prefix) => understood.has(prefix)),
  );
  return (choice ?? childNamed(node, 'mc:Fallback') ?? choices[0])?.children ?? [];
}
