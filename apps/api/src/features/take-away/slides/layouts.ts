import { type Markup, xml } from '../ooxml/xml.ts';
import { cover } from './cover-layout.ts';
import { type Area, content, page, places } from './page.ts';
import { presentationSpaces, rectangle, shapeTree } from './shapes.ts';
import { footerSlots, type Slot, scheme, slot, slots, title } from './slots.ts';

export const layoutNames = ['cover', 'contents', 'chapter', 'text', 'exhibit'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** As people read them in the program. */
const shownNames: Record<LayoutName, string> = {
  cover: 'Title',
  contents: 'Contents',
  chapter: 'Chapter',
  text: 'Text',
  exhibit: 'Table, chart or figure',
};

const kicker = (id: number) =>
  slot(id, {
    name: 'Chapter',
    index: slots.kicker,
    area: places.kicker,
    size: 11,
    colour: 'accent1',
    bold: true,
    prompt: 'Chapter',
  });

const exhibitBottom: Area = { x: content.x, y: 452, width: content.width, height: 42 };

function shapesOf(layout: LayoutName, provider: string): Markup[] {
  if (layout === 'cover') return cover(provider);
  if (layout === 'chapter') return chapter();
  const head = [title(2, places.title, { size: 24 }), kicker(3)];
  const text = (index: number, prompt: string, area: Area, size: number): Slot => {
    return { name: prompt, index, area, size, colour: 'tx1', prompt };
  };
  const middle: Area = { x: content.x, y: 104, width: content.width, height: 380 };
  if (layout === 'contents') return [...head, slot(4, text(slots.list, 'Contents', middle, 15))];
  if (layout === 'text') return [...head, slot(4, text(slots.text, 'Text', middle, 14))];
  return [
    ...head,
    slot(6, text(slots.text, 'Text', { ...middle, height: 24 }, 14)),
    slot(4, {
      ...text(slots.subtitle, 'What is counted', { ...middle, y: 76, height: 20 }, 13),
      colour: 'tx2',
    }),
    slot(5, {
      ...text(slots.notes, 'Notes and source', exhibitBottom, 10),
      colour: 'tx2',
      anchor: 'b',
    }),
  ];
}

function chapter(): Markup[] {
  const { number, title: titleArea, origin, list } = places.chapter;
  return [
    rectangle({
      id: 20,
      name: 'Ground',
      area: { x: 0, y: 0, width: 460, height: page.height },
      fill: scheme('tx1'),
    }),
    title(2, titleArea, { size: 30, colour: 'bg1' }),
    slot(3, {
      name: 'Number',
      index: slots.kicker,
      area: number,
      size: 44,
      colour: 'bg2',
      anchor: 'b',
      prompt: '1',
    }),
    slot(4, {
      name: 'Report',
      index: slots.subtitle,
      area: origin,
      anchor: 'b',
      size: 13,
      colour: 'bg2',
      prompt: 'Report',
    }),
    slot(5, {
      name: 'Tables and charts',
      index: slots.list,
      area: list,
      size: 14,
      colour: 'tx1',
      anchor: 'ctr',
      prompt: 'Tables and charts',
    }),
  ];
}

export function layoutMarkup(layout: LayoutName, provider: string): Markup {
  const type = { cover: 'title', contents: 'obj', chapter: 'secHead', text: 'obj', exhibit: 'obj' }[layout];
  const isPlain = layout === 'cover' || layout === 'chapter';
  return xml`<p:sldLayout${presentationSpaces} type="${type}" preserve="1" showMasterSp="${isPlain ? 0 : 1}">
    <p:cSld name="${shownNames[layout]}">${shapeTree([...shapesOf(layout, provider), ...footerSlots(100, layout === 'chapter' ? places.chapter.footer : places.footer)])}</p:cSld>
    <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
}
