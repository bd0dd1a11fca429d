import { colours } from '../colours.ts';
import type { TakenDocument } from '../document.ts';
import { licenceLine } from '../document-words.ts';
import { type Paper, sheet } from './paper.ts';
import { looks, plain, write } from './text.ts';

/** The last page: where the figures come from, how to refer to the document, and what may be done with it. */
export function writeSources(paper: Paper, document: TakenDocument): void {
  const { sources, meta, stamp } = document;
  if (sources.length === 0) return;
  paper.running = 'Sources';
  paper.page();
  paper.target('sources');
  paper.bookmark('Sources');
  const sect = paper.element(paper.root, 'Sect');
  const { chapter, h3, plain: look } = looks;
  write(paper, sect, 'H1', { spans: plain('Sources', chapter), leading: chapter.leading }, { after: 14 });
  for (const { text, address } of sources) {
    const isLinked = address !== null && paper.leadsSomewhere(address);
    const spans = plain(text, look);
    if (isLinked) spans.push({ ...look, text: ` ${address}`, colour: colours.accentText, link: address });
    write(paper, sect, 'P', { spans, leading: look.leading }, { after: 8 });
  }
  const ends = [
    ['How to refer to this document', meta.citation],
    ['License', `${licenceLine(stamp)} ${stamp.terms}`.trim()],
  ];
  for (const [heading = '', text = ''] of ends) {
    if (text === '') continue;
    paper.keep(h3.leading + 40);
    write(paper, sect, 'H2', { spans: plain(heading, h3), leading: h3.leading }, { before: 18, after: 5 });
    write(paper, sect, 'P', { spans: plain(text, look), leading: look.leading });
  }
  sect.end();
  paper.y = sheet.height;
}
