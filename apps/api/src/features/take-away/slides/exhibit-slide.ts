import type { FigureBlock } from '../document.ts';
import { chartGraphic } from '../ooxml/charts/chart-parts.ts';
import { blipMarkup, type ShownPicture } from '../ooxml/pictures.ts';
import type { Relations } from '../ooxml/relations.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import type { Drawer, Drawing } from './drawer.ts';
import { type Lead, notesHeightOf, subtitleHeight } from './exhibit-frame.ts';
import { type Area, content, places, titleSize } from './page.ts';
import type { SlidePlan } from './plan.ts';
import { graphicFrame, textShape, transform } from './shapes.ts';
import { slots } from './slots.ts';
import { tableGraphic, tableHeight } from './table-markup.ts';
import { sum } from './table-pages.ts';

type ExhibitPlan = SlidePlan & ({ kind: 'table' } | { kind: 'chart' } | { kind: 'figure' });

/** A table, chart or figure between its title and its source. */
export function exhibit(plan: ExhibitPlan, draw: Drawer, drawing: Drawing): Markup[] {
  const { block, title, below, kicker, subtitle } = plan;
  const { height } = titleSize(title);
  const notesHeight = notesHeightOf(below);
  const notes: Area = {
    x: content.x,
    y: places.bottom - notesHeight,
    width: content.width,
    height: notesHeight,
  };
  return [
    draw.title(title),
    ...(kicker === '' ? [] : [draw.kicker(kicker)]),
    ...(subtitle === ''
      ? []
      : [
          draw.text(4, 'What is counted', { type: 'body', index: slots.subtitle }, [draw.write(subtitle)], {
            x: content.x,
            y: places.title.y + height,
            width: content.width,
            height: subtitleHeight(subtitle),
          }),
        ]),
    ...(plan.lead ? [leadText(plan.lead, draw, plan.top - plan.lead.height)] : []),
    exhibitShape(plan, draw, drawing),
    ...(below.length === 0
      ? []
      : [
          draw.text(
            6,
            'Notes and source',
            { type: 'body', index: slots.notes },
            below.map((text, index) =>
              draw.write([
                { text, ...(block.address && index === below.length - 1 && { link: block.address }) },
              ]),
            ),
            notes,
          ),
        ]),
  ];
}

/** The few words of a section that stand above what they are about. */
function leadText({ paragraphs, height }: Lead, { write, text }: Drawer, y: number): Markup {
  return text(
    7,
    'Text',
    { type: 'body', index: slots.text },
    paragraphs.map(({ runs, look }) => write(runs, { ...look, before: 3 })),
    { x: content.x, y, width: content.width, height: height - 8 },
  );
}

function exhibitShape(plan: ExhibitPlan, draw: Drawer, drawing: Drawing): Markup {
  const { chartPath, picture, relations, document } = drawing;
  const area = { x: content.x, y: plan.top, width: content.width, height: plan.height };
  if (plan.kind === 'table') {
    const { page, view, block } = plan;
    return graphicFrame({
      id: 5,
      name: block.label || 'Table',
      description: [plan.title, block.subtitle].filter((part) => part !== '').join('. '),
      area: { ...area, width: sum(page.widths), height: tableHeight(page) },
      graphic: tableGraphic(view, page, document.meta.language),
    });
  }
  if (plan.kind === 'chart') {
    const { label, alt } = plan.block;
    const graphic = chartGraphic(relations.to('chart', chartPath ?? ''));
    return graphicFrame({ id: 5, name: label || 'Chart', description: alt, area, graphic });
  }
  if (picture && !picture.isMissing) return pictureShape(plan.block, area, picture, relations);
  const words = draw.write('This picture could not be put into the file.', { colour: 'tx2' });
  return textShape({ id: 5, name: 'Missing picture', area: { ...area, height: 30 }, paragraphs: [words] });
}

function pictureShape(
  { label, alt, image }: FigureBlock,
  room: Area,
  picture: ShownPicture,
  relations: Relations,
): Markup {
  const factor = Math.min(room.width / image.width, room.height / image.height, 1.5);
  const area = { ...room, width: image.width * factor, height: image.height * factor };
  return xml`<p:pic><p:nvPicPr><p:cNvPr id="5" name="${label || 'Figure'}" descr="${alt}"/>
    <p:cNvPicPr><a:picLocks noGrp="1" noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>
    <p:blipFill>${blipMarkup(picture, relations)}</p:blipFill>
    <p:spPr>${transform(area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
}
