import { type Markup, xml } from '../ooxml/xml.ts';
import type { Drawer, Drawing } from './drawer.ts';
import { partTitle } from './exhibit-frame.ts';
import { content, emu, places, titleSize } from './page.ts';
import type { SlidePlan } from './plan.ts';
import { textShape } from './shapes.ts';
import { slots } from './slots.ts';
import { littleWidth } from './text-pages.ts';

export function textSlide(
  { kicker, title, page, part }: SlidePlan & { kind: 'text' },
  draw: Drawer,
): Markup[] {
  const name = partTitle(title, part);
  const isTwo = page.columns === 2;
  const paragraphs = page.paragraphs.map(({ runs, look }, index) =>
    draw.write(runs, {
      ...look,
      size: (look.size ?? 14) + page.larger,
      ...(index === 0 && { before: 0 }),
    }),
  );
  const top = places.title.y + titleSize(name).height + 18;
  const area = {
    x: content.x,
    y: top,
    width: isTwo ? content.width : littleWidth,
    height: places.bottom - top,
  };
  const columns = isTwo && xml` numCol="2" spcCol="${emu(32)}"`;
  return [
    draw.title(name),
    draw.kicker(kicker),
    textShape({
      id: 4,
      name: 'Text',
      placeholder: { type: 'body', index: slots.text },
      area,
      paragraphs,
      body: xml`<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"${columns}><a:normAutofit/></a:bodyPr>`,
    }),
  ];
}

export function sourcesSlide(
  { entries, part }: SlidePlan & { kind: 'sources' },
  draw: Drawer,
  { document }: Drawing,
): Markup[] {
  const { meta, stamp } = document;
  const listed = entries.map(({ text, address }) =>
    draw.write([{ text, ...(address && { link: address }) }], { before: 6 }),
  );
  const cite = [
    draw.write('How to refer to this document', { bold: true, before: 16 }),
    draw.write([{ text: meta.citation, ...(meta.address && { link: meta.address }) }], { before: 3 }),
    ...(meta.releaseNote === ''
      ? []
      : [draw.write(`About this version: ${meta.releaseNote}`, { before: 6 })]),
    ...(stamp.terms === '' ? [] : [draw.write(stamp.terms, { before: 6, colour: 'tx2' })]),
  ];
  return [
    draw.title(partTitle('Sources', part)),
    draw.kicker(meta.title),
    draw.text(4, 'Sources', { type: 'body', index: slots.text }, [
      ...listed,
      ...(part.number === part.of ? cite : []),
    ]),
  ];
}
