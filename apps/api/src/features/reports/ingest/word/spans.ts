import { chosen } from './alternatives.ts';
import type { Spot, Story } from './document.ts';
import { readEquation } from './equations.ts';
import { hyperlink } from './fields.ts';
import type { Link } from './line.ts';
import { reportDeleted, reportUnread } from './losses.ts';
import { readRun } from './runs.ts';
import type { Xml, XmlNode } from './xml.ts';
import { childNamed, isXml, switchOf, textWithin } from './xml-query.ts';

/** The content of a paragraph: runs, and what is put around them. */
export function readSpans(nodes: XmlNode[], spot: Spot): void {
  for (const node of nodes.filter(isXml)) (readers[node.name] ?? reportLoss)(node, spot);
}

const readThrough = (node: Xml, spot: Spot) => readSpans(node.children, spot);
const reportLoss = (node: Xml, { paragraph }: Spot) => reportUnread(node, paragraph.story);

const readers: Record<string, (node: Xml, spot: Spot) => void> = {
  'w:r': readRun,
  'w:hyperlink': (node, spot) =>
    readSpans(node.children, { ...spot, link: linkOf(node, spot.paragraph.story) }),
  'w:fldSimple': readSimpleField,
  'w:ins'(node, spot) {
    reportInserted(node, spot.paragraph.story);
    readSpans(node.children, spot);
  },
  'w:moveTo': readThrough,
  'w:smartTag': readThrough,
  'w:customXml': readThrough,
  'w:dir': readThrough,
  'w:bdo': readThrough,
  'w:sdt': readControl,
  'w:del': (node, { paragraph }) => reportDeleted(node, paragraph.story),
  'w:bookmarkStart': readBookmark,
  'mc:AlternateContent': (node, spot) => readSpans(chosen(node), spot),
  'm:oMath': readEquation,
  'm:oMathPara': readEquation,
  'w:subDoc': (_, { paragraph }) => paragraph.story.report('chunk'),
};

function linkOf({ attributes }: Xml, { relations, report }: Story): Link | null {
  const relation = relations.get(attributes['r:id'] ?? '');
  return hyperlink(relation?.isExternal ? relation.target : undefined, attributes['w:anchor'], report);
}

function readSimpleField(node: Xml, spot: Spot): void {
  const { fields } = spot.paragraph.story;
  fields.begin();
  fields.instruct(node.attributes['w:instr'] ?? '');
  fields.separate();
  readSpans(node.children, spot);
  fields.end();
}

function readControl(node: Xml, spot: Spot): void {
  const content = childNamed(node, 'w:sdtContent');
  if (!content) return;
  if (isPrompt(node)) spot.paragraph.story.report('prompt', textWithin(content));
  else readSpans(content.children, spot);
}

/** A field to fill in that nobody has filled in shows 'Click here to enter text'. */
export function isPrompt(control: Xml): boolean {
  return switchOf(childNamed(control, 'w:sdtPr'), 'w:showingPlcHdr') ?? false;
}

function readBookmark({ attributes }: Xml, { paragraph }: Spot): void {
  const name = attributes['w:name'] ?? '';
  if (name === '' || name === '_GoBack') return;
  const { builder } = paragraph.story.document;
  paragraph.line.add(builder.element('a', [], { name }), { marks: [], link: null });
}

function reportInserted(node: Xml, story: Story): void {
  const text = textWithin(node);
  if (text.trim() !== '') story.report('inserted', text);
}
