import { colours } from '../colours.ts';
import type { TakenDocument } from '../document.ts';
import { countOf, editionLine, licenceLine } from '../document-words.ts';
import { type Element, type Paper, sheet, textWidth } from './paper.ts';
import { type Look, looks, plain, write } from './text.ts';

const cover = { height: 470, foot: 44 };
const white = colours.white;
const quiet = '#c6d0da';

/** What it is, of which state, how much is in it, and for whom it was made. */
export function writeTitlePage(paper: Paper, document: TakenDocument): void {
  const { meta, stamp } = document;
  paper.running = '';
  paper.margin = 20;
  paper.page();
  const sect = paper.element(paper.root, 'Sect');
  paper.decorate(() => drawCover(paper));
  paper.y = 70;
  line(paper, sect, meta.provider, { face: 'serif-strong', size: 17, colour: white, leading: 22 });
  const title = titleLook(meta.title);
  const height = paper.linesOf(plain(meta.title, title), textWidth).length * title.leading;
  const below = [meta.subtitle, statement(document)].filter((words) => words !== '');
  paper.y = cover.height - cover.foot - height - below.length * 20 - 12;
  paper.target('title');
  line(paper, sect, meta.title, title, 'H1');
  paper.y += 12;
  for (const words of below)
    line(paper, sect, words, { face: 'sans', size: 12.5, colour: quiet, leading: 20 });
  paper.y = cover.height + 34;
  writeCounts(paper, sect, document);
  if (meta.releaseNote !== '') {
    paper.y += 18;
    line(paper, sect, meta.releaseNote, { ...looks.plain, face: 'serif', size: 11, leading: 16 });
  }
  writeLicence(paper, sect, [licenceLine(stamp), stamp.terms, meta.citation], meta.address);
  sect.end();
  paper.margin = sheet.bottom;
}

/** Region and state. */
function statement({ meta }: TakenDocument): string {
  return [meta.region, editionLine(meta)].filter((part) => part !== '').join(' · ');
}

/** A long title is set smaller. */
function titleLook({ length }: string): Look {
  const size = length > 160 ? 19 : length > 80 ? 25 : length > 40 ? 32 : 38;
  return { face: 'serif-strong', size, colour: white, leading: Math.round(size * 1.14) };
}

function line(paper: Paper, parent: Element, text: string, look: Look, kind: 'P' | 'H1' = 'P'): void {
  write(paper, parent, kind, { spans: plain(text, look), leading: look.leading });
}

/** The scale of a caliper closes the cover. */
function drawCover({ pdf }: Paper): void {
  pdf.rect(0, 0, sheet.width, cover.height).fill(colours.ink);
  pdf.rect(0, cover.height, sheet.width, 5).fill(colours.accent);
  const ticks = 96;
  for (let tick = 0; tick <= ticks; tick += 1) {
    const x = sheet.left + (textWidth * tick) / ticks;
    const length = tick % 12 === 0 ? 14 : tick % 6 === 0 ? 10 : 6;
    pdf.moveTo(x, cover.height).lineTo(x, cover.height - length);
  }
  pdf.lineWidth(0.6).strokeColor('#3a4c60').stroke();
}

function writeCounts(paper: Paper, parent: Element, document: TakenDocument): void {
  const counts = [
    [document.chapters.length, 'chapter', 'chapters'],
    [countOf(document, 'table'), 'table', 'tables'],
    [countOf(document, 'chart'), 'chart', 'charts'],
    [countOf(document, 'figure'), 'figure', 'figures'],
  ] as const;
  const shown = counts.filter(([count]) => count > 0);
  const top = paper.y;
  let bottom = top;
  for (const [index, [count, one, several]] of shown.entries()) {
    const column = { x: sheet.left + index * 104, width: 100 };
    paper.y = top;
    const number = { spans: plain(`${count}`, { ...looks.chapter, colour: colours.accent }), leading: 28 };
    write(paper, parent, 'P', number, column);
    const words = { spans: plain(count === 1 ? one : several, looks.plain), leading: looks.plain.leading };
    write(paper, parent, 'P', words, column);
    bottom = paper.y;
  }
  paper.y = bottom;
}

/** Stands at the foot, on a ground of its own. */
function writeLicence(paper: Paper, parent: Element, texts: readonly string[], address: string | null): void {
  const [licence = '', ...others] = texts;
  const width = textWidth - 32;
  const strong = { ...looks.label, size: 9.5, colour: colours.ink, leading: 14 };
  const small = { ...looks.note, colour: colours.ink2, leading: 13 };
  const shown = others.filter((text) => text !== '');
  const count = (text: string, look: Look) => paper.linesOf(plain(text, look), width).length * look.leading;
  const link = address !== null && paper.leadsSomewhere(address) ? address : '';
  const all = [...shown, ...(link === '' ? [] : [link])];
  const height = count(licence, strong) + all.reduce((sum, text) => sum + count(text, small) + 3, 0) + 28;
  const top = Math.max(paper.y + 20, sheet.height - 56 - height);
  paper.decorate(() => paper.pdf.rect(sheet.left, top, textWidth, height).fill(colours.sunk));
  paper.y = top + 12;
  const column = { x: sheet.left + 16, width };
  write(paper, parent, 'P', { spans: plain(licence, strong), leading: strong.leading }, column);
  for (const text of shown) {
    paper.y += 3;
    write(paper, parent, 'P', { spans: plain(text, small), leading: small.leading }, column);
  }
  if (link === '') return;
  paper.y += 3;
  const spans = [{ ...small, text: link, colour: colours.accentText, link }];
  write(paper, parent, 'P', { spans, leading: small.leading }, column);
}
