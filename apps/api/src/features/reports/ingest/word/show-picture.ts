import type { Spot } from './document.ts';
import { plain } from './line.ts';
import { lostPicture } from './pictures.ts';
import type { Removal } from './removals.ts';

export interface Frame {
  /** The description for those who do not see the picture. */
  alt: string;
  isFloating: boolean;
  /** Its shapes are told of together. */
  isGrouped?: boolean;
}

export const noFrame: Frame = { alt: '', isFloating: false };

/** The ids of a picture, and of the same picture as a drawing. */
interface Ids {
  id: string | undefined;
  drawing?: string | undefined;
}

export function place({ id = '', drawing: drawingId = '' }: Ids, spot: Spot, frame: Frame): void {
  const { story } = spot.paragraph;
  const relation = story.relations.get(id);
  const drawing = story.relations.get(drawingId);
  if (relation?.isExternal) leaveOut('external', spot, { ...frame, alt: frame.alt || relation.target });
  else if (!relation) leaveOut('missing', spot, frame);
  if (!relation || relation.isExternal) return;
  const src = story.document.pictures.want({
    part: relation.target,
    drawing: drawing && !drawing.isExternal ? drawing.target : undefined,
    hint: frame.alt || story.near(),
    place: story.place(),
  });
  show(src, spot, frame);
}

export function reportLoss(kind: Removal, { paragraph }: Spot, { alt }: Frame): void {
  paragraph.story.report(kind, alt || paragraph.story.near());
}

/** Something stands in its place: without it, the caption of this picture would be taken for that of the next one. */
export function leaveOut(kind: Removal, spot: Spot, frame: Frame): void {
  reportLoss(kind, spot, frame);
  show(spot.paragraph.story.document.pictures.lost(), spot, {
    ...frame,
    alt: lostPicture,
  });
}

function show(src: string, { paragraph }: Spot, { alt, isFloating }: Frame): void {
  const { story, line, below } = paragraph;
  const { builder } = story.document;
  const image = builder.element('img', [], { src, alt });
  if (isFloating) below.push(builder.element('p', [image]));
  else line.add(image, plain);
}
