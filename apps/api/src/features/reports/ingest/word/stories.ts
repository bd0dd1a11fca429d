import type { SourceNode } from '../html/source.ts';
import { chosen } from './alternatives.ts';
import type { Block, Story } from './document.ts';
import { createFields } from './fields.ts';
import { joinLists } from './lists.ts';
import { reportDeleted, reportUnread } from './losses.ts';
import { readParagraph, type Unended } from './paragraphs.ts';
import { isPrompt } from './spans.ts';
import { readTable } from './tables.ts';
import type { Xml, XmlNode } from './xml.ts';
import { allNamed, childNamed, isXml, textWithin, valueIn } from './xml-query.ts';

/** What a text consists of while it is read. */
interface Flow {
  story: Story;
  blocks: Block[];
  unended: Unended;
  /** Called before a paragraph or table of the body is read, and after it. */
  watch: Watch;
}

export interface Watch {
  before(node: Xml): void;
  after(blocks: Block[]): Block[];
}

const nobody: Watch = { before: () => {}, after: (blocks) => blocks };

/** Starts a text of its own within another: fields do not cross the border. */
export function readStory(nodes: XmlNode[], within: Story, around = within.around): SourceNode[] {
  const story: Story = { ...within, around, fields: createFields(within.place, within.report) };
  return readBlocks(nodes, story, nobody);
}

export function readBlocks(nodes: XmlNode[], story: Story, watch: Watch): SourceNode[] {
  const flow: Flow = { story, blocks: [], unended: [], watch };
  readInto(nodes, flow);
  const { builder } = story.document;
  if (flow.unended.length > 0) flow.blocks.push({ node: builder.element('p', flow.unended) });
  const unended = story.fields.unended();
  if (unended !== null) story.document.removals.add('unended', unended);
  return joinLists(flow.blocks, builder);
}

function readInto(nodes: XmlNode[], flow: Flow): void {
  for (const node of nodes.filter(isXml)) (readers[node.name] ?? reportLoss)(node, flow);
}

const readThrough = (node: Xml, flow: Flow) => readInto(node.children, flow);
const reportLoss = (node: Xml, { story }: Flow) => reportUnread(node, story);

const readers: Record<string, (node: Xml, flow: Flow) => void> = {
  'w:p': readOne,
  'm:oMathPara': readOne,
  'm:oMath': readOne,
  'w:tbl': readOne,
  'w:sdt': readControl,
  'w:ins': readThrough,
  'w:moveTo': readThrough,
  'w:customXml': readThrough,
  'w:smartTag': readThrough,
  'w:del': (node, { story }) => reportDeleted(node, story),
  'mc:AlternateContent': (node, flow) => readInto(chosen(node), flow),
  'w:altChunk': (_, { story }) => story.report('chunk'),
  'w:subDoc': (_, { story }) => story.report('chunk'),
  'w:bookmarkStart': readBookmark,
};

function readOne(node: Xml, flow: Flow): void {
  flow.watch.before(node);
  const blocks = node.name === 'w:tbl' ? tableBlocks(node, flow) : paragraphBlocks(node, flow);
  flow.blocks.push(...flow.watch.after(blocks));
}

function paragraphBlocks(node: Xml, flow: Flow): Block[] {
  const paragraph = node.name === 'w:p' ? node : { name: 'w:p', attributes: {}, children: [node] };
  const read = readParagraph(paragraph, flow.story, flow.unended);
  flow.unended = read.unended;
  return read.blocks;
}

function tableBlocks(node: Xml, { story }: Flow): Block[] {
  if (story.fields.isSilent()) return [];
  return readTable(node, story).map((one) => ({ node: one }));
}

function readBookmark({ attributes }: Xml, flow: Flow): void {
  const { builder } = flow.story.document;
  flow.blocks.push({ node: builder.element('a', [], { name: attributes['w:name'] ?? '' }) });
}

const galleries: Record<string, 'contents' | 'cover'> = {
  'Table of Contents': 'contents',
  'Cover Pages': 'cover',
};

function readControl(node: Xml, flow: Flow): void {
  const content = childNamed(node, 'w:sdtContent');
  const building = childNamed(childNamed(node, 'w:sdtPr'), 'w:docPartObj');
  const kind = galleries[valueIn(building, 'w:docPartGallery') ?? ''];
  if (!content) return;
  if (kind) leaveOut(content, kind, flow);
  else if (isPrompt(node)) flow.story.report('prompt', textWithin(content));
  else readInto(content.children, flow);
}

/** Counts the paragraphs that are left out, so that the numbers of those that follow stay right. */
function leaveOut(content: Xml, kind: 'contents' | 'cover', { story, watch }: Flow): void {
  story.report(kind, textWithin(content));
  for (const one of allNamed(content, 'w:p')) watch.before(one);
}
