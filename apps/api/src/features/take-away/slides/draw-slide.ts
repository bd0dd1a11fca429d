import { type Markup, xml } from '../ooxml/xml.ts';
import { type Drawer, type Drawing, drawer } from './drawer.ts';
import { partTitle } from './exhibit-frame.ts';
import { exhibit } from './exhibit-slide.ts';
import type { LayoutName } from './layouts.ts';
import { chapterOpening, contentsTable, cover } from './opening-slides.ts';
import type { SlidePlan } from './plan.ts';
import { presentationSpaces, shapeTree } from './shapes.ts';
import { sourcesSlide, textSlide } from './text-slides.ts';

export const layoutOf: Record<SlidePlan['kind'], LayoutName> = {
  cover: 'cover',
  contents: 'contents',
  chapter: 'chapter',
  text: 'text',
  table: 'exhibit',
  chart: 'exhibit',
  figure: 'exhibit',
  sources: 'text',
};

export function slideMarkup(plan: SlidePlan, drawing: Drawing): Markup {
  const draw = drawer(drawing);
  const shapes = shapesOf(plan, draw, drawing);
  return xml`<p:sld${presentationSpaces}><p:cSld>${shapeTree([...shapes, ...(plan.kind === 'cover' ? [] : draw.foot(20))])}</p:cSld>
    <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

function shapesOf(plan: SlidePlan, draw: Drawer, drawing: Drawing): Markup[] {
  switch (plan.kind) {
    case 'cover':
      return cover(draw, drawing.document);
    case 'contents':
      return [
        draw.title(partTitle('Contents', plan.part)),
        draw.kicker(drawing.document.meta.title),
        contentsTable(plan.entries, draw, drawing),
      ];
    case 'chapter':
      return chapterOpening(plan, draw, drawing);
    case 'text':
      return textSlide(plan, draw);
    case 'sources':
      return sourcesSlide(plan, draw, drawing);
    default:
      return exhibit(plan, draw, drawing);
  }
}
