import { colours } from '../colours.ts';
import type { TakenDocument } from '../document.ts';
import { editionLine, licenceLine } from '../document-words.ts';
import { type Paper, sheet, textWidth } from './paper.ts';
import { looks, placesOf, plain } from './text.ts';

const small = { ...looks.note, size: 7.6, leading: 10 };
const strong = { ...small, face: 'strong', colour: colours.ink2 } as const;
const numberWidth = 70;
const mostLines = 3;

/** Head and foot of all pages but the first: what it is, of which state, for whom, and which page. */
export function writeFurniture(paper: Paper, document: TakenDocument): void {
  const { meta, stamp } = document;
  const state = [meta.title, meta.region, editionLine(meta)].filter((part) => part !== '').join(' · ');
  const width = textWidth - numberWidth;
  const foot = [
    ...paper.linesOf(plain(state, strong), width).slice(0, mostLines),
    ...paper.linesOf(plain(licenceLine(stamp), small), width).slice(0, mostLines),
  ];
  const provider = paper.linesOf(plain(meta.provider, { ...strong, colour: colours.accentText }), textWidth);
  const count = paper.pages();
  for (let page = 0; page < count; page += 1) {
    const running = paper.heads[page] ?? '';
    if (running === '') continue;
    paper.pdf.switchToPage(page);
    const heads = paper.linesOf(plain(running, small), textWidth - 120).slice(0, 1);
    const number = paper.linesOf(plain(`${page + 1} / ${count}`, strong), numberWidth);
    paper.decorate(() => {
      paper.scribble(placesOf(provider.slice(0, 1), { x: sheet.left, y: 38, leading: small.leading }));
      paper.scribble(atRight(heads, 38));
      const top = sheet.height - sheet.bottom + 18;
      paper.rule(top, { colour: colours.line2, width: 0.5 });
      paper.scribble(placesOf(foot, { x: sheet.left, y: top + 6, leading: small.leading }));
      paper.scribble(atRight(number, top + 6));
    }, 'Pagination');
  }
}

function atRight(lines: Parameters<typeof placesOf>[0], y: number) {
  return placesOf(lines, { x: 0, y, leading: small.leading }).map((place) => ({
    ...place,
    x: sheet.width - sheet.right - place.line.width,
  }));
}
