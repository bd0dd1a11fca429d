import { chosen } from './alternatives.ts';
import type { Spot } from './document.ts';
import { plain } from './line.ts';
import type { Removal } from './removals.ts';
import type { Xml } from './xml.ts';
import { allNamed, childNamed, isXml, textWithin } from './xml-query.ts';

interface Frame {
  /** The description for those who do not see the picture. */
  alt: string;
  isFloating: boolean;
}

const noFrame: Frame = { alt: '', isFloating: false };

/** A drawing of any kind: pictures and text boxes are kept, alone or grouped. */
export function readDrawing(node: Xml, spot: Spot, frame = noFrame): void {
  const read = readers[node.name] ?? readParts;
  read(node, spot, frame);
}

function readParts({ children }: Xml, spot: Spot, frame: Frame): void {
  for (const one of children) if (isXml(one)) readDrawing(one, spot, frame);
}

const readers: Record<string, (node: Xml, spot: Spot, frame: Frame) => void> = {
  'mc:AlternateContent': (node, spot, frame) => readParts({ ...node, children: chosen(node) }, spot, frame),
  'wp:inline': readFrame,
  'wp:anchor': readFrame,
  'v:shape': readShape,
  'v:rect': readShape,
  'v:group': readShape,
  'pic:pic': readPicture,
  'v:imagedata': ({ attributes }, spot, frame) =>
    place({ id: attributes['r:id'] ?? attributes['r:pict'] }, spot, frame),
  'w:txbxContent': readTextBox,
  'c:chart': (_, spot, frame) => leaveOut('chart', spot, frame),
  'cx:chart': (_, spot, frame) => leaveOut('chart', spot, frame),
  'dgm:relIds': (_, spot, frame) => leaveOut('diagram', spot, frame),
  'o:OLEObject': ({ attributes }, { paragraph }) => paragraph.story.report('object', attributes.ProgID),
};

function readFrame(node: Xml, spot: Spot): void {
  const { descr, title, hidden } = childNamed(node, 'wp:docPr')?.attributes ?? {};
  const frame = { alt: descr || title || '', isFloating: node.name === 'wp:anchor' };
  const graphic = childNamed(node, 'a:graphic');
  if (hidden === '1' || hidden === 'true') reportHidden(frame.alt, spot);
  else if (graphic) readDrawing(graphic, spot, frame);
}

function reportHidden(alt: string, { paragraph }: Spot): void {
  paragraph.story.report('hidden', alt || 'A picture');
}

function readShape(node: Xml, spot: Spot, frame: Frame): void {
  const { alt = frame.alt, style = '' } = node.attributes;
  const { story, below } = spot.paragraph;
  if (node.attributes['o:hr'] !== undefined) below.push(story.document.builder.element('hr', []));
  if (/visibility\s*:\s*hidden/i.test(style)) reportHidden(alt, spot);
  else readParts(node, spot, { alt, isFloating: /position\s*:\s*absolute/i.test(style) });
}

function readPicture(node: Xml, spot: Spot, frame: Frame): void {
  const fill = childNamed(node, 'pic:blipFill');
  const blip = childNamed(fill, 'a:blip');
  const named = childNamed(childNamed(node, 'pic:nvPicPr'), 'pic:cNvPr')?.attributes;
  const alt = frame.alt || named?.descr || '';
  if (!blip) return;
  const [drawing] = allNamed(blip, 'asvg:svgBlip');
  const { 'r:embed': embedded, 'r:link': linked } = blip.attributes;
  if (isCropped(childNamed(fill, 'a:srcRect'))) leaveOut('cropped', spot, { ...frame, alt });
  else place({ id: embedded ?? linked, drawing: drawing?.attributes['r:embed'] }, spot, { ...frame, alt });
}

/** In thousandths of a percent. What is less than a hundredth of a side hides nothing. */
const leastCrop = 1000;

function isCropped(crop: Xml | undefined): boolean {
  return ['l', 't', 'r', 'b'].some((side) => Number(crop?.attributes[side] ?? 0) >= leastCrop);
}

/** The ids of a picture, and of the same picture as a drawing. */
interface Ids {
  id: string | undefined;
  drawing?: string | undefined;
}

function place({ id = '', drawing: drawingId = '' }: Ids, spot: Spot, frame: Frame): void {
  const { story } = spot.paragraph;
  const relation = story.relations.get(id);
  const drawing = story.relations.get(drawingId);
  if (relation?.isExternal) leaveOut('external', spot, { ...frame, alt: frame.alt || relation.target });
  else if (!relation && id !== '') leaveOut('missing', spot, frame);
  if (!relation || relation.isExternal) return;
  const src = story.document.pictures.want({
    part: relation.target,
    drawing: drawing && !drawing.isExternal ? drawing.target : undefined,
    hint: frame.alt || story.near(),
    place: story.place(),
  });
  show(src, spot, frame);
}

/** Something stands in its place: without it, the caption of this picture would be taken for that of the next one. */
function leaveOut(kind: Removal, spot: Spot, frame: Frame): void {
  const { story } = spot.paragraph;
  story.report(kind, frame.alt || story.near());
  show(story.document.pictures.lost(), spot, { ...frame, alt: 'A picture that is not available' });
}

function show(src: string, { paragraph }: Spot, { alt, isFloating }: Frame): void {
  const { story, line, below } = paragraph;
  const { builder } = story.document;
  const image = builder.element('img', [], { src, alt });
  if (isFloating) below.push(builder.element('p', [image]));
  else line.add(image, plain);
}

function readTextBox(node: Xml, spot: Spot): void {
  const { story, below } = spot.paragraph;
  const text = textWithin(node);
  if (text.trim() !== '') story.report('textBox', text);
  below.push(...story.document.readStory(node.children, story));
}
