import { element, escaped } from './html.ts';
import { type Table, tableHtml } from './table.ts';

interface Image {
  file: string;
  bytes: Buffer;
}

interface Illustration {
  title: string;
  detail: string;
  /** Alternative text for screen readers. */
  alt: string;
  /** What its file is called after its number. */
  name: string;
  bytes: Buffer;
}

/** A chapter being written: blocks in reading order, tables and figures counted together. */
export interface Page {
  readonly number: number;
  readonly title: string;
  /** '4.1': the number of the next table or figure. */
  readonly coming: string;
  h2(text: string): void;
  h3(text: string): void;
  p(...sentences: string[]): void;
  list(items: readonly string[]): void;
  terms(entries: readonly (readonly [string, string])[]): void;
  table(table: Table): void;
  /** Takes the number for an exhibit written as HTML. */
  take(): string;
  block(html: string): void;
  figure(illustration: Illustration): void;
}

export interface Chapter {
  number: number;
  title: string;
  html: string;
  images: Image[];
}

export function writePage(number: number, title: string, write: (page: Page) => void): Chapter {
  const blocks: string[] = [element('h1', escaped(title))];
  const images: Image[] = [];
  let exhibits = 0;
  const line = (name: string) => (text: string) => void blocks.push(element(name, escaped(text)));
  write({
    number,
    title,
    get coming() {
      return `${number}.${exhibits + 1}`;
    },
    h2: line('h2'),
    h3: line('h3'),
    p: (...sentences) => line('p')(sentences.filter(Boolean).join(' ')),
    list: (items) =>
      void blocks.push(`<ul>\n${items.map((one) => element('li', escaped(one))).join('\n')}\n</ul>`),
    terms: (entries) =>
      void blocks.push(
        `<dl>\n${entries.map(([term, meaning]) => element('dt', escaped(term)) + element('dd', escaped(meaning))).join('\n')}\n</dl>`,
      ),
    table: (table) => void blocks.push(tableHtml(table, `Table ${number}.${++exhibits}`)),
    take: () => `${number}.${++exhibits}`,
    block: (html) => void blocks.push(html),
    figure: ({ title: heading, detail, alt, name, bytes }) => {
      const file = `figure-${number}-${++exhibits}-${name}`;
      images.push({ file, bytes });
      const caption = `${escaped(`Figure ${number}.${exhibits} ${heading}`)}<br><span>${escaped(detail)}</span>`;
      blocks.push(
        `<figure><img src="../images/${file}" alt="${escaped(alt)}"><figcaption>${caption}</figcaption></figure>`,
      );
    },
  });
  return { number, title, html: blocks.join('\n'), images };
}
