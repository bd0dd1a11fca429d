import type { Spot } from './document.ts';
import { isHidden } from './looks.ts';
import { reportDeleted, reportUnread } from './losses.ts';
import type { Xml, XmlNode } from './xml.ts';
import { childNamed, isXml, switchOf, textWithin } from './xml-query.ts';

/** An equation without what is hidden, deleted, or nothing that an equation can hold here. */
export function shownEquation(node: Xml, spot: Spot): Xml {
  const children = node.children.flatMap((child): XmlNode[] => {
    if (!isXml(child)) return [child];
    return isShown(child, spot) ? [shownEquation(child, spot)] : [];
  });
  return { ...node, children };
}

const wrappers = /^w:(r|t|ins|moveTo|hyperlink|smartTag|rPr)$/;

function isShown(node: Xml, spot: Spot): boolean {
  const { story } = spot.paragraph;
  if (isInvisible(node, spot)) story.report('hidden', textWithin(node));
  else if (node.name === 'w:del') reportDeleted(node, story);
  else if (node.name.startsWith('m:') || wrappers.test(node.name)) return true;
  else reportUnread(node, story);
  return false;
}

/** Hidden by its look, or a phantom, which only takes the place of what is in it. */
function isInvisible(node: Xml, { paragraph }: Spot): boolean {
  const { story, style } = paragraph;
  if (node.name === 'm:phant') return switchOf(childNamed(node, 'm:phantPr'), 'm:show') === false;
  const surrounding = { styles: story.document.styles, style, around: story.around };
  return /^[mw]:r$/.test(node.name) && isHidden(childNamed(node, 'w:rPr'), surrounding);
}
