import type { Story } from './document.ts';
import type { Xml } from './xml.ts';
import { allNamed, isXml, textWithin } from './xml-query.ts';

/** What shows something although there is no text in it. */
const shown = new Set(
  `w:drawing w:pict w:object w:control w:movie w:contentPart w14:contentPart pic:pic v:imagedata c:chart cx:chart
   dgm:relIds o:OLEObject w:sym w:footnoteReference w:endnoteReference w:pgNum w:dayShort w:monthShort w:yearShort
   w:dayLong w:monthLong w:yearLong w:altChunk w:subDoc`.split(/\s+/),
);

/** Says what is lost with an element that nothing here reads. Most of them hold nothing that anybody would see. */
export function reportUnread(node: Xml, story: Story): void {
  // What was moved away is read where it was moved to.
  if (node.name === 'w:moveFrom' || story.fields.isSilent()) return;
  const text = textWithin(node).trim();
  if (text !== '' || showsSomething(node)) story.report('unread', text || story.near());
}

function showsSomething({ name, attributes, children }: Xml): boolean {
  if (shown.has(name) || attributes['r:embed'] !== undefined || attributes['r:pict'] !== undefined)
    return true;
  return children.some((child) => isXml(child) && showsSomething(child));
}

export function reportDeleted(node: Xml, story: Story): void {
  const texts = ['w:delText', 'w:t', 'm:t'].flatMap((name) => allNamed(node, name));
  story.report(
    'deleted',
    texts.map(({ children }) => children.filter((child) => !isXml(child)).join('')).join(''),
  );
}
