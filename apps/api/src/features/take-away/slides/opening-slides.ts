import { stampLines } from '../../exports/index.ts';
import type { TakenDocument } from '../document.ts';
import { editionLine } from '../document-words.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { shortenedTo } from '../words-size.ts';
import type { Drawer, Drawing } from './drawer.ts';
import { content, emu } from './page.ts';
import type { ContentsEntry, SlidePlan } from './plan.ts';
import { graphicFrame } from './shapes.ts';
import { slots } from './slots.ts';
import { sum } from './table-pages.ts';

/** What it is, of which edition, and for whom it was made. */
export function cover({ write, text }: Drawer, { meta, stamp }: TakenDocument): Markup[] {
  const about = [meta.subtitle, [meta.region, meta.year].filter(Boolean).join(', '), editionLine(meta)];
  const lines = about.filter((line, index) => line !== '' && about.indexOf(line) === index);
  const terms = stampLines(stamp);
  const letters = [...meta.title].length;
  const size = letters <= 60 ? 40 : letters <= 120 ? 30 : 20;
  return [
    text(2, 'Title', { type: 'ctrTitle' }, [write(meta.title, { size })]),
    text(
      3,
      'Subtitle',
      { type: 'body', index: slots.subtitle },
      lines.map((line, index) => write(line, index === 0 ? {} : { size: 14, before: 2 })),
    ),
    text(
      4,
      'Licence',
      { type: 'body', index: slots.licence },
      terms.map((line) => write(line, { before: 3 })),
    ),
  ];
}

/** Number, title and slide; each leads to its slide. */
export function contentsTable(
  entries: readonly ContentsEntry[],
  { write }: Drawer,
  { numbers, document }: Drawing,
): Markup {
  const widths = [44, 700, 120];
  const height = 26;
  const cell = (paragraphs: readonly Markup[]) =>
    xml`<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</a:txBody><a:tcPr marL="0" marR="0" marT="45720" marB="38100" anchor="ctr">
      <a:lnL w="0"><a:noFill/></a:lnL><a:lnR w="0"><a:noFill/></a:lnR><a:lnT w="0"><a:noFill/></a:lnT>
      <a:lnB w="6350"><a:solidFill><a:schemeClr val="bg2"><a:lumMod val="90000"/></a:schemeClr></a:solidFill></a:lnB><a:noFill/></a:tcPr></a:tc>`;
  const rows = entries.map(({ id, number, title, origin }) => {
    const isOwn = origin !== '' && document.chapters.some((one) => one.origin !== origin);
    const name = [
      { text: shortenedTo(title, 14, isOwn ? 400 : 690), link: `#${id}` },
      ...(isOwn ? [{ text: `   ${shortenedTo(origin, 14, 280)}` }] : []),
    ];
    return xml`<a:tr h="${emu(height)}">
      ${cell([write(number, { size: 14, colour: 'accent1', bold: true })])}
      ${cell([write(name, { size: 14 })])}
      ${cell([write(String(numbers.get(id) ?? ''), { size: 14, colour: 'tx2', align: 'r' })])}</a:tr>`;
  });
  return graphicFrame({
    id: 4,
    name: 'Contents',
    description: 'The chapters with their numbers and slides',
    area: { x: content.x, y: 100, width: sum(widths), height: entries.length * height },
    graphic: xml`<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl>
      <a:tblPr><a:tableStyleId>{2D5ABB26-0587-4C30-8999-92F81FD0307C}</a:tableStyleId></a:tblPr>
      <a:tblGrid>${widths.map((width) => xml`<a:gridCol w="${emu(width)}"/>`)}</a:tblGrid>${rows}</a:tbl></a:graphicData></a:graphic>`,
  });
}

const mostListed = 13;

/** A chapter begins with its name, and with links to what it shows. */
export function chapterOpening(
  plan: SlidePlan & { kind: 'chapter' },
  { write, text }: Drawer,
  { numbers }: Drawing,
): Markup[] {
  const { about, entries } = plan;
  const list = entries
    .slice(0, entries.length > mostListed ? mostListed - 1 : mostListed)
    .map(({ id, number, title }) => {
      const name = { text: shortenedTo([number, title].filter(Boolean).join('  '), 14, 360), link: `#${id}` };
      return write([name, { text: `   ${numbers.get(id) ?? ''}` }], { before: 7 });
    });
  const more =
    entries.length > mostListed
      ? [write(`and ${entries.length - list.length} more`, { before: 7, colour: 'tx2' })]
      : [];
  const letters = [...about.title].length;
  return [
    text(2, 'Title', { type: 'title' }, [
      write(about.title, { size: letters <= 60 ? 30 : letters <= 120 ? 22 : 15 }),
    ]),
    text(3, 'Number', { type: 'body', index: slots.kicker }, [
      write(about.number === null ? '' : String(about.number)),
    ]),
    text(4, 'Report', { type: 'body', index: slots.subtitle }, [write(about.origin)]),
    ...(list.length > 0
      ? [
          text(5, 'Tables and charts', { type: 'body', index: slots.list }, [
            write('In this chapter', { bold: true, size: 11, colour: 'tx2' }),
            ...list,
            ...more,
          ]),
        ]
      : []),
  ];
}
