import type { Writable } from 'node:stream';
import type { TakenDocument } from '../document.ts';
import { filePropertiesOf } from '../document-words.ts';
import { chartParts } from '../ooxml/charts/chart-parts.ts';
import { type Part, writePackage } from '../ooxml/package.ts';
import { pictureParts } from '../ooxml/pictures.ts';
import { propertyParts } from '../ooxml/properties.ts';
import { createRelations, type Relations } from '../ooxml/relations.ts';
import { themeMarkup, themeType } from '../ooxml/theme.ts';
import { xml } from '../ooxml/xml.ts';
import { layoutOf, slideMarkup } from './draw-slide.ts';
import type { Drawing } from './drawer.ts';
import { layoutMarkup, layoutNames } from './layouts.ts';
import { masterMarkup } from './master.ts';
import { content } from './page.ts';
import { planSlides, type SlidePlan } from './plan.ts';
import { presentationMarkup } from './presentation.ts';

const format = 'application/vnd.openxmlformats-officedocument.presentationml';

/** A document as slides: a cover, its contents, and for each chapter what it says and shows. */
export async function writeSlides(
  document: TakenDocument,
  to: Writable | string,
  progress?: (done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const plans = planSlides(document);
  const root = createRelations();
  const parts = [...slideParts(document, plans), ...frameParts(document, plans, root)];
  let done = 0;
  await writePackage(parts, root, to, {
    signal,
    onPart({ type }) {
      if (type !== `${format}.slide+xml`) return;
      done += 1;
      progress?.(done, plans.length);
    },
  });
}

/** What all slides stand in. */
function frameParts(document: TakenDocument, plans: readonly SlidePlan[], root: Relations): Part[] {
  const { meta } = document;
  const path = 'ppt/presentation.xml';
  const presentation = createRelations(path);
  const master = createRelations('ppt/slideMasters/slideMaster1.xml');
  root.to('officeDocument', path);
  const masterId = presentation.to('slideMaster', 'ppt/slideMasters/slideMaster1.xml');
  const slideIds = plans.map((_, index) => presentation.to('slide', slidePath(index + 1)));
  for (const name of ['presProps', 'viewProps', 'tableStyles']) presentation.to(name, `ppt/${name}.xml`);
  presentation.to('theme', 'ppt/theme/theme1.xml');
  const layoutIds = layoutNames.map((_, index) => master.to('slideLayout', layoutPath(index)));
  master.to('theme', 'ppt/theme/theme1.xml');
  const layouts = layoutNames.map((name, index): Part => {
    const relations = createRelations(layoutPath(index));
    relations.to('slideMaster', 'ppt/slideMasters/slideMaster1.xml');
    const type = `${format}.slideLayout+xml`;
    return { path: layoutPath(index), type, relations, content: () => layoutMarkup(name, meta.provider) };
  });
  return [
    {
      path,
      type: `${format}.presentation.main+xml`,
      relations: presentation,
      content: () => presentationMarkup(document, plans, { masterId, slideIds }),
    },
    {
      path: 'ppt/slideMasters/slideMaster1.xml',
      type: `${format}.slideMaster+xml`,
      relations: master,
      content: () => masterMarkup(layoutIds),
    },
    ...layouts,
    { path: 'ppt/theme/theme1.xml', type: themeType, content: () => themeMarkup(meta.provider) },
    ...smallParts,
    ...propertyParts(filePropertiesOf(document), 'Microsoft Office PowerPoint', root),
  ];
}

const spaces = xml` xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;

const smallParts: Part[] = [
  {
    path: 'ppt/presProps.xml',
    type: `${format}.presProps+xml`,
    content: () => xml`<p:presentationPr${spaces}/>`,
  },
  { path: 'ppt/viewProps.xml', type: `${format}.viewProps+xml`, content: () => xml`<p:viewPr${spaces}/>` },
  {
    path: 'ppt/tableStyles.xml',
    type: `${format}.tableStyles+xml`,
    content: () =>
      xml`<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{2D5ABB26-0587-4C30-8999-92F81FD0307C}"/>`,
  },
];

const slidePath = (number: number) => `ppt/slides/slide${number}.xml`;
const layoutPath = (index: number) => `ppt/slideLayouts/slideLayout${index + 1}.xml`;

function slideParts(document: TakenDocument, plans: readonly SlidePlan[]): Part[] {
  const numbers = new Map<string, number>();
  for (const [index, { anchors }] of plans.entries())
    for (const id of anchors) if (!numbers.has(id)) numbers.set(id, index + 1);
  return plans.flatMap((plan, index) => {
    const number = index + 1;
    const relations = createRelations(slidePath(number));
    relations.to('slideLayout', layoutPath(layoutNames.indexOf(layoutOf[plan.kind])));
    const shown = shownParts(plan, document.meta.language);
    const drawing: Drawing = { document, number, numbers, relations, ...shown };
    const slide = {
      path: slidePath(number),
      type: `${format}.slide+xml`,
      relations,
      content: () => slideMarkup(plan, drawing),
    };
    // Whether a picture could be read is known when its slide is drawn.
    return [...shown.parts, slide];
  });
}

/** The parts that a slide shows, and their paths. */
function shownParts(
  plan: SlidePlan,
  language: string,
): Pick<Drawing, 'chartPath' | 'picture'> & { parts: Part[] } {
  if (plan.kind === 'chart') {
    const size = { width: content.width, height: plan.height, text: 12 };
    const { path, parts } = chartParts(plan.block.chart, {
      folder: 'ppt',
      number: plan.chart,
      size,
      language,
    });
    return { chartPath: path, parts };
  }
  return plan.kind === 'figure'
    ? pictureParts(plan.block.image, { folder: 'ppt', number: plan.picture })
    : { parts: [] };
}
