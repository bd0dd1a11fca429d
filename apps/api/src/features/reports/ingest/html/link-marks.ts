import { plainMark } from '../tables/marks.ts';
import { type Clean, element, isElement } from './clean-tree.ts';

const atEnd =
  /(?:[⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ]+|([*†‡§¶])\1*|\[(?:\d{1,2}|[a-z])\]|\((?:\d{1,2}|[a-z])\))$/u;

/** Turns the marks that a note explains into links to it. */
export function linkMarks(nodes: Clean[], places: ReadonlyMap<string, string>) {
  const used = new Set<string>();
  const link = (text: string): Clean => {
    const mark = plainMark(text);
    const place = places.get(mark);
    if (place === undefined) return text;
    used.add(mark);
    return element('a', [text], { href: `#${place}` });
  };
  return { nodes: places.size > 0 ? linkAll(nodes, link, false) : nodes, used };
}

type Link = (text: string) => Clean;

function linkAll(nodes: Clean[], link: Link, isRaised: boolean): Clean[] {
  return nodes.flatMap((node): Clean[] => {
    if (typeof node === 'string') return isRaised ? linkList(node, link) : linkEnd(node, link);
    if (!isElement(node) || node.tag === 'a') return [node];
    const isSmall =
      isRaised || node.tag === 'sup' || /vertical-align: super/.test(node.attributes.style ?? '');
    return [{ ...node, children: linkAll(node.children, link, isSmall) }];
  });
}

/** All of a raised text is marks, with commas between. */
function linkList(text: string, link: Link): Clean[] {
  return text
    .split(/([,\s]+)/)
    .flatMap((piece) => (/^[,\s]*$/.test(piece) ? (piece ? [piece] : []) : [link(piece)]));
}

function linkEnd(text: string, link: Link): Clean[] {
  const [mark = ''] = text.slice(-12).match(atEnd) ?? [];
  if (mark === '') return [text];
  const found = link(mark);
  const before = text.slice(0, text.length - mark.length);
  return typeof found === 'string' ? [text] : [...(before ? [before] : []), found];
}
