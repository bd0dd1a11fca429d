import { chosen } from './alternatives.ts';
import type { Spot } from './document.ts';
import { isDrawn, isHiddenPart, isOn, letteringOf, lossOfShape } from './shapes.ts';
import { type Frame, leaveOut, noFrame, place, reportLoss } from './show-picture.ts';
import { isUnknown } from './vocabulary.ts';
import type { Xml } from './xml.ts';
import { allNamed, childNamed, isXml, textWithin } from './xml-query.ts';

/** A drawing of any kind: pictures and text boxes are kept, alone or grouped; shapes are not. */
export function readDrawing(node: Xml, spot: Spot, frame = noFrame): void {
  const read = readers[node.name] ?? readParts;
  if (isHiddenPart(node)) reportHidden(frame.alt || textWithin(node), spot);
  else read(node, spot, frame);
}

function readParts({ children }: Xml, spot: Spot, frame: Frame): void {
  for (const one of children) if (isXml(one)) readDrawing(one, spot, frame);
}

const readers: Record<string, (node: Xml, spot: Spot, frame: Frame) => void> = {
  'mc:AlternateContent': (node, spot, frame) => readParts({ ...node, children: chosen(node) }, spot, frame),
  'wp:inline': readFrame,
  'wp:anchor': readFrame,
  'a:graphicData': readGraphic,
  'wpg:wgp': readGroup,
  'wpc:wpc': readGroup,
  'wps:wsp': readBox,
  'v:shape': readShape,
  'v:rect': readShape,
  'v:roundrect': readShape,
  'v:oval': readShape,
  'v:arc': readShape,
  'v:curve': readShape,
  'v:line': readShape,
  'v:polyline': readShape,
  'v:image': readShape,
  'v:group': readShape,
  'pic:pic': readPicture,
  'v:imagedata': ({ attributes }, spot, frame) =>
    place({ id: attributes['r:id'] ?? attributes['r:pict'] ?? attributes['r:href'] }, spot, frame),
  'w:txbxContent': readTextBox,
  'c:chart': (_, spot, frame) => leaveOut('chart', spot, frame),
  'cx:chart': (_, spot, frame) => leaveOut('chart', spot, frame),
  'dgm:relIds': (_, spot, frame) => leaveOut('diagram', spot, frame),
  'o:OLEObject': reportObject,
  'w:objectEmbed': reportObject,
  'w:objectLink': reportObject,
  'w:control': reportObject,
  'w:movie': reportObject,
  'w:contentPart': (_, spot, frame) => leaveOut('unread', spot, frame),
  'w14:contentPart': (_, spot, frame) => leaveOut('unread', spot, frame),
};

function readFrame(node: Xml, spot: Spot): void {
  const { descr, title, hidden } = childNamed(node, 'wp:docPr')?.attributes ?? {};
  const frame = { alt: descr || title || '', isFloating: node.name === 'wp:anchor' };
  const graphic = childNamed(node, 'a:graphic');
  if (isOn(hidden)) reportHidden(frame.alt, spot);
  else if (graphic) readDrawing(graphic, spot, frame);
}

/** A graphic of a kind that is not known is a picture to whoever looks at it. */
function readGraphic(node: Xml, spot: Spot, frame: Frame): void {
  const unknown = node.children.filter(isXml).find(({ name }) => isUnknown(name));
  if (unknown) leaveOut('unread', spot, { ...frame, alt: frame.alt || textWithin(unknown).trim() });
  else readParts(node, spot, frame);
}

function readGroup(node: Xml, spot: Spot, frame: Frame): void {
  const leave = allNamed(node, 'pic:pic').length > 0 ? reportLoss : leaveOut;
  readParts(node, spot, { ...frame, isGrouped: true });
  // Below its text, where a caption follows it.
  if (isDrawn(node)) leave('shape', spot, { ...frame, isFloating: true });
}

function readBox(node: Xml, spot: Spot, frame: Frame): void {
  reportShape(node, spot, frame);
  readParts(node, spot, frame);
}

/** What is lost of a shape. Text remains of most of them, and nothing needs to stand in its place. */
function reportShape(node: Xml, spot: Spot, frame: Frame): void {
  const loss = lossOfShape(node);
  if (loss === null || (loss === 'shape' && frame.isGrouped)) return;
  reportLoss(loss, spot, { ...frame, alt: letteringOf(node) || textWithin(node).trim() || frame.alt });
}

function reportObject({ attributes }: Xml, { paragraph }: Spot): void {
  paragraph.story.report('object', attributes.ProgID ?? attributes['w:progId'] ?? attributes['w:name']);
}

function reportHidden(alt: string, { paragraph }: Spot): void {
  paragraph.story.report('hidden', alt || 'A picture');
}

function readShape(node: Xml, spot: Spot, frame: Frame): void {
  const { alt = frame.alt, style = '' } = node.attributes;
  const { story, below } = spot.paragraph;
  if (node.attributes['o:hr'] !== undefined) below.push(story.document.builder.element('hr', []));
  if (/visibility\s*:\s*hidden|display\s*:\s*none|mso-hide\s*:\s*all/i.test(style)) reportHidden(alt, spot);
  else {
    reportShape(node, spot, { ...frame, alt });
    readParts(node, spot, { alt, isFloating: /position\s*:\s*absolute/i.test(style) });
  }
}

function readPicture(node: Xml, spot: Spot, frame: Frame): void {
  const fill = childNamed(node, 'pic:blipFill');
  const blip = childNamed(fill, 'a:blip');
  const named = childNamed(childNamed(node, 'pic:nvPicPr'), 'pic:cNvPr')?.attributes;
  const alt = frame.alt || named?.descr || '';
  const [drawing] = blip ? allNamed(blip, 'asvg:svgBlip') : [];
  const { 'r:embed': embedded, 'r:link': linked } = blip?.attributes ?? {};
  if (isCropped(childNamed(fill, 'a:srcRect'))) leaveOut('cropped', spot, { ...frame, alt });
  else place({ id: embedded ?? linked, drawing: drawing?.attributes['r:embed'] }, spot, { ...frame, alt });
}

/** In thousandths of a percent. What is less than a hundredth of a side hides nothing. */
const leastCrop = 1000;

function isCropped(crop: Xml | undefined): boolean {
  return ['l', 't', 'r', 'b'].some((side) => Number(crop?.attributes[side] ?? 0) >= leastCrop);
}

function readTextBox(node: Xml, spot: Spot): void {
  const { story, below } = spot.paragraph;
  const text = textWithin(node);
  if (text.trim() !== '') story.report('textBox', text);
  below.push(...story.document.readStory(node.children, story));
}
