import type { SourceNode } from '../html/source.ts';
import type { Builder } from './builder.ts';
import type { NoteKind, NoteShelf, Story } from './document.ts';
import { writeNumber } from './number-formats.ts';
import type { Relations } from './parts.ts';
import type { Xml } from './xml.ts';
import { childrenNamed } from './xml-query.ts';

/** The notes of one part, with what it refers to. */
export interface NotePart {
  root: Xml | null;
  relations: Relations;
  format: string;
}

interface Waiting {
  kind: NoteKind;
  id: string;
  label: string;
  story: Story;
}

const names: Record<NoteKind, { place: string; anchor: string }> = {
  footnote: { place: 'Footnote', anchor: 'ftn' },
  endnote: { place: 'Endnote', anchor: 'edn' },
};

/**
 * Notes are numbered through the whole file, as Word does. They stand at the end of the chapter that refers to them, those
 * of a table below it.
 */
export function createNoteShelf(parts: Record<NoteKind, NotePart>): NoteShelf {
  const bodies = { footnote: bodiesIn(parts.footnote.root), endnote: bodiesIn(parts.endnote.root) };
  const numbers = { footnote: 0, endnote: 0 };
  const seen = new Map<string, ReturnType<NoteShelf['refer']>>();
  const waiting: Waiting[] = [];

  function write({ kind, id, label, story }: Waiting): SourceNode[] {
    const { builder, removals, readStory } = story.document;
    const place = `${names[kind].place} ${label}`;
    const own: Story = {
      ...story,
      relations: parts[kind].relations,
      around: undefined,
      place: () => place,
      near: () => '',
      report: (removal, excerpt) => removals.add(removal, place, excerpt),
    };
    const blocks = readStory(bodies[kind].get(id)?.children ?? [], own);
    const { anchor, back } = anchorsOf(kind, id);
    const link = builder.element('a', [markOf(label, builder)], { href: `#${back}`, name: anchor });
    const [first] = blocks;
    const text = first?.nodeName === 'p' && 'childNodes' in first ? first.childNodes : [];
    return [
      builder.element('p', [link, builder.text(' '), ...text], { class: 'MsoFootnoteText' }),
      ...blocks.slice(text.length > 0 ? 1 : 0),
    ];
  }

  return {
    refer(kind, id, story, mark) {
      const key = `${kind} ${id}`;
      const known = seen.get(key);
      if (known || !bodies[kind].has(id)) return known ?? null;
      // A note with a mark of its own is not counted.
      if (mark === undefined) numbers[kind] += 1;
      const label = mark ?? writeNumber(numbers[kind], parts[kind].format);
      const found = { label, ...anchorsOf(kind, id) };
      seen.set(key, found);
      waiting.push({ kind, id, label, story });
      return found;
    },
    take(from = 0, to = waiting.length) {
      const now = waiting.splice(from, to - from);
      return now.flatMap(write);
    },
    waiting: () => waiting.length,
  };
}

/** Raised digits, and signs that need no raising, show what a line is also where it has no looks: in exports. */
function markOf(label: string, builder: Builder): SourceNode {
  if (/^\d+$/.test(label))
    return builder.text(label.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit));
  return /^[*†‡§]+$/.test(label) ? builder.text(label) : builder.element('sup', [builder.text(label)]);
}

/** The names that Word gives them when it writes pages. */
function anchorsOf(kind: NoteKind, id: string): { anchor: string; back: string } {
  const { anchor } = names[kind];
  return { anchor: `_${anchor}${id}`, back: `_${anchor}ref${id}` };
}

function bodiesIn(root: Xml | null): Map<string, Xml> {
  const notes = [
    ...childrenNamed(root ?? undefined, 'w:footnote'),
    ...childrenNamed(root ?? undefined, 'w:endnote'),
  ];
  // The lines between text and notes are notes of a special type.
  return new Map(
    notes
      .filter(({ attributes }) => (attributes['w:type'] ?? 'normal') === 'normal')
      .map((node) => [node.attributes['w:id'] ?? '', node]),
  );
}
