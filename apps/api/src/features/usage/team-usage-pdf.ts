import { buffer } from 'node:stream/consumers';
import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import PDFDocument from 'pdfkit';
import { createTypesetter, type Face } from '../../platform/pdf/fonts.ts';
import type { TeamUsageAnswer } from './team-usage.service.ts';
import { keyFigures, orDash, privacyWords, untoldWords } from './team-usage-words.ts';

const ink = '#11203A';
const quiet = '#5B6678';
const teal = '#0E7C86';
const hairline = '#DAD9D2';
const margin = 40;
const width = 595.28 - 2 * margin;
const gap = 24;
const column = (width - gap) / 2;
const bottom = 841.89 - margin;

interface Words {
  x: number;
  y: number;
  width: number;
  size?: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'right' | 'center';
}

/** Exactly the page, on one sheet of A4. */
export async function teamUsagePdf(of: TeamUsageAnswer, productName: string): Promise<Buffer> {
  const title = `Team usage, ${of.company}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: productName, Producer: productName, Creator: productName },
  });
  const bytes = buffer(document);
  const typeset = createTypesetter(document);

  /** One line, cut off with an ellipsis where it has no room. */
  function words(
    text: string,
    { x, y, width: room, size = 9, face = 'sans', colour = ink, align = 'left' }: Words,
  ) {
    const measured = (line: string) =>
      typeset(face, line).reduce(
        (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
        0,
      );
    const letters = [...text];
    // No line begins with letters so narrow that more of them would have room.
    const most = Math.ceil((letters.length * room * 1.3) / measured(text));
    let line = letters.slice(0, most).join('');
    if (line !== text) line += '…';
    while (line.length > 1 && measured(line) > room) line = `${line.replace(/.…?$/su, '').trimEnd()}…`;
    const free = room - measured(line);
    let left = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    document.fillColor(colour);
    for (const run of typeset(face, line)) {
      document.font(run.font).fontSize(size).text(run.text, left, y, { lineBreak: false });
      left += document.widthOfString(run.text);
    }
  }

  function rule(x: number, y: number, length: number, weight = 0.5, colour = hairline): void {
    document
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
  }

  function group(name: string, count: number | null, x: number, y: number, room: number): number {
    rule(x, y, room, 1.5, ink);
    words(name + (count === null ? '' : `  ${count}`), {
      x,
      y: y + 7,
      width: room,
      size: 10.5,
      face: 'strong',
    });
    return y + 26;
  }

  function empty(text: string, x: number, y: number, room: number): number {
    words(text, { x, y, width: room, colour: quiet });
    return y + 18;
  }

  function head(): number {
    words(productName, { x: margin, y: margin, width, size: 9, face: 'strong', colour: teal });
    words('Team usage', { x: margin, y: margin + 16, width, size: 22, face: 'serif' });
    words(`${of.company}, ${of.from} to ${of.to}`, {
      x: margin,
      y: margin + 46,
      width,
      size: 10,
      colour: quiet,
    });
    rule(margin, margin + 66, width, 1.5, ink);
    return margin + 78;
  }

  function figures(y: number): number {
    const each = width / 6;
    keyFigures(of).forEach(({ value, of: all, label }, index) => {
      const x = margin + index * each;
      words(value + (all === undefined ? '' : ` of ${all}`), {
        x,
        y,
        width: each - 8,
        size: 17,
        face: 'strong',
      });
      words(label, { x, y: y + 23, width: each - 4, size: 7.5, colour: quiet });
    });
    words(privacyWords(of), { x: margin, y: y + 44, width, size: 8.5, colour: quiet });
    return y + 68;
  }

  function chart(y: number): number {
    const from = group('Chapters read', null, margin, y, width);
    words('per month; below each month: different reports opened', {
      x: margin,
      y: from - 4,
      width,
      size: 8,
      colour: quiet,
    });
    if (!of.months) return empty(youngWords(of), margin, from + 12, width);
    const height = 96;
    const most = Math.max(1, ...of.months.map(({ reads }) => reads ?? 0));
    const each = width / of.months.length;
    const base = from + 26 + height;
    rule(margin, base, width);
    of.months.forEach(({ month, reads, reports, part }, index) => {
      const x = margin + index * each;
      const tall = ((reads ?? 0) / most) * height;
      const bar = { x: x + each * 0.2, y: base - tall, width: each * 0.6, height: tall };
      if (reads === null)
        words('not told', { x, y: base - 12, width: each, size: 7, colour: quiet, align: 'center' });
      else if (part)
        document
          .rect(bar.x, bar.y, bar.width, bar.height)
          .lineWidth(0.8)
          .dash(2, {})
          .strokeColor(teal)
          .stroke()
          .undash();
      else document.rect(bar.x, bar.y, bar.width, bar.height).fill(teal);
      if (reads !== null)
        words(part === 'to date' ? `${orDash(reads)} to date` : orDash(reads), {
          x,
          y: base - tall - 11,
          width: each,
          size: 7.5,
          align: 'center',
        });
      words(month, { x, y: base + 4, width: each, size: 7, colour: quiet, align: 'center' });
      words(orDash(reports), { x, y: base + 14, width: each, size: 7, colour: quiet, align: 'center' });
    });
    return base + 34;
  }

  /** A title with its edition below and a fact at the right. */
  function row(title: string, below: string, fact: string, x: number, y: number, room: number): number {
    words(title, { x, y, width: room - 70, face: 'strong', size: 8.5 });
    words(below, { x, y: y + 11, width: room - 70, size: 7.5, colour: quiet });
    words(fact, { x: x + room - 66, y: y + 4, width: 66, size: 8.5, align: 'right' });
    rule(x, y + 24, room);
    return y + 29;
  }

  function more(
    { total, items }: { total: number; items: readonly unknown[] },
    x: number,
    y: number,
  ): number {
    return total > items.length ? empty(`and ${total - items.length} more`, x, y, column) : y;
  }

  function mostRead(x: number, y: number, room: number): number {
    let at = group('Most read, chapters', null, x, y, room);
    for (const one of of.mostRead.items)
      at = row(one.title, editionWords(one), orDash(one.reads), x, at, room);
    if (of.mostRead.total === 0) at = empty('Nothing has been read that may be told', x, at, room);
    return more(of.mostRead, x, at);
  }

  function unopened(x: number, y: number): number {
    let at = group('Paid for, not opened', of.unopened?.total ?? null, x, y, column);
    if (!of.unopened) return empty(untoldWords, x, at, column);
    for (const one of of.unopened.items) at = row(one.title, editionWords(one), one.since, x, at, column);
    if (of.unopened.total === 0) at = empty(`All ${of.subscriptions.of} were opened`, x, at, column);
    return more(of.unopened, x, at);
  }

  function wanted(x: number, y: number): number {
    let at = group('Asked for, not subscribed', of.wanted.total, x, y, column);
    for (const one of of.wanted.items)
      at = row(one.title, editionWords(one), `${one.refused} refused`, x, at, column);
    if (of.wanted.total === 0) at = empty('Nobody was refused anything that may be told', x, at, column);
    return more(of.wanted, x, at);
  }

  function people(x: number, y: number): number {
    if (!of.people) return y;
    let at = group('By name', of.people.total, x, y, column);
    for (const one of of.people.items) {
      words(one.name, { x, y: at, width: column - 190, face: 'strong', size: 8.5 });
      words(`${one.reads} chapters, ${one.reports} reports, ${one.exports} exports`, {
        x: x + column - 186,
        y: at,
        width: 186,
        size: 8,
        align: 'right',
      });
      rule(x, at + 13, column);
      at += 17;
    }
    return more(of.people, x, at);
  }

  const [left, right] = [margin, margin + column + gap];
  const top = chart(figures(head()));
  const middle = of.people
    ? Math.max(mostRead(left, top, column), people(right, top))
    : mostRead(left, top, width);
  unopened(left, middle + 14);
  wanted(right, middle + 14);
  words(`${productName} · ${of.to}`, { x: margin, y: bottom - 4, width, size: 7.5, colour: quiet });
  document.end();
  return bytes;
}

export function youngWords({ since }: TeamUsageAnswer): string {
  return since === null
    ? 'Nothing has been counted yet.'
    : `Counted since ${since}: too short a time for a chart.`;
}
