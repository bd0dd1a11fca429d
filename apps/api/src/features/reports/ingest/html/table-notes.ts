import { isFootnote, mostFootnotes } from '@caliper/contract/reader/chapter-text.ts';
import { marksOfNote, plainMark } from '../tables/marks.ts';
import { type Clean, type Element, element, isAnchor, isElement } from './clean-tree.ts';
import { linkMarks } from './link-marks.ts';
import { plainText, raisedPlainText } from './text.ts';

/** Whether a block below a table is a note to it. */
export function isTableNote(block: Element): boolean {
  if (block.tag !== 'p') return false;
  return block.attributes['data-note'] !== undefined || isFootnote(plainText([block]));
}

/** Finds the notes below each table, and links them with their marks in both directions. */
export function withLinkedNotes(nodes: Clean[]): Clean[] {
  const result = [...nodes];
  for (const [index, node] of nodes.entries()) {
    if (!isElement(node) || node.tag !== 'table') continue;
    const notes = notesAfter(nodes, index);
    const placeOf = (at: number) => `${own}note ${at}`;
    const places = new Map(
      notes.flatMap(({ at, marks }) => marks.map((mark) => [mark, placeOf(at)] as const)),
    );
    const linked = linkMarks([node], places);
    const home = `${own}table ${index}`;
    for (const { at, note, marks } of notes) {
      const isUsed = marks.some((mark) => linked.used.has(mark));
      if (!isUsed && !isTableNote(note) && note.habit !== 'note') break;
      result[at] = marked(isUsed ? linkedNote(note, placeOf(at), home) : note);
    }
    const [table = node] = linked.nodes.filter(isElement);
    result[index] =
      linked.used.size > 0 ? { ...table, children: [{ anchor: home }, ...table.children] } : node;
  }
  return result;
}

/** No name in a page can begin like this: the parser replaces the sign. */
const own = '\u0000';

interface Note {
  at: number;
  note: Element;
  marks: string[];
}

function notesAfter(nodes: Clean[], table: number): Note[] {
  const found: Note[] = [];
  for (let at = table + 1; at < nodes.length && found.length < mostFootnotes; at += 1) {
    const note = nodes[at];
    if (isAnchor(note)) continue;
    if (!isElement(note) || note.tag !== 'p') break;
    const marks = marksIn(note);
    if (!isTableNote(note) && note.habit !== 'note' && marks.length === 0) break;
    found.push({ at, note, marks });
  }
  return found;
}

/** A note may begin with a sign, or with anything raised. */
function marksIn(note: Element): string[] {
  const [first] = note.children.filter((child) => !isAnchor(child));
  const isRaised =
    isElement(first) && first.tag === 'sup' && /^[a-z\d*]{1,3}[).]?$/i.test(plainText([first]));
  const others = marksOfNote(raisedPlainText(note));
  return isRaised ? [plainMark(plainText([first]).replace(/[).]$/, '')), ...others] : others;
}

/** Says so on the page if its text does not. */
function marked(note: Element): Element {
  if (isFootnote(plainText([note]))) return note;
  return { ...note, attributes: { ...note.attributes, 'data-note': '' } };
}

/** The mark at the beginning leads back to the table. */
function linkedNote(note: Element, place: string, home: string): Element {
  const at = note.children.findIndex((child) => !isAnchor(child));
  const first = note.children[at];
  const rest = note.children.slice(at + 1);
  const back = (children: Clean[]) => element('a', children, { href: `#${home}` });
  const opening =
    typeof first === 'string' ? openingOf(first, back) : isElement(first) ? raisedBack(first, back) : [];
  return { ...note, children: [{ anchor: place }, ...note.children.slice(0, at), ...opening, ...rest] };
}

type Back = (children: Clean[]) => Element;

function openingOf(text: string, back: Back): Clean[] {
  const [mark = ''] =
    text.match(/^(?:\[\w{1,2}\]|\(\w{1,2}\)|[a-z\d]{1,2}(?=[.)]?\s)|[^\s\w([]{1,4})/u) ?? [];
  return mark ? [back([mark]), text.slice(mark.length)] : [text];
}

function raisedBack(first: Element, back: Back): Clean[] {
  return first.tag === 'a' ? [first] : [{ ...first, children: [back(first.children)] }];
}
