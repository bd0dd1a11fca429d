import type { SourceElement, SourceNode } from '../html/source.ts';
import type { Block, Paragraph, Story } from './document.ts';
import { createLine, plain } from './line.ts';
import type { Label } from './numbering.ts';
import { kindOf, type ParagraphKind } from './paragraph-styles.ts';
import { readSpans } from './spans.ts';
import type { Xml } from './xml.ts';
import { childNamed, textWithin } from './xml-query.ts';

/** The text of a paragraph whose end was deleted, which the next paragraph goes on with. */
export type Unended = SourceNode[];

interface ReadParagraph {
  blocks: Block[];
  unended: Unended;
}

export function readParagraph(node: Xml, story: Story, before: Unended): ReadParagraph {
  const properties = childNamed(node, 'w:pPr');
  const kind = kindOf(properties, story.document);
  if (kind.role === 'contents') return leftOut(node, story);
  if (kind.role === 'title' && isCover(story)) {
    story.report('cover', textWithin(node));
    return { blocks: [], unended: [] };
  }
  const { paragraph, spot } = startParagraph(story, kind);
  for (const piece of before) paragraph.line.add(piece, plain);
  readSpans(node.children, spot);
  const text = paragraph.line.nodes();
  if (isEndDeleted(properties) || isInitial(properties))
    return { blocks: [], unended: [...text, ...paragraph.below] };
  return { blocks: blocksOf(text, paragraph, kind), unended: [] };
}

function startParagraph(story: Story, { style, heading, role }: ParagraphKind) {
  const line = createLine(story.document.builder);
  const paragraph: Paragraph = {
    story,
    line,
    below: [],
    style,
    isTitle: heading !== null || role === 'caption',
  };
  return { paragraph, spot: { paragraph, link: null } };
}

/** A title above the first chapter is that of the whole file. */
function isCover({ document }: Story): boolean {
  return document.hasChapterHeadings && !document.isBegun;
}

/** Lines of a table of contents. What is in them still counts: fields may begin or end there. */
function leftOut(node: Xml, story: Story): ReadParagraph {
  const isTold = story.fields.isSilent();
  const text = textWithin(node);
  const { spot } = startParagraph(story, {
    style: undefined,
    heading: null,
    role: 'contents',
    align: undefined,
    list: null,
  });
  const quiet: Story = { ...story, report: () => {} };
  readSpans(node.children, { ...spot, paragraph: { ...spot.paragraph, story: quiet } });
  if (!isTold && !story.fields.isSilent() && text.trim() !== '') story.report('contents', text);
  return { blocks: [], unended: [] };
}

/** A deleted or moved end joins the paragraph with the next one. */
function isEndDeleted(properties: Xml | undefined): boolean {
  const end = childNamed(properties, 'w:rPr');
  return childNamed(end, 'w:del') !== undefined || childNamed(end, 'w:moveFrom') !== undefined;
}

/** A large first letter is a paragraph of its own in the file. */
function isInitial(properties: Xml | undefined): boolean {
  const initial = childNamed(properties, 'w:framePr')?.attributes['w:dropCap'];
  return initial === 'drop' || initial === 'margin';
}

function blocksOf(text: SourceNode[], paragraph: Paragraph, kind: ParagraphKind): Block[] {
  const below = paragraph.below.map((node): Block => ({ node }));
  const { document } = paragraph.story;
  // An empty paragraph counts in its list, as it does in Word.
  const label = kind.list && document.numbering.next(kind.list.numId, kind.list.level);
  if (text.every(isAnchor)) return [...text.map((node): Block => ({ node })), ...below];
  if (label && kind.heading === null && isListed(label)) {
    const { value, format } = label;
    return [{ item: { level: kind.list?.depth ?? 0, value, format, content: text } }, ...below];
  }
  const numbered =
    label && label.format !== 'bullet' ? [document.builder.text(`${label.text} `), ...text] : text;
  return [{ node: document.builder.element(tagOf(kind), numbered, attributesOf(kind)) }, ...below];
}

function isAnchor(node: SourceNode): node is SourceElement {
  return node.nodeName === 'a' && 'childNodes' in node && node.childNodes.length === 0;
}

/** Numbers such as 2.1 cannot be those of a list; they are written as text. */
function isListed({ format, isPlain }: Label): boolean {
  return format === 'bullet' || (isPlain && /^(decimal|(lower|upper)(Letter|Roman))$/.test(format));
}

function tagOf({ heading }: ParagraphKind): string {
  return heading === null ? 'p' : `h${Math.min(heading, 6)}`;
}

/** The class is the one that Word gives captions when it writes pages. */
function attributesOf({ align, role, heading }: ParagraphKind): Record<string, string | undefined> {
  return {
    class: role === 'caption' ? 'MsoCaption' : undefined,
    align: heading === null ? align : undefined,
  };
}
